import { encodeWav } from '@henry/sound/wav.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { remoteCases } from '#server/engines/remote-cases-for-tests.ts';
import { bytes, type ServiceForTests } from '#server/engines/service-for-tests.ts';
import { textToSpeechCases } from './contract.ts';
import { createOpenAiVoice } from './openai.ts';
import { startOpenAiVoiceService } from './voice-services-for-tests.ts';

const key = 'sk-a-key-of-nobody';
let service: ServiceForTests;

beforeEach(async () => {
	service = await startOpenAiVoiceService();
});
afterEach(() => service.close());

const create = (address = service.address, answerWithinMs?: number) =>
	createOpenAiVoice({
		key,
		addresses: [address],
		model: 'tts-1',
		voices: ['alloy', 'shimmer'],
		maxCalls: 4,
		answerWithinMs,
	});

const inputs = () => service.calls.map(({ body }) => JSON.parse(body.toString()).input as string);

for (const { name, run } of textToSpeechCases) {
	test(`a service like OpenAI’s ${name} @whole`, () => run(() => create()), 60_000);
}

for (const { name, run } of remoteCases) {
	test(`a service like OpenAI’s ${name} @whole`, () =>
		run({
			startService: startOpenAiVoiceService,
			create(started, answerWithinMs) {
				const voice = create(started.address, answerWithinMs);
				return { ...voice, ask: (options) => voice.speak('A secret sentence about a walrus.', options) };
			},
			key,
			text: 'A secret sentence about a walrus.',
		}));
}

describe('what is sent', () => {
	test('is the documented call', async () => {
		await create().speak('Hello “there”.', { voice: 'shimmer', rate: 0.75 });
		const [call] = service.calls;
		expect(call?.url.pathname).toBe('/audio/speech');
		expect(call?.headers).toMatchObject({
			authorization: `Bearer ${key}`,
			'content-type': 'application/json',
		});
		expect(JSON.parse(call?.body.toString() ?? '')).toEqual({
			model: 'tts-1',
			voice: 'shimmer',
			input: 'Hello "there".',
			response_format: 'wav',
			speed: 0.75,
		});
	});

	test('has no key where the service asks for none', async () => {
		const settings = { model: 'kokoro', voices: ['af_sky'], maxCalls: 1 };
		await createOpenAiVoice({ addresses: [service.address], ...settings }).speak('Hello.');
		expect(service.calls[0]?.headers).not.toHaveProperty('authorization');
	});

	test('is a long text in parts of whole sentences, and no word of it is lost', async () => {
		const text = Array.from({ length: 40 }, (_, index) => `This is sentence number ${index}.`).join(' ');
		await create().speak(text);
		expect(inputs().length).toBeGreaterThan(1);
		for (const input of inputs()) {
			expect(input.length).toBeLessThanOrEqual(600);
			expect(input).toMatch(/^This.*\.$/);
		}
		expect(inputs().join(' ')).toBe(text);
	});
});

test('a WAV file without sound in it is no answer', async () => {
	service.answers = [bytes(encodeWav(new Int16Array(16_000), 16_000), 'audio/wav')];
	await expect(create().speak('Hello.')).rejects.toMatchObject({ category: 'unavailable' });
});
