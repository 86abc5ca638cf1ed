import { toWords } from '../server/src/adapters/speech-to-text/word-error-rate.ts';

/** How a transcript compares with what was said, by the least number of edits. */
export type Score = {
	referenceWords: number;
	substituted: number;
	missing: number;
	added: number;
	/** For each heard word whether it is right. */
	right: boolean[];
};

/** Edit distances of all beginnings: [words of the reference + 1][heard words + 1]. */
function distances(expected: readonly string[], heard: readonly string[]): number[][] {
	const table = [[0, ...heard.map((_, index) => index + 1)]];
	for (const [index, word] of expected.entries()) {
		const above = table[index] as number[];
		const row = [index + 1];
		for (const [column, other] of heard.entries()) {
			const replaced = (above[column] as number) + (word === other ? 0 : 1);
			row.push(Math.min(replaced, (above[column + 1] as number) + 1, (row[column] as number) + 1));
		}
		table.push(row);
	}
	return table;
}

/**
 * Compares heard words with the reference. Of equally good alignments it takes one, which replaces rather than adds and
 * omits.
 */
export function score(reference: string, heardWords: readonly string[]): Score {
	const expected = toWords(reference);
	const heard = heardWords.map((word) => word.toLowerCase());
	const table = distances(expected, heard);
	const at = (row: number, column: number) => table[row]?.[column] ?? Number.POSITIVE_INFINITY;
	const result: Score = { referenceWords: expected.length, substituted: 0, missing: 0, added: 0, right: [] };
	let row = expected.length;
	let column = heard.length;
	while (row > 0 || column > 0) {
		const isSame = row > 0 && expected[row - 1] === heard[column - 1];
		if (at(row, column) === at(row - 1, column - 1) + (isSame ? 0 : 1)) {
			row--;
			column--;
			result.right.unshift(isSame);
			if (!isSame) result.substituted++;
		} else if (at(row, column) === at(row, column - 1) + 1) {
			column--;
			result.right.unshift(false);
			result.added++;
		} else {
			row--;
			result.missing++;
		}
	}
	return result;
}

/** Wrong, missing and added words for each word of the references together. */
export function errorRate(scores: readonly Score[]): number {
	const words = scores.reduce((sum, { referenceWords }) => sum + referenceWords, 0);
	return errorsOf(scores) / words;
}

function errorsOf(scores: readonly Score[]): number {
	return scores.reduce((sum, { substituted, missing, added }) => sum + substituted + missing + added, 0);
}

/**
 * Numbers 0 to 1 that look random and are always the same: a linear congruential generator with the constants of Press
 * et al., "Numerical Recipes" (2nd edition, section 7.1).
 */
export function createRandom(seed: number): () => number {
	let state = seed;
	return () => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return state / 2 ** 32;
	};
}

const resamples = 1_000;

/**
 * The 95 % interval of the error rate by the percentile bootstrap over speakers, whose utterances belong together
 * (Bisani & Ney, "Bootstrap estimates for confidence intervals in ASR performance evaluation", ICASSP 2004).
 */
export function errorRateInterval(scoresOfSpeakers: readonly (readonly Score[])[]): [number, number] {
	const random = createRandom(762);
	const speakers = scoresOfSpeakers.map((scores) => ({
		errors: errorsOf(scores),
		words: scores.reduce((sum, { referenceWords }) => sum + referenceWords, 0),
	}));
	const rates = Array.from({ length: resamples }, () => {
		let errors = 0;
		let words = 0;
		for (let drawn = 0; drawn < speakers.length; drawn++) {
			const speaker = speakers[Math.floor(random() * speakers.length)];
			errors += speaker?.errors ?? 0;
			words += speaker?.words ?? 0;
		}
		return errors / words;
	}).sort((first, second) => first - second);
	const quantile = (share: number) => rates[Math.round(share * (resamples - 1))] as number;
	return [quantile(0.025), quantile(0.975)];
}
