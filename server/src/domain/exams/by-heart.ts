import type { AnswerWord } from './topic-relevance.ts';

/** Texts share what they have in runs of so many words: by chance hardly anybody says five words as another did. */
const wordsOfRun = 5;
/** A shorter answer may be the same as another by chance. */
const fewestWords = 20;
/** From this share of its runs on, an answer is another text said from memory. Some of its words may be misheard. */
const byHeartFrom = 0.6;

const runsOf = (texts: readonly string[]): string[] => {
	const words = texts.flatMap(
		(text) =>
			text
				.toLowerCase()
				.replaceAll('’', "'")
				.match(/[\p{L}']+/gu) ?? [],
	);
	return words.slice(wordsOfRun - 1).map((_, index) => words.slice(index, index + wordsOfRun).join(' '));
};

/**
 * Tells whether an answer is a text learnt by heart: one of `known` (the model answers of the exams), or an earlier answer
 * of the same exam said again.
 */
export function createByHeart(known: readonly string[]) {
	// Of some thousand texts: made for the first answer, because the start of the server would be longer by it.
	let textsOfRun: Map<string, number[]> | undefined;
	function runsOfKnown(): Map<string, number[]> {
		const texts = new Map<string, number[]>();
		for (const [index, text] of known.entries())
			for (const run of runsOf([text])) texts.set(run, [...(texts.get(run) ?? []), index]);
		return texts;
	}

	return (words: readonly AnswerWord[], earlier: readonly (readonly AnswerWord[])[]): boolean => {
		if (words.length < fewestWords) return false;
		textsOfRun ??= runsOfKnown();
		const runs = runsOf(words.map(({ text }) => text));
		const isMost = (count: number) => count >= byHeartFrom * runs.length;
		const counts = new Map<number, number>();
		for (const run of runs)
			for (const text of textsOfRun.get(run) ?? []) counts.set(text, (counts.get(text) ?? 0) + 1);
		if ([...counts.values()].some(isMost)) return true;
		return earlier.some((answer) => {
			const said = new Set(runsOf(answer.map(({ text }) => text)));
			return isMost(runs.filter((run) => said.has(run)).length);
		});
	};
}
