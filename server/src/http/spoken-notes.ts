import { idSchema } from '@henry/contract/academies.ts';
import { doneSchema } from '@henry/contract/accounts.ts';
import { errorBodySchema } from '@henry/contract/errors.ts';
import { handInIdRequestSchema } from '@henry/contract/homework.ts';
import { handInRecordingMs } from '@henry/contract/limits.ts';
import { markingPaths } from '@henry/contract/marking-paths.ts';
import { refusals } from '@henry/contract/refusals.ts';
import { transcriptFileField } from '@henry/contract/transcript.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { found } from '#server/domain/academies/academy-refusals.ts';
import { permissionFor } from '#server/domain/academies/policy.ts';
import { AppError } from '#server/domain/app-error.ts';
import { readRecording } from '#server/domain/transcription/recording.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { RecordingReader } from '#server/ports/recording-reader.ts';
import type { Secrets } from '#server/ports/secrets.ts';
import type { Store } from '#server/ports/store.ts';
import { registerJsonCall } from './callable.ts';
import { requireAccount } from './signed-in.ts';

type NoteServices = { store: Store; secrets: Secrets; clock: Clock; recordingReader: RecordingReader };
type Options = { callablePrefix: string; maxCallsPerMinute: number; maxRecordingsPerMinute: number };

const paramsSchema = z.object({ id: idSchema });

/**
 * What a teacher says to an answer aloud (`/:id` is the answer's): heard by the staff of the class, and by the learner and
 * the guardians once the answer is confirmed.
 */
export function registerSpokenNotes(app: FastifyInstance, services: NoteServices, options: Options): void {
	const { store, clock } = services;
	const accountOf = requireAccount(services);
	const url = `${markingPaths.spokenNotes}/:id`;
	const config = { rateLimit: { max: options.maxRecordingsPerMinute } };
	app.route({
		method: 'POST',
		url,
		schema: {
			summary: 'Says something to an answer, in place of what was said before',
			consumes: ['multipart/form-data'],
			params: paramsSchema,
			response: { 200: doneSchema, '4xx': errorBodySchema, '5xx': errorBodySchema },
		},
		config,
		async handler(request) {
			const account = await accountOf(request);
			const upload = await request.file();
			if (!upload || upload.fieldname !== transcriptFileField) {
				throw new AppError('invalid-argument', `Send the recording in the field "${transcriptFileField}".`);
			}
			const wav = await upload.toBuffer();
			await readRecording(services.recordingReader, wav);
			const { id: handInId } = request.params as z.output<typeof paramsSchema>;
			const atMs = clock.nowMs();
			const note = { handInId, atMs, expiresAtMs: atMs + handInRecordingMs, wav };
			found(await store.marking.setSpokenNote(permissionFor('saySpokenNote', account.id), note));
			return { done: true } as const;
		},
	});
	app.route({
		method: 'GET',
		url,
		schema: {
			summary: 'What a teacher said to an answer, as a WAV file',
			params: paramsSchema,
			response: { '4xx': errorBodySchema, '5xx': errorBodySchema },
		},
		config,
		async handler(request, reply) {
			const account = await accountOf(request);
			const { id } = request.params as z.output<typeof paramsSchema>;
			const permission = permissionFor('hearSpokenNote', account.id);
			const wav = await store.marking.spokenNote(permission, id, clock.nowMs());
			if (!wav) throw new AppError('not-found', refusals.recordingGone);
			return reply.type('audio/wav').header('cache-control', 'private, no-store').send(Buffer.from(wav));
		},
	});
	registerJsonCall(app, options.callablePrefix, {
		name: 'removeSpokenNote',
		summary: 'Deletes what a teacher said to an answer',
		payload: handInIdRequestSchema,
		answer: doneSchema,
		maxCallsPerMinute: options.maxCallsPerMinute,
		async handle({ handInId }, _signal, request) {
			const { id } = await accountOf(request);
			found(await store.marking.removeSpokenNote(permissionFor('saySpokenNote', id), handInId));
			return { done: true } as const;
		},
	});
}
