import { setTimeout as pause } from 'node:timers/promises';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { engineWords } from '@henry/contract/engine-words.ts';
import type { EngineHealth } from '@henry/contract/health.ts';
import {
	APICallError,
	type JSONSchema7,
	jsonSchema,
	type LanguageModel,
	type ModelMessage,
	Output,
	streamText,
} from 'ai';
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

export type ChatEndpointSettings = {
	/** Where the calls of the protocol begin, such as `http://127.0.0.1:11434/v1`. */
	address: string;
	model: string;
	key?: string | undefined;
	/** The longest time for an answer, both tries together. */
	answerWithinMs?: number | undefined;
	retryPauseMs?: number | undefined;
};

export type ChatRequest<Answer> = {
	system: string;
	messages: ModelMessage[];
	/** The shape of the answer, for endpoints that hold their models to one. */
	schema: JSONSchema7;
	/** Names the shape, in the protocol's terms. */
	schemaName: string;
	/** Is told what is written so far. */
	onText?(text: string): Promise<void>;
	/** Reads all that was written; undefined where it cannot be used. */
	read(text: string): Answer | undefined;
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

type Try = {
	chat: LanguageModel;
	withSchema: boolean;
	firstWordWithinMs: number;
	/** Aborted with the `ProviderError` that the call fails with. */
	limit: AbortSignal;
};

async function attempt<Answer>(
	{ system, messages, schema, schemaName, onText, read }: ChatRequest<Answer>,
	{ chat, withSchema, firstWordWithinMs, limit }: Try,
): Promise<Answer> {
	const ended = new AbortController();
	const late = new ProviderError('timeout', `${name} did not begin to answer in time.`);
	const timer = setTimeout(() => ended.abort(late), firstWordWithinMs);
	const abortSignal = AbortSignal.any([limit, ended.signal]);
	try {
		const { fullStream } = streamText({
			model: chat,
			system,
			messages,
			output: withSchema ? Output.object({ schema: jsonSchema(schema), name: schemaName }) : Output.json(),
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
			await onText?.(text);
		}
		abortSignal.throwIfAborted();
		const answer = read(text);
		if (answer === undefined) throw new UnusableAnswer();
		return answer;
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

/**
 * An endpoint of the chat completions protocol, as OpenAI documents it and many servers speak it. `ask` tries once more
 * after 429, 5xx, a broken connection and an answer that cannot be used. An endpoint that refuses the schema is asked for
 * any JSON from then on. Failures are `ProviderError`s that hold nothing of the conversation or the key.
 */
export function createChatEndpoint(settings: ChatEndpointSettings) {
	const { answerWithinMs = usualAnswerWithinMs, retryPauseMs = usualRetryPauseMs } = settings;
	const chat = createOpenAICompatible({
		name: 'model',
		baseURL: settings.address,
		...(settings.key !== undefined && { apiKey: settings.key }),
		supportsStructuredOutputs: true,
		fetch: async (url, init) => asStream(await fetch(url, { ...init, redirect: 'manual' })),
	}).chatModel(settings.model);
	let takesSchemas = true;
	let isFailing = false;

	async function ask<Answer>(request: ChatRequest<Answer>, limit: AbortSignal): Promise<Answer> {
		const first = {
			chat,
			withSchema: takesSchemas,
			firstWordWithinMs: answerWithinMs * firstWordShare,
			limit,
		};
		try {
			return await attempt(request, first);
		} catch (cause) {
			if (first.withSchema && isRefusedSchema(cause)) {
				const answer = await attempt(request, { ...first, withSchema: false });
				takesSchemas = false;
				return answer;
			}
			const { error, againAfterMs } = failureOf(cause, retryPauseMs);
			if (againAfterMs === undefined) throw error;
			await pause(againAfterMs, undefined, { signal: limit }).catch(() => limit.throwIfAborted());
			return attempt(request, first);
		}
	}

	return {
		/** The model as an engine: failed from a call that it did not answer to the next one that it does. */
		health: (): EngineHealth => ({
			name: engineWords.languageModel,
			...{ model: settings.model, embedded: false, sendsTo: new URL(settings.address).host },
			state: isFailing ? 'failed' : 'ready',
			queued: 0,
		}),
		async ask<Answer>(request: ChatRequest<Answer>, callerSignal?: AbortSignal): Promise<Answer> {
			const limits = limitsOf(answerWithinMs, callerSignal);
			try {
				limits.signal.throwIfAborted();
				const answer = await ask(request, limits.signal);
				isFailing = false;
				return answer;
			} catch (cause) {
				const { error } = failureOf(cause, retryPauseMs);
				if (error.category === 'unavailable' || error.category === 'timeout') isFailing = true;
				throw error;
			} finally {
				limits.clear();
			}
		},
	};
}
