import { eitherForm } from '@henry/contract/callable.ts';
import { errorBodySchema } from '@henry/contract/errors.ts';
import {
	type SpeechRequest,
	speechRequestSchema,
	timedSpeechRequestSchema,
	timedSpeechResponseSchema,
	voicesSchema,
} from '@henry/contract/speech.ts';
import { encodeWav } from '@henry/sound/wav.ts';
import type { FastifyInstance } from 'fastify';
import type { AudioEncoder } from '#server/ports/audio-encoder.ts';
import type { SpokenText, TextToSpeech } from '#server/ports/text-to-speech.ts';
import { callSignal } from './call-signal.ts';
import { type EitherForm, readEitherForm, registerJsonCall } from './callable.ts';

type SpeechServices = { textToSpeech: TextToSpeech; audioEncoder: AudioEncoder };

/**
 * Text-to-speech (specification, section 7): text in, in either form of a JSON call, a WAV file out, or MP3 for who accepts
 * that; either of them as JSON with the times of its words; and the voices to choose from.
 */
export function registerSpeech(
	app: FastifyInstance,
	{ textToSpeech: engine, audioEncoder }: SpeechServices,
	maxCallsPerMinute: number,
): void {
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
			summary: 'A text spoken, as a WAV file, or as MP3 where audio/mpeg is accepted by name',
			body: eitherForm(speechRequestSchema),
			response: { '4xx': errorBodySchema, '5xx': errorBodySchema },
		},
		validatorCompiler: () => readEitherForm(speechRequestSchema),
		config: { rateLimit: { max: maxCallsPerMinute } },
		async handler(request, reply) {
			const { payload } = request.body as EitherForm<SpeechRequest>;
			const sound = await speak(payload, callSignal(reply));
			reply.header('vary', 'Accept');
			if (!prefersMp3(request.headers.accept)) return reply.type('audio/wav').send(toWav(sound));
			return reply.type('audio/mpeg').send(await audioEncoder.toMp3(sound));
		},
	});
	registerJsonCall(app, '', {
		name: 'timedSpeech',
		summary: 'A text spoken, and when each of its words and sounds is',
		payload: timedSpeechRequestSchema,
		answer: timedSpeechResponseSchema,
		maxCallsPerMinute,
		async handle({ format, ...payload }, signal) {
			const { words, phones, ...sound } = await speak(payload, signal);
			const file = format === 'mp3' ? await audioEncoder.toMp3(sound) : toWav(sound);
			return { sound: Buffer.from(file).toString('base64'), words, phones };
		},
	});
}

/** MP3 is for who names it: a caller that takes anything may want samples. */
function prefersMp3(accept = ''): boolean {
	const mp3 = qualityOf('audio/mpeg', accept);
	return mp3 > 0 && mp3 >= qualityOf('audio/wav', accept);
}

/** How much an Accept header wants a type that it names, from 0 to 1 (RFC 9110, 12.5.1); 0 where it does not name it. */
function qualityOf(type: string, accept: string): number {
	for (const range of accept.toLowerCase().split(',')) {
		const [name, ...parameters] = range.split(';').map((part) => part.trim());
		if (name !== type) continue;
		const quality = parameters.find((parameter) => parameter.startsWith('q='));
		return quality === undefined ? 1 : Number(quality.slice(2)) || 0;
	}
	return 0;
}

function toWav({ samples, sampleRateHz }: SpokenText): Buffer {
	return Buffer.from(encodeWav(samples, sampleRateHz).buffer);
}
