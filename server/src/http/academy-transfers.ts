import {
	giveExtraTimeRequestSchema,
	handOverAcademyRequestSchema,
	handOverClassRequestSchema,
	moveLearnerRequestSchema,
} from '@henry/contract/academy-house.ts';
import { doneSchema } from '@henry/contract/accounts.ts';
import { maxMembersPerClass, maxOwnedAcademies } from '@henry/contract/limits.ts';
import { refusals } from '@henry/contract/refusals.ts';
import type { FastifyInstance } from 'fastify';
import { found, full } from '#server/domain/academies/academy-refusals.ts';
import { permissionFor, rolesFor } from '#server/domain/academies/policy.ts';
import { AppError } from '#server/domain/app-error.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Secrets } from '#server/ports/secrets.ts';
import type { Store } from '#server/ports/store.ts';
import { registerJsonCall } from './callable.ts';
import { requireAccount } from './signed-in.ts';

const done = { done: true } as const;

/** Learners go to other classes, classes to other teachers, academies to other owners; and some learners have more time. */
export function registerAcademyTransfers(
	app: FastifyInstance,
	services: { store: Store; secrets: Secrets; clock: Clock },
	{ callablePrefix, maxCallsPerMinute }: { callablePrefix: string; maxCallsPerMinute: number },
): void {
	const { clock } = services;
	const { houses } = services.store;
	const accountOf = requireAccount(services);
	registerJsonCall(app, callablePrefix, {
		name: 'moveLearner',
		summary: 'Moves a learner into another class, with what they handed in or without',
		payload: moveLearnerRequestSchema,
		answer: doneSchema,
		maxCallsPerMinute,
		async handle(wanted, _signal, request) {
			const { id } = await accountOf(request);
			const move = { ...wanted, atMs: clock.nowMs() };
			const outcome = await houses.moveLearner(permissionFor('moveLearner', id), move, maxMembersPerClass);
			if (outcome === 'full') throw full();
			found(outcome === 'moved');
			return done;
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'handOverClass',
		summary: 'Gives a class to another teacher in place of those it has',
		payload: handOverClassRequestSchema,
		answer: doneSchema,
		maxCallsPerMinute,
		async handle(change, _signal, request) {
			const { id } = await accountOf(request);
			const permission = permissionFor('handOverClass', id);
			found(await houses.handOverClass(permission, { ...change, roles: rolesFor.handOverClass }));
			return done;
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'handOverAcademy',
		summary: 'Makes somebody else of the staff the owner; the owner before becomes a coordinator',
		payload: handOverAcademyRequestSchema,
		answer: doneSchema,
		maxCallsPerMinute,
		async handle(change, _signal, request) {
			const { id } = await accountOf(request);
			const permission = permissionFor('handOverAcademy', id);
			const wanted = { ...change, roles: rolesFor.handOverAcademy };
			const outcome = await houses.handOverAcademy(permission, wanted, maxOwnedAcademies);
			if (outcome === 'cannotOwn') throw new AppError('invalid-argument', refusals.otherOwner);
			found(outcome === 'handedOver');
			return done;
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'giveExtraTime',
		summary: 'Gives a learner more time to speak in all homework',
		payload: giveExtraTimeRequestSchema,
		answer: doneSchema,
		maxCallsPerMinute,
		async handle(change, _signal, request) {
			const { id } = await accountOf(request);
			found(await houses.giveExtraTime(permissionFor('giveExtraTime', id), change));
			return done;
		},
	});
}
