import { type LlamaModel, type Token, TokenBias } from 'node-llama-cpp';

/**
 * What is added to the logit of a token that a favoured word goes on with: the more, the longer none of them has been said,
 * and still more in the last text, where one of them would be said at last.
 */
const addedLogit = { atFirst: 3, eachToken: 0.4, atMost: 6, last: 1.5 };

/** A word as it stands within a sentence, in tokens, and as it begins one. */
const tokensOf = (model: LlamaModel, word: string): Token[][] => [
	model.tokenize(` ${word}`),
	model.tokenize(word[0]?.toUpperCase() + word.slice(1)),
];

/** Whether tokens end with the first ones of a word. */
const endsWith = (written: readonly Token[], beginning: readonly Token[]) =>
	beginning.every((token, index) => written[written.length - beginning.length + index] === token);

/** The token that a word goes on with behind what is written: its first one, unless some of it stands there already. */
function nextOf(word: readonly Token[], written: readonly Token[]): Token | undefined {
	for (let length = word.length - 1; length > 0; length--)
		if (written.length >= length && endsWith(written, word.slice(0, length))) return word[length];
	return word[0];
}

/**
 * Leads a model towards what it is to speak of: until one of the `words` is written, each of them is likelier to come next.
 * Answers what is to be added for the tokens `written` so far, whose text is `text`, and which may be of the last text (`isLast`).
 */
export function favourWords(model: LlamaModel, words: readonly string[]) {
	const ways = words.flatMap((word) => tokensOf(model, word));
	return (written: readonly Token[], text: string, isLast: boolean): TokenBias => {
		const bias = new TokenBias(model.tokenizer);
		const lower = text.toLowerCase();
		if (words.some((word) => lower.includes(word.toLowerCase()))) return bias;
		const { atFirst, eachToken, atMost, last } = addedLogit;
		const logit = Math.min(atFirst + eachToken * written.length, atMost) + (isLast ? last : 0);
		for (const way of ways) {
			const next = nextOf(way, written);
			if (next !== undefined) bias.set(next, { logit });
		}
		return bias;
	};
}
