import { afterEach, beforeEach, expect, test } from 'vitest';
import { remoteCases } from '#server/engines/remote-cases-for-tests.ts';
import type { ServiceForTests } from '#server/engines/service-for-tests.ts';
import { textToSpeechCases } from './contract.ts';
import { createDeepgramVoice } from './deepgram.ts';
import { startDeepgramVoiceService } from './voice-services-for-tests.ts';

const key = 'a-deepgram-key-of-nobody';
const voices = ['aura-2-thalia-en', 'aura-2-draco-en'];
let service: ServiceForTests;

beforeEach(async () => {
	service = await startDeepgramVoiceService();
});
afterEach(() => service.close());

const create = (address = service.address, answerWithinMs?: number) =>
	createDeepgramVoice({ key, address, voices, maxCalls: 4, answerWithinMs });

for (const { name, run } of textToSpeechCases)
	test(`Deepgram ${name} @whole`, () => run(() => create()), 60_000);

for (const { name, run } of remoteCases) {
	test(`Deepgram ${name} @whole`, () =>
		run({
			startService: startDeepgramVoiceService,
			create(started, answerWithinMs) {
				const voice = create(started.address, answerWithinMs);
				return { ...voice, ask: (options) => voice.speak('A secret sentence about a walrus.', options) };
			},
			key,
			text: 'A secret sentence about a walrus.',
		}));
}

test('what is sent is the documented call, with the voice as its model', async () => {
	await create().speak('Hello there.', { voice: 'aura-2-draco-en' });
	const [call] = service.calls;
	expect(call?.url.pathname).toBe('/v1/speak');
	expect(Object.fromEntries(call?.url.searchParams ?? [])).toEqual({
		model: 'aura-2-draco-en',
		encoding: 'linear16',
		container: 'none',
		sample_rate: '24000',
		mip_opt_out: 'true',
	});
	expect(call?.headers).toMatchObject({ authorization: `Token ${key}`, 'content-type': 'application/json' });
	expect(JSON.parse(call?.body.toString() ?? '')).toEqual({ text: 'Hello there.' });
});

test('slower speech than the service has is as slow as it can', async () => {
	for (const rate of [0.5, 0.9, 1.5]) await create().speak('Hello there.', { rate });
	expect(service.calls.map(({ url }) => url.searchParams.get('speed'))).toEqual(['0.7', '0.9', '1.5']);
});

test('a learner can tell the known voices apart', () => {
	expect(create().voices).toEqual([
		{ name: 'aura-2-thalia-en', gender: 'female', accent: 'american' },
		{ name: 'aura-2-draco-en', gender: 'male', accent: 'british' },
	]);
});
