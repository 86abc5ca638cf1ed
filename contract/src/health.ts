import './without-code-generation.ts';
import * as z from 'zod/mini';

export const capabilities = [
	'speechToText',
	'textToSpeech',
	'turnTaking',
	'grammarChecker',
	'pronunciation',
	'coach',
] as const;
export type Capability = (typeof capabilities)[number];

/** A share of words that a recogniser gets wrong, in percent: of what speech, and where that is written. */
const wordErrorRateSchema = z.object({
	percent: z.number().check(z.nonnegative()),
	on: z.string(),
	/** The address of whoever published it, or the file of ours that holds the measurement. */
	source: z.string(),
});
export type WordErrorRate = z.infer<typeof wordErrorRateSchema>;

/**
 * Which engine serves a capability and how it fares. `embedded` engines run on this machine; what one that is not is given
 * goes to the host `sendsTo`. `insteadOf` names the engine that should serve but fails, where this one stands in for it;
 * `fallbacks` counts the calls since the start that another engine served because the chosen one failed or was too busy.
 * `wordErrorRates` tell how good a recogniser is, where that is known.
 */
export const engineHealthSchema = z.object({
	name: z.string(),
	model: z.string(),
	embedded: z.boolean(),
	sendsTo: z.optional(z.string()),
	insteadOf: z.optional(z.string()),
	fallbacks: z.optional(z.number().check(z.int(), z.nonnegative())),
	wordErrorRates: z.optional(z.array(wordErrorRateSchema)),
	state: z.enum(['starting', 'ready', 'failed']),
	queued: z.number().check(z.int(), z.nonnegative()),
});
export type EngineHealth = z.infer<typeof engineHealthSchema>;

/** What of Henry gets better by neural models. */
export const improvements = ['ears', 'sounds', 'voice', 'turns', 'topics', 'mind'] as const;
export type Improvement = (typeof improvements)[number];

/**
 * The neural models of this server: the parts of Henry whose better engines are not at work yet; what is being fetched, and
 * how much of it is there; and why the last try failed, in one line for the server’s operator.
 */
export const modelsHealthSchema = z.object({
	waiting: z.array(z.enum(improvements)),
	fetching: z.optional(
		z.object({
			part: z.enum(improvements),
			percent: z.number().check(z.int(), z.gte(0), z.lte(100)),
		}),
	),
	failure: z.optional(z.string()),
});
export type ModelsHealth = z.infer<typeof modelsHealthSchema>;

/** Whether Henry is getting better at this moment. */
export const isImproving = ({ waiting, failure }: ModelsHealth) =>
	waiting.length > 0 && failure === undefined;

/** Whether the database that things are kept in answers. */
const storeHealthSchema = z.object({ name: z.string(), state: z.enum(['ready', 'failed']) });

/** Where limits are counted: this server's memory, or what it shares with others. */
const sharedStateHealthSchema = z.object({
	name: z.enum(['memory', 'valkey']),
	state: z.enum(['ready', 'failed']),
});

/** Where recordings are kept outside of the database. */
const recordingsHealthSchema = z.object({ name: z.literal('s3'), state: z.enum(['ready', 'failed']) });

/**
 * What runs, and how it fares. `degraded`: something that was chosen does not work, and all else goes on. `ready`: calls may
 * be sent here; not while an engine starts or the server stops. What servers share, as the database, does not count: no
 * other one would do better without it.
 */
export const healthResponseSchema = z.object({
	status: z.enum(['ok', 'degraded']),
	ready: z.boolean(),
	version: z.string(),
	uptimeSeconds: z.number().check(z.nonnegative()),
	engines: z.record(z.enum(capabilities), engineHealthSchema),
	models: modelsHealthSchema,
	store: storeHealthSchema,
	sharedState: sharedStateHealthSchema,
	recordings: z.optional(recordingsHealthSchema),
});

/** The answer of a server that runs at all. */
export const aliveResponseSchema = z.object({ alive: z.literal(true) });
export type HealthResponse = z.infer<typeof healthResponseSchema>;
