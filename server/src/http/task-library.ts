import { academyIdRequestSchema } from '@henry/contract/academies.ts';
import { doneSchema } from '@henry/contract/accounts.ts';
import { maxLibraryTasks } from '@henry/contract/limits.ts';
import {
	keepInLibraryRequestSchema,
	libraryTasksSchema,
	removeFromLibraryRequestSchema,
} from '@henry/contract/task-library.ts';
import type { FastifyInstance } from 'fastify';
import { found, full, readOnly } from '#server/domain/academies/academy-refusals.ts';
import { permissionFor } from '#server/domain/academies/policy.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Secrets } from '#server/ports/secrets.ts';
import type { Store } from '#server/ports/store.ts';
import { registerJsonCall } from './callable.ts';
import { requireAccount } from './signed-in.ts';

const done = { done: true } as const;

/** The homework that an academy's teachers share. */
export function registerTaskLibrary(
	app: FastifyInstance,
	services: { store: Store; secrets: Secrets; clock: Clock },
	{ callablePrefix, maxCallsPerMinute }: { callablePrefix: string; maxCallsPerMinute: number },
): void {
	const { store, clock } = services;
	const accountOf = requireAccount(services);
	registerJsonCall(app, callablePrefix, {
		name: 'libraryTasks',
		summary: 'The homework in an academy’s library',
		payload: academyIdRequestSchema,
		answer: libraryTasksSchema,
		maxCallsPerMinute,
		async handle({ academyId }, _signal, request) {
			const { id } = await accountOf(request);
			const [mayUse, mayClear] = [permissionFor('useLibrary', id), permissionFor('clearLibrary', id)];
			return found(await store.library.list(mayUse, mayClear, academyId));
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'keepInLibrary',
		summary: 'Puts homework into the academy’s library',
		payload: keepInLibraryRequestSchema,
		answer: doneSchema,
		maxCallsPerMinute,
		async handle(task, _signal, request) {
			const { id } = await accountOf(request);
			const kept = { ...task, createdAtMs: clock.nowMs() };
			const outcome = await store.library.keep(permissionFor('useLibrary', id), kept, maxLibraryTasks);
			if (outcome === 'full') throw full();
			if (outcome === 'readOnly') throw readOnly();
			found(outcome === 'kept');
			return done;
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'removeFromLibrary',
		summary: 'Takes homework out of the academy’s library',
		payload: removeFromLibraryRequestSchema,
		answer: doneSchema,
		maxCallsPerMinute,
		async handle({ academyId, id: taskId }, _signal, request) {
			const { id } = await accountOf(request);
			found(await store.library.remove(permissionFor('clearLibrary', id), academyId, taskId));
			return done;
		},
	});
}
