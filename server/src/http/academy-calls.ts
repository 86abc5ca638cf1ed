import type { FastifyInstance } from 'fastify';
import type { HandInTools } from '#server/domain/academies/hand-in.ts';
import type { RecordingReader } from '#server/ports/recording-reader.ts';
import type { Secrets } from '#server/ports/secrets.ts';
import { registerAcademies } from './academies.ts';
import { registerHandInRecordings } from './hand-in-recordings.ts';
import { registerHomework } from './homework.ts';
import { registerReviews } from './reviews.ts';

/** Academies: their people and classes, what learners hand in, and what teachers say to it. */
export function registerAcademyCalls(
	app: FastifyInstance,
	services: HandInTools & { secrets: Secrets; recordingReader: RecordingReader },
	{
		callablePrefix,
		callsPerMinute,
		engineCallsPerMinute,
	}: { callablePrefix: string; callsPerMinute: number; engineCallsPerMinute: number },
): void {
	const calls = { callablePrefix, maxCallsPerMinute: callsPerMinute };
	registerAcademies(app, services, { ...calls, maxTriesPerMinute: engineCallsPerMinute });
	registerHomework(app, services, { ...calls, maxHandInsPerMinute: engineCallsPerMinute });
	registerHandInRecordings(app, services, engineCallsPerMinute);
	registerReviews(app, services, calls);
}
