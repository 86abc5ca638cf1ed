import { doneSchema } from '@henry/contract/accounts.ts';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { errorBodySchema } from '@henry/contract/errors.ts';
import {
	assignmentIdRequestSchema,
	handInIdRequestSchema,
	handInRequestSchema,
	handInResponseSchema,
	homeworkSchema,
	saveAssignmentRequestSchema,
} from '@henry/contract/homework.ts';
import { maxAssignmentsPerClass } from '@henry/contract/limits.ts';
import type { FastifyInstance } from 'fastify';
import type { Content } from '#server/content.ts';
import { found, full, readOnly } from '#server/domain/academies/academy-refusals.ts';
import { attentionOf } from '#server/domain/academies/attention.ts';
import { type HandInTools, takeHandIn } from '#server/domain/academies/hand-in.ts';
import { permissionFor } from '#server/domain/academies/policy.ts';
import { findRubric } from '#server/domain/academies/rubrics.ts';
import type { Secrets } from '#server/ports/secrets.ts';
import { registerJsonCall } from './callable.ts';
import { requireAccount, requireConsent } from './signed-in.ts';

const done = { done: true } as const;

type HomeworkServices = HandInTools & { secrets: Secrets; content: Pick<Content, 'rubrics'> };
type Options = { callablePrefix: string; maxCallsPerMinute: number; maxHandInsPerMinute: number };

/** Assignments: written by teachers, done and handed in by learners. */
export function registerHomework(app: FastifyInstance, services: HomeworkServices, options: Options): void {
	registerAssignments(app, services, options);
	registerHandIns(app, services, options);
}

function registerAssignments(
	app: FastifyInstance,
	services: HomeworkServices,
	{ callablePrefix, maxCallsPerMinute }: Options,
): void {
	const { store, clock } = services;
	const accountOf = requireAccount(services);
	const rubricFor = findRubric(services);
	registerJsonCall(app, callablePrefix, {
		name: 'saveAssignment',
		summary: 'Adds an assignment to a class, or changes it',
		payload: saveAssignmentRequestSchema,
		answer: doneSchema,
		maxCallsPerMinute,
		async handle({ classId, repeats = [], rubricId, ...assignment }, _signal, request) {
			const { id } = await accountOf(request);
			const permission = permissionFor('writeAssignment', id);
			const rubric =
				rubricId === undefined ? undefined : found(await rubricFor(permission, { classId, rubricId }));
			const first = { ...assignment, createdAtMs: clock.nowMs(), ...(rubric && { rubric }) };
			const all = [first, ...repeats.map((later) => ({ ...first, ...later }))];
			const outcome = await store.homework.saveAssignments(permission, classId, all, maxAssignmentsPerClass);
			if (outcome === 'full') throw full();
			if (outcome === 'readOnly') throw readOnly();
			found(outcome === 'saved');
			return done;
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'removeAssignment',
		summary: 'Deletes an assignment with everything that was handed in for it',
		payload: assignmentIdRequestSchema,
		answer: doneSchema,
		maxCallsPerMinute,
		async handle({ assignmentId }, _signal, request) {
			const { id } = await accountOf(request);
			found(await store.homework.removeAssignment(permissionFor('writeAssignment', id), assignmentId));
			return done;
		},
	});
	app.route({
		method: 'GET',
		url: apiPaths.homework,
		schema: {
			summary: 'The assignments of whoever is signed in, and of those whose guardian they are',
			response: { 200: homeworkSchema, '4xx': errorBodySchema, '5xx': errorBodySchema },
		},
		config: { rateLimit: { max: maxCallsPerMinute } },
		async handler(request, reply) {
			const { id } = await accountOf(request);
			reply.header('cache-control', 'private, no-store');
			return store.homework.homework(permissionFor('readHomework', id), clock.nowMs());
		},
	});
}

function registerHandIns(
	app: FastifyInstance,
	services: HandInTools & { secrets: Secrets },
	{ callablePrefix, maxCallsPerMinute, maxHandInsPerMinute }: Options,
): void {
	const { store, clock } = services;
	const [accountOf, keeperOf] = [requireAccount(services), requireConsent(services)];
	const takeIn = takeHandIn(services);
	registerJsonCall(app, callablePrefix, {
		name: 'handIn',
		summary: 'Hands in what was said for an assignment',
		payload: handInRequestSchema,
		answer: handInResponseSchema,
		maxCallsPerMinute: maxHandInsPerMinute,
		async handle(handIn, signal, request) {
			const { id } = await keeperOf(request);
			const danger = await takeIn(permissionFor('handIn', id), handIn, { signal });
			return { danger: danger ?? null };
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'askForAnotherLook',
		summary: 'Asks a teacher to look again at an answer that has their word',
		payload: handInIdRequestSchema,
		answer: doneSchema,
		maxCallsPerMinute,
		async handle({ handInId }, _signal, request) {
			const { id } = await accountOf(request);
			const asked = { handInId, attention: attentionOf(['asksAgain']), atMs: clock.nowMs() };
			found(await store.homework.askForAnotherLook(permissionFor('handIn', id), asked));
			return done;
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'withdrawRecording',
		summary: 'Deletes the recording that the caller let a teacher hear',
		payload: handInIdRequestSchema,
		answer: doneSchema,
		maxCallsPerMinute,
		async handle({ handInId }, _signal, request) {
			const { id } = await accountOf(request);
			found(await store.homework.withdrawRecording(permissionFor('handIn', id), handInId));
			return done;
		},
	});
}
