import { academyIdRequestSchema } from '@henry/contract/academies.ts';
import { doneSchema } from '@henry/contract/accounts.ts';
import {
	invitationIdRequestSchema,
	inviteByMailRequestSchema,
	inviteByMailResponseSchema,
	mailedInvitationsSchema,
} from '@henry/contract/mailed-invitations.ts';
import type { FastifyInstance } from 'fastify';
import { found } from '#server/domain/academies/academy-refusals.ts';
import { type InvitationServices, mailedInvitations } from '#server/domain/academies/invite-by-mail.ts';
import { inviteDeeds, invitePermissions, permissionFor } from '#server/domain/academies/policy.ts';
import type { Store } from '#server/ports/store.ts';
import { registerJsonCall } from './callable.ts';
import { mailPlaceOf } from './mail-place.ts';
import { tellMailNotSent } from './security-events.ts';
import { requireAccount } from './signed-in.ts';

const done = { done: true } as const;

type Services = InvitationServices & { store: Store };
type Options = {
	callablePrefix: string;
	publicAddress: string;
	maxCallsPerMinute: number;
	/** Calls from one person that send mails to strangers. */
	maxMailsPerMinute: number;
};

/** Invitations that go by mail to an address: sent, seen, sent again and withdrawn. */
export function registerMailedInvitations(app: FastifyInstance, services: Services, options: Options): void {
	const { callablePrefix, publicAddress, maxCallsPerMinute, maxMailsPerMinute } = options;
	const { store, clock } = services;
	const accountOf = requireAccount(services);
	const invitations = mailedInvitations(services);
	registerJsonCall(app, callablePrefix, {
		name: 'inviteByMail',
		summary: 'Invites people by mail, each with a link that works once',
		payload: inviteByMailRequestSchema,
		answer: inviteByMailResponseSchema,
		maxCallsPerMinute: maxMailsPerMinute,
		async handle(wanted, _signal, request) {
			const { id } = await accountOf(request);
			const isForWard = wanted.role === 'guardian';
			if (isForWard !== (wanted.wardId !== null)) found(undefined);
			const permission = permissionFor(inviteDeeds[wanted.role], id);
			const place = mailPlaceOf(request, publicAddress);
			const sending = invitations.invite({ permission, place }, wanted);
			sending.catch((error) => tellMailNotSent(request, error));
			return sending;
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'mailedInvitations',
		summary: 'Who is invited by mail and has not come yet',
		payload: academyIdRequestSchema,
		answer: mailedInvitationsSchema,
		maxCallsPerMinute,
		async handle({ academyId }, _signal, request) {
			const { id } = await accountOf(request);
			return store.academies.mailedInvitations(invitePermissions(id), academyId, clock.nowMs());
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'sendInvitationAgain',
		summary: 'Sends an invitation once more; the link before it works no longer',
		payload: invitationIdRequestSchema,
		answer: doneSchema,
		maxCallsPerMinute: maxMailsPerMinute,
		async handle(wanted, _signal, request) {
			const { id } = await accountOf(request);
			const place = mailPlaceOf(request, publicAddress);
			const sending = invitations.again({ accountId: id, place }, wanted);
			sending.catch((error) => tellMailNotSent(request, error));
			await sending;
			return done;
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'withdrawInvitation',
		summary: 'Takes an invitation by mail back',
		payload: invitationIdRequestSchema,
		answer: doneSchema,
		maxCallsPerMinute,
		async handle({ academyId, invitationId }, _signal, request) {
			const { id } = await accountOf(request);
			const permissions = invitePermissions(id);
			found(await store.academies.withdrawInvitation(permissions, academyId, invitationId));
			return done;
		},
	});
}
