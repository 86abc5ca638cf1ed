import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { remoteCases } from '#server/engines/remote-cases-for-tests.ts';
import { json } from '#server/engines/service-for-tests.ts';
import { createAzureEar } from './azure.ts';
import { speechToTextCases } from './contract.ts';
import { type EarServiceForTests, startAzureEarService } from './ear-services-for-tests.ts';

const key = 'an-azure-key-of-nobody';
const text = 'yesterday my brother bought a yellow bicycle';
const speech = new Int16Array(3 * 16_000).map((_, index) => 8_000 * Math.sin(index / 9));
let service: EarServiceForTests;

async function startService() {
	const started = await startAzureEarService();
	started.hear(speech, text);
	return started;
}

beforeEach(async () => {
	service = await startService();
});
afterEach(() => service.close());

const create = (address = service.address, answerWithinMs?: number) =>
	createAzureEar({ key, address, maxCalls: 2, answerWithinMs });

for (const { name, run } of speechToTextCases.filter(({ needs }) => needs === undefined)) {
	test(`Azure Speech ${name}`, () =>
		run({
			create: () => ({ ...create(), processIds: () => [] }),
			speech: { samples: speech, text },
			maxWordErrorRate: 0,
		}));
}

for (const { name, run } of remoteCases) {
	test(`Azure Speech ${name}`, () =>
		run({
			startService,
			create(started, answerWithinMs) {
				const ear = create(started.address, answerWithinMs);
				return { ...ear, ask: (options) => ear.recognize(speech, options) };
			},
			key,
			text,
		}));
}

test('what is sent is the documented call: key, parameters and a WAV file of 16 kHz', async () => {
	await create().recognize(speech, { hints: ['Bilbao'] });
	const [call] = service.calls;
	expect(call?.url.pathname).toBe('/speech/recognition/conversation/cognitiveservices/v1');
	expect(Object.fromEntries(call?.url.searchParams ?? [])).toEqual({
		language: 'en-US',
		format: 'detailed',
		profanity: 'raw',
		wordLevelTimestamps: 'true',
		wordLevelConfidence: 'true',
	});
	expect(call?.headers).toMatchObject({
		'ocp-apim-subscription-key': key,
		'content-type': 'audio/wav; codecs=audio/pcm; samplerate=16000',
		accept: 'application/json',
		'content-length': String(44 + 2 * speech.length),
	});
});

const success = (Confidence: number, Lexical: string, Words?: object[]) =>
	json({ RecognitionStatus: 'Success', NBest: [{ Confidence, Lexical, Words }, { Confidence: 0.1 }] });
const word = (Word: string, Offset: number, Confidence?: number) => ({
	...{ Word, Offset, Duration: 3_000_000, Confidence },
});

describe('what is answered', () => {
	test('becomes words in milliseconds, each as sure as the service is of it', async () => {
		service.answers = [success(0.8, "i'm here", [word("i'm", 500_000, 0.9), word('hear', 4_000_000, 0.2)])];
		expect(await create().recognize(speech)).toEqual([
			{ text: "I'm", startMs: 50, endMs: 350, confidence0to1: 0.9, unsure: false },
			{ text: 'hear', startMs: 400, endMs: 700, confidence0to1: 0.2, unsure: true },
		]);
	});

	test.each([[0], [undefined]])(
		'is as sure as the whole utterance where its words have the confidence %s',
		async (own) => {
			service.answers = [success(0.42, 'so so', [word('so', 0, own), word('so', 4_000_000, own)])];
			expect(await create().recognize(speech)).toMatchObject([
				{ confidence0to1: 0.42, unsure: true },
				{ confidence0to1: 0.42, unsure: true },
			]);
		},
	);

	test('without words is spread over the speech', async () => {
		service.answers = [success(0.9, 'one three')];
		expect(await create().recognize(speech)).toMatchObject([
			{ text: 'one', startMs: 0, endMs: 1_125 },
			{ text: 'three', startMs: 1_125, endMs: 3_000 },
		]);
	});

	test.each(['NoMatch', 'InitialSilenceTimeout', 'BabbleTimeout'])('%s is nothing', async (status) => {
		service.answers = [json({ RecognitionStatus: status })];
		expect(await create().recognize(speech)).toEqual([]);
	});

	test('is nothing where hardly any of it was heard', async () => {
		service.answers = [success(0.12, 'mum bull')];
		expect(await create().recognize(speech)).toEqual([]);
	});

	test('an error of its own is unavailable', async () => {
		service.answers = [json({ RecognitionStatus: 'Error' })];
		await expect(create().recognize(speech)).rejects.toMatchObject({ category: 'unavailable' });
	});
});
