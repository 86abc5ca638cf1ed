import { setTimeout as pause } from 'node:timers/promises';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { engineWords } from '@henry/contract/engine-words.ts';
import type { EngineHealth } from '@henry/contract/health.ts';
import { APICallError, type LanguageModel as ChatModel, jsonSchema, Output, streamText } from 'ai';
import { AddressBook, type Addresses } from '#server/engines/addresses.ts';
import type {
	LanguageModel,
	LanguageModelAnswer,
	LanguageModelOptions,
	LanguageModelRequest,
} from '#server/ports/language-model.ts';
import { ProviderError } from '#server/ports/provider-error.ts';

const name = 'The language model';
const usualAnswerWithinMs = 20_000;
/** The share of the time for an answer after which its first word must have come. */
const firstWordShare = 0.4;
const usualRetryPauseMs = 500;
/** An endpoint that asks for a longer rest is not asked again in the same call. */
const longestRestMs = 2_000;
const usualRestSeconds = 5;
/** Many times an answer; a model that writes more has lost its way. */
const maxCharacters = 8_000;

/** What a model may write while it thinks, before its answer. */
const thinkingTokens = 1_000;

export type OpenAiModelSettings = {
	/** Where the calls of the protocol begin, such as `http://127.0.0.1:11434/v1`. */
	addresses: Addresses;
	model: string;
	key?: string | undefined;
	/** The longest time for an answer, all tries together. */
	answerWithinMs?: number | undefined;
	retryPauseMs?: number | undefined;
};

class UnusableAnswer extends Error {}

/** Why a try has failed, and after which time another may do better; undefined where none would. */
type Failure = { error: ProviderError; againAfterMs?: number };

function refusal({ statusCode = 0, responseHeaders }: APICallError, retryPauseMs: number): Failure {
	const restSeconds = Math.ceil(Number(responseHeaders?.['retry-after'] ?? Number.NaN));
	const afterMs = restSeconds >= 0 ? restSeconds * 1_000 : retryPauseMs;
	const again = afterMs <= longestRestMs ? { againAfterMs: afterMs } : {};
	if (statusCode === 429) {
		const retryAfterSeconds = restSeconds > 0 ? restSeconds : usualRestSeconds;
		return {
			error: new ProviderError('busy', `${name} has too many calls.`, { retryAfterSeconds }),
			...again,
		};
	}
	const reasons: Record<number, string> = {
		401: 'refuses the key',
		403: 'refuses the key',
		404: 'is not there: the address or the name of the model is wrong',
	};
	const reason = reasons[statusCode] ?? `answers with status ${statusCode}`;
	return { error: new ProviderError('unavailable', `${name} ${reason}.`), ...(statusCode >= 500 && again) };
}

/** Nothing of the cause is kept: it may quote the conversation. */
function failureOf(cause: unknown, retryPauseMs: number): Failure {
	if (cause instanceof ProviderError) return { error: cause };
	if (APICallError.isInstance(cause) && (cause.statusCode ?? 200) >= 300) return refusal(cause, retryPauseMs);
	const reason =
		cause instanceof UnusableAnswer
			? 'answers otherwise than it was asked to'
			: 'cannot be reached, or breaks off in its answer';
	return { error: new ProviderError('unavailable', `${name} ${reason}.`), againAfterMs: 0 };
}

/** An answer that comes in one piece, from an endpoint that does not stream, as a stream of that piece. */
async function asStream(response: Response): Promise<Response> {
	const isWhole = response.headers.get('content-type')?.includes('application/json');
	if (!response.ok || !isWhole) return response;
	const { choices, ...rest } = (await response.json()) as { choices: { message: unknown }[] };
	const chunk = {
		...rest,
		choices: choices.map(({ message, ...choice }) => ({ ...choice, delta: message })),
	};
	const body = `data: ${JSON.stringify(chunk)}\n\ndata: [DONE]\n\n`;
	return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

/** Aborted with a `ProviderError` by the caller, or when the time for an answer is over. */
function limitsOf(answerWithinMs: number, callerSignal: AbortSignal | undefined) {
	const controller = new AbortController();
	const stop = (category: 'cancelled' | 'timeout', what: string) => () =>
		controller.abort(new ProviderError(category, what));
	const cancel = stop('cancelled', 'The call of the language model was cancelled.');
	const timer = setTimeout(stop('timeout', `${name} did not finish its answer in time.`), answerWithinMs);
	callerSignal?.addEventListener('abort', cancel, { once: true });
	if (callerSignal?.aborted) cancel();
	return {
		signal: controller.signal,
		clear() {
			clearTimeout(timer);
			callerSignal?.removeEventListener('abort', cancel);
		},
	};
}

/** One address, and how it fares. */
type Endpoint = { chat: ChatModel; takesSchemas: boolean; isFailing: boolean };

function endpointAt(address: string, { model, key }: OpenAiModelSettings): Endpoint {
	const chat = createOpenAICompatible({
		name: 'model',
		baseURL: address,
		...(key !== undefined && { apiKey: key }),
		supportsStructuredOutputs: true,
		fetch: async (url, init) => asStream(await fetch(url, { ...init, redirect: 'manual' })),
	}).chatModel(model);
	return { chat, takesSchemas: true, isFailing: false };
}

const withoutThoughts = (text: string) => text.replace(/^\s*<think>[\s\S]*?(?:<\/think>\s*|$)/, '');

function outputOf({ schema }: LanguageModelRequest, withSchema: boolean) {
	if (!schema) return Output.text();
	return withSchema ? Output.object({ schema: jsonSchema(schema), name: 'answer' }) : Output.json();
}

type Limits = {
	/** Aborted with the `ProviderError` that the call fails with. */
	limit: AbortSignal;
	firstWordWithinMs: number;
};

async function attempt(
	{ chat }: Endpoint,
	request: LanguageModelRequest,
	withSchema: boolean,
	{ limit, firstWordWithinMs }: Limits,
	onText: LanguageModelOptions['onText'],
): Promise<LanguageModelAnswer> {
	const ended = new AbortController();
	const late = new ProviderError('timeout', `${name} did not begin to answer in time.`);
	const timer = setTimeout(() => ended.abort(late), firstWordWithinMs);
	const abortSignal = AbortSignal.any([limit, ended.signal]);
	try {
		const { fullStream } = streamText({
			model: chat,
			system: request.system,
			messages: request.messages,
			maxOutputTokens: request.maxTokens + thinkingTokens,
			...(request.temperature !== undefined && { temperature: request.temperature }),
			output: outputOf(request, withSchema),
			maxRetries: 0,
			abortSignal,
			onError() {},
		});
		let text = '';
		for await (const part of fullStream) {
			if (part.type === 'error') throw part.error;
			if (part.type === 'text-start' || part.type === 'reasoning-start') clearTimeout(timer);
			if (part.type !== 'text-delta') continue;
			text += part.text;
			if (text.length > maxCharacters) throw new UnusableAnswer();
			const words = withoutThoughts(text);
			if (words !== '') onText?.(words);
		}
		abortSignal.throwIfAborted();
		const answer = withoutThoughts(text);
		if (answer.trim() === '') throw new UnusableAnswer();
		return { text: answer };
	} catch (cause) {
		throw abortSignal.aborted ? abortSignal.reason : cause;
	} finally {
		clearTimeout(timer);
		// Else the rest of an answer that is given up would still be waited for.
		ended.abort();
	}
}

const isRefusedSchema = (cause: unknown) =>
	APICallError.isInstance(cause) && [400, 422].includes(cause.statusCode ?? 0);

/** An address that refuses the schema is asked for any JSON from then on. */
async function askAt(
	endpoint: Endpoint,
	request: LanguageModelRequest,
	limits: Limits,
	onText: LanguageModelOptions['onText'],
): Promise<LanguageModelAnswer> {
	const withSchema = request.schema !== undefined && endpoint.takesSchemas;
	try {
		return await attempt(endpoint, request, withSchema, limits, onText);
	} catch (cause) {
		if (!withSchema || !isRefusedSchema(cause)) throw cause;
		const answer = await attempt(endpoint, request, false, limits, onText);
		endpoint.takesSchemas = false;
		return answer;
	}
}

const isOutOfOrder = ({ category }: ProviderError) => category === 'unavailable' || category === 'timeout';

/**
 * A language model elsewhere, at one address or several of the chat completions protocol, as OpenAI documents it and many
 * servers speak it. Calls go to the addresses in turn; one that fails is asked last until it is well again. After 429, 5xx, a
 * broken connection and an empty answer the call is made once more, elsewhere where there is an elsewhere. Failures are
 * `ProviderError`s that hold nothing of the conversation or the key.
 */
export function createOpenAiModel(settings: OpenAiModelSettings): LanguageModel {
	const { answerWithinMs = usualAnswerWithinMs, retryPauseMs = usualRetryPauseMs } = settings;
	const book = new AddressBook(settings.addresses, '/models');
	const endpoints = new Map(settings.addresses.map((address) => [address, endpointAt(address, settings)]));

	async function tryOne(
		address: string,
		request: LanguageModelRequest,
		limits: Limits,
		onText: LanguageModelOptions['onText'],
	): Promise<LanguageModelAnswer | Failure> {
		const endpoint = endpoints.get(address);
		if (!endpoint) throw new Error(`${address} is none of the addresses.`);
		try {
			const answer = await askAt(endpoint, request, limits, onText);
			book.answered(address);
			endpoint.isFailing = false;
			return answer;
		} catch (cause) {
			const failure = failureOf(cause, retryPauseMs);
			if (isOutOfOrder(failure.error)) {
				book.failed(address);
				endpoint.isFailing = true;
			}
			return failure;
		}
	}

	async function ask(request: LanguageModelRequest, limits: Limits, onText: LanguageModelOptions['onText']) {
		const [first = '', second] = book.inOrder();
		const result = await tryOne(first, request, limits, onText);
		if ('text' in result) return result;
		limits.limit.throwIfAborted();
		if (second === undefined) {
			if (result.againAfterMs === undefined) throw result.error;
			const pausing = pause(result.againAfterMs, undefined, { signal: limits.limit });
			await pausing.catch(() => limits.limit.throwIfAborted());
		}
		const again = await tryOne(second ?? first, request, limits, onText);
		if ('text' in again) return again;
		throw again.error;
	}

	return {
		health: (): EngineHealth => ({
			name: engineWords.languageModel,
			...{ model: settings.model, embedded: false },
			sendsTo: book.hosts(),
			state: [...endpoints.values()].every(({ isFailing }) => isFailing) ? 'failed' : 'ready',
			queued: 0,
		}),
		async start() {},
		async close() {
			book.close();
		},
		waitMs: () => 0,
		async ask(request, { signal, onText } = {}) {
			const limits = limitsOf(answerWithinMs, signal);
			const firstWordWithinMs = answerWithinMs * firstWordShare;
			try {
				limits.signal.throwIfAborted();
				return await ask(request, { limit: limits.signal, firstWordWithinMs }, onText);
			} finally {
				limits.clear();
			}
		},
	};
}
