import type { ReportedCorrection } from '@henry/contract/conversation.ts';
import { encodeWav } from '@henry/sound/wav.ts';
import { expect, test } from 'vitest';
import { practiceOfTalk } from './practice-of-talk.ts';

const words = (text: string, confidence0to1 = 0.9) =>
	text.split(' ').map((word, index) => ({
		text: word,
		startMs: 1_000 + index * 1_000,
		endMs: 1_800 + index * 1_000,
		confidence0to1,
		unsure: confidence0to1 < 0.5,
	}));
const recording = new Blob([encodeWav(new Int16Array(16_000), 16_000)]);
const correction: ReportedCorrection = {
	rule: 'he-she-it',
	category: 'agreement',
	original: 'have',
	replacement: 'has',
	originalSpan: { start: 11, end: 15 },
	correctedSpan: { start: 11, end: 14 },
	reason: 'One person has.',
	reasonInSpanish: 'Una persona «has».',
	typicalOf: [],
	sentence: 'my brother have a garden',
	correctedSentence: 'my brother has a garden',
};
const report = {
	corrections: [correction, { ...correction, sentence: 'x'.repeat(301) }],
	suggestions: [],
	isEnglish: true,
	told: [],
	strengths: [],
	facts: {
		words: 10,
		turns: 2,
		wordsPerMinute: 60,
		pauses: 0,
		fillers: [],
		differentWords: 9,
		richWords: [],
		lexicalDiversity: null,
		wordsByLevel: { A1: 8, A2: 0, B1: 2, B2: 0 },
		vocabularyRange: null,
		patterns: [],
	},
};

test('a talk is remembered with its figures, its corrections, its weak words and one recording', async () => {
	const practice = await practiceOfTalk({
		activity: 'talk',
		title: 'How was your day?',
		answers: [
			{ words: words('my brother have a garden'), recording },
			{ words: words('we eat there often together', 0.4), recording },
		],
		report,
	});
	expect(practice).toMatchObject({
		activity: 'talk',
		title: 'How was your day?',
		measures: { words: 10, spokenSeconds: 9.6, correctionsPer100Words: 20 },
		weakWords: ['we', 'eat', 'there', 'often', 'together'],
	});
	expect(practice.corrections).toEqual([
		{
			rule: 'he-she-it',
			category: 'agreement',
			original: 'have',
			replacement: 'has',
			reason: 'One person has.',
			reasonInSpanish: 'Una persona «has».',
			sentence: 'my brother have a garden',
			correctedSentence: 'my brother has a garden',
		},
	]);
	expect(practice.recording?.size).toBe(44 + 2 * 32_000);
});

test('where the learner has changed a text, corrections make no rate over the words that were heard', async () => {
	const { measures } = await practiceOfTalk({
		activity: 'talk',
		title: 'How was your day?',
		answers: [
			{ words: words('my brother have a garden'), recording },
			{ words: [], recording },
		],
		report,
	});
	expect(measures).toEqual({ words: 5, spokenSeconds: 4.8 });
});

test('a talk without recordings is remembered without one, and without figures on speech', async () => {
	const practice = await practiceOfTalk({
		activity: 'pictures',
		title: 'Eating',
		answers: [{ words: [], recording: undefined }],
		report,
	});
	expect(practice).not.toHaveProperty('recording');
	expect(practice.measures).toEqual({});
});

test('variety and level of the words are remembered where enough was said to tell', async () => {
	const facts = { ...report.facts, lexicalDiversity: 61.5, wordsByLevel: { A1: 80, A2: 20, B1: 15, B2: 10 } };
	const talk = {
		activity: 'talk' as const,
		title: 'How was your day?',
		answers: [{ words: [], recording: undefined }],
	};
	const { measures } = await practiceOfTalk({ ...talk, report: { ...report, facts } });
	expect(measures).toEqual({ lexicalDiversity: 61.5, richWordsPer100Words: 20 });
	expect((await practiceOfTalk({ ...talk, report })).measures).toEqual({});
});
