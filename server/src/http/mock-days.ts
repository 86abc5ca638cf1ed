import { academyIdRequestSchema, idSchema } from '@henry/contract/academies.ts';
import { doneSchema } from '@henry/contract/accounts.ts';
import { errorBodySchema } from '@henry/contract/errors.ts';
import { handInIdRequestSchema } from '@henry/contract/homework.ts';
import { dayMs, handInRecordingMs } from '@henry/contract/limits.ts';
import {
	handInMockRequestSchema,
	handInMockResponseSchema,
	mockDayIdRequestSchema,
	mockDaySchema,
	mockDaysSchema,
	mockLearnersRequestSchema,
	mockLearnersSchema,
	mockMarksSchema,
	mockPaths,
	mockTimesSchema,
	noteMockCandidateRequestSchema,
	saveMockDayRequestSchema,
	saveMockMarkRequestSchema,
} from '@henry/contract/mock-days.ts';
import { transcriptFileField } from '@henry/contract/transcript.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { found } from '#server/domain/academies/academy-refusals.ts';
import type { HandInTools } from '#server/domain/academies/hand-in.ts';
import { countTaken, makeMockDay, takeMockHandIn } from '#server/domain/academies/mock-day.ts';
import { permissionFor } from '#server/domain/academies/policy.ts';
import { AppError } from '#server/domain/app-error.ts';
import type { ExamPapers } from '#server/domain/exams/exam-papers.ts';
import { readRecording } from '#server/domain/transcription/recording.ts';
import type { RecordingReader } from '#server/ports/recording-reader.ts';
import type { Secrets } from '#server/ports/secrets.ts';
import { registerJsonCall } from './callable.ts';
import { requireAccount } from './signed-in.ts';

const done = { done: true } as const;

type MockServices = HandInTools & { secrets: Secrets; recordingReader: RecordingReader; papers: ExamPapers };
type Options = { callablePrefix: string; maxCallsPerMinute: number; maxHandInsPerMinute: number };

/** Days of mock exams: made by teachers, run in rooms, marked by examiners, and told to learners. */
export function registerMockDays(app: FastifyInstance, services: MockServices, options: Options): void {
	registerDays(app, services, options);
	registerRooms(app, services, options);
	registerMockRecordings(app, services, options);
	registerTimes(app, services, options);
}

function registerDays(
	app: FastifyInstance,
	services: MockServices,
	{ callablePrefix, maxCallsPerMinute }: Options,
): void {
	const { mockDays } = services.store;
	const accountOf = requireAccount(services);
	const save = makeMockDay(services);
	registerJsonCall(app, callablePrefix, {
		name: 'mockDays',
		summary: 'The mock exam days of an academy',
		payload: academyIdRequestSchema,
		answer: mockDaysSchema,
		maxCallsPerMinute,
		async handle({ academyId }, _signal, request) {
			const { id } = await accountOf(request);
			return mockDays.days(permissionFor('readMockDay', id), academyId);
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'mockLearners',
		summary: 'Who may be a candidate of a mock exam, and which forms somebody of them has taken',
		payload: mockLearnersRequestSchema,
		answer: mockLearnersSchema,
		maxCallsPerMinute,
		async handle({ academyId, classIds, exam, exceptDayId }, _signal, request) {
			const { id } = await accountOf(request);
			const permission = permissionFor('makeMockDay', id);
			const learners = await mockDays.learners(permission, academyId, classIds);
			const membershipIds = [...new Set(learners.map(({ membershipId }) => membershipId))];
			const staff = await mockDays.staff(permission, academyId);
			if (membershipIds.length === 0) return { learners, staff, takenForms: [] };
			const taken = await mockDays.takenForms(permission, { membershipIds, exam, exceptDayId });
			return { learners, staff, takenForms: countTaken(taken) };
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'saveMockDay',
		summary: 'Adds a mock exam day, or changes it',
		payload: saveMockDayRequestSchema,
		answer: doneSchema,
		maxCallsPerMinute,
		async handle(day, _signal, request) {
			const { id } = await accountOf(request);
			await save(permissionFor('makeMockDay', id), day);
			return done;
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'mockDay',
		summary: 'A mock exam day with its rooms, times and candidates',
		payload: mockDayIdRequestSchema,
		answer: mockDaySchema,
		maxCallsPerMinute,
		async handle({ dayId }, _signal, request) {
			const { id } = await accountOf(request);
			return found(await mockDays.day(permissionFor('readMockDay', id), dayId));
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'removeMockDay',
		summary: 'Deletes a mock exam day with everything that was handed in and marked on it',
		payload: mockDayIdRequestSchema,
		answer: doneSchema,
		maxCallsPerMinute,
		async handle({ dayId }, _signal, request) {
			const { id } = await accountOf(request);
			found(await mockDays.remove(permissionFor('makeMockDay', id), dayId));
			return done;
		},
	});
}

function registerRooms(
	app: FastifyInstance,
	services: MockServices,
	{ callablePrefix, maxCallsPerMinute, maxHandInsPerMinute }: Options,
): void {
	const { store, secrets } = services;
	const accountOf = requireAccount(services);
	const takeIn = takeMockHandIn(services);
	registerJsonCall(app, callablePrefix, {
		name: 'noteMockCandidate',
		summary: 'Notes that a candidate is late, absent, or there after all',
		payload: noteMockCandidateRequestSchema,
		answer: doneSchema,
		maxCallsPerMinute,
		async handle(note, _signal, request) {
			const { id } = await accountOf(request);
			found(await store.mockDays.note(permissionFor('runMockRoom', id), note));
			return done;
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'saveMockMark',
		summary: 'Keeps an examiner’s own sheet of a candidate',
		payload: saveMockMarkRequestSchema,
		answer: doneSchema,
		maxCallsPerMinute,
		async handle(mark, _signal, request) {
			const { id } = await accountOf(request);
			const permission = permissionFor('markMock', id);
			found(await store.mockDays.mark(permission, { ...mark, id: secrets.newId() }));
			return done;
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'mockMarks',
		summary: 'What examiners say of an answer that was given in a mock exam',
		payload: handInIdRequestSchema,
		answer: mockMarksSchema,
		maxCallsPerMinute,
		async handle({ handInId }, _signal, request) {
			const { id } = await accountOf(request);
			return store.mockDays.marks(permissionFor('readQueue', id), handInId);
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'handInMock',
		summary: 'Hands in what a candidate said in a mock exam',
		payload: handInMockRequestSchema,
		answer: handInMockResponseSchema,
		maxCallsPerMinute: maxHandInsPerMinute,
		async handle(said, signal, request) {
			const { id } = await accountOf(request);
			return { isKept: await takeIn(permissionFor('runMockRoom', id), said, { signal }) };
		},
	});
}

const paramsSchema = z.object({ id: idSchema });

/** Recordings of candidates, sent by the person who ran the room; they are heard as other hand-ins are. */
function registerMockRecordings(
	app: FastifyInstance,
	services: MockServices,
	{ maxHandInsPerMinute }: Options,
): void {
	const { store, clock } = services;
	const accountOf = requireAccount(services);
	app.route({
		method: 'POST',
		url: `${mockPaths.mockRecordings}/:id`,
		schema: {
			summary: 'The recording of a candidate’s answers, where they agreed to it',
			consumes: ['multipart/form-data'],
			params: paramsSchema,
			response: { 200: doneSchema, '4xx': errorBodySchema, '5xx': errorBodySchema },
		},
		config: { rateLimit: { max: maxHandInsPerMinute } },
		async handler(request) {
			const account = await accountOf(request);
			const upload = await request.file();
			if (!upload || upload.fieldname !== transcriptFileField) {
				throw new AppError('invalid-argument', `Send the recording in the field "${transcriptFileField}".`);
			}
			const wav = await upload.toBuffer();
			await readRecording(services.recordingReader, wav);
			const { id: handInId } = request.params as z.output<typeof paramsSchema>;
			const recording = { handInId, expiresAtMs: clock.nowMs() + handInRecordingMs, wav };
			found(await store.mockDays.addRecording(permissionFor('runMockRoom', account.id), recording));
			return done;
		},
	});
}

function registerTimes(app: FastifyInstance, services: MockServices, { maxCallsPerMinute }: Options): void {
	const { store, clock } = services;
	const accountOf = requireAccount(services);
	app.route({
		method: 'GET',
		url: mockPaths.mockTimes,
		schema: {
			summary: 'When and where whoever is signed in, or whose guardian they are, has a mock exam',
			response: { 200: mockTimesSchema, '4xx': errorBodySchema, '5xx': errorBodySchema },
		},
		config: { rateLimit: { max: maxCallsPerMinute } },
		async handler(request, reply) {
			const { id } = await accountOf(request);
			reply.header('cache-control', 'private, no-store');
			return store.mockDays.times(permissionFor('readMockTimes', id), clock.nowMs() - dayMs);
		},
	});
}
