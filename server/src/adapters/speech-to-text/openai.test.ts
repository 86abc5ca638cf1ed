import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { remoteCases } from '#server/engines/remote-cases-for-tests.ts';
import { json } from '#server/engines/service-for-tests.ts';
import { speechToTextCases } from './contract.ts';
import { type EarServiceForTests, formOf, startOpenAiEarService } from './ear-services-for-tests.ts';
import { createOpenAiEar } from './openai.ts';

const key = 'sk-a-key-of-nobody';
const text = 'yesterday my brother bought a yellow bicycle';
const speech = new Int16Array(3 * 16_000).map((_, index) => 8_000 * Math.sin(index / 9));
let service: EarServiceForTests;

async function startService() {
	const started = await startOpenAiEarService();
	started.hear(speech, text);
	return started;
}

beforeEach(async () => {
	service = await startService();
});
afterEach(() => service.close());

const create = (model = 'whisper-1', address = service.address, answerWithinMs?: number) =>
	createOpenAiEar({ key, addresses: [address], model, maxCalls: 2, answerWithinMs });

for (const { name, run } of speechToTextCases.filter(({ needs }) => needs === undefined)) {
	test(`a service like OpenAI’s ${name} @whole`, () =>
		run({
			create: () => ({ ...create(), processIds: () => [] }),
			speech: { samples: speech, text },
			maxWordErrorRate: 0,
		}));
}

for (const { name, run } of remoteCases) {
	test(`a service like OpenAI’s ${name} @whole`, () =>
		run({
			startService,
			create(started, answerWithinMs) {
				const ear = create('whisper-1', started.address, answerWithinMs);
				return { ...ear, ask: (options) => ear.recognize(speech, options) };
			},
			key,
			text,
		}));
}

const second = speech.subarray(0, 16_000);
const segment = (start: number, end: number, more: object = {}) => ({ text: ' hello', start, end, ...more });
const word = (spoken: string, start: number, end: number, more: object = {}) => ({
	...{ word: spoken, start, end },
	...more,
});

describe('what is sent', () => {
	test('is the documented form, with the hints as its prompt', async () => {
		await create().recognize(speech, { hints: ['Hobbies', 'Do you like Bilbao?'] });
		const [call] = service.calls;
		expect(call?.url.pathname).toBe('/audio/transcriptions');
		expect(call?.headers.authorization).toBe(`Bearer ${key}`);
		const form = await formOf(call as NonNullable<typeof call>);
		const { file, ...fields } = Object.fromEntries(form);
		expect(fields).toEqual({
			model: 'whisper-1',
			language: 'en',
			temperature: '0',
			prompt: 'Hobbies Do you like Bilbao?',
			response_format: 'verbose_json',
			'timestamp_granularities[]': 'segment',
		});
		expect(form.getAll('timestamp_granularities[]')).toEqual(['word', 'segment']);
		expect(file).toMatchObject({ name: 'speech.wav', type: 'audio/wav', size: 44 + 2 * speech.length });
	});

	test('asks a gpt model for what it has: probabilities instead of times', async () => {
		service.answers = [json({ text: '' })];
		await create('gpt-4o-mini-transcribe').recognize(speech);
		const form = Object.fromEntries(await formOf(service.calls[0] as never));
		expect(form).toMatchObject({ response_format: 'json', 'include[]': 'logprobs' });
		expect(form).not.toHaveProperty('timestamp_granularities[]');
		expect(form).not.toHaveProperty('prompt');
	});

	test('has no key where the service asks for none', async () => {
		await createOpenAiEar({ addresses: [service.address], model: 'whisper-1', maxCalls: 1 }).recognize(
			speech,
		);
		expect(service.calls[0]?.headers).not.toHaveProperty('authorization');
	});
});

describe('what is answered', () => {
	test('becomes plain words, within the speech, as sure as their segment', async () => {
		const answer = {
			text: '“I’m here,” she said.',
			words: [word('“I’m', 0, 0.3), word('here,', 0.25, 0.4), word('—', 0.4, 0.4), word('she', 0.6, 1.2)],
			segments: [segment(0, 0.5, { avg_logprob: -0.1 }), segment(0.5, 1.2, { avg_logprob: -0.9 })],
		};
		service.answers = [json(answer)];
		expect(await create().recognize(second)).toEqual([
			{ text: "I'm", startMs: 0, endMs: 300, confidence0to1: Math.exp(-0.1), unsure: false },
			{ text: 'here', startMs: 300, endMs: 400, confidence0to1: Math.exp(-0.1), unsure: false },
			{ text: 'she', startMs: 600, endMs: 1_000, confidence0to1: Math.exp(-0.9), unsure: true },
		]);
	});

	test('takes a word’s own probability before that of its segment', async () => {
		const words = [word('sea', 0, 0.5, { probability: 0.3 }), word('view', 0.5, 0.9, { probability: 0.9 })];
		service.answers = [json({ text: 'sea view', segments: [segment(0, 1, { avg_logprob: -0.1, words })] })];
		expect((await create().recognize(second)).map(({ unsure }) => unsure)).toEqual([true, false]);
	});

	test('without words is spread over its segments', async () => {
		const segments = [segment(0, 0.4, { text: ' oh well' }), segment(0.6, 0.9, { text: ' no' })];
		service.answers = [json({ text: 'oh well no', segments })];
		expect(await create().recognize(second)).toMatchObject([
			{ text: 'oh', startMs: 0, endMs: 133 },
			{ text: 'well', startMs: 133, endMs: 400 },
			{ text: 'no', startMs: 600, endMs: 900, confidence0to1: 1, unsure: false },
		]);
	});

	test('with the probability of tokens gives each word that of its own', async () => {
		const logprobs = [
			{ token: 'I', logprob: -0.01 },
			{ token: ' lik', logprob: -0.4 },
			{ token: 'ed', logprob: -0.5 },
			{ token: ' it', logprob: -0.02 },
			{ token: '.', logprob: -3 },
		];
		service.answers = [json({ text: 'I liked it all', logprobs: logprobs.slice(0, 4) })];
		const words = await create('gpt-4o-transcribe').recognize(second);
		expect(words.map(({ unsure }) => unsure)).toEqual([false, true, false, false]);
		expect(words[1]?.confidence0to1).toBeCloseTo(Math.exp(-0.9));
	});

	test('is nothing where Whisper invented it in silence', async () => {
		const invented = { avg_logprob: -1.3, no_speech_prob: 0.8 };
		const words = [word('Thank', 0, 0.2), word('you', 0.2, 0.4), word('yes', 0.7, 0.9)];
		const segments = [segment(0, 0.5, invented), segment(0.5, 1, { text: ' yes', avg_logprob: -0.1 })];
		service.answers = [
			json({ text: 'Thank you yes', words, segments }),
			json({ text: 'Thank you', segments }),
		];
		expect((await create().recognize(second)).map(({ text }) => text)).toEqual(['yes']);
		expect((await create().recognize(second)).map(({ text }) => text)).toEqual(['yes']);
	});

	test('is nothing where hardly any of it was heard, or there is none', async () => {
		service.answers = [
			json({ text: 'mumble', segments: [segment(0, 1, { avg_logprob: -1.2, no_speech_prob: 0.1 })] }),
			json({ text: '', segments: [], words: [] }),
			json({ text: '' }),
		];
		for (let calls = 0; calls < 3; calls++) expect(await create().recognize(second)).toEqual([]);
	});
});
