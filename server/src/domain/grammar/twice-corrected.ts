import type { CorrectionPrompt } from '@henry/contract/prompts.ts';
import { splitWords } from '@henry/grammar/tagged-text.ts';
import type { CallOptions } from '#server/ports/engine.ts';
import type {
	FixedPrompt,
	LanguageModel,
	LanguageModelAnswer,
	LanguageModelMessage,
	LanguageModelRequest,
} from '#server/ports/language-model.ts';

/** A corrected sentence is hardly longer than what was said. */
const tokensPerWord = 2;
const furtherTokens = 16;

type Manner = 'eager' | 'careful';

/** A sentence as a model writes it that was shown many mistakes and, where that changes it, as after few. */
export type TwiceCorrected = { eager: LanguageModelAnswer; careful: LanguageModelAnswer };

const wordsOf = (text: string) => splitWords(text).map(({ lower }) => lower);
const isSame = (one: string, other: string) => wordsOf(one).join(' ') === wordsOf(other).join(' ');

/** What a model is told before a sentence: the examples as turns of a talk. */
export function correctorPrompt(prompt: CorrectionPrompt, manner: Manner): FixedPrompt {
	const messages = [...prompt[manner].matchAll(/^said: (.+)\nright: (.+)$/gm)].flatMap(
		([, said = '', right = '']): LanguageModelMessage[] => [
			{ role: 'user', content: prompt.text.replace('{{text}}', () => said) },
			{ role: 'assistant', content: right },
		],
	);
	return { system: prompt.corrector, messages, prefixKey: `${manner} corrector` };
}

/** The first line of an answer; its tokens reach as far. */
const firstLine = ({ text, ...rest }: LanguageModelAnswer): LanguageModelAnswer => ({
	...rest,
	text: text.trimStart().split('\n')[0] ?? '',
});

/**
 * Has a model write a sentence anew, once after many examples of mistakes and, where it changes a word, once more after
 * few: what it does both times is likelier right. Undefined where it changes nothing. Rejects with the model's
 * `ProviderError`.
 */
export async function correctTwice(
	model: LanguageModel,
	prompt: CorrectionPrompt,
	sentence: string,
	{ signal }: CallOptions = {},
): Promise<TwiceCorrected | undefined> {
	const said = sentence.trim();
	const ask = async (manner: Manner) => {
		const fixed = correctorPrompt(prompt, manner);
		const sentenceToCorrect = { role: 'user' as const, content: prompt.text.replace('{{text}}', () => said) };
		const request: LanguageModelRequest = {
			...fixed,
			messages: [...fixed.messages, sentenceToCorrect],
			maxTokens: wordsOf(said).length * tokensPerWord + furtherTokens,
			priority: 'report',
		};
		return firstLine(await model.ask(request, signal && { signal }));
	};
	const eager = await ask('eager');
	if (isSame(eager.text, said)) return undefined;
	return { eager, careful: await ask('careful') };
}
