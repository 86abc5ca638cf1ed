import { eitherForm } from '@henry/contract/callable.ts';
import { errorBodySchema } from '@henry/contract/errors.ts';
import { type SpeechRequest, speechRequestSchema } from '@henry/contract/speech.ts';
import { encodeWav } from '@henry/sound/wav.ts';
import type { FastifyInstance } from 'fastify';
import type { TextToSpeech } from '#server/ports/text-to-speech.ts';
import { callSignal } from './call-signal.ts';
import { type EitherForm, readEitherForm } from './callable.ts';

/** Text-to-speech (specification, section 7): text in, in either form of a JSON call, a WAV file out. */
export function registerSpeech(app: FastifyInstance, voice: TextToSpeech, maxCallsPerMinute: number): void {
	app.route({
		method: 'POST',
		url: '/api/speech',
		schema: {
			summary: 'A text spoken, as a WAV file',
			body: eitherForm(speechRequestSchema),
			response: { '4xx': errorBodySchema, '5xx': errorBodySchema },
		},
		validatorCompiler: () => readEitherForm(speechRequestSchema),
		config: { rateLimit: { max: maxCallsPerMinute } },
		async handler(request, reply) {
			const { payload } = request.body as EitherForm<SpeechRequest>;
			const { samples, sampleRateHz } = await voice.speak(payload.text, { signal: callSignal(reply) });
			return reply.type('audio/wav').send(Buffer.from(encodeWav(samples, sampleRateHz).buffer));
		},
	});
}
