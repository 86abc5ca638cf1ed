import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { remoteCases } from '#server/engines/remote-cases-for-tests.ts';
import { json } from '#server/engines/service-for-tests.ts';
import { speechToTextCases } from './contract.ts';
import { createDeepgramEar } from './deepgram.ts';
import { type EarServiceForTests, startDeepgramEarService } from './ear-services-for-tests.ts';

const key = 'a-deepgram-key-of-nobody';
const text = 'yesterday my brother bought a yellow bicycle';
const speech = new Int16Array(3 * 16_000).map((_, index) => 8_000 * Math.sin(index / 9));
let service: EarServiceForTests;

async function startService() {
	const started = await startDeepgramEarService();
	started.hear(speech, text);
	return started;
}

beforeEach(async () => {
	service = await startService();
});
afterEach(() => service.close());

const create = (model = 'nova-3', address = service.address, answerWithinMs?: number) =>
	createDeepgramEar({ key, address, model, maxCalls: 2, answerWithinMs });

for (const { name, run } of speechToTextCases.filter(({ needs }) => needs === undefined)) {
	test(`Deepgram ${name} @whole`, () =>
		run({
			create: () => ({ ...create(), processIds: () => [] }),
			speech: { samples: speech, text },
			maxWordErrorRate: 0,
		}));
}

for (const { name, run } of remoteCases) {
	test(`Deepgram ${name} @whole`, () =>
		run({
			startService,
			create(started, answerWithinMs) {
				const ear = create('nova-3', started.address, answerWithinMs);
				return { ...ear, ask: (options) => ear.recognize(speech, options) };
			},
			key,
			text,
		}));
}

const hints = [
	'Kirkwallton',
	'Do you live in Bilbao or near Bilbao, Ana?',
	'Where do you live, and do I know it?',
	'New York',
];

describe('what is sent', () => {
	test('is the documented call, with the names in the hints as its key terms', async () => {
		await create().recognize(speech, { hints });
		const [call] = service.calls;
		expect(call?.url.pathname).toBe('/v1/listen');
		expect([...(call?.url.searchParams ?? [])]).toEqual([
			['model', 'nova-3'],
			['language', 'en'],
			['mip_opt_out', 'true'],
			['keyterm', 'Kirkwallton'],
			['keyterm', 'Bilbao'],
			['keyterm', 'Ana'],
			['keyterm', 'New York'],
		]);
		expect(call?.headers).toMatchObject({
			authorization: `Token ${key}`,
			'content-type': 'audio/wav',
			'content-length': String(44 + 2 * speech.length),
		});
	});

	test('calls single words keywords where the model knows no key terms', async () => {
		await create('nova-2').recognize(speech, { hints });
		const sent = service.calls[0]?.url.searchParams;
		expect(sent?.getAll('keywords')).toEqual(['Kirkwallton', 'Bilbao', 'Ana']);
		expect(sent?.has('keyterm')).toBe(false);
	});

	test('is no more terms than the service takes', async () => {
		const many = Array.from({ length: 90 }, (_, index) => `name${index}`);
		await create().recognize(speech, { hints: many });
		expect(service.calls[0]?.url.searchParams.getAll('keyterm')).toHaveLength(50);
	});
});

const answered = (...words: object[]) =>
	json({ results: { channels: [{ alternatives: [{ transcript: '', confidence: 0.5, words }] }] } });
const word = (spoken: string, start: number, confidence: number) => ({
	...{ word: spoken, start, end: start + 0.2, confidence },
	...{ punctuated_word: `${spoken},` },
});

describe('what is answered', () => {
	test('becomes words, each as sure as the service is of it', async () => {
		service.answers = [answered(word('i', 0.1, 0.99), word('leaf', 0.4, 0.31), word("i'm", 0.5, 0.8))];
		expect(await create().recognize(speech)).toEqual([
			{ text: 'I', startMs: 100, endMs: 300, confidence0to1: 0.99, unsure: false },
			{ text: 'leaf', startMs: 400, endMs: 600, confidence0to1: 0.31, unsure: true },
			{ text: "I'm", startMs: 600, endMs: 700, confidence0to1: 0.8, unsure: false },
		]);
	});

	test('is nothing where hardly any of it was heard', async () => {
		service.answers = [answered(word('mum', 0, 0.1), word('bull', 0.3, 0.4)), answered()];
		expect(await create().recognize(speech)).toEqual([]);
		expect(await create().recognize(speech)).toEqual([]);
	});
});
