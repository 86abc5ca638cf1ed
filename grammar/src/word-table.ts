import { wordsIn } from './word-set.ts';

/**
 * A table that is asked for words of learners'. It holds what it is given and nothing else: every other object of JavaScript
 * also has something under "constructor".
 */
export function wordTable<Value>(table: Readonly<Record<string, Value>>): Record<string, Value> {
	return Object.assign(Object.create(null), table);
}

/** A pattern for words that white space parts: `goals?` and `.+` are read as in a regular expression. */
export const patternOf = (words: string | readonly string[]): RegExp =>
	new RegExp(`^(?:${wordsIn(words).join('|')})$`);

/** The same for each list of a table. */
export const patternTable = (table: Readonly<Record<string, string | readonly string[]>>) =>
	wordTable(Object.fromEntries(Object.entries(table).map(([name, words]) => [name, patternOf(words)])));
