import { rounded } from './result.ts';

/** A recognised word, how sure the recogniser was, and whether it is right. */
export type JudgedWord = { confidence0to1: number; isRight: boolean };

const unsureBelow0to1 = 0.5;

/**
 * Area under the receiver operating characteristic: how often a right word has a higher confidence than a wrong one, a
 * tie counting half (the statistic of Mann & Whitney 1947, by ranks). NaN where all words are right or none is.
 */
function areaUnderCurve(words: readonly JudgedWord[]): number {
	const sorted = [...words].sort((first, second) => first.confidence0to1 - second.confidence0to1);
	const right = sorted.filter(({ isRight }) => isRight).length;
	let rankSum = 0;
	for (let start = 0; start < sorted.length; ) {
		const value = sorted[start]?.confidence0to1;
		let end = start;
		let rightHere = 0;
		for (; sorted[end]?.confidence0to1 === value; end++) rightHere += sorted[end]?.isRight ? 1 : 0;
		rankSum += (rightHere * (start + 1 + end)) / 2;
		start = end;
	}
	return (rankSum - (right * (right + 1)) / 2) / (right * (sorted.length - right));
}

/** How well confidences part right from wrong words. */
export function confidenceFigures(words: readonly JudgedWord[]) {
	const shareMarked = (some: readonly JudgedWord[]) =>
		rounded(some.filter((word) => word.confidence0to1 < unsureBelow0to1).length / some.length);
	const right = words.filter(({ isRight }) => isRight);
	const wrong = words.filter(({ isRight }) => !isRight);
	return {
		heardWords: words.length,
		shareRight: rounded(right.length / words.length),
		areaUnderCurve: rounded(areaUnderCurve(words)),
		markedBelow0to1: unsureBelow0to1,
		shareOfWrongWordsMarked: shareMarked(wrong),
		shareOfRightWordsMarked: shareMarked(right),
	};
}
