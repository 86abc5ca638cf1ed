import { readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { consentAgeIn } from '@henry/contract/consent-age.ts';
import { apiCallsPerMinute, engineCallsPerMinute } from '@henry/contract/limits.ts';
import { defaultSite, type Site } from '@henry/contract/site.ts';
import { z } from 'zod';
import { academyEnvironment, readOffer, readTrial, type Trial } from './academy-settings.ts';
import {
	azure,
	type CloudEar,
	type CloudProvider,
	type CloudVoices,
	cloudEnvironment,
	cloudProviders,
	configuredCloud,
	isWebAddress,
	needed,
	readCloudEar,
	readCloudVoices,
	withoutSlash,
} from './cloud-settings.ts';
import { type CoachSettings, coachEnvironment, readCoach } from './coach-settings.ts';
import {
	type LimitSettings,
	limitEnvironment,
	type MetricsSettings,
	readLimits,
	readMetrics,
	readTraces,
	type TracesSettings,
} from './limit-settings.ts';
import { openIdEnvironment, readIssuers } from './open-id-settings.ts';
import type { Issuer } from './ports/open-id.ts';
import { type PushSettings, pushEnvironment, readPush } from './push-settings.ts';
import { type BucketSettings, readBucket, recordingEnvironment } from './recording-settings.ts';
import {
	canHavePasskeys,
	readSecurity,
	type SecuritySettings,
	securityEnvironment,
} from './security-settings.ts';

const count = z.coerce.number().int().positive();
const repository = resolve(import.meta.dirname, '../..');

/** Engines of this machine: our own, or by `auto` a neural one as soon as its model is there. */
const localProviders = ['auto', 'embedded'] as const;
type LocalProvider = (typeof localProviders)[number];

const environmentSchema = z.object({
	HENRY_HOST: z.string().min(1).default('127.0.0.1'),
	HENRY_PORT: z.coerce.number().int().min(0).max(65535).default(4310),
	HENRY_DATA: z.string().min(1).default(resolve(repository, 'data')),
	HENRY_MODELS: z
		.string()
		.refine((value) => value === 'off' || value === 'fetch' || isWebAddress(value), {
			error: 'must be off, fetch, or the address of a mirror',
		})
		.default('off'),
	HENRY_MODELS_FOLDER: z.string().min(1).optional(),
	XDG_CACHE_HOME: z.string().optional(),
	HENRY_LOG: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn'),
	HENRY_CALLABLE_PREFIX: z
		.string()
		.regex(/^[a-z0-9-]*$/)
		.default(''),
	...cloudEnvironment,
	HENRY_SPEECH_TO_TEXT: z.enum([...localProviders, ...cloudProviders]).default('auto'),
	HENRY_SPEECH_TO_TEXT_PROCESSES: count.default(2),
	HENRY_UTTERANCES_AT_ONCE: count.default(80),
	HENRY_TEXT_TO_SPEECH: z.enum([...localProviders, ...cloudProviders]).default('auto'),
	HENRY_PRONUNCIATION: z.enum([...localProviders, 'azure']).default('auto'),
	HENRY_PRONUNCIATION_PROCESSES: count.default(1),
	HENRY_GRAMMAR_CHECKER: z.enum(['auto', 'rules', 'model']).default('auto'),
	HENRY_MIND_FILE: z
		.string()
		.refine((path) => statSync(path, { throwIfNoEntry: false })?.isFile(), { error: 'must be a file' })
		.optional(),
	...academyEnvironment,
	...coachEnvironment,
	DATABASE_URL: z
		.string()
		.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
		.optional(),
	HENRY_VALKEY_URL: z.url({ protocol: /^(?:redis|valkey)s?$/ }).optional(),
	HENRY_ADDRESS: z.url({ protocol: /^https?$/ }).optional(),
	HENRY_SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
	HENRY_MAIL_FROM: z.string().min(3).default('Henry <henry@localhost>'),
	HENRY_COUNTRY: z
		.string()
		.regex(/^[A-Z]{2}$/, 'must be two capital letters, like ES')
		.optional(),
	HENRY_CONTACT_EMAIL: z.email().default(defaultSite.contactEmail),
	HENRY_X_ADDRESS: z.url({ protocol: /^https$/ }).default(defaultSite.xAddress),
	HENRY_LINKEDIN_ADDRESS: z.url({ protocol: /^https$/ }).default(defaultSite.linkedInAddress),
	HENRY_WAITLIST_FORWARD_URL: z.url({ protocol: /^https?$/ }).optional(),
	HENRY_CAPTCHA_KEY: z.string().min(16).optional(),
	HENRY_QUEUE_LENGTH: count.default(32),
	HENRY_CALLS_PER_MINUTE: count.default(apiCallsPerMinute),
	HENRY_ENGINE_CALLS_PER_MINUTE: count.default(engineCallsPerMinute),
	...limitEnvironment,
	...securityEnvironment,
	...recordingEnvironment,
	...openIdEnvironment,
	...pushEnvironment,
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
	/** Whisper's networks without their weights. */
	whisperFolder: string;
	/** What the judge of sounds hears with beside Whisper’s weights. */
	judgeFolder: string;
	meaningFolder: string;
	/** What tells danger by its meaning. */
	dangerFolder: string;
	/** Neural models that were fetched: one folder for all servers of a machine. */
	modelsFolder: string;
	/** Whether the recommended models are fetched and put to work, and from which mirror instead of their own sources. */
	models: { isOn: boolean; mirror: string | undefined };
	logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
	/** Callable functions also answer under this prefix and a hyphen; empty for none. */
	callablePrefix: string;
	speechToText: { provider: LocalProvider } | CloudEar;
	speechToTextProcesses: number;
	/** Utterances that the recogniser follows at the same time before the next is refused. */
	utterancesAtOnce: number;
	textToSpeech: { provider: LocalProvider } | CloudVoices;
	/** `model` is the one that speaks as Henry, where there is one; the rules stand in for it. */
	grammarChecker: 'rules' | 'model';
	/** The judge of sounds; the address of Azure Speech is without a slash at its end. */
	pronunciation:
		| { provider: LocalProvider; processes: number }
		| { provider: 'azure'; key: string; address: string };
	/** A language model of this machine in the format GGUF, in place of the recommended one. */
	mindFile: string | undefined;
	/** The endpoint whose model speaks as Henry; without it, the embedded coach does. */
	coach: CoachSettings | undefined;
	/** PostgreSQL to keep things in; without it, an SQLite file in the data folder. */
	databaseUrl: string | undefined;
	/** Where servers that stand in for each other count together; without it, this one is alone. */
	valkeyUrl: string | undefined;
	/** Where people reach the app, for the links in mails, without a slash at its end. */
	publicAddress: string;
	/** Mail server; without it, mails are written to the folder `outbox` of the data folder. */
	smtpUrl: string | undefined;
	mailFrom: string;
	/** Whose numbers of help are shown (ISO 3166, two letters); without it, the content's own country. */
	country: string | undefined;
	/** How academies begin. */
	trial: Trial;
	/** What the pages say about how to reach the people behind this server. */
	site: Site;
	/** External form that confirmed waitlist subscribers are passed on to. */
	waitlistForwardUrl: string | undefined;
	/** Servers that share a database share this key, so that each takes the others' captchas; without it, it is made once. */
	captchaKey: string | undefined;
	/** Calls that may wait for one engine before the next is refused. */
	queueLength: number;
	callsPerMinute: number;
	engineCallsPerMinute: number;
	limits: LimitSettings;
	metrics: MetricsSettings | undefined;
	traces: TracesSettings | undefined;
	security: SecuritySettings;
	/** Where recordings are kept, if not in the database. */
	bucket: BucketSettings | undefined;
	/** Issuers of OpenID Connect by which people sign in; none unless they are set. */
	issuers: Issuer[];
	/** Undefined where browsers take no reminders from the public address. */
	push: PushSettings | undefined;
};

type Settings = z.infer<typeof environmentSchema>;

const isCloud = (provider: LocalProvider | CloudProvider): provider is CloudProvider =>
	cloudProviders.some((cloud) => cloud === provider);

function readSpeechToText(settings: Settings): Config['speechToText'] {
	const named = settings.HENRY_SPEECH_TO_TEXT;
	const provider = (named === 'auto' && configuredCloud(settings)) || named;
	return isCloud(provider) ? readCloudEar(provider, settings) : { provider };
}

function readTextToSpeech(settings: Settings): Config['textToSpeech'] {
	const named = settings.HENRY_TEXT_TO_SPEECH;
	const provider = (named === 'auto' && configuredCloud(settings)) || named;
	return isCloud(provider) ? readCloudVoices(provider, settings) : { provider };
}

function readPronunciation(settings: Settings): Config['pronunciation'] {
	const { HENRY_PRONUNCIATION: provider, HENRY_PRONUNCIATION_PROCESSES: processes } = settings;
	if (provider !== 'azure') return { provider, processes };
	return { provider, ...needed('HENRY_PRONUNCIATION', provider, azure(settings)) };
}

function readGrammarChecker(settings: Settings): Config['grammarChecker'] {
	const { HENRY_GRAMMAR_CHECKER: named, HENRY_MIND_FILE: file } = settings;
	if (named === 'model' && !readCoach(settings) && !file && !readModels(settings).isOn) {
		throw new Error(
			'Wrong settings:\nHENRY_GRAMMAR_CHECKER=model needs HENRY_COACH_ADDRESS, HENRY_MIND_FILE or HENRY_MODELS=fetch.',
		);
	}
	return named === 'rules' ? 'rules' : 'model';
}

function readModels({ HENRY_MODELS: models }: Settings): Config['models'] {
	const isWord = models === 'off' || models === 'fetch';
	return { isOn: models !== 'off', mirror: isWord ? undefined : models };
}

/** Where programs keep what they can fetch again, by the XDG Base Directory Specification. */
function modelsFolder({ HENRY_MODELS_FOLDER: named, XDG_CACHE_HOME: cache }: Settings): string {
	if (named) return resolve(named);
	return join(cache?.startsWith('/') ? cache : join(homedir(), '.cache'), 'talk-to-henry/models');
}

/** A host as it stands in an address: one of IPv6 in brackets. */
const inAddress = (host: string) => (host.includes(':') ? `[${host}]` : host);

/** Reads the settings; throws an error that names every setting that is wrong. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
	// Compose files pass on as empty what is not set.
	const given = Object.entries(environment).filter(([, value]) => value !== '');
	const parsed = environmentSchema.safeParse(Object.fromEntries(given));
	if (!parsed.success) throw new Error(`Wrong settings:\n${z.prettifyError(parsed.error)}`);
	const settings = parsed.data;
	const publicAddress = withoutSlash(
		settings.HENRY_ADDRESS ?? `http://${inAddress(settings.HENRY_HOST)}:${settings.HENRY_PORT}`,
	);
	if (settings.HENRY_VALKEY_URL && !settings.HENRY_SMTP_URL) {
		throw new Error(
			'Wrong settings:\nHENRY_VALKEY_URL needs HENRY_SMTP_URL: each server would write its mails to a folder of its own.',
		);
	}
	const issuers = readIssuers(settings);
	return {
		version: JSON.parse(readFileSync(resolve(repository, 'package.json'), 'utf8')).version,
		host: settings.HENRY_HOST,
		port: settings.HENRY_PORT,
		dataFolder: resolve(settings.HENRY_DATA),
		webFolder: resolve(repository, 'web/dist'),
		contentFolder: resolve(repository, 'content'),
		earFolder: resolve(repository, 'models/ear'),
		whisperFolder: resolve(repository, 'models/whisper'),
		judgeFolder: resolve(repository, 'models/judge'),
		meaningFolder: resolve(repository, 'models/meaning'),
		dangerFolder: resolve(repository, 'models/danger'),
		modelsFolder: modelsFolder(settings),
		models: readModels(settings),
		logLevel: settings.HENRY_LOG,
		callablePrefix: settings.HENRY_CALLABLE_PREFIX,
		speechToText: readSpeechToText(settings),
		speechToTextProcesses: settings.HENRY_SPEECH_TO_TEXT_PROCESSES,
		utterancesAtOnce: settings.HENRY_UTTERANCES_AT_ONCE,
		textToSpeech: readTextToSpeech(settings),
		grammarChecker: readGrammarChecker(settings),
		pronunciation: readPronunciation(settings),
		mindFile: settings.HENRY_MIND_FILE && resolve(settings.HENRY_MIND_FILE),
		coach: readCoach(settings),
		databaseUrl: settings.DATABASE_URL,
		valkeyUrl: settings.HENRY_VALKEY_URL,
		publicAddress,
		smtpUrl: settings.HENRY_SMTP_URL,
		mailFrom: settings.HENRY_MAIL_FROM,
		country: settings.HENRY_COUNTRY,
		trial: readTrial(settings),
		site: {
			...readOffer(settings),
			contactEmail: settings.HENRY_CONTACT_EMAIL,
			xAddress: settings.HENRY_X_ADDRESS,
			linkedInAddress: settings.HENRY_LINKEDIN_ADDRESS,
			consentAge: consentAgeIn(settings.HENRY_COUNTRY ?? 'ES'),
			hasPasskeys: canHavePasskeys(publicAddress),
			address: publicAddress,
			issuers: issuers.map(({ id, name }) => ({ id, name })),
		},
		waitlistForwardUrl: settings.HENRY_WAITLIST_FORWARD_URL,
		captchaKey: settings.HENRY_CAPTCHA_KEY,
		queueLength: settings.HENRY_QUEUE_LENGTH,
		callsPerMinute: settings.HENRY_CALLS_PER_MINUTE,
		engineCallsPerMinute: settings.HENRY_ENGINE_CALLS_PER_MINUTE,
		limits: readLimits(settings),
		metrics: readMetrics(settings),
		traces: readTraces(settings),
		security: readSecurity(settings),
		bucket: readBucket(settings),
		issuers,
		push: readPush(settings, publicAddress),
	};
}
