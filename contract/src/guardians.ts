import './without-code-generation.ts';
import * as z from 'zod/mini';
import { consentSchema, emailSchema, mailedTokenSchema } from './accounts.ts';

/**
 * `askGuardian`: writes to a parent or guardian again, or to another one; or, from somebody who has said now that they are too
 * young to agree alone, to the first one, for whom the account waits from then on.
 */
export const askGuardianRequestSchema = z.object({ guardianEmail: emailSchema });

/**
 * `lookUpWard`, `giveConsent` and `withdrawConsent`: by the token of the guardian's mail. What is withdrawn is erased with
 * the whole account.
 */
export const guardianRequestSchema = z.object({ token: mailedTokenSchema });
export const wardResponseSchema = z.object({ email: z.string(), consent: consentSchema });
