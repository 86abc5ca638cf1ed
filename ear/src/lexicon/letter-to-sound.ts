import { placeInRow, startsOfRows } from '#ear/numerics/sorted-rows.ts';

/** A level of the model's trie, one character a value: see `LetterToSoundModel`. */
export interface LetterToSoundLevel {
	/** Last symbol of each n-gram, those with the same history side by side and sorted. */
	readonly symbols: string;
	/** Code of each n-gram's log probability. */
	readonly logProbs: string;
	/** How many n-grams of the next level begin with each n-gram, in order; none at the last level. */
	readonly children?: string;
	/** Code of the back-off weight of each n-gram with children. */
	readonly backoffs?: string;
}

/**
 * The file `models/ear/letter-to-sound.json`: an n-gram model over letters with their sounds.
 *
 * `symbols` are written `letter PHONE PHONE` with no, one or two phones (ARPAbet, no stress); the first three stand for
 * start, end and unknown. `logProbCodes` and `backoffCodes` are natural logarithms. Level n of `levels` holds the n-grams of
 * n + 1 symbols. A value v is written as the character v + 35, with the characters that JSON escapes (92, 127 to 160) left out.
 */
export interface LetterToSoundModel {
	readonly symbols: readonly string[];
	readonly logProbCodes: readonly number[];
	readonly backoffCodes: readonly number[];
	readonly levels: readonly LetterToSoundLevel[];
}

interface Level {
	readonly symbols: Uint16Array;
	readonly logProbs: Float64Array;
	/** First child of each n-gram in the next level, with one more entry for the end; empty at the last level. */
	readonly firstChild: Uint32Array;
	readonly backoffs: Float64Array;
}

interface Hypothesis {
	readonly logProb: number;
	/** The last symbols, at most one fewer than the order of the model. */
	readonly context: readonly number[];
	readonly phones: readonly string[];
}

const START = 0;
const END = 1;
const FIRST_LETTER_SYMBOL = 3;
const BEAM = 40;

function valuesOf(text: string): Uint16Array {
	const values = new Uint16Array(text.length);
	for (let index = 0; index < text.length; index++) {
		const code = text.charCodeAt(index);
		values[index] = code - 35 - (code > 92 ? 1 : 0) - (code > 160 ? 34 : 0);
	}
	return values;
}

function readLevel(level: LetterToSoundLevel, model: LetterToSoundModel): Level {
	const symbols = valuesOf(level.symbols);
	const logProbs = Float64Array.from(valuesOf(level.logProbs), (code) => model.logProbCodes[code] as number);
	const children = valuesOf(level.children ?? '');
	const codes = valuesOf(level.backoffs ?? '');
	const firstChild = children.length === 0 ? new Uint32Array() : startsOfRows(children);
	const backoffs = new Float64Array(children.length);
	let withChildren = 0;
	for (let index = 0; index < children.length; index++) {
		const count = children[index] as number;
		if (count > 0) backoffs[index] = model.backoffCodes[codes[withChildren++] as number] as number;
	}
	return { symbols, logProbs, firstChild, backoffs };
}

/** Place in the trie of the context from position `from` on, or -1 where the model does not list it. */
function nodeOf(levels: readonly Level[], context: readonly number[], from: number): number {
	let node = context[from] as number;
	for (let depth = 1; from + depth < context.length; depth++) {
		const parents = (levels[depth - 1] as Level).firstChild;
		const children = (levels[depth] as Level).symbols;
		const symbol = context[from + depth] as number;
		node = placeInRow(children, parents[node] as number, parents[node + 1] as number, symbol);
		if (node < 0) return -1;
	}
	return node;
}

/** Log probability of a symbol after a context, with back-off. */
function logProbability(levels: readonly Level[], context: readonly number[], symbol: number): number {
	let total = 0;
	for (let from = 0; from < context.length; from++) {
		const node = nodeOf(levels, context, from);
		if (node < 0) continue;
		const length = context.length - from;
		const { firstChild, backoffs } = levels[length - 1] as Level;
		const longer = levels[length] as Level;
		const first = firstChild[node] as number;
		const child = placeInRow(longer.symbols, first, firstChild[node + 1] as number, symbol);
		if (child >= 0) return total + (longer.logProbs[child] as number);
		total += backoffs[node] as number;
	}
	return total + ((levels[0] as Level).logProbs[symbol] as number);
}

/** The 26 letters of a word: accents taken off, all else dropped. */
function lettersOf(word: string): string[] {
	return [...word.toLowerCase().normalize('NFKD')].filter((sign) => sign >= 'a' && sign <= 'z');
}

/** Keeps the best hypothesis of each context and sounds, and of these the best few. */
function bestOf(hypotheses: readonly Hypothesis[]): Hypothesis[] {
	const best = new Map<string, Hypothesis>();
	for (const hypothesis of hypotheses) {
		const key = `${hypothesis.context.join(' ')}|${hypothesis.phones.join(' ')}`;
		const rival = best.get(key);
		if (rival === undefined || rival.logProb < hypothesis.logProb) best.set(key, hypothesis);
	}
	return [...best.values()].sort((left, right) => right.logProb - left.logProb).slice(0, BEAM);
}

/**
 * Reads a letter-to-sound model and returns a function that gives the most likely pronunciation of a word: ARPAbet phones
 * without stress, as in the lexicon. Case, accents and signs other than letters do not matter; a word without letters has
 * no phones. It takes some milliseconds a word, the first one a tenth of a second: few recordings need the model.
 *
 * Method: Bisani & Ney 2008, "Joint-sequence models for grapheme-to-phoneme conversion" (Speech Communication 50), with one
 * letter a step and a beam search.
 */
export function createLetterToSound(model: LetterToSoundModel): (word: string) => string[] {
	let levels: readonly Level[] | undefined;
	const phonesOf = model.symbols.map((symbol) => symbol.split(' ').slice(1));
	const symbolsOf = new Map<string, number[]>();
	for (let symbol = FIRST_LETTER_SYMBOL; symbol < model.symbols.length; symbol++) {
		const letter = (model.symbols[symbol] as string).charAt(0);
		symbolsOf.set(letter, [...(symbolsOf.get(letter) ?? []), symbol]);
	}
	const contextLength = model.levels.length - 1;

	function extend({ logProb, context, phones }: Hypothesis, symbol: number): Hypothesis {
		levels ??= model.levels.map((level) => readLevel(level, model));
		return {
			logProb: logProb + logProbability(levels, context, symbol),
			context: [...context, symbol].slice(-contextLength),
			phones: [...phones, ...(phonesOf[symbol] as string[])],
		};
	}

	return (word) => {
		let beam: Hypothesis[] = [{ logProb: 0, context: [START], phones: [] }];
		for (const letter of lettersOf(word)) {
			const symbols = symbolsOf.get(letter) ?? [];
			beam = bestOf(beam.flatMap((hypothesis) => symbols.map((symbol) => extend(hypothesis, symbol))));
		}
		const [best] = bestOf(beam.map((hypothesis) => extend(hypothesis, END)));
		return [...(best as Hypothesis).phones];
	};
}
