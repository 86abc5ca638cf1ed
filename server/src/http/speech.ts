import { errorBodySchema } from '@henry/contract/errors.ts';
import { speechRequestSchema } from '@henry/contract/speech.ts';
import { encodeWav } from '@henry/sound/wav.ts';
import type { FastifyInstance } from 'fastify';
import type { TextToSpeech } from '#server/ports/text-to-speech.ts';
import { callSignal } from './call-signal.ts';

/** Text-to-speech (specification, section 7): text in, a WAV file out. */
export function registerSpeech(app: FastifyInstance, voice: TextToSpeech, maxCallsPerMinute: number): void {
	app.route({
		method: 'POST',
		url: '/api/speech',
		schema: {
			summary: 'A text spoken, as a WAV file',
			body: speechRequestSchema,
			response: { '4xx': errorBodySchema, '5xx': errorBodySchema },
		},
		config: { rateLimit: { max: maxCallsPerMinute } },
		async handler(request, reply) {
			const { text } = speechRequestSchema.parse(request.body);
			const { samples, sampleRateHz } = await voice.speak(text, { signal: callSignal(reply) });
			return reply.type('audio/wav').send(Buffer.from(encodeWav(samples, sampleRateHz).buffer));
		},
	});
}
