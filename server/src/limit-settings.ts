import { isIP } from 'node:net';
import { z } from 'zod';
import { withoutSlash } from './cloud-settings.ts';

/** What a person may use of the costly engines in a day. Names are the budgets' names in metrics. */
type DailyBudgets = {
	/** Henry's turns in a conversation. */
	turns: number;
	/** Texts and conversations that are corrected. */
	corrections: number;
	/** Characters of texts of their own that are spoken. */
	spokenCharacters: number;
};
export type BudgetName = keyof DailyBudgets;

const count = z.coerce.number().int().positive();
/** Ranges that proxy-addr knows by name. */
const namedRanges = ['loopback', 'linklocal', 'uniquelocal'];

function isRange(text: string): boolean {
	const [address = '', bits, ...rest] = text.split('/');
	const version = isIP(address);
	if (namedRanges.includes(text)) return true;
	if (version === 0 || rest.length > 0) return false;
	return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** The settings of who may call how often, and of what the operator sees of it. */
export const limitEnvironment = {
	HENRY_TRUSTED_PROXIES: z
		.string()
		.transform((text) => text.split(',').map((range) => range.trim()))
		.refine((ranges) => ranges.every(isRange), {
			error: `must be addresses or ranges with commas between them, like 10.0.0.7,172.16.0.0/12, or ${namedRanges.join(', ')}`,
		})
		.optional(),
	HENRY_HOSTS: z
		.string()
		.transform((text) => text.split(',').map((name) => name.trim()))
		.refine((names) => names.every((name) => /^[a-z0-9.-]+$/i.test(name)), {
			error: 'must be names with commas between them',
		})
		.optional(),
	HENRY_VISITOR_KEY: z.string().min(32).optional(),
	HENRY_PEOPLE_PER_ADDRESS: count.default(50),
	HENRY_PEOPLE_PER_CLASS: count.default(50),
	HENRY_SOCKETS_PER_PERSON: count.default(6),
	HENRY_PEOPLE_PER_DAY: count.default(1_000),
	HENRY_TURNS_PER_DAY: count.default(1_000),
	HENRY_CORRECTIONS_PER_DAY: count.default(1_000),
	HENRY_SPOKEN_CHARACTERS_PER_DAY: count.default(500_000),
	HENRY_METRICS_HOST: z.string().min(1).default('127.0.0.1'),
	HENRY_METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
	HENRY_TRACES_ADDRESS: z.url({ protocol: /^https?$/ }).optional(),
	HENRY_TRACES_SHARE: z.coerce.number().min(0).max(1).default(1),
};
const environmentSchema = z.object(limitEnvironment);

/** Who may call how often. `docs/operations.md` explains each setting. */
export type LimitSettings = {
	/** Addresses of proxies whose `X-Forwarded-For` is believed; of nobody else's. */
	trustedProxies: string[];
	/** Names under which the server is called besides those that it knows. */
	hosts: string[];
	/** Signs visitors' cookies; servers that stand in for each other share it. Without it, it is made once. */
	visitorKey: string | undefined;
	/** How many people at their limits one address may be taken for, before calls from it are refused. */
	peoplePerAddress: number;
	/** How many people's whole budgets those of one class spend in a day. */
	peoplePerClass: number;
	/** How many live talks, and how many live recordings, one person may have open. */
	socketsPerPerson: number;
	/** How many people's whole budgets the server spends in a day, before it refuses everyone. */
	peoplePerDay: number;
	dailyBudgets: DailyBudgets;
};

/** Where metrics are told; nowhere without it. */
export type MetricsSettings = { host: string; port: number };

/** Where traces are sent, without a slash at its end, and of which share of the requests; nowhere without it. */
export type TracesSettings = { address: string; share0to1: number };

export function readLimits(settings: z.infer<typeof environmentSchema>): LimitSettings {
	return {
		trustedProxies: settings.HENRY_TRUSTED_PROXIES ?? [],
		hosts: settings.HENRY_HOSTS ?? [],
		visitorKey: settings.HENRY_VISITOR_KEY,
		peoplePerAddress: settings.HENRY_PEOPLE_PER_ADDRESS,
		peoplePerClass: settings.HENRY_PEOPLE_PER_CLASS,
		socketsPerPerson: settings.HENRY_SOCKETS_PER_PERSON,
		peoplePerDay: settings.HENRY_PEOPLE_PER_DAY,
		dailyBudgets: {
			turns: settings.HENRY_TURNS_PER_DAY,
			corrections: settings.HENRY_CORRECTIONS_PER_DAY,
			spokenCharacters: settings.HENRY_SPOKEN_CHARACTERS_PER_DAY,
		},
	};
}

export function readTraces(settings: z.infer<typeof environmentSchema>): TracesSettings | undefined {
	const { HENRY_TRACES_ADDRESS: address, HENRY_TRACES_SHARE: share0to1 } = settings;
	return address === undefined ? undefined : { address: withoutSlash(address), share0to1 };
}

export function readMetrics(settings: z.infer<typeof environmentSchema>): MetricsSettings | undefined {
	const { HENRY_METRICS_HOST: host, HENRY_METRICS_PORT: port } = settings;
	return port === undefined ? undefined : { host, port };
}
