import { eitherForm } from '@henry/contract/callable.ts';
import { errorBodySchema } from '@henry/contract/errors.ts';
import {
	type SpeechRequest,
	speechRequestSchema,
	timedSpeechResponseSchema,
	voicesSchema,
} from '@henry/contract/speech.ts';
import { encodeWav } from '@henry/sound/wav.ts';
import type { FastifyInstance } from 'fastify';
import type { SpokenText, TextToSpeech } from '#server/ports/text-to-speech.ts';
import { callSignal } from './call-signal.ts';
import { type EitherForm, readEitherForm, registerJsonCall } from './callable.ts';

/**
 * Text-to-speech (specification, section 7): text in, in either form of a JSON call, a WAV file out; the same as JSON with
 * the times of its words; and the voices to choose from.
 */
export function registerSpeech(app: FastifyInstance, engine: TextToSpeech, maxCallsPerMinute: number): void {
	const speak = ({ text, ...options }: SpeechRequest, signal: AbortSignal) =>
		engine.speak(text, { ...options, signal });

	app.get(
		'/api/voices',
		{ schema: { summary: 'The voices to choose from', response: { 200: voicesSchema } } },
		async () => [...engine.voices],
	);
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
			return reply.type('audio/wav').send(toWav(await speak(payload, callSignal(reply))));
		},
	});
	registerJsonCall(app, '', {
		name: 'timedSpeech',
		summary: 'A text spoken, and when each of its words and sounds is',
		payload: speechRequestSchema,
		answer: timedSpeechResponseSchema,
		maxCallsPerMinute,
		async handle(payload, signal) {
			const { words, phones, ...sound } = await speak(payload, signal);
			return { wav: toWav(sound).toString('base64'), words, phones };
		},
	});
}

function toWav({ samples, sampleRateHz }: SpokenText): Buffer {
	return Buffer.from(encodeWav(samples, sampleRateHz).buffer);
}
