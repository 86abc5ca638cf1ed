import { errorBodySchema } from '@henry/contract/errors.ts';
import { sayAgainResponseSchema, sayAgainTextField, sayAgainTextSchema } from '@henry/contract/say-again.ts';
import type { FastifyInstance } from 'fastify';
import { sayAgain } from '#server/domain/practice/say-again.ts';
import type { PronunciationAssessor } from '#server/ports/pronunciation-assessor.ts';
import type { RecordingReader } from '#server/ports/recording-reader.ts';
import type { SpeechToText } from '#server/ports/speech-to-text.ts';
import { callSignal } from './call-signal.ts';
import { readSpokenText } from './spoken-text.ts';

/** `sayAgain`: a known text said aloud; the answer tells word by word what was heard of it. */
export function registerSayAgain(
	app: FastifyInstance,
	engines: {
		speechToText: SpeechToText;
		pronunciation: PronunciationAssessor;
		recordingReader: RecordingReader;
	},
	maxCallsPerMinute: number,
): void {
	app.route({
		method: 'POST',
		url: '/api/sayAgain',
		schema: {
			summary: 'What was heard of a known text',
			consumes: ['multipart/form-data'],
			response: { 200: sayAgainResponseSchema, '4xx': errorBodySchema, '5xx': errorBodySchema },
		},
		config: { rateLimit: { max: maxCallsPerMinute } },
		async handler(request, reply) {
			const signal = callSignal(reply);
			const { samples, text, ...known } = await readSpokenText(request, {
				reader: engines.recordingReader,
				textField: sayAgainTextField,
				signal,
			});
			const options = { signal, ...known };
			return sayAgain(engines, samples, sayAgainTextSchema.parse(text), options);
		},
	});
}
