import { createLogistic, type LogisticWeights } from '#ear/numerics/logistic.ts';
import type { WhisperWord } from './whisper-words.ts';

/** What training/whisper/confidence.py writes: from evidence to the chance that a word is right, and what follows of it. */
export type WhisperConfidence = LogisticWeights & {
	/** Words with a smaller chance are doubtful. */
	unsureBelow0to1: number;
	/** What was heard with a smaller mean chance was not understood. */
	nothingHeardBelow0to1: number;
};

/** What is known of a whole utterance. */
export type WhisperSigns = { meanLogProbability: number; noSpeech0to1: number; english0to1: number };

/** Names of what a word's chance is told by, in the order of `wordEvidence`. */
export const whisperEvidence = [
	'mean logarithm of the probabilities of its tokens',
	'least logarithm of the probabilities of its tokens',
	'mean logarithm of the word before',
	'mean logarithm of the word after',
	'mean logarithm of the utterance',
	'logarithm of how likely it is English',
	'logarithm of how likely it is no speech',
	'letters',
	'logarithm of the milliseconds a letter',
];

const smallest = 1e-4;
const meanOf = (values: readonly number[]) =>
	values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** What each word's chance to be right is told by: a row of figures for each, named by `whisperEvidence`. */
export function wordEvidence(words: readonly WhisperWord[], signs: WhisperSigns): number[][] {
	const means = words.map(({ logProbabilities }) => meanOf(logProbabilities));
	return words.map(({ text, startMs, endMs, logProbabilities }, index) => {
		const letters = text.replaceAll(/[^A-Za-z]/g, '').length;
		return [
			means[index] as number,
			Math.min(0, ...logProbabilities),
			means[index - 1] ?? 0,
			means[index + 1] ?? 0,
			signs.meanLogProbability,
			Math.log(Math.max(signs.english0to1, smallest)),
			Math.log(Math.max(signs.noSpeech0to1, smallest)),
			Math.min(letters, 10),
			Math.log(Math.max(20, endMs - startMs) / Math.max(1, letters)),
		];
	});
}

/** Prepares what tells how likely each word is right, 0 to 1. Throws where it was trained on other evidence. */
export function createWhisperConfidence(
	model: WhisperConfidence,
): (words: readonly WhisperWord[], signs: WhisperSigns) => number[] {
	const chanceOf = createLogistic(model, whisperEvidence);
	return (words, signs) => wordEvidence(words, signs).map(chanceOf);
}
