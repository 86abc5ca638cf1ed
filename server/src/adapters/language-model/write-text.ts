import { type LlamaContextSequence, type LlamaModel, type Token, TokenBias } from 'node-llama-cpp';
import { endOfText } from './json-grammar.ts';

/** What writes within a JSON text: `step` is called before each token, and may throw. */
export type TextWriter = {
	model: LlamaModel;
	sequence: LlamaContextSequence;
	temperature: number;
	step(): void;
};

/** A text as it stands in JSON, what of it the model has not read, and how many tokens it took. */
export type WrittenText = { text: string; notRead: string; tokens: number };

/** What is added to the logits of the tokens that may come next, so that no other comes. */
const farAbove = 100;

/**
 * One of some texts, the likelier the more the model would write it so, with `end` behind it. Of what cannot go on otherwise
 * nothing is written: texts that differ in their first token take no longer than that.
 */
export async function chooseText(
	{ model, sequence, temperature, step }: TextWriter,
	unread: Token[],
	{ choices, end }: { choices: readonly string[]; end: string },
): Promise<WrittenText> {
	let left = choices.map((choice) => {
		const text = JSON.stringify(choice).slice(1, -1);
		return { text, tokens: model.tokenize(`${text}${end}`) };
	});
	const written: Token[] = [];
	const tokenBias = () => {
		const bias = new TokenBias(model.tokenizer);
		for (const { tokens } of left) {
			const next = tokens[written.length];
			if (next !== undefined) bias.set(next, { logit: farAbove });
		}
		return bias;
	};
	step();
	for await (const token of sequence.evaluate(unread, { temperature, tokenBias })) {
		const possible = left.filter(({ tokens }) => tokens[written.length] === token);
		const before = model.detokenize(written);
		written.push(token);
		left = possible.length > 0 ? possible : left.slice(0, 1);
		const [first] = left;
		if (first && left.length === 1) {
			return { text: first.text, notRead: first.text.slice(before.length), tokens: written.length };
		}
		step();
	}
	return { text: '', notRead: '', tokens: written.length };
}

/** A text up to its end, or to `maxTokens`; `onText` is told what stands there by now, `bias` what is likelier to come next. */
export async function writeText(
	{ model, sequence, temperature, step }: TextWriter,
	unread: Token[],
	options: {
		maxTokens: number;
		onText(text: string): void;
		bias?: ((written: readonly Token[], text: string) => TokenBias) | undefined;
	},
): Promise<WrittenText & { isCutOff: boolean }> {
	const { maxTokens, onText, bias } = options;
	const written: Token[] = [];
	let text = '';
	step();
	const tokens = sequence.evaluate(unread, {
		temperature,
		...(bias && { tokenBias: () => bias(written, text) }),
	});
	for await (const token of tokens) {
		written.push(token);
		const before = text;
		text = model.detokenize(written);
		const end = endOfText(text);
		if (end !== undefined) {
			const whole = text.slice(0, end);
			return {
				text: whole,
				notRead: whole.slice(before.length),
				tokens: written.length - 1,
				isCutOff: false,
			};
		}
		onText(text);
		if (written.length >= maxTokens) break;
		step();
	}
	return { text, notRead: '', tokens: written.length, isCutOff: true };
}
