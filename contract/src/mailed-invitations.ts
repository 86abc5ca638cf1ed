import './without-code-generation.ts';
import * as z from 'zod/mini';
import { idSchema, inviteRequestSchema, roleSchema } from './academies.ts';
import { emailSchema } from './accounts.ts';
import { maxInvitedAtOnce } from './limits.ts';

/** Calls around invitations by mail, relative to the server’s origin; apart, so that other pages do not fetch them. */
export const invitationPaths = {
	inviteByMail: '/api/inviteByMail',
	mailedInvitations: '/api/mailedInvitations',
	sendInvitationAgain: '/api/sendInvitationAgain',
	withdrawInvitation: '/api/withdrawInvitation',
} as const;

/** `inviteByMail`: one mail to each address, with a link that works once. A guardian is one person. */
export const inviteByMailRequestSchema = z.extend(inviteRequestSchema, {
	emails: z.array(emailSchema).check(z.minLength(1), z.maxLength(maxInvitedAtOnce)),
});
/**
 * Addresses that no mail went to: `unreachable` cannot be written to, and nobody is invited there; to those of `notNow` one
 * went a short time ago, or as many as may, and what they have been sent goes on working.
 */
export const inviteByMailResponseSchema = z.object({
	unreachable: z.array(z.string()),
	notNow: z.array(z.string()),
});

/** `mailedInvitations`: those that wait, the latest first. */
export const mailedInvitationsSchema = z.array(
	z.object({
		id: idSchema,
		email: z.string(),
		role: roleSchema,
		className: z.nullable(z.string()),
		wardName: z.nullable(z.string()),
		sentAtMs: z.number().check(z.int()),
		expiresAtMs: z.number().check(z.int()),
	}),
);
export type MailedInvitation = z.infer<typeof mailedInvitationsSchema>[number];
export const invitationIdRequestSchema = z.object({ academyId: idSchema, invitationId: idSchema });
