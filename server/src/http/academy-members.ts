import { placeMemberRequestSchema, removeMemberRequestSchema } from '@henry/contract/academies.ts';
import { doneSchema } from '@henry/contract/accounts.ts';
import { refusals } from '@henry/contract/refusals.ts';
import type { FastifyInstance } from 'fastify';
import { found } from '#server/domain/academies/academy-refusals.ts';
import { permissionFor, rolesFor } from '#server/domain/academies/policy.ts';
import type { AccountServices } from '#server/domain/accounts/account-services.ts';
import { eraseWithTraces } from '#server/domain/accounts/erase-account.ts';
import { AppError } from '#server/domain/app-error.ts';
import { registerJsonCall } from './callable.ts';
import { requireAccount } from './signed-in.ts';

const done = { done: true } as const;

type MemberServices = Pick<AccountServices, 'store' | 'secrets' | 'clock' | 'mailer' | 'erasures'>;

/** Who is in an academy's classes, and who is in it no more. */
export function registerMembers(
	app: FastifyInstance,
	services: MemberServices,
	{ callablePrefix, maxCallsPerMinute }: { callablePrefix: string; maxCallsPerMinute: number },
): void {
	const { store, clock } = services;
	const accountOf = requireAccount(services);
	const erase = eraseWithTraces(services);
	registerJsonCall(app, callablePrefix, {
		name: 'placeMember',
		summary: 'Puts somebody into a class, or out of it',
		payload: placeMemberRequestSchema,
		answer: doneSchema,
		maxCallsPerMinute,
		async handle(wanted, _signal, request) {
			const { id } = await accountOf(request);
			const place = { ...wanted, atMs: clock.nowMs() };
			const isPlaced =
				(await store.academies.placeMember(permissionFor('placeLearner', id), {
					...place,
					roles: rolesFor.placeLearner,
				})) ||
				(await store.academies.placeMember(permissionFor('placeStaff', id), {
					...place,
					roles: rolesFor.placeStaff,
				}));
			found(isPlaced);
			return done;
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'removeMember',
		summary:
			'Removes somebody from an academy, with all that they handed in, and with their account if the academy holds it; anybody may leave',
		payload: removeMemberRequestSchema,
		answer: doneSchema,
		maxCallsPerMinute,
		async handle({ academyId, membershipId }, _signal, request) {
			const { id } = await accountOf(request);
			const permission = permissionFor('removeMember', id);
			const held = await store.cards.accountOf(permission, academyId, membershipId);
			if (held) {
				await erase(held);
				return done;
			}
			const outcome = await store.academies.removeMember(permission, academyId, membershipId);
			if (outcome === 'lastOwner') throw new AppError('invalid-argument', refusals.lastOwner);
			if (outcome === 'isLead') throw new AppError('permission-denied', refusals.leadStays);
			found(outcome === 'removed');
			return done;
		},
	});
}
