import { doneSchema } from '@henry/contract/accounts.ts';
import {
	invitationPaths,
	inviteByMailResponseSchema,
	mailedInvitationsSchema,
} from '@henry/contract/mailed-invitations.ts';
import type { Invite } from '#web/features/academy/calls.ts';
import { callFunction } from '#web/lib/api-client.ts';

/** What staff may ask about invitations by mail. All reject with an `ApiError`. */
export const invitationCalls = {
	invite: (wanted: Invite & { emails: string[] }) =>
		callFunction(invitationPaths.inviteByMail, wanted, inviteByMailResponseSchema),
	waiting: (academyId: string) =>
		callFunction(invitationPaths.mailedInvitations, { academyId }, mailedInvitationsSchema),
	again: (academyId: string, invitationId: string) =>
		callFunction(invitationPaths.sendInvitationAgain, { academyId, invitationId }, doneSchema),
	withdraw: (academyId: string, invitationId: string) =>
		callFunction(invitationPaths.withdrawInvitation, { academyId, invitationId }, doneSchema),
};

/** Where the answer is kept while the page is open. */
export const invitationsKey = (academyId: string) => ['mailedInvitations', academyId];
