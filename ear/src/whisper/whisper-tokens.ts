/** What Whisper's tokenizer says of its tokens: their texts, and in which order pairs of them are put together. */
export type WhisperTokenizer = {
	model: { vocab: Record<string, number>; merges: readonly (string | readonly [string, string])[] };
};

/** The special tokens' numbers, in the multilingual model. */
const special = {
	endOfText: 50_257,
	startOfTranscript: 50_258,
	english: 50_259,
	lastLanguage: 50_357,
	transcribe: 50_359,
	noSpeech: 50_362,
	noTimestamps: 50_363,
};

/** The tokens that the networks know. Rows are their places there, in the order of their numbers. */
export type WhisperTokens = {
	/** The tokens' numbers, by row. */
	numbers: readonly number[];
	/** The texts, by row; special tokens have none. A text that begins a word begins with a space. */
	texts: readonly string[];
	/** The special tokens' rows. */
	rows: typeof special;
	/** The rows of a text, such as " Henry", put together as the model learned it; undefined where some of it cannot be. */
	encode(text: string): number[] | undefined;
};

/** Byte-pair encoding writes a space so. */
const writtenSpace = 'Ġ';

/**
 * Reads the tokenizer, of which `spokenTokens` says what the networks know. Throws where there are not as many tokens as
 * the networks have rows.
 */
export function readWhisperTokens(
	{ model: { vocab, merges } }: WhisperTokenizer,
	{ pattern, special: [first, end], count }: { pattern: string; special: [number, number]; count: number },
): WhisperTokens {
	const spoken = new RegExp(pattern);
	const written = Object.entries(vocab).filter(([text, number]) => number < first && spoken.test(text));
	written.sort(([, one], [, other]) => one - other);
	const numbers = written.map(([, number]) => number);
	for (let number = first; number < end; number++) numbers.push(number);
	if (numbers.length !== count) throw new Error(`tokenizer: ${numbers.length} tokens, expected ${count}`);
	const rowOf = new Map(numbers.map((number, row) => [number, row]));
	const rows = Object.entries(special).map(([name, number]) => [name, rowOf.get(number)]);
	const rankOf = new Map(
		merges.map((pair, rank) => [typeof pair === 'string' ? pair : pair.join(' '), rank]),
	);
	return {
		numbers,
		texts: numbers.map((_, row) => written[row]?.[0].replace(writtenSpace, ' ') ?? ''),
		rows: Object.fromEntries(rows),
		encode(text) {
			const parts = mergePairs([...text.replaceAll(' ', writtenSpace)], rankOf);
			const found = parts.map((part) => rowOf.get(vocab[part] ?? -1));
			return found.every((row) => row !== undefined) ? found : undefined;
		},
	};
}

/** Puts the pair together that was learned first, over and over (Sennrich et al. 2016). */
function mergePairs(parts: string[], rankOf: ReadonlyMap<string, number>): string[] {
	for (;;) {
		let [best, place] = [Number.POSITIVE_INFINITY, -1];
		for (let index = 0; index + 1 < parts.length; index++) {
			const rank = rankOf.get(`${parts[index]} ${parts[index + 1]}`) ?? Number.POSITIVE_INFINITY;
			if (rank < best) [best, place] = [rank, index];
		}
		if (place === -1) return parts;
		parts.splice(place, 2, `${parts[place]}${parts[place + 1]}`);
	}
}
