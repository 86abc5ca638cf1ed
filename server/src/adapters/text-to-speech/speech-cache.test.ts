import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDeferred } from '#server/engines/deferred.ts';
import type { TextToSpeech } from '#server/ports/text-to-speech.ts';
import { textToSpeechCases, timedVoiceCases, type VoiceProcess } from './contract.ts';
import { createFlite } from './flite.ts';
import { createSpeechCache } from './speech-cache.ts';

const plenty = { maxBytes: 2 ** 26 };
const long = 'We had dinner together every day, and people were very kind to us. '.repeat(10);

let flite: VoiceProcess;
let voice: TextToSpeech;

/** What flite speaks twice differs in its noise, so the same sound is one that was kept or shared. */
beforeEach(async () => {
	flite = createFlite({ processes: 1, maxQueued: 1 });
	voice = createSpeechCache(flite, plenty);
	await voice.start();
});

afterEach(() => voice.close());

for (const { name, run } of [...textToSpeechCases, ...timedVoiceCases]) {
	test(`flite with kept sounds ${name} @whole`, () => run(() => voice), 60_000);
}

test('flite speaks the same text twice, and the kept one is spoken once', async () => {
	expect((await flite.speak('I like tea.')).samples).not.toEqual((await flite.speak('I like tea.')).samples);
	expect(await voice.speak('I like tea.')).toBe(await voice.speak('I like tea.', { rate: 1 }));
});

test('another text, voice or speed is another sound', async () => {
	const sounds = [
		await voice.speak('I like tea.'),
		await voice.speak('I like coffee.'),
		await voice.speak('I like tea.', { voice: 'rms' }),
		await voice.speak('I like tea.', { rate: 0.75 }),
	];
	expect(new Set(sounds).size).toBe(4);
	expect(await voice.speak('I like tea.')).toBe(sounds[0]);
});

test('what is often said is spoken ahead, in the first voice', async () => {
	const spoken: string[] = [];
	const watched: TextToSpeech = {
		...flite,
		async speak(text, options) {
			spoken.push(text);
			return flite.speak(text, options);
		},
	};
	const eager = createSpeechCache(watched, { ...plenty, ahead: ['I see.', 'Lovely!'] });
	await eager.start();
	await expect.poll(() => spoken).toEqual(['I see.', 'Lovely!']);
	const first = await eager.speak('I see.', { voice: flite.voices[0]?.name });
	expect(await eager.speak('I see.')).toBe(first);
	expect(spoken).toHaveLength(2);
	await expect(createSpeechCache(watched, plenty).speak('')).rejects.toThrow();
});

test('who asks for what is to be spoken ahead does not wait for that', async () => {
	const later = createDeferred<void>();
	const patient: TextToSpeech = {
		...flite,
		async speak(text, options = {}) {
			if (options.priority === 'report') await later.promise;
			return flite.speak(text, options);
		},
	};
	const eager = createSpeechCache(patient, { ...plenty, ahead: ['I see.'] });
	await eager.start();
	const asked = await eager.speak('I see.');
	expect(await eager.speak('I see.')).toBe(asked);
	later.resolve();
});

test('the memory is bounded: what was not asked for the longest is forgotten', async () => {
	const texts = ['I like tea.', 'I like cake.', 'I like milk.'] as const;
	const sizes = await Promise.all([flite.speak(texts[0]), flite.speak(texts[1])]);
	const bytes = sizes.reduce((sum, { samples }) => sum + samples.byteLength, 0);
	const small = createSpeechCache(flite, { maxBytes: 1.3 * bytes });
	const first = await small.speak(texts[0]);
	const second = await small.speak(texts[1]);
	expect(await small.speak(texts[0])).toBe(first);
	await small.speak(texts[2]);
	expect(await small.speak(texts[0])).toBe(first);
	expect(await small.speak(texts[1])).not.toBe(second);
});

test('a sound that is larger than the memory is spoken and leaves the others where they are @whole', async () => {
	const { samples } = await flite.speak('I like tea.');
	const small = createSpeechCache(flite, { maxBytes: 2 * samples.byteLength });
	const kept = await small.speak('I like tea.');
	expect(await small.speak(long)).not.toBe(await small.speak(long));
	expect(await small.speak('I like tea.')).toBe(kept);
});

test('callers at the same time share one sound, and one who aborts does not take it from the others', async () => {
	const leaving = new AbortController();
	const left = voice.speak(long, { signal: leaving.signal });
	const staying = [voice.speak(long, { signal: new AbortController().signal }), voice.speak(long)];
	leaving.abort();
	await expect(left).rejects.toMatchObject({ category: 'cancelled' });
	const [one, other] = await Promise.all(staying);
	expect(one).toBe(other);
	expect(one?.samples.length).toBeGreaterThan(0);
});

test('a text that every caller has aborted is not spoken, and can be asked for again @whole', async () => {
	const running = voice.speak(long);
	const leaving = new AbortController();
	const left = [1, 2].map(() => voice.speak('I like tea.', { signal: leaving.signal }));
	await expect(voice.speak('I like cake.')).rejects.toMatchObject({ category: 'busy' });
	leaving.abort();
	for (const outcome of await Promise.allSettled(left))
		expect(outcome).toMatchObject({ reason: { category: 'cancelled' } });
	const again = voice.speak('I like tea.');
	expect((await again).samples.length).toBeGreaterThan(0);
	await running;
});

test('a failure is not kept @whole', async () => {
	const failing = [voice.speak(long), voice.speak(long)];
	for (const processId of flite.processIds()) process.kill(processId, 'SIGKILL');
	for (const outcome of await Promise.allSettled(failing))
		expect(outcome).toMatchObject({ reason: { category: 'unavailable' } });
	expect((await voice.speak(long)).samples.length).toBeGreaterThan(0);
});
