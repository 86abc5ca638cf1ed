import type { TranscriptWord } from '@henry/contract/transcript.ts';

/** A shorter silence is part of fluent speech (de Jong and Bosker 2013). */
const pauseMs = 250;
/** A run of so many words shows fluency: a native speaker's have about eight. */
const fewestWords = 8;
/** More of them are too many to quote. */
const mostWords = 25;

/** The runs of surely heard words of one answer, without a pause between two of them. */
function runsOf(words: readonly TranscriptWord[]): TranscriptWord[][] {
	const runs: TranscriptWord[][] = [];
	for (const [index, word] of words.entries()) {
		const before = words[index - 1];
		const isFirst = !before || before.unsure || word.startMs - before.endMs >= pauseMs;
		if (word.unsure) continue;
		if (isFirst) runs.push([]);
		runs.at(-1)?.push(word);
	}
	return runs;
}

/** The longest run of words in some answers, or its beginning; undefined where none is long. */
export function longestRun(answers: readonly { words: readonly TranscriptWord[] }[]): string | undefined {
	const runs = answers.flatMap(({ words }) => runsOf(words));
	const [longest = []] = runs.toSorted((one, other) => other.length - one.length);
	if (longest.length < fewestWords) return undefined;
	return longest
		.slice(0, mostWords)
		.map(({ text }) => text)
		.join(' ');
}
