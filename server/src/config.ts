import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { apiCallsPerMinute, engineCallsPerMinute } from '@henry/contract/limits.ts';
import { z } from 'zod';

const count = z.coerce.number().int().positive();
const repository = fileURLToPath(new URL('../..', import.meta.url));

const environmentSchema = z.object({
	HENRY_HOST: z.string().min(1).default('127.0.0.1'),
	HENRY_PORT: z.coerce.number().int().min(0).max(65535).default(4310),
	HENRY_DATA: z.string().min(1).default(resolve(repository, 'data')),
	HENRY_LOG: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn'),
	HENRY_CALLABLE_PREFIX: z
		.string()
		.regex(/^[a-z0-9-]*$/)
		.default(''),
	HENRY_SPEECH_TO_TEXT: z.enum(['embedded']).default('embedded'),
	HENRY_SPEECH_TO_TEXT_PROCESSES: count.default(2),
	HENRY_UTTERANCES_AT_ONCE: count.default(40),
	HENRY_TEXT_TO_SPEECH: z.enum(['flite']).default('flite'),
	HENRY_GRAMMAR_CHECKER: z.enum(['rules']).default('rules'),
	HENRY_QUEUE_LENGTH: count.default(32),
	HENRY_CALLS_PER_MINUTE: count.default(apiCallsPerMinute),
	HENRY_ENGINE_CALLS_PER_MINUTE: count.default(engineCallsPerMinute),
});

/** Everything that can be set, read once at start. `docs/operations.md` explains each setting. */
export type Config = {
	version: string;
	host: string;
	port: number;
	dataFolder: string;
	webFolder: string;
	contentFolder: string;
	/** The embedded recogniser's models. */
	earFolder: string;
	logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
	/** Callable functions also answer under this prefix and a hyphen; empty for none. */
	callablePrefix: string;
	speechToText: 'embedded';
	speechToTextProcesses: number;
	/** Utterances that the recogniser follows at the same time before the next is refused. */
	utterancesAtOnce: number;
	textToSpeech: 'flite';
	grammarChecker: 'rules';
	/** Calls that may wait for one engine before the next is refused. */
	queueLength: number;
	callsPerMinute: number;
	engineCallsPerMinute: number;
};

/** Reads the settings; throws an error that names every setting that is wrong. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
	const parsed = environmentSchema.safeParse(environment);
	if (!parsed.success) throw new Error(`Wrong settings:\n${z.prettifyError(parsed.error)}`);
	const settings = parsed.data;
	return {
		version: JSON.parse(readFileSync(resolve(repository, 'package.json'), 'utf8')).version,
		host: settings.HENRY_HOST,
		port: settings.HENRY_PORT,
		dataFolder: resolve(settings.HENRY_DATA),
		webFolder: resolve(repository, 'web/dist'),
		contentFolder: resolve(repository, 'content'),
		earFolder: resolve(repository, 'models/ear'),
		logLevel: settings.HENRY_LOG,
		callablePrefix: settings.HENRY_CALLABLE_PREFIX,
		speechToText: settings.HENRY_SPEECH_TO_TEXT,
		speechToTextProcesses: settings.HENRY_SPEECH_TO_TEXT_PROCESSES,
		utterancesAtOnce: settings.HENRY_UTTERANCES_AT_ONCE,
		textToSpeech: settings.HENRY_TEXT_TO_SPEECH,
		grammarChecker: settings.HENRY_GRAMMAR_CHECKER,
		queueLength: settings.HENRY_QUEUE_LENGTH,
		callsPerMinute: settings.HENRY_CALLS_PER_MINUTE,
		engineCallsPerMinute: settings.HENRY_ENGINE_CALLS_PER_MINUTE,
	};
}
