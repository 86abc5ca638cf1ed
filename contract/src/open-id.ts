import './without-code-generation.ts';
import * as z from 'zod/mini';
import { emailSchema } from './accounts.ts';
import { languageCodeSchema } from './text-by-language.ts';

/** Issuers of OpenID Connect that a server may take people from; `issuer` is any other than the two. */
export const issuerIds = ['google', 'microsoft', 'issuer'] as const;
const issuerIdSchema = z.enum(issuerIds);
export type IssuerId = z.infer<typeof issuerIdSchema>;

/** Where issuers send people back to, with `code` and `state` behind it: a page, relative to the public address. */
export const openIdReturnPath = '/login';

/** `beginOpenId`: where to send the browser for a sign-in; the answer sets a cookie that its end needs. */
export const beginOpenIdRequestSchema = z.object({
	issuer: issuerIdSchema,
	language: languageCodeSchema,
	/** A parent's or guardian's address, from whoever is too young to agree alone. */
	guardianEmail: z.optional(emailSchema),
});
export const beginOpenIdResponseSchema = z.object({
	address: z.url({ protocol: /^https?$/ }),
});

/** `finishOpenId`: what the issuer put behind `?` of the address that it sent the browser back to. */
export const finishOpenIdRequestSchema = z.object({
	query: z.string().check(z.minLength(1), z.maxLength(8_192)),
});
