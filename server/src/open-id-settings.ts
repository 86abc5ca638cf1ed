import { issuerIds } from '@henry/contract/open-id.ts';
import { z } from 'zod';
import type { Issuer } from './ports/open-id.ts';

const credential = z
	.string()
	.regex(/^[\x21-\x7e]+$/, 'must be what the issuer gave')
	.optional();

/** OpenID Connect asks for https; without it, what issuers say could be changed on its way. */
function isIssuer(text: string): boolean {
	if (!z.url({ protocol: /^https?$/ }).safeParse(text).success) return false;
	const { protocol, hostname, search, hash } = new URL(text);
	const isSafe = protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1';
	return isSafe && search === '' && hash === '';
}

/** The settings of who else may say who somebody is. */
export const openIdEnvironment = {
	HENRY_OIDC_GOOGLE_ID: credential,
	HENRY_OIDC_GOOGLE_SECRET: credential,
	HENRY_OIDC_MICROSOFT_ID: credential,
	HENRY_OIDC_MICROSOFT_SECRET: credential,
	HENRY_OIDC_MICROSOFT_TENANT: z
		.string()
		.regex(/^[a-zA-Z0-9.-]+$/, 'must be the id or the domain of a directory')
		.default('common'),
	HENRY_OIDC_NAME: z.string().trim().min(1).max(40).optional(),
	HENRY_OIDC_ISSUER: z
		.string()
		.refine(isIssuer, { error: 'must be an https address, as the issuer writes it' })
		.optional(),
	HENRY_OIDC_ID: credential,
	HENRY_OIDC_SECRET: credential,
	HENRY_OIDC_TWO_FACTORS: z
		.string()
		.transform((text) => text.split(',').map((id) => id.trim()))
		.pipe(z.array(z.enum(issuerIds)))
		.default([]),
};
const environmentSchema = z.object(openIdEnvironment);
type OpenIdEnvironment = z.infer<typeof environmentSchema>;
type Credential = Exclude<keyof OpenIdEnvironment, 'HENRY_OIDC_TWO_FACTORS'>;

/** All of these settings, or undefined where none is there. Throws an error that names the first that is missing. */
function together<Name extends Credential>(
	settings: OpenIdEnvironment,
	names: readonly Name[],
): Record<Name, string> | undefined {
	const missing = names.find((name) => !settings[name]);
	if (names.every((name) => !settings[name])) return undefined;
	if (missing) {
		const named = names.find((name) => settings[name]);
		throw new Error(`Wrong settings:\n${named} needs ${missing}.`);
	}
	return Object.fromEntries(names.map((name) => [name, settings[name]])) as Record<Name, string>;
}

/** The issuers whose settings are there, in the order in which their buttons stand. */
export function readIssuers(settings: OpenIdEnvironment): Issuer[] {
	const google = together(settings, ['HENRY_OIDC_GOOGLE_ID', 'HENRY_OIDC_GOOGLE_SECRET']);
	const microsoft = together(settings, ['HENRY_OIDC_MICROSOFT_ID', 'HENRY_OIDC_MICROSOFT_SECRET']);
	const other = together(settings, [
		'HENRY_OIDC_NAME',
		'HENRY_OIDC_ISSUER',
		'HENRY_OIDC_ID',
		'HENRY_OIDC_SECRET',
	]);
	const issuers: Omit<Issuer, 'asksForTwo'>[] = [];
	if (google) {
		issuers.push({
			...{ id: 'google', name: 'Google', issuer: 'https://accounts.google.com' },
			clientId: google.HENRY_OIDC_GOOGLE_ID,
			clientSecret: google.HENRY_OIDC_GOOGLE_SECRET,
		});
	}
	if (microsoft) {
		issuers.push({
			...{ id: 'microsoft', name: 'Microsoft' },
			issuer: `https://login.microsoftonline.com/${settings.HENRY_OIDC_MICROSOFT_TENANT}/v2.0`,
			clientId: microsoft.HENRY_OIDC_MICROSOFT_ID,
			clientSecret: microsoft.HENRY_OIDC_MICROSOFT_SECRET,
		});
	}
	if (other) {
		issuers.push({
			...{ id: 'issuer', name: other.HENRY_OIDC_NAME, issuer: other.HENRY_OIDC_ISSUER },
			clientId: other.HENRY_OIDC_ID,
			clientSecret: other.HENRY_OIDC_SECRET,
		});
	}
	const byTwo = settings.HENRY_OIDC_TWO_FACTORS;
	return issuers.map((issuer) => ({ ...issuer, asksForTwo: byTwo.includes(issuer.id) }));
}
