import type { WhisperTokens } from './whisper-tokens.ts';

/** A sound as the encoder heard it, 20 ms a position, and what the decoder keeps of the tokens so far: the runtime's own. */
export type WhisperNetworks<Heard, Kept> = {
	/** `mel`: [80, frames], frames an even number up to 3,000. */
	hear(mel: Float32Array, frames: number): Promise<Heard>;
	/** The decoder's next step: `rows` are the tokens that came since `kept`, which is left out at the start. */
	next(heard: Heard, rows: readonly number[], kept: Kept | undefined): Promise<WhisperStep<Kept>>;
};

export type WhisperStep<Kept> = {
	/** [rows, tokens]: how well each token would follow each of the rows (logits). */
	scores: Float32Array;
	/** [heads, rows, positions]: where the heads that follow the speech look, for each row. */
	followed: Float32Array;
	kept: Kept;
};

export type WhisperDecoding = {
	/** Written before all else, as rows of tokens: what is settled already. */
	beginning?: readonly number[];
	/** How many tokens may be said in all. */
	maxTokens: number;
	/** No so many tokens in a row come twice. */
	noRepeatedTokens: number;
	/** Whether the end may come at once. */
	mayWriteNothing: boolean;
	/** Added to the scores of the next token, by row, given the tokens so far. */
	favour?: ((said: readonly number[]) => ReadonlyMap<number, number>) | undefined;
};

/** What was heard. Of `rows`, `logProbabilities` and `followed` the places belong together. */
export type WhisperHypothesis = {
	/** The tokens said. */
	rows: number[];
	/** The natural logarithm of each token's probability, and last that of the end. */
	logProbabilities: number[];
	/** The natural logarithm of the end's probability in each token's place, and in its own. */
	endLogProbabilities: number[];
	/** [heads, positions] for each token, and last for the end: where the heads that follow the speech looked. */
	followed: Float32Array[];
	/** False where the end did not come within `maxTokens`. */
	isWhole: boolean;
	noSpeech0to1: number;
	english0to1: number;
};

/** Marks that begin no utterance and are said by nobody. */
const neverSaid = /^(?: ?[-'.,?!]*--[-'.,?!]*| [-'])$/;

/** Prepares a decoder of one network: greedy, in English, without time stamps. */
export function createWhisperDecoder<Heard, Kept>(
	networks: WhisperNetworks<Heard, Kept>,
	tokens: WhisperTokens,
) {
	const { rows: special, texts } = tokens;
	const prompt = [special.startOfTranscript, special.english, special.transcribe, special.noTimestamps];
	const silenced = texts.flatMap((text, row) =>
		row > special.endOfText || neverSaid.test(text) ? [row] : [],
	);
	const vocabulary = texts.length;

	function scoresAfter({ scores }: WhisperStep<Kept>, place: number): Float32Array {
		return scores.subarray(place * vocabulary, (place + 1) * vocabulary);
	}

	/** How likely a sound is no speech, and how likely it is English where it is: what the first token alone foretells. */
	function firstSigns(scores: Float32Array) {
		const { logarithmOfSum } = summed(scores);
		const noSpeech = Math.exp((scores[special.noSpeech] as number) - logarithmOfSum);
		const languages = scores.subarray(special.english, special.lastLanguage + 1);
		const english = Math.exp((languages[0] as number) - summed(languages).logarithmOfSum);
		return { noSpeech0to1: noSpeech, english0to1: english };
	}

	return async function decode(heard: Heard, decoding: WhisperDecoding): Promise<WhisperHypothesis> {
		const { beginning = [], maxTokens } = decoding;
		let step = await networks.next(heard, [...prompt, ...beginning], undefined);
		const hypothesis: WhisperHypothesis = {
			...firstSigns(scoresAfter(step, 0)),
			rows: [],
			logProbabilities: [],
			endLogProbabilities: [],
			followed: [],
			isWhole: false,
		};
		const { rows } = hypothesis;
		let [place, count] = [prompt.length - 1, prompt.length + beginning.length];
		for (;;) {
			const scores = scoresAfter(step, place);
			for (const row of silenced) scores[row] = Number.NEGATIVE_INFINITY;
			if (rows.length === 0 && !decoding.mayWriteNothing)
				scores[special.endOfText] = Number.NEGATIVE_INFINITY;
			const { logarithmOfSum } = summed(scores);
			const probabilityOf = (row: number) => (scores[row] as number) - logarithmOfSum;
			const next = beginning[rows.length] ?? bestNext(scores, rows, decoding);
			hypothesis.logProbabilities.push(probabilityOf(next));
			hypothesis.endLogProbabilities.push(probabilityOf(special.endOfText));
			hypothesis.followed.push(cutRow(step.followed, place, count));
			hypothesis.isWhole = next === special.endOfText;
			if (hypothesis.isWhole || rows.length >= maxTokens) return hypothesis;
			rows.push(next);
			place += 1;
			if (place < count) continue;
			step = await networks.next(heard, [next], step.kept);
			[place, count] = [0, 1];
		}
	};
}

/** The likeliest token, with what is favoured, which does not say again what was said. */
function bestNext(
	scores: Float32Array,
	said: readonly number[],
	{ noRepeatedTokens, favour }: WhisperDecoding,
): number {
	const refused = repeating(said, noRepeatedTokens);
	let best = likeliest(scores, refused);
	for (const [row, bonus] of favour?.(said) ?? []) {
		const favoured = (scores[row] as number) + bonus;
		if (favoured > (scores[best] as number) && !refused.has(row)) best = row;
	}
	return best;
}

function likeliest(scores: Float32Array, refused: ReadonlySet<number>): number {
	let [best, highest] = [0, Number.NEGATIVE_INFINITY];
	for (let row = 0; row < scores.length; row++) {
		const score = scores[row] as number;
		if (score > highest && !refused.has(row)) [best, highest] = [row, score];
	}
	return best;
}

/** The tokens that would end a row of `length` tokens which was said before. */
function repeating(said: readonly number[], length: number): Set<number> {
	const refused = new Set<number>();
	const tail = said.slice(said.length - length + 1);
	for (let start = 0; start + length - 1 < said.length; start++) {
		if (tail.every((row, index) => said[start + index] === row))
			refused.add(said[start + length - 1] as number);
	}
	return refused;
}

/** The logarithm of the sum of the numbers' powers of e. */
function summed(scores: Float32Array): { logarithmOfSum: number } {
	let highest = Number.NEGATIVE_INFINITY;
	for (const score of scores) if (score > highest) highest = score;
	let sum = 0;
	for (const score of scores) sum += Math.exp(score - highest);
	return { logarithmOfSum: highest + Math.log(sum) };
}

/** [heads, positions] of [heads, rows, positions]. */
function cutRow(followed: Float32Array, row: number, rows: number): Float32Array {
	const heads = 8;
	const positions = followed.length / heads / rows;
	const cut = new Float32Array(heads * positions);
	for (let head = 0; head < heads; head++) {
		const start = (head * rows + row) * positions;
		cut.set(followed.subarray(start, start + positions), head * positions);
	}
	return cut;
}
