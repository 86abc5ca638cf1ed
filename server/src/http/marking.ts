import { academyIdRequestSchema } from '@henry/contract/academies.ts';
import { doneSchema } from '@henry/contract/accounts.ts';
import {
	markAgreementSchema,
	secondMarkQueueRequestSchema,
	secondMarkRequestSchema,
} from '@henry/contract/agreement.ts';
import { queueSchema } from '@henry/contract/homework.ts';
import { maxQueueEntries, maxReadyPhrases, maxRubricsPerAcademy } from '@henry/contract/limits.ts';
import {
	addReadyPhraseRequestSchema,
	readyPhraseIdRequestSchema,
	readyPhrasesSchema,
	rubricIdRequestSchema,
	rubricsSchema,
	saveRubricRequestSchema,
} from '@henry/contract/rubrics.ts';
import type { FastifyInstance } from 'fastify';
import type { Content } from '#server/content.ts';
import { found, full } from '#server/domain/academies/academy-refusals.ts';
import { readAgreement } from '#server/domain/academies/mark-agreement.ts';
import { permissionFor } from '#server/domain/academies/policy.ts';
import { checkMarks } from '#server/domain/academies/review.ts';
import { builtInRubrics, ownRubric } from '#server/domain/academies/rubrics.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Secrets } from '#server/ports/secrets.ts';
import type { Store } from '#server/ports/store.ts';
import { registerJsonCall } from './callable.ts';
import { requireAccount } from './signed-in.ts';

const done = { done: true } as const;

type MarkingServices = { store: Store; secrets: Secrets; clock: Clock; content: Pick<Content, 'rubrics'> };
type Options = { callablePrefix: string; maxCallsPerMinute: number };

/** Everything is added, unless there is no room for more or the academy is not in reach. */
function added(outcome: 'added' | 'saved' | 'full' | 'notFound') {
	if (outcome === 'full') throw full();
	found(outcome !== 'notFound');
	return done;
}

/** What teachers mark by and with, and how far their marks and the drafts agree. */
export function registerMarking(app: FastifyInstance, services: MarkingServices, options: Options): void {
	registerRubrics(app, services, options);
	registerPhrases(app, services, options);
	registerSecondMarks(app, services, options);
}

function registerRubrics(
	app: FastifyInstance,
	services: MarkingServices,
	{ callablePrefix, maxCallsPerMinute }: Options,
): void {
	const { marking } = services.store;
	const accountOf = requireAccount(services);
	const builtIn = builtInRubrics(services.content);
	registerJsonCall(app, callablePrefix, {
		name: 'rubrics',
		summary: 'What answers of an academy may be marked by: built-in rubrics and its own',
		payload: academyIdRequestSchema,
		answer: rubricsSchema,
		maxCallsPerMinute,
		async handle({ academyId }, _signal, request) {
			const { id } = await accountOf(request);
			const own = found(await marking.ownRubrics(permissionFor('readRubrics', id), academyId));
			return [...builtIn, ...own];
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'saveRubric',
		summary: 'Adds a rubric of the academy’s own, in place of an earlier one or beside the others',
		payload: saveRubricRequestSchema,
		answer: doneSchema,
		maxCallsPerMinute,
		async handle(wanted, _signal, request) {
			const { id } = await accountOf(request);
			const { academyId, replaces } = wanted;
			const saved = { academyId, replaces, rubric: ownRubric(wanted), createdAtMs: services.clock.nowMs() };
			return added(await marking.saveRubric(permissionFor('writeRubric', id), saved, maxRubricsPerAcademy));
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'archiveRubric',
		summary: 'Takes a rubric of the academy’s own out of what may be chosen',
		payload: rubricIdRequestSchema,
		answer: doneSchema,
		maxCallsPerMinute,
		async handle(wanted, _signal, request) {
			const { id } = await accountOf(request);
			const archived = { ...wanted, atMs: services.clock.nowMs() };
			found(await marking.archiveRubric(permissionFor('writeRubric', id), archived));
			return done;
		},
	});
}

function registerPhrases(
	app: FastifyInstance,
	services: MarkingServices,
	{ callablePrefix, maxCallsPerMinute }: Options,
): void {
	const { marking } = services.store;
	const accountOf = requireAccount(services);
	registerJsonCall(app, callablePrefix, {
		name: 'readyPhrases',
		summary: 'What a teacher says often: phrases of their own and of the academy',
		payload: academyIdRequestSchema,
		answer: readyPhrasesSchema,
		maxCallsPerMinute,
		async handle({ academyId }, _signal, request) {
			const { id } = await accountOf(request);
			return found(await marking.phrases(permissionFor('usePhrases', id), academyId));
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'addReadyPhrase',
		summary: 'Keeps a phrase, for whoever adds it or for every teacher',
		payload: addReadyPhraseRequestSchema,
		answer: doneSchema,
		maxCallsPerMinute,
		async handle(phrase, _signal, request) {
			const { id } = await accountOf(request);
			const kept = { ...phrase, id: services.secrets.newId(), createdAtMs: services.clock.nowMs() };
			return added(await marking.addPhrase(permissionFor('usePhrases', id), kept, maxReadyPhrases));
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'removeReadyPhrase',
		summary: 'Deletes a phrase of the caller’s own, or one of the academy’s',
		payload: readyPhraseIdRequestSchema,
		answer: doneSchema,
		maxCallsPerMinute,
		async handle({ academyId, phraseId }, _signal, request) {
			const { id } = await accountOf(request);
			const phrase = { id: phraseId, academyId };
			found(await marking.removePhrase(permissionFor('usePhrases', id), phrase));
			return done;
		},
	});
}

function registerSecondMarks(
	app: FastifyInstance,
	services: MarkingServices,
	{ callablePrefix, maxCallsPerMinute }: Options,
): void {
	const { store, clock } = services;
	const accountOf = requireAccount(services);
	const agreement = readAgreement({ store, builtIn: builtInRubrics(services.content) });
	registerJsonCall(app, callablePrefix, {
		name: 'secondMarkQueue',
		summary: 'Answers that another teacher has marked, without that mark, to be marked independently',
		payload: secondMarkQueueRequestSchema,
		answer: queueSchema,
		maxCallsPerMinute,
		async handle({ academyId }, _signal, request) {
			const { id } = await accountOf(request);
			const page = { academyId, nowMs: clock.nowMs(), atMost: maxQueueEntries };
			return store.marking.secondMarkQueue(permissionFor('markAgain', id), page);
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'giveSecondMark',
		summary: 'A second teacher’s own mark; learners do not see it',
		payload: secondMarkRequestSchema,
		answer: doneSchema,
		maxCallsPerMinute,
		async handle(given, _signal, request) {
			const { id } = await accountOf(request);
			const permission = permissionFor('markAgain', id);
			const tasks = await store.homework.tasksOf(permission, [given.handInId]);
			checkMarks(found(tasks.get(given.handInId)), given.mark, given.marks);
			found(await store.marking.giveSecondMark(permission, { ...given, atMs: clock.nowMs() }));
			return done;
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'markAgreement',
		summary: 'How near Henry’s drafts come to the marks of the academy’s teachers, by rubric',
		payload: academyIdRequestSchema,
		answer: markAgreementSchema,
		maxCallsPerMinute,
		async handle({ academyId }, _signal, request) {
			const { id } = await accountOf(request);
			return found(await agreement(permissionFor('readAgreement', id), academyId));
		},
	});
}
