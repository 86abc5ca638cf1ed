import './without-code-generation.ts';
import * as z from 'zod/mini';
import { emailSchema, mailedTokenSchema } from './accounts.ts';
import { waitlistLocale } from './limits.ts';
import { refusals } from './refusals.ts';
import { languageCodeSchema } from './text-by-language.ts';

/** Name of the honeypot field, which people never see (specification, section 5). */
export const honeypotField = 'e-mail_address_check';

const hexSchema = z.string().check(z.regex(/^[0-9a-f]{2,256}$/));

/** A signed ALTCHA challenge (version 2): find the counter whose derived key begins with `keyPrefix`. */
export const captchaChallengeSchema = z.object({
	parameters: z.object({
		algorithm: z.literal('PBKDF2/SHA-256'),
		nonce: hexSchema,
		salt: hexSchema,
		cost: z.number().check(z.int(), z.positive()),
		keyLength: z.number().check(z.int(), z.positive()),
		keyPrefix: hexSchema,
		data: z.object({ expiresAtMs: z.number().check(z.int(), z.positive()) }),
	}),
	signature: hexSchema,
});
export type CaptchaChallenge = z.infer<typeof captchaChallengeSchema>;

/** A challenge with its solution. */
export const solvedCaptchaSchema = z.object({
	challenge: captchaChallengeSchema,
	solution: z.object({
		counter: z.number().check(z.int(), z.gte(0), z.lte(0xffffffff)),
		derivedKey: hexSchema,
	}),
});

/**
 * `waitlist`: joins the waitlist. `language` is the one in which the terms were read, `captcha` a `solvedCaptchaSchema` as
 * base64 JSON.
 */
export const waitlistRequestSchema = z.object({
	email: emailSchema,
	consent: z.literal(true, { error: refusals.waitlistConsentMissing }),
	[honeypotField]: z._default(z.string().check(z.maxLength(300)), ''),
	locale: z.literal(waitlistLocale),
	language: languageCodeSchema,
	captcha: z.string().check(z.minLength(1), z.maxLength(4_000)),
});
export type WaitlistRequest = z.infer<typeof waitlistRequestSchema>;

/** `confirmWaitlist` and `leaveWaitlist`: the token of the mailed link. */
export const waitlistTokenRequestSchema = z.object({ token: mailedTokenSchema });
