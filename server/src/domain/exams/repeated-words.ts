import type { ExamAnswerReport } from '@henry/contract/exam-report.ts';
import type { AnswerWord } from './topic-relevance.ts';

type Repeated = NonNullable<ExamAnswerReport['repeated']>;

const plainWords = (text: string) =>
	text
		.toLowerCase()
		.replaceAll('’', "'")
		.match(/[\p{L}\p{N}']+/gu) ?? [];

/** Which of the words given were said, in their order: the longest common subsequence. */
function saidOf(given: readonly string[], said: readonly string[]): boolean[] {
	const width = said.length + 1;
	const lengths = new Uint16Array((given.length + 1) * width);
	const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
	for (let row = given.length - 1; row >= 0; row--)
		for (let column = said.length - 1; column >= 0; column--)
			lengths[row * width + column] =
				given[row] === said[column]
					? at(row + 1, column + 1) + 1
					: Math.max(at(row + 1, column), at(row, column + 1));
	const wasSaid = given.map(() => false);
	for (let row = 0, column = 0; row < given.length && column < said.length; ) {
		if (given[row] === said[column]) {
			wasSaid[row] = true;
			row += 1;
			column += 1;
		} else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
		else column += 1;
	}
	return wasSaid;
}

/**
 * The mark of 0 to 5 for a sentence said again, in the steps of TOEFL's rubric in our words: 5 all of it, 4 nearly all, 3
 * most, 2 a part, 1 very little, 0 nothing. Where the steps begin is our choice.
 */
function markOf(share0to1: number, extraWords: number): number {
	if (share0to1 === 0) return 0;
	if (share0to1 === 1) return extraWords <= 1 ? 5 : 4;
	return share0to1 >= 0.85 ? 4 : share0to1 >= 0.65 ? 3 : share0to1 >= 0.3 ? 2 : 1;
}

/** How much of what was given was said. The lower mark counts words that the recogniser doubts as not said. */
export function repeatedWords(given: string, words: readonly AnswerWord[]): Repeated {
	const wanted = plainWords(given);
	const mark = (heard: readonly AnswerWord[]) => {
		const said = heard.flatMap(({ text }) => plainWords(text));
		const wasSaid = saidOf(wanted, said);
		const count = wasSaid.filter(Boolean).length;
		return { wasSaid, mark0to5: markOf(count / Math.max(wanted.length, 1), said.length - count) };
	};
	const all = mark(words);
	const sure = mark(words.filter(({ unsure }) => !unsure));
	return {
		mark0to5: { lowest: Math.min(sure.mark0to5, all.mark0to5), highest: all.mark0to5 },
		missing: wanted.filter((_, index) => !all.wasSaid[index]),
	};
}
