import type { AptisAnswerReport, AptisReport } from '@henry/contract/aptis.ts';
import type { AptisQuestion } from '@henry/contract/content.ts';
import { encodeWav } from '@henry/sound/wav.ts';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
	type Answers,
	button,
	callsOf,
	heard,
	openPage,
	setUp,
} from '#web/components/conversation/talk-for-tests.tsx';
import { browserKeeper } from '#web/lib/practice/browser-keeper.ts';
import type { ExamAnswer } from './exam.ts';
import { FinishScreen } from './finish-screen.tsx';

vi.mock('#web/audio/capture.ts');
vi.mock('#web/audio/microphone.ts', { spy: true });

beforeEach(() => {
	vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

const questions: AptisQuestion[] = ['Family?', 'Free time?', 'Country?'].map((text, index) => ({
	id: index + 1,
	text,
	audioUrl: '/content/audio/question.mp3',
	duration: 30,
}));

const spoken = (text: string): ExamAnswer => ({
	recorded: {
		recording: new Blob([encodeWav(new Int16Array(1_600), 16_000)]),
		hints: [],
		liveTranscript: undefined,
		durationMs: 100,
	},
	words: heard(text).words,
});

const answerReport = (transcription: string, words: number): Omit<AptisAnswerReport, 'questionId'> => ({
	transcription,
	feedback: {
		text: transcription,
		changes: [],
		corrections: [],
		suggestions: [],
		writing: [],
		isEnglish: true,
	},
	figures: { words, spokenSeconds: 1, wordsPerMinute: null, pauses: 0, longestPauseSeconds: 0 },
	topic: transcription
		? { verdict: 'onTopic', because: 'topicWords', topicWords: [] }
		: { verdict: 'silent', because: 'nothingHeard', topicWords: [] },
});

const estimate: AptisReport['estimate'] = {
	overall0to5: { lowest: 3, highest: 3 },
	isSure: true,
	task: { onTopic: { lowest: 2, highest: 2 }, reasons: [], doubts: [] },
	language: [],
};

/** The server's report on answers of so many heard words each. */
const report = (texts: string[], heardWords: number[]): AptisReport => ({
	answers: texts.map((text, index) => ({
		questionId: index + 1,
		...answerReport(text, heardWords[index] ?? 0),
	})),
	estimate: heardWords.some((count) => count > 0) ? estimate : null,
});

function open(examAnswers: ExamAnswer[], answers: Answers) {
	setUp(answers);
	return openPage(
		() => <FinishScreen questions={questions} timing="exam" answers={examAnswers} onRestart={() => {}} />,
		'/aptis-part-one-1',
	);
}

const ofPart = (number: number) =>
	within(screen.getByRole('heading', { name: `Part ${number}` }).closest('article') as HTMLElement);
const heardOnly = /The estimate is made only from what Henry heard/;

test('answers that are put right or written are reported on anew; the estimate is said to rest on what was heard', async () => {
	const user = open([spoken('my ant is nice'), spoken('i read'), spoken('')], {
		'/api/aptisReport': [
			report(['my ant is nice', 'i read', ''], [4, 2, 0]),
			report(['my aunt is nice', 'i read', ''], [4, 2, 0]),
			report(['my aunt is nice', 'i read', 'The sun.'], [4, 2, 0]),
		],
	});
	await screen.findByRole('heading', { name: 'Estimate' });
	expect(screen.queryByText(heardOnly)).toBeNull();
	await screen.findByText('Saved to My progress.');

	await user.click(ofPart(1).getByRole('button', { name: 'Not what I said?' }));
	await user.clear(screen.getByRole('textbox'));
	await user.type(screen.getByRole('textbox'), 'my  aunt is nice');
	await user.click(await button('Use this text'));
	expect(await screen.findByText('my aunt is nice')).toBeTruthy();
	expect(ofPart(1).getByText('You corrected this text.')).toBeTruthy();
	expect(screen.getByText(heardOnly)).toBeTruthy();

	expect(ofPart(3).getByText('Henry heard nothing.')).toBeTruthy();
	await user.click(ofPart(3).getByRole('button', { name: 'Write instead' }));
	await user.type(screen.getByRole('textbox', { name: 'Your answer' }), 'The sun.');
	await user.click(await button('Use this text'));
	expect(await ofPart(3).findByText('You wrote this.')).toBeTruthy();
	expect(ofPart(3).queryByText('words a minute')).toBeNull();
	expect(ofPart(2).getByText('words a minute')).toBeTruthy();

	const sent = callsOf('/api/aptisReport').map(({ payload }) => (payload as { answers: object[] }).answers);
	expect(sent[0]?.[0]).not.toHaveProperty('text');
	expect(sent.at(-1)).toMatchObject([
		{ text: 'my aunt is nice', words: { length: 4 }, durationMs: 100 },
		{ words: { length: 2 } },
		{ text: 'The sun.', words: [] },
	]);
	await screen.findByText('Saved to My progress.');
	expect((await browserKeeper.load()).results).toMatchObject([
		{ activity: 'aptis', measures: { words: 6, estimate0to5: 3 }, weakWords: ['read'] },
	]);
});

test('there is nothing to save while the report is made, nor where nothing was heard', async () => {
	const canSave = () => !screen.getByRole('button', { name: 'Save as PDF' }).matches(':disabled');
	open([spoken(''), spoken(''), spoken('')], { '/api/aptisReport': [report(['', '', ''], [0, 0, 0])] });
	expect(canSave()).toBe(false);
	await screen.findByText(/there is nothing to estimate/);
	expect(canSave()).toBe(false);
});

test('an exam in writing is corrected and not estimated', async () => {
	const written = ['my aunt', 'i read', 'The sun.'].map((text) => ({ recorded: undefined, words: [], text }));
	open(written, { '/api/aptisReport': [report(['my aunt', 'i read', 'The sun.'], [0, 0, 0])] });
	expect(await screen.findByText(/An estimate is made only from words that you say/)).toBeTruthy();
	expect(screen.getAllByText('You wrote this.')).toHaveLength(3);
	expect((await button('Save as PDF')).matches(':disabled')).toBe(false);
	expect(screen.queryByRole('button', { name: 'Play' })).toBeNull();
});

test('what the browser heard is corrected, what Henry heard is measured, and both are said', async () => {
	const [first, ...others] = [spoken('i read'), spoken('i read'), spoken('i read')];
	const heardByBrowser: ExamAnswer = {
		recorded: first?.recorded && {
			...first.recorded,
			liveTranscript: Promise.resolve({
				transcription: 'My aunt is nice.',
				words: [],
				browser: { heard: true, confidence0to1: 0.81 },
			}),
		},
	};
	const user = open([heardByBrowser, ...others], {
		'/api/transcript': [heard('my ant is nice')],
		'/api/aptisReport': [
			report(['My aunt is nice.', 'i read', 'i read'], [4, 2, 2]),
			report(['My aunt is very nice.', 'i read', 'i read'], [4, 2, 2]),
		],
	});
	expect(await screen.findByText('My aunt is nice.')).toBeTruthy();
	expect(ofPart(1).getByText(/own recogniser heard this. It is 81% sure/)).toBeTruthy();
	expect(ofPart(1).getByText('words a minute')).toBeTruthy();
	expect(screen.getByText(heardOnly)).toBeTruthy();
	expect(callsOf('/api/aptisReport')[0]?.payload).toMatchObject({
		answers: [{ text: 'My aunt is nice.', words: { length: 4 } }, {}, {}],
	});
	await user.click(ofPart(1).getByRole('button', { name: 'Not what I said?' }));
	await user.type(screen.getByRole('textbox'), ' Very.');
	await user.click(await button('Use this text'));
	expect(await ofPart(1).findByText('You corrected this text.')).toBeTruthy();
	expect(ofPart(1).queryByText(/own recogniser/)).toBeNull();
});
