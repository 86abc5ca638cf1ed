import { apiPaths } from '@henry/contract/api-paths.ts';
import { type ErrorBody, type ErrorCode, statusByErrorCode } from '@henry/contract/errors.ts';
import { resample } from '@henry/sound/resample.ts';
import { decodeWav } from '@henry/sound/wav.ts';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import type { Services } from './app.ts';
import { readConfig } from './config.ts';
import { enginesOf } from './engines-of-services.ts';

/** Settings under which nothing but what a test asks for is refused, and no engine depends on the machine. */
export const configForTests = readConfig({
	HENRY_SPEECH_TO_TEXT: 'embedded',
	HENRY_TEXT_TO_SPEECH: 'embedded',
	HENRY_PRONUNCIATION: 'embedded',
	HENRY_LOG: 'silent',
	HENRY_CALLS_PER_MINUTE: '10000',
	HENRY_ENGINE_CALLS_PER_MINUTE: '10000',
	HENRY_TURNS_PER_DAY: '10000',
	HENRY_CORRECTIONS_PER_DAY: '10000',
	HENRY_SPOKEN_CHARACTERS_PER_DAY: '10000000',
	HENRY_API_PAGE: 'on',
	HENRY_PUSH: 'off',
	HENRY_CALLABLE_PREFIX: 'staging',
});

export async function closeEngines(services: Services): Promise<void> {
	const engines = [...Object.values(enginesOf(services)), services.topicSense, services.dangerClassifier];
	await Promise.all(engines.map((engine) => engine.close()));
}

/** A spoken sentence: 16-bit mono WAV at 16 kHz. */
export async function speak(app: FastifyInstance): Promise<Buffer> {
	const payload = { text: 'The weather is very nice today.' };
	return (await app.inject({ method: 'POST', url: apiPaths.speech, payload })).rawPayload;
}

/** The same sound as interleaved stereo at 48 kHz. */
export function asStereo48k(file: Uint8Array): Uint8Array {
	const { samples, sampleRateHz } = decodeWav(file);
	const high = resample(samples, sampleRateHz, 48_000);
	const bytes = Buffer.alloc(44 + high.length * 4);
	bytes.write('RIFF', 0);
	bytes.writeUInt32LE(bytes.length - 8, 4);
	bytes.write('WAVEfmt ', 8);
	bytes.writeUInt32LE(16, 16);
	bytes.writeUInt16LE(1, 20);
	bytes.writeUInt16LE(2, 22);
	bytes.writeUInt32LE(48_000, 24);
	bytes.writeUInt32LE(48_000 * 4, 28);
	bytes.writeUInt16LE(4, 32);
	bytes.writeUInt16LE(16, 34);
	bytes.write('data', 36);
	bytes.writeUInt32LE(high.length * 4, 40);
	for (const [index, sample] of high.entries()) {
		const value = Math.round(Math.max(-1, Math.min(1, sample)) * 32767);
		bytes.writeInt16LE(value, 44 + 4 * index);
		bytes.writeInt16LE(value, 46 + 4 * index);
	}
	return bytes;
}

/** Sends a file for transcription, as the browser does, after a field for hints where there is one. */
export async function transcribe(
	app: FastifyInstance,
	file: Uint8Array,
	{ field = 'file', ...texts }: { field?: string; hints?: string; speaker?: string } = {},
) {
	const form = new FormData();
	for (const [name, text] of Object.entries(texts)) form.append(name, text);
	form.append(field, new Blob([new Uint8Array(file)], { type: 'audio/wav' }), 'recording.wav');
	const request = new Request('http://localhost', { method: 'POST', body: form });
	return app.inject({
		method: 'POST',
		url: apiPaths.transcript,
		headers: { 'content-type': request.headers.get('content-type') ?? '' },
		payload: Buffer.from(await request.arrayBuffer()),
	});
}

type Answer = { statusCode: number; json(): unknown };

/** Expects an error of the contract, with the status of its code. */
export function expectError(
	answer: Answer | undefined,
	code: ErrorCode,
	message: RegExp,
): ErrorBody['error'] {
	if (!answer) throw new Error('There is no answer.');
	const { error } = answer.json() as ErrorBody;
	expect(error).toMatchObject({ code, message: expect.stringMatching(message) });
	expect(answer.statusCode).toBe(statusByErrorCode[code]);
	return error;
}
