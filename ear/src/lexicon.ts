/** Pronunciations, all in one array: number `index` is `phones[start[index]..start[index + 1])` and says `wordOf[index]`. */
export type Pronunciations = {
	wordOf: Int32Array;
	start: Uint32Array;
	/** Phone ids: places in the acoustic model's list of phones. */
	phones: Uint8Array;
};

/** The words that can be recognised. A word's id is its place in `words`. */
export type Lexicon = {
	words: readonly string[];
	idOf: ReadonlyMap<string, number>;
	pronunciations: Pronunciations;
	/** The ways to say a word, in phone ids. */
	pronunciationsOf(word: number): number[][];
};

/** Packs pronunciations (phone ids) of words. Throws RangeError when one has no phone. */
export function packPronunciations(
	entries: readonly { word: number; phones: readonly number[] }[],
): Pronunciations {
	const start = new Uint32Array(entries.length + 1);
	const wordOf = new Int32Array(entries.length);
	for (const [index, { word, phones }] of entries.entries()) {
		if (phones.length === 0) throw new RangeError(`A pronunciation of word ${word} has no phone.`);
		wordOf[index] = word;
		start[index + 1] = (start[index] as number) + phones.length;
	}
	const phones = new Uint8Array(start[entries.length] as number);
	for (const [index, entry] of entries.entries()) phones.set(entry.phones, start[index]);
	return { wordOf, start, phones };
}

/**
 * Reads a pronunciation written in the acoustic model's names of phones: "HH AH L OW" gives their places in
 * `phoneNames`. Throws RangeError for a name that is not there.
 */
export function parsePhones(text: string, phoneIds: ReadonlyMap<string, number>): number[] {
	return text.split(' ').map((name) => {
		const phone = phoneIds.get(name);
		if (phone === undefined) throw new RangeError(`No phone is called "${name}".`);
		return phone;
	});
}

/** Place of each phone in the acoustic model's list. */
export function phoneIdsOf(phoneNames: readonly string[]): Map<string, number> {
	return new Map(phoneNames.map((name, phone) => [name, phone]));
}

/**
 * Reads lexicon.txt: one word a line, its pronunciations after it, separated by tabs (the first three words, `<s>`,
 * `</s>` and `<unk>`, have none). `phoneNames`: the acoustic model's phones in their order.
 * Throws RangeError for a phone that is not among them.
 */
export function parseLexicon(text: string, phoneNames: readonly string[]): Lexicon {
	const phoneIds = phoneIdsOf(phoneNames);
	const words: string[] = [];
	const entries: { word: number; phones: number[] }[] = [];
	for (const line of text.split('\n')) {
		if (line === '') continue;
		const [spelling, ...spoken] = line.trimEnd().split('\t');
		for (const phones of spoken) entries.push({ word: words.length, phones: parsePhones(phones, phoneIds) });
		words.push(spelling as string);
	}
	const idOf = new Map(words.map((word, id) => [word, id]));
	const phonesOf: number[][][] = words.map(() => []);
	for (const { word, phones } of entries) phonesOf[word]?.push(phones);
	return {
		words,
		idOf,
		pronunciations: packPronunciations(entries),
		pronunciationsOf: (word) => phonesOf[word] ?? [],
	};
}
