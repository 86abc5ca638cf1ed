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
	const wordOf: number[] = [];
	const start = [0];
	/** The first pronunciation of each word: those of one word lie together. */
	const firstOf: number[] = [];
	const phones = new Uint8Array(text.length);
	let phoneCount = 0;
	for (const line of text.split('\n')) {
		if (line === '') continue;
		const [spelling, ...spoken] = line.trimEnd().split('\t');
		firstOf.push(wordOf.length);
		for (const pronunciation of spoken) {
			for (const phone of parsePhones(pronunciation, phoneIds)) phones[phoneCount++] = phone;
			wordOf.push(words.length);
			start.push(phoneCount);
		}
		words.push(spelling as string);
	}
	firstOf.push(wordOf.length);
	const pronunciations = {
		wordOf: Int32Array.from(wordOf),
		start: Uint32Array.from(start),
		phones: phones.slice(0, phoneCount),
	};
	return {
		words,
		idOf: new Map(words.map((word, id) => [word, id])),
		pronunciations,
		pronunciationsOf: (word) =>
			Array.from({ length: (firstOf[word + 1] ?? 0) - (firstOf[word] ?? 0) }, (_, index) => {
				const place = (firstOf[word] as number) + index;
				return [...pronunciations.phones.subarray(start[place], start[place + 1])];
			}),
	};
}
