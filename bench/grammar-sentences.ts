import { splitWords } from '@henry/grammar/tagged-text.ts';
import { sentenceStarts } from '@henry/grammar/writing.ts';
import { readUsage } from '../server/src/adapters/grammar-checker/confusion-files.ts';
import { keepResult, rounded } from './result.ts';

/** Sentences in a row that are read as one answer, and what is no sentence to be found. */
const sentencesAtOnce = 5;
const fewestWords = 4;

/**
 * How well the ends of sentences are found that nobody hears: lines of conversation, each a sentence or two, joined to
 * answers of five. Where a line holds two sentences, the end of the first is rightly found and counted as wrong, so
 * precision is a lower bound.
 */
export function benchSentences(linesOf: Record<string, readonly string[]>): void {
	const { sentenceOdds } = readUsage().writing;
	const figures = Object.fromEntries(
		Object.entries(linesOf).map(([name, lines]) => {
			const sentences = lines
				.map((line) => splitWords(line).map((word) => ({ ...word, afterBreak: false })))
				.filter((words) => words.length >= fewestWords);
			let [found, right, ends] = [0, 0, 0];
			for (let from = 0; from + sentencesAtOnce <= sentences.length; from += sentencesAtOnce) {
				const answer = sentences.slice(from, from + sentencesAtOnce);
				const words = answer.flat();
				const starts = new Set(answer.map((_, index) => answer.slice(0, index).flat().length));
				const told = sentenceStarts(words, sentenceOdds(words.map(({ lower }) => lower)));
				found += told.length - 1;
				right += told.filter((start) => start > 0 && starts.has(start)).length;
				ends += sentencesAtOnce - 1;
			}
			return [name, { ends, precision: rounded(right / found, 3), recall: rounded(right / ends, 3) }];
		}),
	);
	keepResult('grammar-sentences', figures);
}
