import type { ChatHistoryItem, ChatWrapper, LlamaModel, Token } from 'node-llama-cpp';
import type { LanguageModelRequest } from '#server/ports/language-model.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import { fittingMessages } from './fitting-messages.ts';

/** What turns messages into tokens, and how many of them it sees at once. */
type Prompted = { model: LlamaModel; wrapper: ChatWrapper; contextTokens: number };

/**
 * What the model reads before it answers, up to what its answer starts with (`start`), in tokens; without the oldest messages,
 * where all of them are more than the model can see. Throws a `ProviderError` (`invalid-input`) where the last alone is.
 */
export function fittingPrompt(
	{ system, messages, maxTokens }: LanguageModelRequest,
	start: string,
	{ model, wrapper, contextTokens }: Prompted,
): Token[] {
	let prompt: Token[] = [];
	const fitting = fittingMessages(messages, (some) => {
		const said = some.map(
			({ role, content }): ChatHistoryItem =>
				role === 'user' ? { type: 'user', text: content } : { type: 'model', response: [content] },
		);
		const { contextText } = wrapper.generateContextState({
			chatHistory: [{ type: 'system', text: system }, ...said, { type: 'model', response: [] }],
		});
		prompt = [...contextText.tokenize(model.tokenizer), ...model.tokenize(start)];
		return prompt.length + maxTokens <= contextTokens;
	});
	if (fitting) return prompt;
	throw new ProviderError('invalid-input', 'The text is longer than what the model can see at once.');
}
