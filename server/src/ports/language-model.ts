import type { CallOptions, Engine } from './engine.ts';

export type LanguageModelMessage = { role: 'user' | 'assistant'; content: string };

/** A JSON Schema (draft 7) that bounds shape, not length: a model's length is bounded in tokens. */
export type JsonSchema = { readonly [key: string]: unknown };

export type LanguageModelRequest = {
	system: string;
	/** In turns; the last one is the user's. */
	messages: LanguageModelMessage[];
	/** Holds the answer to a shape; without it the answer is free text. */
	schema?: JsonSchema;
	/** Words that the answer should hold one of: a local model is led towards them. Only with a `schema` of nothing but texts. */
	favoured?: readonly string[];
	/** The answer is cut off after so many tokens; with 0 of them, a local model only reads what it is sent. */
	maxTokens: number;
	/** 0 always takes the likeliest token. */
	temperature?: number;
	/** A learner in a live talk waits for `live` answers; `report` answers give way to them. */
	priority: 'live' | 'report';
	/**
	 * Names what the calls of one talk (or one kind of report) share, so that a local model keeps what it has read of it.
	 * Left out, nothing is kept.
	 */
	prefixKey?: string;
};

/** What stands before all requests of a kind, for everybody alike: nothing that somebody has said or written. */
export type FixedPrompt = Pick<LanguageModelRequest, 'system' | 'messages'> & { prefixKey: string };

export type LanguageModelOptions = CallOptions & {
	/** Is told all that is written so far, while it is being written. */
	onText?: (textSoFar: string) => void;
};

/** A token of an answer: its text, and the natural logarithm of its probability. */
export type WrittenToken = { text: string; logProbability: number };

/** One answer's text, and the tokens that it was written in where the model tells their probabilities. */
export type LanguageModelAnswer = { text: string; tokens?: WrittenToken[] };

/**
 * A model that answers in words. One call is answered at a time for each process, in order of priority and then of
 * arrival; `busy` where a call would have to wait too long. Failures are `ProviderError`s.
 */
export type LanguageModel = Engine & {
	ask(request: LanguageModelRequest, options?: LanguageModelOptions): Promise<LanguageModelAnswer>;
	/**
	 * Reads ahead what requests with the same `prefixKey` begin with, and may keep what it has read on the disk for the next
	 * start. Answers how many tokens of it were not known. Only a model of this machine has it.
	 */
	prepare?(prompt: FixedPrompt): Promise<{ readTokens: number }>;
	/** How long a call of this priority would wait now, in milliseconds; 0 where that is not known. */
	waitMs(priority: LanguageModelRequest['priority']): number;
};
