import { apiPaths } from '@henry/contract/api-paths.ts';
import { errorBodySchema } from '@henry/contract/errors.ts';
import { dayMs } from '@henry/contract/limits.ts';
import { keptRecordingSchema } from '@henry/contract/practice.ts';
import { refusals } from '@henry/contract/refusals.ts';
import { transcriptFileField } from '@henry/contract/transcript.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { pick } from 'zod/mini';
import { AppError } from '#server/domain/app-error.ts';
import { readRecording } from '#server/domain/transcription/recording.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { RecordingReader } from '#server/ports/recording-reader.ts';
import type { Secrets } from '#server/ports/secrets.ts';
import type { Store } from '#server/ports/store.ts';
import { requireAccount, requireConsent } from './signed-in.ts';

const idsSchema = pick(keptRecordingSchema, { id: true, resultId: true });
const fieldCount = Object.keys(idsSchema.shape).length;

/** The values of a multipart call's text fields. */
function textFields(fields: Record<string, unknown>): Record<string, unknown> {
	return Object.fromEntries(
		Object.entries(fields).map(([name, field]) => [name, (field as { value?: unknown } | undefined)?.value]),
	);
}

function readIds(fields: Record<string, unknown>) {
	const ids = idsSchema.safeParse(textFields(fields));
	if (ids.success) return ids.data;
	throw new AppError(
		'invalid-argument',
		'Send the fields "resultId" and "id", both UUIDs, before the recording.',
	);
}

type RecordingServices = { store: Store; secrets: Secrets; clock: Clock; recordingReader: RecordingReader };

/**
 * Recordings of a signed-in learner who has switched on that they are kept: added (multipart: `resultId` and `id`, then a
 * WAV recording in `file`) and played, by that learner alone.
 */
export function registerRecordings(
	app: FastifyInstance,
	services: RecordingServices,
	maxCallsPerMinute: number,
): void {
	const { practice } = services.store;
	const [accountOf, keeperOf] = [requireAccount(services), requireConsent(services)];
	app.route({
		method: 'POST',
		url: apiPaths.recordings,
		schema: {
			summary: 'Keeps the recording of a practice result for as long as the learner chose',
			consumes: ['multipart/form-data'],
			response: { 200: keptRecordingSchema, '4xx': errorBodySchema, '5xx': errorBodySchema },
		},
		config: { rateLimit: { max: maxCallsPerMinute } },
		async handler(request) {
			const account = await keeperOf(request);
			const days = account.keepRecordingsDays;
			if (days === null) throw new AppError('permission-denied', refusals.recordingsNotKept);
			const upload = await request.file({ limits: { fields: fieldCount } });
			if (!upload || upload.fieldname !== transcriptFileField) {
				throw new AppError('invalid-argument', `Send the recording in the field "${transcriptFileField}".`);
			}
			const wav = await upload.toBuffer();
			await readRecording(services.recordingReader, wav);
			const atMs = services.clock.nowMs();
			const recording = {
				...readIds(upload.fields),
				atMs,
				expiresAtMs: atMs + days * dayMs,
				bytes: wav.length,
			};
			if (await practice.addRecording(account.id, recording, wav)) return recording;
			throw new AppError('not-found', refusals.practiceGone);
		},
	});
	app.route({
		method: 'GET',
		url: `${apiPaths.recordings}/:id`,
		schema: {
			summary: 'A recording that is kept, as a WAV file',
			params: z.object({ id: keptRecordingSchema.shape.id }),
			response: { '4xx': errorBodySchema, '5xx': errorBodySchema },
		},
		config: { rateLimit: { max: maxCallsPerMinute } },
		async handler(request, reply) {
			const account = await accountOf(request);
			const { id } = request.params as { id: string };
			const wav = await practice.recording(account.id, id, services.clock.nowMs());
			if (!wav) throw new AppError('not-found', refusals.recordingGone);
			return reply.type('audio/wav').header('cache-control', 'private, no-store').send(Buffer.from(wav));
		},
	});
}
