import './without-code-generation.ts';
import * as z from 'zod/mini';
import { mailedTokenSchema } from './accounts.ts';

/**
 * Passkeys and issuers know the server by its own address alone. At an academy’s host the browser asks for a pass
 * (`askForPass`) and is sent to the server’s own sign-in page; whoever is signed in there gets one (`givePass`) that signs
 * them in at the host (`signInByPass`), once, in the browser that asked. `challenge`: the hash of what that browser keeps.
 */
const challengeSchema = z.string().check(z.minLength(1), z.maxLength(100));
export const passAddressSchema = z.object({ address: z.string() });
export const givePassRequestSchema = z.object({
	host: z.string().check(z.minLength(1), z.maxLength(260)),
	challenge: challengeSchema,
});
export const signInByPassRequestSchema = z.object({ token: mailedTokenSchema });
