import { defaultSite } from '@henry/contract/site.ts';
import { z } from 'zod';

/** Addresses of this very machine, from which browsers take as much as by https (W3C Secure Contexts, section 3.1). */
const ownMachine = ['localhost', '127.0.0.1', '[::1]'];

function isServiceAddress(text: string): boolean {
	if (!URL.canParse(text)) return false;
	const { protocol, hostname, origin } = new URL(text);
	return (
		origin === text && (protocol === 'https:' || (protocol === 'http:' && ownMachine.includes(hostname)))
	);
}

/** The settings of reminders by Web Push. */
export const pushEnvironment = {
	HENRY_PUSH: z.enum(['on', 'off']).default('on'),
	HENRY_PUSH_KEY: z
		.string()
		.regex(/^[A-Za-z0-9_-]{43}$/, 'must be a private key of VAPID: 32 bytes in base64url')
		.optional(),
	HENRY_PUSH_SERVICES: z
		.string()
		.transform((text) => text.split(',').map((one) => one.trim()))
		.refine((all) => all.every(isServiceAddress), {
			error: 'must be origins like https://push.example.org, with commas between them',
		})
		.default([]),
};
const environmentSchema = z.object({ ...pushEnvironment, HENRY_CONTACT_EMAIL: z.string() });

export type PushSettings = {
	/** The private key of VAPID (RFC 8292) in base64url; without it, the one that the store keeps. */
	key: string | undefined;
	/** Origins of push services besides those of the usual browsers. */
	services: string[];
	/** By whom a push service reaches the people behind this server: an address of mail or of the web. */
	subject: string;
};

/** Undefined where they are switched off, or where browsers allow none: they want https, or their own machine. */
export function readPush(
	settings: z.infer<typeof environmentSchema>,
	publicAddress: string,
): PushSettings | undefined {
	const { protocol, hostname } = new URL(publicAddress);
	const isHttps = protocol === 'https:';
	if (settings.HENRY_PUSH === 'off' || !(isHttps || ownMachine.includes(hostname))) return undefined;
	const { HENRY_CONTACT_EMAIL: email } = settings;
	const hasEmail = email !== defaultSite.contactEmail || !isHttps;
	return {
		key: settings.HENRY_PUSH_KEY,
		services: settings.HENRY_PUSH_SERVICES,
		subject: hasEmail ? `mailto:${email}` : publicAddress,
	};
}
