import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { apiCallsPerMinute, engineCallsPerMinute } from '@henry/contract/limits.ts';
import { defaultSite, type Site } from '@henry/contract/site.ts';
import { z } from 'zod';

const count = z.coerce.number().int().positive();
const repository = resolve(import.meta.dirname, '../..');

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
	HENRY_PRONUNCIATION: z.enum(['embedded', 'azure']).default('embedded'),
	HENRY_PRONUNCIATION_PROCESSES: count.default(1),
	HENRY_AZURE_SPEECH_KEY: z
		.string()
		.regex(/^[\x21-\x7e]+$/, 'must be a key')
		.optional(),
	HENRY_AZURE_SPEECH_REGION: z
		.string()
		.regex(/^[a-z0-9]+$/, 'must be a region, like westeurope')
		.optional(),
	HENRY_AZURE_SPEECH_ADDRESS: z.url({ protocol: /^https?$/ }).optional(),
	HENRY_GRAMMAR_CHECKER: z.enum(['rules']).default('rules'),
	DATABASE_URL: z
		.string()
		.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
		.optional(),
	HENRY_ADDRESS: z.url({ protocol: /^https?$/ }).optional(),
	HENRY_SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
	HENRY_MAIL_FROM: z.string().min(3).default('Henry <henry@localhost>'),
	HENRY_CONTACT_EMAIL: z.email().default(defaultSite.contactEmail),
	HENRY_X_ADDRESS: z.url({ protocol: /^https$/ }).default(defaultSite.xAddress),
	HENRY_LINKEDIN_ADDRESS: z.url({ protocol: /^https$/ }).default(defaultSite.linkedInAddress),
	HENRY_WAITLIST_FORWARD_URL: z.url({ protocol: /^https?$/ }).optional(),
	HENRY_CAPTCHA_KEY: z.string().min(16).optional(),
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
	/** The judge of sounds; the address of Azure Speech is without a slash at its end. */
	pronunciation:
		| { provider: 'embedded'; processes: number }
		| { provider: 'azure'; key: string; address: string };
	/** PostgreSQL to keep things in; without it, an SQLite file in the data folder. */
	databaseUrl: string | undefined;
	/** Where people reach the app, for the links in mails, without a slash at its end. */
	publicAddress: string;
	/** Mail server; without it, mails are written to the folder `outbox` of the data folder. */
	smtpUrl: string | undefined;
	mailFrom: string;
	/** What the pages say about how to reach the people behind this server. */
	site: Site;
	/** External form that confirmed waitlist subscribers are passed on to. */
	waitlistForwardUrl: string | undefined;
	/** Servers that share a database share this key, so that each takes the others' captchas; without it, it is random. */
	captchaKey: string | undefined;
	/** Calls that may wait for one engine before the next is refused. */
	queueLength: number;
	callsPerMinute: number;
	engineCallsPerMinute: number;
};

const withoutSlash = (address: string) => address.replace(/\/+$/, '');

function readPronunciation(settings: z.infer<typeof environmentSchema>): Config['pronunciation'] {
	const { HENRY_PRONUNCIATION: provider, HENRY_PRONUNCIATION_PROCESSES: processes } = settings;
	if (provider === 'embedded') return { provider, processes };
	const { HENRY_AZURE_SPEECH_KEY: key, HENRY_AZURE_SPEECH_REGION: region } = settings;
	const address =
		settings.HENRY_AZURE_SPEECH_ADDRESS ?? (region && `https://${region}.stt.speech.microsoft.com`);
	if (key && address) return { provider, key, address: withoutSlash(address) };
	const missing = key ? 'HENRY_AZURE_SPEECH_REGION' : 'HENRY_AZURE_SPEECH_KEY';
	throw new Error(`Wrong settings:\nHENRY_PRONUNCIATION=azure needs ${missing}.`);
}

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
		pronunciation: readPronunciation(settings),
		databaseUrl: settings.DATABASE_URL,
		publicAddress: withoutSlash(
			settings.HENRY_ADDRESS ?? `http://${settings.HENRY_HOST}:${settings.HENRY_PORT}`,
		),
		smtpUrl: settings.HENRY_SMTP_URL,
		mailFrom: settings.HENRY_MAIL_FROM,
		site: {
			contactEmail: settings.HENRY_CONTACT_EMAIL,
			xAddress: settings.HENRY_X_ADDRESS,
			linkedInAddress: settings.HENRY_LINKEDIN_ADDRESS,
		},
		waitlistForwardUrl: settings.HENRY_WAITLIST_FORWARD_URL,
		captchaKey: settings.HENRY_CAPTCHA_KEY,
		queueLength: settings.HENRY_QUEUE_LENGTH,
		callsPerMinute: settings.HENRY_CALLS_PER_MINUTE,
		engineCallsPerMinute: settings.HENRY_ENGINE_CALLS_PER_MINUTE,
	};
}
