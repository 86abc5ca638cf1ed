import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmbeddedEar } from '#server/adapters/speech-to-text/embedded.ts';
import { createWhisperForTests } from '#server/adapters/speech-to-text/whisper-for-tests.ts';
import { createFlite } from '#server/adapters/text-to-speech/flite.ts';
import { createKokoroForTests } from '#server/adapters/text-to-speech/kokoro-for-tests.ts';
import { configForTests } from '#server/app-for-tests.ts';
import type { LanguageModel } from '#server/ports/language-model.ts';
import { recognizeWhole, type SpeechToText } from '#server/ports/speech-to-text.ts';
import type { TextToSpeech } from '#server/ports/text-to-speech.ts';
import { createSpeechToTextWithFallback } from './speech-to-text-with-fallback.ts';
import { createTextToSpeechWithFallback } from './text-to-speech-with-fallback.ts';
import { createEarWithWaitLimit, createModelWithWaitLimit, createVoiceWithWaitLimit } from './wait-limit.ts';

const own = createEmbeddedEar({ folder: configForTests.earFolder, processes: 1, maxUtterances: 4 });
const flite = createFlite({ processes: 1, maxQueued: 4 });
beforeAll(() => Promise.all([own.start(), flite.start()]));
afterAll(() => Promise.all([own.close(), flite.close()]));

/** An engine with as long a queue as the test says. */
function createQueuedEngine() {
	const queue = { waitMs: 0, cancelled: 0 };
	const engine = {
		health: () => ({ name: 'neural', model: 'none', embedded: true, state: 'ready' as const, queued: 0 }),
		start: async () => {},
		close: async () => {},
		waitMs: () => queue.waitMs,
	};
	return { queue, engine };
}

const fallbackOptions = { clock: { nowMs: () => 0 }, tell: () => {} };

test('what would wait too long is heard by the fallback, whole, and the next utterance by the engine again', async () => {
	const { queue, engine } = createQueuedEngine();
	const open: SpeechToText['open'] = () => ({
		push: () => {},
		finish: async () => [{ text: 'neural', startMs: 0, endMs: 1, confidence0to1: 1, unsure: false }],
		cancel: () => {
			queue.cancelled += 1;
		},
	});
	const neural: SpeechToText = {
		...engine,
		maxUtteranceMs: 20_000,
		open,
		recognize: (speech, options) => recognizeWhole(open, speech, options),
	};
	const ears = createSpeechToTextWithFallback({
		engine: createEarWithWaitLimit(neural, 500),
		fallback: own,
		...fallbackOptions,
	});
	const { samples } = await flite.speak('My sister is very good at music.');
	const hear = async () => (await ears.recognize(samples)).map(({ text }) => text).join(' ');
	expect(await hear()).toBe('neural');
	queue.waitMs = 501;
	expect(await hear()).toMatch(/sister/i);
	expect(queue.cancelled).toBe(1);
	queue.waitMs = 500;
	expect(await hear()).toBe('neural');
	expect(ears.health()).toMatchObject({ name: 'neural' });
});

test('what would wait too long is spoken by the fallback, also while the engine still starts', async () => {
	const { queue, engine } = createQueuedEngine();
	const neural: TextToSpeech = {
		...engine,
		voices: [{ name: 'neural' }],
		speak: async () => ({ samples: new Int16Array(1), sampleRateHz: 24_000 }),
	};
	const voices = createTextToSpeechWithFallback({
		engine: createVoiceWithWaitLimit(neural, 500),
		fallback: flite,
		...fallbackOptions,
	});
	expect((await voices.speak('Hello.')).sampleRateHz).toBe(24_000);
	for (const waitMs of [600, Number.POSITIVE_INFINITY]) {
		queue.waitMs = waitMs;
		expect((await voices.speak('Hello.')).sampleRateHz).toBe(16_000);
	}
});

test('of a model that would be waited for too long live calls are refused, with a time to come back, and reports not', async () => {
	const { queue, engine } = createQueuedEngine();
	const model = createModelWithWaitLimit(
		{ ...engine, ask: async () => ({ text: 'An answer.' }) } satisfies LanguageModel,
		2_000,
	);
	const request = { system: '', messages: [], maxTokens: 10 };
	queue.waitMs = 4_200;
	await expect(model.ask({ ...request, priority: 'live' })).rejects.toMatchObject({
		category: 'busy',
		retryAfterSeconds: 5,
	});
	expect(await model.ask({ ...request, priority: 'report' })).toEqual({ text: 'An answer.' });
	queue.waitMs = 2_000;
	expect(await model.ask({ ...request, priority: 'live' })).toEqual({ text: 'An answer.' });
});

test('of many who speak and listen at once with the real engines, some get the fallbacks, and none an error @whole', async () => {
	const [kokoro, whisper] = [createKokoroForTests(['bm_george']), createWhisperForTests(8)];
	const voices = createTextToSpeechWithFallback({
		engine: createVoiceWithWaitLimit(kokoro, 100),
		fallback: flite,
		...fallbackOptions,
	});
	const ears = createSpeechToTextWithFallback({
		engine: createEarWithWaitLimit(whisper, 100),
		fallback: own,
		...fallbackOptions,
	});
	try {
		await Promise.all([voices.start(), ears.start()]);
		const texts = ['One.', 'Two.', 'Three.', 'Four.'].map((word) => `${word} My sister is good at music.`);
		const spoken = await Promise.all(texts.map((text) => voices.speak(text)));
		expect(new Set(spoken.map(({ sampleRateHz }) => sampleRateHz))).toEqual(new Set([24_000, 16_000]));
		const { samples } = await flite.speak('My sister is very good at music.');
		for (const words of await Promise.all(texts.map(() => ears.recognize(samples)))) {
			expect(words.map(({ text }) => text).join(' ')).toMatch(/sister/i);
		}
	} finally {
		await Promise.all([kokoro.close(), whisper.close()]);
	}
}, 120_000);
