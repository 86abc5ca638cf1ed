/** The words of a text, or of several, that white space parts. */
export const wordsIn = (texts: string | readonly string[]): string[] =>
	[texts].flat().join(' ').trim().split(/\s+/);

/** The same as a set. */
export const wordSet = (texts: string | readonly string[]): ReadonlySet<string> => new Set(wordsIn(texts));
