import { isIP } from 'node:net';
import { z } from 'zod';
import { type TwoFactorRule, twoFactorRules } from './domain/accounts/two-factors.ts';

/** Bytes of a key for AES-256. */
const dataKeyBytes = 32;

const isDataKey = (text: string) =>
	/^[A-Za-z0-9+/_-]+={0,2}$/.test(text) && Buffer.from(text, 'base64').length === dataKeyBytes;

/** The settings of what outsiders may read: of the calls, and of what is kept. */
export const securityEnvironment = {
	HENRY_TWO_FACTORS: z.enum(twoFactorRules).default('off'),
	HENRY_API_PAGE: z.enum(['on', 'off']).default('off'),
	HENRY_DATA_KEY: z
		.string()
		.transform((text) => text.split(',').map((key) => key.trim()))
		.refine((keys) => keys.every(isDataKey), {
			error: `must be ${dataKeyBytes} random bytes in base64 (openssl rand -base64 ${dataKeyBytes}), or several with commas between them`,
		})
		.optional(),
	HENRY_INSIDE_HOSTS: z
		.string()
		.transform((text) => text.split(',').map((host) => host.trim().toLowerCase()))
		.refine((hosts) => hosts.every((host) => URL.canParse(`http://${host}`) && !/[/?#@]/.test(host)), {
			error: 'must be hosts with commas between them, with their port where it is not the usual one',
		})
		.optional(),
};
const environmentSchema = z.object(securityEnvironment);

export type SecuritySettings = {
	/** Who has to sign in by two factors. */
	twoFactors: TwoFactorRule;
	/** Whether the calls are described at `/api/docs`. */
	hasApiPage: boolean;
	/**
	 * Keys of 32 bytes for what learners say: the first one encrypts, all of them decrypt. Empty where it is kept as it is.
	 */
	dataKeys: Uint8Array[];
	/** Hosts of the own network that academies may name as a learning platform or a webhook; by http, too. */
	insideHosts: string[];
};

export function readSecurity(settings: z.infer<typeof environmentSchema>): SecuritySettings {
	return {
		twoFactors: settings.HENRY_TWO_FACTORS,
		hasApiPage: settings.HENRY_API_PAGE === 'on',
		dataKeys: (settings.HENRY_DATA_KEY ?? []).map((key) => new Uint8Array(Buffer.from(key, 'base64'))),
		insideHosts: settings.HENRY_INSIDE_HOSTS ?? [],
	};
}

/** Browsers make passkeys for names alone, and by https alone but on their own machine (W3C Web Authentication, section 5.1.2). */
export function canHavePasskeys(publicAddress: string): boolean {
	const { protocol, hostname } = new URL(publicAddress);
	if (isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0) return false;
	return protocol === 'https:' || hostname === 'localhost';
}
