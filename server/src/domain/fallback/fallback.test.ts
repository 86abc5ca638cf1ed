import type { EngineHealth } from '@henry/contract/health.ts';
import { describe, expect, test } from 'vitest';
import type { Engine } from '#server/ports/engine.ts';
import { ProviderError, type ProviderErrorCategory } from '#server/ports/provider-error.ts';
import { recognizeWhole, type SpeechToText } from '#server/ports/speech-to-text.ts';
import type { TextToSpeech } from '#server/ports/text-to-speech.ts';
import { createSpeechToTextWithFallback } from './speech-to-text-with-fallback.ts';
import { createTextToSpeechWithFallback } from './text-to-speech-with-fallback.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** An engine that fails on purpose, with `failure`, for as long as the test wants it to. */
function createFailingEngine(name: string) {
	const state = { failure: undefined as ProviderErrorCategory | undefined, starts: 0, closed: false };
	const failOnPurpose = () => {
		if (state.failure) throw new ProviderError(state.failure, 'It fails on purpose.');
	};
	const engine: Engine = {
		health: (): EngineHealth => ({ name, model: 'none', embedded: true, state: 'ready', queued: 0 }),
		async start() {
			state.starts += 1;
			failOnPurpose();
		},
		async close() {
			state.closed = true;
		},
	};
	return { state, engine, failOnPurpose };
}

/** A recogniser that hears how many samples it was given, and fails at the end of an utterance. */
function createRecognizer(name: string, maxUtteranceMs = 10_000) {
	const { state, engine, failOnPurpose } = createFailingEngine(name);
	const open: SpeechToText['open'] = ({ onPartial } = {}) => {
		let samples = 0;
		let cancelled = false;
		const words = () => [
			{ text: `${name} ${samples}`, startMs: 0, endMs: 1, confidence0to1: 1, unsure: false },
		];
		return {
			push(more) {
				samples += more.length;
				onPartial?.(words());
			},
			async finish() {
				if (cancelled) throw new ProviderError('cancelled', 'It was cancelled.');
				failOnPurpose();
				return words();
			},
			cancel() {
				cancelled = true;
			},
		};
	};
	const recognizer: SpeechToText = {
		...engine,
		maxUtteranceMs,
		open,
		recognize: (speech, options) => recognizeWhole(open, speech, options),
	};
	return { state, recognizer };
}

function createVoice(name: string) {
	const { state, engine, failOnPurpose } = createFailingEngine(name);
	const voice: TextToSpeech = {
		...engine,
		voices: [{ name }],
		async speak(text) {
			failOnPurpose();
			return { samples: new Int16Array(text.length), sampleRateHz: name === 'neural' ? 22_050 : 16_000 };
		},
	};
	return { state, voice };
}

function createEars() {
	const [neural, own] = [createRecognizer('neural', 20_000), createRecognizer('own')];
	const clock = { now: 1_000, nowMs: () => clock.now };
	const told: string[] = [];
	const ears = createSpeechToTextWithFallback({
		engine: neural.recognizer,
		fallback: own.recognizer,
		clock,
		tell: (line) => told.push(line),
	});
	const hear = async (samples = 3) => (await ears.recognize(new Int16Array(samples)))[0]?.text;
	return { neural: neural.state, own: own.state, ears, clock, told, hear };
}

test('an engine that works serves alone, and its fallback is not even started', async () => {
	const { ears, own, told, hear } = createEars();
	await ears.start();
	expect(await hear()).toBe('neural 3');
	expect(ears.health()).toMatchObject({ name: 'neural' });
	expect(ears.health()).not.toHaveProperty('insteadOf');
	expect([own.starts, told]).toEqual([0, []]);
});

test('an engine that cannot start is stood in for, and both health and the operator are told', async () => {
	const { ears, neural, own, told, hear } = createEars();
	neural.failure = 'unavailable';
	await ears.start();
	expect(own.starts).toBe(1);
	expect(ears.health()).toMatchObject({ name: 'own', state: 'ready', insteadOf: 'neural' });
	expect(told).toEqual(['own stands in for neural: It fails on purpose.']);
	neural.failure = undefined;
	expect(await hear()).toBe('own 3');
});

test('where the fallback cannot start either, the start fails', async () => {
	const { ears, neural, own } = createEars();
	neural.failure = 'unavailable';
	own.failure = 'unavailable';
	await expect(ears.start()).rejects.toMatchObject({ category: 'unavailable' });
});

test.each(['unavailable', 'timeout'] as const)(
	'an utterance that ends %s is heard by the fallback, all of it',
	async (failure) => {
		const { ears, neural } = createEars();
		neural.failure = failure;
		const partials: (string | undefined)[] = [];
		const utterance = ears.open({ onPartial: ([word]) => partials.push(word?.text) });
		const frame = new Int16Array(3);
		utterance.push(frame);
		utterance.push(frame);
		expect((await utterance.finish())[0]?.text).toBe('own 6');
		expect(partials).toEqual(['neural 3', 'neural 6']);
	},
);

test('calls that the engine is too busy for are served by the fallback, and the operator is told once', async () => {
	const { ears, neural, own, told, hear } = createEars();
	neural.failure = 'busy';
	expect([await hear(), await hear()]).toEqual(['own 3', 'own 3']);
	expect(ears.health()).not.toHaveProperty('insteadOf');
	expect(ears.health()).toMatchObject({ fallbacks: 2 });
	expect(told).toEqual(['own serves what neural is too busy for.']);
	neural.failure = undefined;
	expect(await hear()).toBe('neural 3');
	[neural.failure, own.failure] = ['busy', 'busy'];
	await expect(hear()).rejects.toMatchObject({ category: 'busy' });
});

test.each(['invalid-input', 'cancelled'] as const)(
	'a call that ends %s is not made again',
	async (failure) => {
		const { ears, neural, told, hear } = createEars();
		neural.failure = failure;
		await expect(hear()).rejects.toMatchObject({ category: failure });
		expect(ears.health()).toMatchObject({ name: 'neural' });
		expect(told).toEqual([]);
	},
);

test('a minute after its failure an engine is started again, and serves once it is ready', async () => {
	const { ears, neural, clock, told, hear } = createEars();
	neural.failure = 'unavailable';
	await hear();
	neural.failure = undefined;
	clock.now += 59_999;
	expect([await hear(), neural.starts]).toEqual(['own 3', 0]);
	clock.now += 1;
	expect([await hear(), neural.starts]).toEqual(['own 3', 1]);
	await settled();
	expect(await hear()).toBe('neural 3');
	expect(ears.health()).not.toHaveProperty('insteadOf');
	expect(told.at(-1)).toBe('neural is at work again.');
});

test('an engine that goes on failing is tried once a minute', async () => {
	const { ears, neural, clock, hear } = createEars();
	neural.failure = 'unavailable';
	for (let second = 0; second < 180; second++) {
		expect(await hear()).toBe('own 3');
		await settled();
		clock.now += 1_000;
	}
	expect(neural.starts).toBe(2);
	expect(ears.health()).toMatchObject({ insteadOf: 'neural' });
});

test('what the fallback fails in is its own failure', async () => {
	const { neural, own, hear } = createEars();
	neural.failure = 'unavailable';
	own.failure = 'timeout';
	await expect(hear()).rejects.toMatchObject({ category: 'timeout' });
	own.failure = 'unavailable';
	await expect(hear()).rejects.toMatchObject({ category: 'unavailable' });
});

test('an utterance is as long as both can hear, and no longer', async () => {
	const { ears, hear } = createEars();
	expect(ears.maxUtteranceMs).toBe(10_000);
	expect(await hear(160_000)).toBe('neural 160000');
	await expect(hear(160_001)).rejects.toMatchObject({ category: 'invalid-input' });
});

test('an utterance that is cancelled is given up by whoever hears it', async () => {
	const { ears } = createEars();
	const utterance = ears.open();
	utterance.cancel();
	await expect(utterance.finish()).rejects.toMatchObject({ category: 'cancelled' });
});

test('both are closed', async () => {
	const { ears, neural, own } = createEars();
	await ears.close();
	expect([neural.closed, own.closed]).toEqual([true, true]);
});

test('a text that one voice fails to speak is spoken by the other, and the choice of voices stays', async () => {
	const [neural, plain] = [createVoice('neural'), createVoice('plain')];
	const voices = createTextToSpeechWithFallback({
		engine: neural.voice,
		fallback: plain.voice,
		clock: { nowMs: () => 0 },
		tell: () => {},
	});
	expect((await voices.speak('Hello')).sampleRateHz).toBe(22_050);
	neural.state.failure = 'unavailable';
	expect((await voices.speak('Hello')).sampleRateHz).toBe(16_000);
	expect(voices.health()).toMatchObject({ name: 'plain', insteadOf: 'neural' });
	expect(voices.voices).toEqual([{ name: 'neural' }]);
	neural.state.failure = 'busy';
	expect((await voices.speak('Hello')).sampleRateHz).toBe(16_000);
});

describe('an engine that is put in the place of another', () => {
	function createEarsToUpgrade() {
		const [neural, own] = [createRecognizer('neural', 20_000), createRecognizer('own')];
		const told: string[] = [];
		const clock = { nowMs: () => 0 };
		const ears = createSpeechToTextWithFallback({
			fallback: own.recognizer,
			clock,
			tell: (line) => told.push(line),
		});
		const hear = async () => (await ears.recognize(new Int16Array(3)))[0]?.text;
		return { neural, own, ears, told, hear };
	}

	test('serves what comes from then on, with the other as its fallback', async () => {
		const { neural, own, ears, told, hear } = createEarsToUpgrade();
		await ears.start();
		expect([await hear(), own.state.starts]).toEqual(['own 3', 1]);
		expect(ears.health()).toEqual(own.recognizer.health());
		await ears.upgrade(neural.recognizer);
		expect([await hear(), neural.state.starts]).toEqual(['neural 3', 1]);
		expect(ears.health()).toMatchObject({ name: 'neural' });
		neural.state.failure = 'unavailable';
		expect(await hear()).toBe('own 3');
		expect(ears.health()).toMatchObject({ name: 'own', insteadOf: 'neural' });
		expect(told).toEqual(['own stands in for neural: It fails on purpose.']);
	});

	test('leaves what runs to end where it began', async () => {
		const { neural, own, ears } = createEarsToUpgrade();
		const utterance = ears.open();
		utterance.push(new Int16Array(3));
		await ears.upgrade(neural.recognizer);
		utterance.push(new Int16Array(3));
		expect((await utterance.finish())[0]?.text).toBe('own 6');
		expect(own.state.closed).toBe(false);
	});

	test('is closed where it does not start, and nothing has changed', async () => {
		const { neural, ears, told, hear } = createEarsToUpgrade();
		neural.state.failure = 'unavailable';
		await expect(ears.upgrade(neural.recognizer)).rejects.toMatchObject({ category: 'unavailable' });
		expect([neural.state.closed, await hear(), told]).toEqual([true, 'own 3', []]);
		expect(ears.health()).not.toHaveProperty('insteadOf');
	});

	test('is closed where the server has been stopped meanwhile', async () => {
		const { neural, own, ears } = createEarsToUpgrade();
		const upgrading = ears.upgrade(neural.recognizer);
		await ears.close();
		await upgrading;
		expect([neural.state.closed, own.state.closed]).toEqual([true, true]);
	});

	test('brings its voices', async () => {
		const [neural, plain] = [createVoice('neural'), createVoice('plain')];
		const clock = { nowMs: () => 0 };
		const voices = createTextToSpeechWithFallback({ fallback: plain.voice, clock, tell: () => {} });
		expect(voices.voices).toEqual([{ name: 'plain' }]);
		await voices.upgrade(neural.voice);
		expect(voices.voices).toEqual([{ name: 'neural' }]);
		expect((await voices.speak('Hello')).sampleRateHz).toBe(22_050);
		neural.state.failure = 'unavailable';
		await voices.speak('Hello');
		expect(voices.voices).toEqual([{ name: 'neural' }]);
	});
});
