import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFiles } from '@henry/contract/content-files.ts';
import type { TranscriptWord } from '@henry/contract/transcript.ts';
import { touch } from '@henry/grammar/places.ts';
import { createRuleGrammarChecker } from '../server/src/adapters/grammar-checker/rules.ts';
import { correctAnswer } from '../server/src/domain/grammar/correct-answer.ts';
import { keepResult, rounded } from './result.ts';
import { bySpeaker, readRecording } from './stt-corpus.ts';
import { heldOut } from './stt-folds.ts';
import { orNotRun } from './stt-needs.ts';
import { foldEar, ownEar, withRecognizer } from './stt-recognizers.ts';
import { errorRate, score } from './stt-score.ts';
import { learnersSentences } from './stt-sentences.ts';
import { speak } from './stt-voices.ts';

const speakleSentences = contentFiles['speakle.json']
	.parse(JSON.parse(readFileSync(join(import.meta.dirname, '../content/speakle.json'), 'utf8')))
	.map(({ text }) => text);

const transcripts = 100;
const fewestWords = 5;

/** Something that was said without a mistake, and what the recogniser makes of it. */
type Heard = { reference: string; words: readonly TranscriptWord[] };

/** One sentence of each of a hundred learners, read aloud, by models that know nothing of them. */
async function readByLearners(): Promise<Heard[]> {
	const heard: Heard[] = [];
	const chosen = [...bySpeaker(heldOut()).values()].slice(0, transcripts).flatMap((utterances) => {
		const long = utterances.find(({ reference }) => reference.split(' ').length >= fewestWords);
		return long ? [long] : [];
	});
	for (const fold of new Set(chosen.map((utterance) => utterance.fold))) {
		await withRecognizer(foldEar(fold), async (recognizer) => {
			for (const { reference, file } of chosen.filter((utterance) => utterance.fold === fold))
				heard.push({ reference, words: await recognizer.recognize(readRecording(file)) });
		});
	}
	return heard;
}

/** Learners' sentences and Speakle's, by two voices that the recogniser was not trained on, in turns. */
function spokenByVoices(): Promise<Heard[]> {
	const references = [...learnersSentences, ...speakleSentences].slice(0, transcripts);
	return withRecognizer(ownEar.create({ processes: 1, maxUtterances: 1 }), async (recognizer) => {
		const heard: Heard[] = [];
		for (const [index, reference] of references.entries()) {
			const sound = speak(index % 2 === 0 ? 'flite slt' : 'flite rms', reference);
			heard.push({ reference, words: await recognizer.recognize(sound) });
		}
		return heard;
	});
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
async function blame(heard: readonly Heard[]) {
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
	const scores = [];
	for (const { reference, words } of heard) {
		const result = score(
			reference,
			words.map(({ text }) => text),
		);
		scores.push(result);
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
	}
	await checker.close();
	return { transcripts: heard.length, wordErrorRate: rounded(errorRate(scores), 4), corrections: counts };
}

/** How many corrections blame a learner for the recogniser's mistakes, before and after its doubts are respected. */
export async function benchGrammarMisheard(): Promise<void> {
	keepResult('grammar-misheard', {
		note: 'Nobody made a mistake: each correction is a false one. The models that hear the learners know nothing of them.',
		readByLearners: await orNotRun(async () => blame(await readByLearners())),
		spokenByVoices: await orNotRun(async () => blame(await spokenByVoices())),
	});
}
