import { apiPaths } from '@henry/contract/api-paths.ts';
import { feedbackResponseSchema } from '@henry/contract/feedback.ts';
import { healthResponseSchema } from '@henry/contract/health.ts';
import { transcriptResponseSchema } from '@henry/contract/transcript.ts';
import { decodeWav, encodeWav } from '@henry/sound/wav.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSqliteStore } from './adapters/store/sqlite.ts';
import { buildApp, type Services } from './app.ts';
import {
	asStereo48k,
	closeEngines,
	configForTests,
	expectError,
	speak,
	transcribe,
} from './app-for-tests.ts';
import { createServices } from './wiring.ts';

let services: Services;
let app: FastifyInstance;
let spoken: Buffer;

beforeAll(async () => {
	services = { ...createServices(configForTests), store: createSqliteStore(':memory:') };
	app = await buildApp(configForTests, services);
	spoken = await speak(app);
}, 60_000);

afterAll(async () => {
	await app.close();
	await closeEngines(services);
});

const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });

const wav = (samples: Int16Array) => encodeWav(samples, 16_000);

describe('transcript', () => {
	test('a spoken sentence comes back as words with times and confidences', async () => {
		const answer = await transcribe(app, spoken);
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
		const answer = await transcribe(app, asStereo48k(spoken));
		expect(answer.statusCode).toBe(200);
		expect(answer.json().transcription).toContain('weather is very nice');
	});

	test('an empty file is refused', async () => {
		expectError(await transcribe(app, new Uint8Array(0)), 'invalid-argument', /recording is empty/);
	});

	test('a file that is not WAV is refused', async () => {
		expectError(
			await transcribe(app, Buffer.from('ID3 this is no wave file at all')),
			'invalid-argument',
			/not a WAV/,
		);
	});

	test('a truncated file is refused', async () => {
		const half = spoken.subarray(0, spoken.length / 2);
		expectError(await transcribe(app, half), 'invalid-argument', /broke off/);
	});

	test('a file of 11 MB is refused', async () => {
		const large = wav(new Int16Array((11 * 1024 * 1024) / 2));
		expectError(await transcribe(app, large), 'invalid-argument', /larger than 10 MB/);
	});

	test('silence is answered with what to do', async () => {
		expectError(
			await transcribe(app, wav(new Int16Array(48_000))),
			'invalid-argument',
			/could not hear that well/,
		);
	});

	test('steady noise is silence to us', async () => {
		let state = 7;
		const noise = Int16Array.from({ length: 64_000 }, () => {
			state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
			return (state >>> 20) - 2048;
		});
		expectError(await transcribe(app, wav(noise)), 'invalid-argument', /could not hear that well/);
	});

	test('hints tell what is likely to be said, and wrong ones are refused', async () => {
		const hints = JSON.stringify(['The weather', 'Zaragoza']);
		expect((await transcribe(app, spoken, { hints })).json().transcription).toMatch(/weather/);
		for (const wrong of ['weather', '{}', '[1]', JSON.stringify(['a'.repeat(501)])]) {
			expectError(await transcribe(app, spoken, { hints: wrong }), 'invalid-argument', /"hints" must be/);
		}
	});

	test('what is known of the speaker may come too; what cannot be that is refused', async () => {
		const speaker = JSON.stringify({ model: 'another', readings: 3, values: 'AAAA' });
		const heard = await transcribe(app, spoken, { speaker, hints: '[]' });
		expect(heard.json().transcription).toMatch(/weather/);
		for (const wrong of ['{', '{}', JSON.stringify({ model: 'another', readings: 3, values: 'A' })])
			expectError(await transcribe(app, spoken, { speaker: wrong }), 'invalid-argument', /"speaker" must be/);
	});

	test('a missing or misnamed field is named', async () => {
		const misnamed = await transcribe(app, spoken, { field: 'audio' });
		expectError(misnamed, 'invalid-argument', /field "file"/);
		expectError(await post(apiPaths.transcript, {}), 'invalid-argument', /multipart/);
	});
});

describe('feedback', () => {
	test('shows where to find help instead of a report where danger is spoken of', async () => {
		const answer = await post(apiPaths.feedback, { text: 'my family is big and my father hit me every day' });
		const feedback = feedbackResponseSchema.parse(answer.json());
		expect(feedback).toMatchObject({ text: '', corrections: [], changes: [], danger: { kind: 'abuse' } });
		expect(answer.body).not.toContain('hit me');
	});

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

	test('each correction tells its reason in Spanish as well, and who often says so', async () => {
		const { corrections } = feedbackResponseSchema.parse(
			(await post(apiPaths.feedback, { text: 'i have 20 years' })).json(),
		);
		expect(corrections).toMatchObject([
			{
				reasonInSpanish: '«Tener 20 años» se dice con «be», no con «have»: «am 20 years old».',
				typicalOf: ['es', 'pt', 'fr', 'it'],
			},
		]);
	});

	test('what rests on a word that was not heard for sure is asked, not corrected', async () => {
		const words = text.split(' ').map((word, index) => ({
			...{ text: word, startMs: index * 500, endMs: index * 500 + 400 },
			...(word === 'have' ? { confidence0to1: 0.3, unsure: true } : { confidence0to1: 0.9, unsure: false }),
		}));
		const feedback = feedbackResponseSchema.parse((await post(apiPaths.feedback, { text, words })).json());
		expect(feedback).toMatchObject({
			text,
			changes: [],
			suggestions: [{ original: 'have', replacement: 'has', asksWhatWasSaid: true }],
		});
	});

	test('emoji stay where they are', async () => {
		const answer = await post(apiPaths.feedback, { text: '👩‍👩‍👧 my brother have two dogs 🐶🐶' });
		const feedback = feedbackResponseSchema.parse(answer.json());
		expect(feedback.text).toBe('👩‍👩‍👧 my brother has two dogs 🐶🐶');
		const only = feedbackResponseSchema.parse((await post(apiPaths.feedback, { text: '🐶 👍🏽' })).json());
		expect(only).toMatchObject({ text: '🐶 👍🏽', corrections: [], suggestions: [] });
	});

	test('HTML is text like any other: only its words are corrected', async () => {
		const answer = await post(apiPaths.feedback, {
			text: '<p onclick="alert(1)">my brother have two dogs</p><script>x</script>',
		});
		expect(feedbackResponseSchema.parse(answer.json()).text).toBe(
			'<p onclick="alert(1)">my brother has two dogs</p><script>x</script>',
		);
	});

	test('a text in another language is said to be no English, and nothing is corrected in it', async () => {
		for (const foreign of ['mi hermano tiene dos perros y un gato muy viejo', 'у моего брата две собаки']) {
			expect((await post(apiPaths.feedback, { text: foreign })).json()).toEqual({
				text: foreign,
				changes: [],
				corrections: [],
				suggestions: [],
				writing: [],
				isEnglish: false,
			});
		}
	});

	test('a word that every object of JavaScript knows is a word like any other', async () => {
		const words = 'he is a constructor and he constructor it. constructor constructor. more constructor than';
		for (const sentence of words.split('. ')) {
			expect((await post(apiPaths.feedback, { text: sentence })).statusCode, sentence).toBe(200);
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
		for (const payload of [{ text: 'Good morning.' }, { data: { text: 'Good morning.' } }]) {
			const answer = await post(apiPaths.speech, payload);
			expect(answer.headers['content-type']).toBe('audio/wav');
			const { samples, sampleRateHz } = decodeWav(answer.rawPayload);
			expect(samples.length / sampleRateHz).toBeGreaterThan(0.4);
			expect(Math.max(...samples)).toBeGreaterThan(0.1);
		}
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
			name: 'Henry’s ear',
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
