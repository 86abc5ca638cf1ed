import { apiPaths } from '@henry/contract/api-paths.ts';
import { type ErrorBody, statusByErrorCode } from '@henry/contract/errors.ts';
import { feedbackResponseSchema } from '@henry/contract/feedback.ts';
import { healthResponseSchema } from '@henry/contract/health.ts';
import { transcriptResponseSchema } from '@henry/contract/transcript.ts';
import { floatToPcm16 } from '@henry/sound/pcm.ts';
import { resample } from '@henry/sound/resample.ts';
import { decodeWav, encodeWav } from '@henry/sound/wav.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPocketSphinx } from './adapters/speech-to-text/pocketsphinx.ts';
import { buildApp, type Services } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { createServices } from './wiring.ts';

const config: Config = readConfig({
	HENRY_LOG: 'silent',
	HENRY_CALLS_PER_MINUTE: '10000',
	HENRY_ENGINE_CALLS_PER_MINUTE: '10000',
	HENRY_CALLABLE_PREFIX: 'staging',
});

let services: Services;
let app: FastifyInstance;
/** A spoken sentence, 16-bit mono WAV at 16 kHz. */
let spoken: Buffer;

beforeAll(async () => {
	services = createServices(config);
	app = await buildApp(config, services);
	const speech = await post(apiPaths.speech, { text: 'The weather is very nice today.' });
	spoken = speech.rawPayload;
}, 60_000);

afterAll(async () => {
	await app.close();
	await closeEngines(services);
});

async function closeEngines({ speechToText, textToSpeech, grammarChecker }: Services): Promise<void> {
	await Promise.all([speechToText.close(), textToSpeech.close(), grammarChecker.close()]);
}

const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });

async function multipart(file: Uint8Array, field = 'file') {
	const form = new FormData();
	form.append(field, new Blob([new Uint8Array(file)], { type: 'audio/wav' }), 'recording.wav');
	const request = new Request('http://localhost', { method: 'POST', body: form });
	return {
		method: 'POST' as const,
		url: apiPaths.transcript,
		headers: { 'content-type': request.headers.get('content-type') ?? '' },
		payload: Buffer.from(await request.arrayBuffer()),
	};
}

const transcribe = async (file: Uint8Array, server = app) => server.inject(await multipart(file));

type Answer = { statusCode: number; json(): unknown; headers: Record<string, unknown> };

function expectError(
	answer: Answer,
	code: keyof typeof statusByErrorCode,
	message: RegExp,
): ErrorBody['error'] {
	const { error } = answer.json() as ErrorBody;
	expect(error).toMatchObject({ code, message: expect.stringMatching(message) });
	expect(answer.statusCode).toBe(statusByErrorCode[code]);
	return error;
}

function wav(samples: Int16Array): Uint8Array {
	return encodeWav(samples, 16_000);
}

/** The same sound as interleaved stereo at 48 kHz. */
function asStereo48k(file: Uint8Array): Uint8Array {
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

describe('transcript', () => {
	test('a spoken sentence comes back as words with times and confidences', async () => {
		const answer = await transcribe(spoken);
		expect(answer.statusCode).toBe(200);
		const { transcription, words } = transcriptResponseSchema.parse(answer.json());
		expect(transcription).toContain('weather is very nice');
		expect(words.map((word) => word.text).join(' ')).toBe(transcription);
		for (const [index, word] of words.entries()) {
			expect(word.endMs).toBeGreaterThan(word.startMs);
			expect(word.startMs).toBeGreaterThanOrEqual(words[index - 1]?.endMs ?? 0);
		}
	});

	test('a stereo recording at 48 kHz is converted and understood', async () => {
		const answer = await transcribe(asStereo48k(spoken));
		expect(answer.statusCode).toBe(200);
		expect(answer.json().transcription).toContain('weather is very nice');
	});

	test('an empty file is refused', async () => {
		expectError(await transcribe(new Uint8Array(0)), 'invalid-argument', /recording is empty/);
	});

	test('a file that is not WAV is refused', async () => {
		expectError(
			await transcribe(Buffer.from('ID3 this is no wave file at all')),
			'invalid-argument',
			/not a WAV/,
		);
	});

	test('a truncated file is refused', async () => {
		const half = spoken.subarray(0, spoken.length / 2);
		expectError(await transcribe(half), 'invalid-argument', /broke off/);
	});

	test('a file of 11 MB is refused', async () => {
		const large = wav(new Int16Array((11 * 1024 * 1024) / 2));
		expectError(await transcribe(large), 'invalid-argument', /larger than 10 MB/);
	});

	test('silence is answered with what to do', async () => {
		expectError(await transcribe(wav(new Int16Array(48_000))), 'invalid-argument', /could not hear you/);
	});

	test('steady noise is silence to us', async () => {
		let state = 7;
		const noise = Int16Array.from({ length: 64_000 }, () => {
			state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
			return (state >>> 20) - 2048;
		});
		expectError(await transcribe(wav(noise)), 'invalid-argument', /could not hear you/);
	});

	test('a missing or misnamed field is named', async () => {
		const misnamed = await app.inject(await multipart(spoken, 'audio'));
		expectError(misnamed, 'invalid-argument', /field "file"/);
		expectError(await post(apiPaths.transcript, {}), 'invalid-argument', /multipart/);
	});
});

describe('feedback', () => {
	const text = 'my brother have two dogs';

	test('the plain form is answered plainly, each change with its reason', async () => {
		const answer = await post(apiPaths.feedback, { text });
		const feedback = feedbackResponseSchema.parse(answer.json());
		expect(feedback.text).toBe('my brother has two dogs');
		expect(feedback.corrections).toHaveLength(1);
		const [correction] = feedback.corrections;
		expect(text.slice(correction?.originalSpan.start, correction?.originalSpan.end)).toBe(
			correction?.original,
		);
		expect(feedback.changes[0]?.split('->')).toEqual(['have', 'has', correction?.reason]);
	});

	test('the callable form is answered under result, also under the prefix', async () => {
		for (const url of [apiPaths.feedback, '/api/staging-feedback']) {
			const answer = await post(url, { data: { text } });
			expect(feedbackResponseSchema.parse(answer.json().result).text).toBe('my brother has two dogs');
		}
	});

	test('a text of 100,000 characters is refused', async () => {
		expectError(
			await post(apiPaths.feedback, { text: 'word '.repeat(20_000) }),
			'invalid-argument',
			/longer than/,
		);
	});

	test('an empty text, a missing text and a text of another type are refused', async () => {
		for (const payload of [{ text: '  ' }, {}, { data: {} }, { text: 7 }]) {
			expectError(await post(apiPaths.feedback, payload), 'invalid-argument', /./);
		}
	});

	test('a body that is not JSON is refused', async () => {
		const answer = await app.inject({
			method: 'POST',
			url: apiPaths.feedback,
			headers: { 'content-type': 'application/json' },
			payload: '{"text": ',
		});
		expectError(answer, 'invalid-argument', /not valid JSON/);
	});
});

describe('speech', () => {
	test('a text comes back as a WAV file', async () => {
		const answer = await post(apiPaths.speech, { text: 'Good morning.' });
		expect(answer.headers['content-type']).toBe('audio/wav');
		const { samples, sampleRateHz } = decodeWav(answer.rawPayload);
		expect(samples.length / sampleRateHz).toBeGreaterThan(0.4);
		expect(Math.max(...samples)).toBeGreaterThan(0.1);
	});

	test('a text with nothing to speak and one that is too long are refused', async () => {
		expectError(await post(apiPaths.speech, { text: '🙂🙂' }), 'invalid-argument', /./);
		expectError(await post(apiPaths.speech, { text: 'a'.repeat(5001) }), 'invalid-argument', /longer than/);
	});
});

describe('the rest of the server', () => {
	test('exercises are the topics with their questions', async () => {
		const answer = await app.inject(apiPaths.exercises);
		expect(answer.json()).toHaveLength(6);
		expect(answer.json()[0].questions).toHaveLength(5);
	});

	test('health names engine and model of each capability', async () => {
		const health = healthResponseSchema.parse((await app.inject(apiPaths.health)).json());
		expect(health.status).toBe('ok');
		expect(health.engines.speechToText).toMatchObject({
			name: 'PocketSphinx',
			embedded: true,
			state: 'ready',
		});
		expect(health.engines.textToSpeech.model).not.toBe('');
		expect(health.version).toMatch(/^\d+\.\d+\.\d+$/);
	});

	test('the OpenAPI page describes every call', async () => {
		expect((await app.inject(`${apiPaths.docs}/`)).statusCode).toBe(200);
		const description = (await app.inject(`${apiPaths.docs}/json`)).json();
		for (const path of [
			apiPaths.feedback,
			apiPaths.transcript,
			apiPaths.speech,
			apiPaths.exercises,
			apiPaths.health,
		]) {
			expect(Object.keys(description.paths)).toContain(path);
		}
	});

	test('an unknown call is not-found', async () => {
		expectError(await app.inject('/api/nothing'), 'not-found', /nothing at this address/);
	});

	test('every answer carries the strict content policy', async () => {
		const policy = String((await app.inject(apiPaths.health)).headers['content-security-policy']);
		expect(policy).toContain("default-src 'self'");
		expect(policy).not.toContain('unsafe');
	});

	test('JSON is compressed for who accepts it', async () => {
		const answer = await app.inject({ url: apiPaths.exercises, headers: { 'accept-encoding': 'gzip' } });
		expect(answer.headers['content-encoding']).toBe('gzip');
	});
});

describe('under stress', () => {
	test('calls over the rate are refused with a time to wait', async () => {
		const limited = await buildApp({ ...config, callsPerMinute: 2 }, services);
		const answers = [];
		for (let call = 0; call < 3; call++) answers.push(await limited.inject(apiPaths.health));
		expect(answers.slice(0, 2).map((answer) => answer.statusCode)).toEqual([200, 200]);
		const error = expectError(answers[2] as Answer, 'resource-exhausted', /wait/);
		expect(error.retryAfterSeconds).toBeGreaterThan(0);
		await limited.close();
	});

	test('a full queue refuses with a time to wait, and serves the others', async () => {
		const speechToText = createPocketSphinx({ processes: 1, maxQueued: 1 });
		const crowded = await buildApp(config, { ...services, speechToText });
		const answers = await Promise.all(Array.from({ length: 5 }, () => transcribe(spoken, crowded)));
		const refused = answers.filter((answer) => answer.statusCode !== 200);
		expect(refused.length).toBeGreaterThan(0);
		expect(refused.length).toBeLessThan(5);
		const error = expectError(refused[0] as Answer, 'resource-exhausted', /busy/);
		expect(error.retryAfterSeconds).toBeGreaterThan(0);
		expect(Number(refused[0]?.headers['retry-after'])).toBe(error.retryAfterSeconds);
		await crowded.close();
		await speechToText.close();
	});

	test('an engine killed mid-request answers unavailable, and its next call is served', async () => {
		const speechToText = createPocketSphinx({ processes: 1, maxQueued: 4 });
		await speechToText.start();
		const fragile = await buildApp(config, { ...services, speechToText });
		const { samples } = decodeWav(spoken);
		const interrupted = transcribe(wav(repeated(samples, 6)), fragile);
		setTimeout(() => {
			for (const id of speechToText.processIds()) process.kill(id, 'SIGKILL');
		}, 150);
		const error = expectError(await interrupted, 'unavailable', /restarting/);
		expect(error.retryAfterSeconds).toBeGreaterThan(0);
		expect((await transcribe(spoken, fragile)).statusCode).toBe(200);
		await fragile.close();
		await speechToText.close();
	});
});

/** The same sound several times in a row. */
function repeated(samples: Float32Array, times: number): Int16Array {
	const once = floatToPcm16(samples);
	const all = new Int16Array(once.length * times);
	for (let time = 0; time < times; time++) all.set(once, time * once.length);
	return all;
}
