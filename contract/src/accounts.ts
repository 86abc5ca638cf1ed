import './without-code-generation.ts';
import * as z from 'zod/mini';
import { mailedTokenCharacters, maxEmailCharacters } from './limits.ts';
import { languageCodeSchema } from './text-by-language.ts';

/** An email address in ASCII, trimmed and in lower case, so that one person has one spelling. */
export const emailSchema = z.pipe(
	z
		.string()
		.check(
			z.trim(),
			z.toLowerCase(),
			z.maxLength(maxEmailCharacters, `The email address is longer than ${maxEmailCharacters} characters.`),
		),
	// What the browser's own form takes (HTML, section 4.10.5.1.5), which all of RFC 5321's characters belong to.
	z.email({
		pattern: z.regexes.html5Email,
		error:
			'This is not an email address that can be written to. Please check it: letters such as é do not work yet.',
	}),
);

/** A random value that is sent by mail: base64url. */
export const mailedTokenSchema = z
	.string()
	.check(
		z.regex(
			new RegExp(`^[A-Za-z0-9_-]{${mailedTokenCharacters}}$`),
			'This link is not complete. Please open it from the email again.',
		),
	);

/**
 * Whether somebody may have their practice kept: old enough to agree alone; waiting for a parent or guardian; or with their
 * agreement.
 */
export const consentSchema = z.enum(['notNeeded', 'pending', 'given']);
export type Consent = z.infer<typeof consentSchema>;

/** `signIn`: sends a sign-in link. The answer is the same whether or not the address has an account. */
export const signInRequestSchema = z.object({
	email: emailSchema,
	language: languageCodeSchema,
	/** A parent's or guardian's address, from whoever is too young to agree alone. */
	guardianEmail: z.optional(emailSchema),
});
export const signInResponseSchema = z.object({ sent: z.literal(true) });

/** `finishSignIn`: the address and the token of the link; the answer sets the session cookie. */
export const finishSignInRequestSchema = z.object({ email: emailSchema, token: mailedTokenSchema });

/** The identity record of a signed-in person (specification, section 3). */
export const userSchema = z.object({
	uid: z.string(),
	/** Null for a learner who signs in by a card. */
	email: z.nullable(z.string()),
	displayName: z.nullable(z.string()),
	photoUrl: z.nullable(z.string()),
	phoneNumber: z.nullable(z.string()),
	emailVerified: z.boolean(),
	isAnonymous: z.boolean(),
	providers: z.array(z.string()),
});
export type User = z.infer<typeof userSchema>;

/**
 * What a sign-in lacks where two factors are asked for, by whoever runs the server or by an academy of its staff: a passkey
 * that is still to be made, one to sign in by, the issuer of OpenID Connect that has asked for two before, or, for an account
 * that can have no passkey, a way in that takes two.
 */
const missingFactorSchema = z.enum(['makePasskey', 'usePasskey', 'useIssuer', 'otherWay']);
export type MissingFactor = z.infer<typeof missingFactorSchema>;

/**
 * Who is signed in, until when the session's token counts, and how long recordings are kept (days; null: not stored).
 * `refreshSession` answers it with a fresh token; a visitor is `{user: null}`. As long as a factor is `missing`, all other
 * calls of the account are refused. `namedGuardian` comes with a sign-in alone: whom it named as a parent or guardian, where
 * the account was there before and waits for none.
 */
export const sessionResponseSchema = z.discriminatedUnion('signedIn', [
	z.object({ signedIn: z.literal(false) }),
	z.object({
		signedIn: z.literal(true),
		user: userSchema,
		expiresAtMs: z.number().check(z.int()),
		keepRecordingsDays: z.nullable(z.number().check(z.int(), z.positive())),
		consent: consentSchema,
		missing: z.optional(missingFactorSchema),
		namedGuardian: z.optional(z.string()),
	}),
]);
export type SessionResponse = z.infer<typeof sessionResponseSchema>;

/** `accountSettings`: how long recordings are kept from now on. Null deletes those that are stored. */
export const accountSettingsSchema = z.object({
	keepRecordingsDays: z.nullable(z.union([z.literal(7), z.literal(30), z.literal(365)])),
});

/** `eraseAccount`: the address is typed again, so that it does not happen by a slip; null for an account without one. */
export const eraseAccountRequestSchema = z.object({ email: z.nullable(emailSchema) });

export const doneSchema = z.object({ done: z.literal(true) });
