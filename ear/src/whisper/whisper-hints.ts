import type { WhisperTokens } from './whisper-tokens.ts';

/** Bonuses of the next token, by row, given the tokens so far. */
export type WhisperHints = (said: readonly number[]) => ReadonlyMap<number, number>;

/** Added to the score of a token that begins a hinted word, and of one that goes on with it. */
const beginningBonus = 1;
const continuingBonus = 4;
/** Tokens are numbered as they were learned, by and large the most frequent ones first: these words everything expects. */
const frequentRows = 3_000;
/** More would make everything likelier than what is said. */
const maxWords = 200;

const none: ReadonlyMap<number, number> = new Map();

/** The words of a text. */
function wordsOf(text: string): string[] {
	return text.replaceAll('’', "'").match(/[a-z]+(?:'[a-z]+)*/gi) ?? [];
}

/**
 * Makes words likelier that are expected: names, and those of the exercise's topic and questions. Nothing is written
 * before what is heard, since a model that reads learners' words goes on to write as they do. Very frequent words gain
 * nothing.
 */
export function createWhisperHints(
	hints: readonly string[],
	tokens: WhisperTokens,
): WhisperHints | undefined {
	const bonuses = new Map<string, Map<number, number>>();
	const words = new Set(hints.flatMap(wordsOf));
	for (const word of [...words].slice(0, maxWords)) {
		const rows = tokens.encode(` ${word}`);
		if (!rows || (rows.length === 1 && (rows[0] as number) < frequentRows)) continue;
		rows.forEach((row, index) => {
			const before = rows.slice(0, index).join();
			const following = bonuses.get(before) ?? new Map<number, number>();
			following.set(row, index === 0 ? beginningBonus : continuingBonus);
			bonuses.set(before, following);
		});
	}
	if (bonuses.size === 0) return undefined;
	const beginnings = bonuses.get('') ?? none;
	return (said) => {
		const start = said.findLastIndex((row) => (tokens.texts[row] as string).startsWith(' '));
		const continuations = start === -1 ? undefined : bonuses.get(said.slice(start).join());
		return continuations ? new Map([...beginnings, ...continuations]) : beginnings;
	};
}
