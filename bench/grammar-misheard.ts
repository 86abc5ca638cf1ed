import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFiles } from '@henry/contract/content.ts';
import type { TranscriptWord } from '@henry/contract/transcript.ts';
import { createRuleGrammarChecker } from '../server/src/adapters/grammar-checker/rules.ts';
import { correctAnswer } from '../server/src/domain/grammar/correct-answer.ts';
import { touch } from '../server/src/domain/grammar/places.ts';
import { keepResult, rounded } from './result.ts';
import { bySpeaker, readCorpus, readRecording } from './stt-corpus.ts';
import { orNotRun } from './stt-needs.ts';
import { ownEar, withRecognizer } from './stt-recognizers.ts';
import { errorRate, score } from './stt-score.ts';
import { learnersSentences } from './stt-sentences.ts';
import { speak } from './stt-voices.ts';

const speakleSentences = contentFiles['speakle.json']
	.parse(JSON.parse(readFileSync(join(import.meta.dirname, '../content/speakle.json'), 'utf8')))
	.map(({ text }) => text);

const transcripts = 100;
const fewestWords = 5;

/** Something that was said without a mistake, and how to get its sound. */
type Spoken = { reference: string; sound: () => Int16Array };

/** One sentence of each of a hundred learners, read aloud. */
function readByLearners(): Spoken[] {
	const speakers = [...bySpeaker(readCorpus()).values()].slice(0, transcripts);
	return speakers.flatMap((utterances) => {
		const long = utterances.find(({ reference }) => reference.split(' ').length >= fewestWords);
		return long ? [{ reference: long.reference, sound: () => readRecording(long.file) }] : [];
	});
}

/** Learners' sentences and Speakle's, by two voices that the recogniser was not trained on, in turns. */
function spokenByVoices(): Spoken[] {
	return [...learnersSentences, ...speakleSentences].slice(0, transcripts).map((reference, index) => ({
		reference,
		sound: () => speak(index % 2 === 0 ? 'flite slt' : 'flite rms', reference),
	}));
}

/** The words as one text, with the place of each. */
function textOf(words: readonly TranscriptWord[]) {
	let text = '';
	const places = words.map((word) => {
		const start = text === '' ? 0 : text.length + 1;
		text = text === '' ? word.text : `${text} ${word.text}`;
		return { start, end: text.length };
	});
	return { text, places };
}

/**
 * How often a learner who made no mistake is corrected for what the recogniser misheard: of each transcript the
 * corrections without its doubts (before) and with them (after), and what is asked instead.
 */
async function blame(spoken: readonly Spoken[]) {
	const checker = createRuleGrammarChecker({ processes: 1, maxQueued: 1 });
	await checker.start();
	const correct = correctAnswer(checker);
	const counts = {
		before: 0,
		beforeAtMisheard: 0,
		after: 0,
		afterAtMisheard: 0,
		asked: 0,
		offered: 0,
		ofReferences: 0,
	};
	const scores = await withRecognizer(
		ownEar.create({ processes: 1, maxUtterances: 1 }),
		async (recognizer) => {
			const all = [];
			for (const { reference, sound } of spoken) {
				const words = await recognizer.recognize(sound());
				const result = score(
					reference,
					words.map(({ text }) => text),
				);
				const { text, places } = textOf(words);
				const misheard = places.filter((_, index) => !result.right[index]);
				const isMisheard = ({ originalSpan }: { originalSpan: { start: number; end: number } }) =>
					misheard.some((place) => touch(place, originalSpan));
				const before = text === '' ? [] : (await correct(text)).corrections;
				const after = text === '' ? undefined : await correct(text, { words });
				counts.before += before.length;
				counts.beforeAtMisheard += before.filter(isMisheard).length;
				counts.after += after?.corrections.length ?? 0;
				counts.afterAtMisheard += after?.corrections.filter(isMisheard).length ?? 0;
				counts.asked += after?.suggestions.filter(({ asksWhatWasSaid }) => asksWhatWasSaid).length ?? 0;
				counts.offered += after?.suggestions.filter(({ asksWhatWasSaid }) => !asksWhatWasSaid).length ?? 0;
				counts.ofReferences += (await correct(reference.toLowerCase())).corrections.length;
				all.push(result);
			}
			return all;
		},
	).finally(() => checker.close());
	return { transcripts: spoken.length, wordErrorRate: rounded(errorRate(scores), 4), corrections: counts };
}

/** How many corrections blame a learner for the recogniser's mistakes, before and after its doubts are respected. */
export async function benchGrammarMisheard(): Promise<void> {
	keepResult('grammar-misheard', {
		note: 'Nobody made a mistake: each correction is a false one. Our own ear was trained on these learners.',
		readByLearners: await orNotRun(() => blame(readByLearners())),
		spokenByVoices: await orNotRun(() => blame(spokenByVoices())),
	});
}
