import './without-code-generation.ts';
import * as z from 'zod/mini';
import { browserNameSchema, systemNameSchema } from './devices.ts';

/** Bytes as base64url, as long as anything that an authenticator sends may be. */
const bytesSchema = z.string().check(z.maxLength(8_192), z.regex(/^[A-Za-z0-9_-]*$/));
/** A credential's id: at most 1,023 bytes (W3C Web Authentication, section 4). */
const credentialIdSchema = z.string().check(z.minLength(1), z.maxLength(1_364), z.regex(/^[A-Za-z0-9_-]+$/));

/** A credential as browsers write it (W3C Web Authentication, section 5.1), around a response of one of the two kinds. */
const credentialWith = <Response extends z.core.$ZodType>(response: Response) =>
	z.object({
		id: credentialIdSchema,
		rawId: credentialIdSchema,
		type: z.literal('public-key'),
		response,
		clientExtensionResults: z.object({}),
		authenticatorAttachment: z.optional(z.enum(['platform', 'cross-platform'])),
	});

const transportSchema = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);

/** A passkey that a browser has made. */
export const newCredentialSchema = credentialWith(
	z.object({
		clientDataJSON: bytesSchema,
		attestationObject: bytesSchema,
		transports: z.optional(z.array(transportSchema).check(z.maxLength(8))),
	}),
);
export type NewCredential = z.infer<typeof newCredentialSchema>;

/** What a passkey has signed. */
export const signedChallengeSchema = credentialWith(
	z.object({
		clientDataJSON: bytesSchema,
		authenticatorData: bytesSchema,
		signature: bytesSchema,
		userHandle: z.optional(bytesSchema),
	}),
);
export type SignedChallenge = z.infer<typeof signedChallengeSchema>;

/** `passkeyOptions`: what the browser is to be asked for, to make a passkey (signed in) or to sign in by one. */
export const passkeyOptionsRequestSchema = z.object({ purpose: z.enum(['add', 'signIn']) });
/** As the browser takes it (W3C Web Authentication, section 5.1.8 and 5.1.9); only the browser reads it. */
export const passkeyOptionsSchema = z.object({ options: z.record(z.string(), z.unknown()) });

/** `addPasskey` and `signInByPasskey`: what came of it; each set of options works once, for five minutes. */
export const addPasskeyRequestSchema = z.object({ credential: newCredentialSchema });
export const signInByPasskeyRequestSchema = z.object({ credential: signedChallengeSchema });

/** A passkey of an account, by the device that it was made on. */
export const passkeySchema = z.object({
	id: credentialIdSchema,
	browser: z.nullable(browserNameSchema),
	system: z.nullable(systemNameSchema),
	createdAtMs: z.number().check(z.int()),
	lastUsedAtMs: z.nullable(z.number().check(z.int())),
});
export type Passkey = z.infer<typeof passkeySchema>;
export const passkeysResponseSchema = z.object({ passkeys: z.array(passkeySchema) });

export const removePasskeyRequestSchema = z.pick(passkeySchema, { id: true });
