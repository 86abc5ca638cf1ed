/** The words of a text, or of several, that white space parts. */
export const wordsIn = (texts: string | readonly string[]): string[] =>
	[texts].flat().join(' ').trim().split(/\s+/);

/** The same as a set. */
export const wordSet = (texts: string | readonly string[]): ReadonlySet<string> => new Set(wordsIn(texts));

/** The names of the lists in a file of words. */
type ListsIn<File> = {
	[Name in keyof File as File[Name] extends string | readonly string[] ? Name : never]: ReadonlySet<string>;
};

/** Each list of a file of words as a set, by its name. */
export const wordSets = <File extends object>(file: File): ListsIn<File> =>
	Object.fromEntries(
		Object.entries(file)
			.filter(([, list]) => typeof list === 'string' || Array.isArray(list))
			.map(([name, list]) => [name, wordSet(list)]),
	) as ListsIn<File>;
