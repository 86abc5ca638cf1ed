import { idSchema } from '@henry/contract/academies.ts';
import { doneSchema } from '@henry/contract/accounts.ts';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { errorBodySchema } from '@henry/contract/errors.ts';
import { handInRecordingMs } from '@henry/contract/limits.ts';
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
import { requireAccount, requireConsent } from './signed-in.ts';

type RecordingServices = { store: Store; secrets: Secrets; clock: Clock; recordingReader: RecordingReader };

const paramsSchema = z.object({ id: idSchema });

/**
 * Recordings of answers that a learner lets a teacher hear: sent by the learner alone (`/:id` is the answer's), and heard
 * by that learner and the staff of the class.
 */
export function registerHandInRecordings(
	app: FastifyInstance,
	services: RecordingServices,
	maxCallsPerMinute: number,
): void {
	const { store, clock } = services;
	const [accountOf, keeperOf] = [requireAccount(services), requireConsent(services)];
	const url = `${apiPaths.handInRecordings}/:id`;
	app.route({
		method: 'POST',
		url,
		schema: {
			summary: 'Lets a teacher hear the recording of an answer',
			consumes: ['multipart/form-data'],
			params: paramsSchema,
			response: { 200: doneSchema, '4xx': errorBodySchema, '5xx': errorBodySchema },
		},
		config: { rateLimit: { max: maxCallsPerMinute } },
		async handler(request) {
			const account = await keeperOf(request);
			const upload = await request.file();
			if (!upload || upload.fieldname !== transcriptFileField) {
				throw new AppError('invalid-argument', `Send the recording in the field "${transcriptFileField}".`);
			}
			const wav = await upload.toBuffer();
			await readRecording(services.recordingReader, wav);
			const { id: handInId } = request.params as z.output<typeof paramsSchema>;
			const recording = { handInId, expiresAtMs: clock.nowMs() + handInRecordingMs, wav };
			found(await store.homework.addRecording(permissionFor('handIn', account.id), recording));
			return { done: true } as const;
		},
	});
	app.route({
		method: 'GET',
		url,
		schema: {
			summary: 'The recording of an answer, as a WAV file',
			params: paramsSchema,
			response: { '4xx': errorBodySchema, '5xx': errorBodySchema },
		},
		config: { rateLimit: { max: maxCallsPerMinute } },
		async handler(request, reply) {
			const account = await accountOf(request);
			const { id } = request.params as z.output<typeof paramsSchema>;
			const permission = permissionFor('hearRecording', account.id);
			const wav = await store.homework.recording(permission, id, clock.nowMs());
			if (!wav) throw new AppError('not-found', refusals.recordingGone);
			return reply.type('audio/wav').header('cache-control', 'private, no-store').send(Buffer.from(wav));
		},
	});
}
