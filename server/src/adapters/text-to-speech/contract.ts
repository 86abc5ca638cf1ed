import { engineHealthSchema } from '@henry/contract/health.ts';
import { maxSpeechTextCharacters } from '@henry/contract/limits.ts';
import { expect } from 'vitest';
import type { SpokenText, TextToSpeech } from '#server/ports/text-to-speech.ts';

/** A voice whose processes, if it has any, can be killed. */
export type TestableTextToSpeech = TextToSpeech & { processIds(): number[] };

/** Creates the voice under test, with one process and room for one waiting call. */
export type TextToSpeechFactory = () => TestableTextToSpeech;

const sentence = 'Last summer I travelled to Spain with two of my best friends.';
const longText = 'We had dinner together every day, and people were very kind to us. '.repeat(20);

/** What every voice must do, one named case each. A case creates a voice, closes it, and rejects where it does wrong. */
export const textToSpeechCases: { name: string; run: (create: TextToSpeechFactory) => Promise<void> }[] = [
	{ name: 'speaks a sentence aloud at a natural pace', check: speaksAloud },
	{ name: 'begins and ends without a long pause', check: keepsNoLongPause },
	{ name: 'takes longer for a longer text', check: takesLongerForMore },
	{ name: 'rests between sentences', check: restsBetweenSentences },
	{ name: 'leaves out what it cannot speak', check: leavesOutUnspeakable },
	{ name: 'refuses a text with nothing to speak', check: refusesUnspeakable },
	{ name: 'speaks the longest text allowed', check: speaksLongestText },
	{ name: 'cancels an aborted call', check: cancelsAbortedCalls },
	{ name: 'serves the next call after its process was killed in one', check: survivesKill },
	{ name: 'is busy when too many calls wait', check: isBusyWhenFull },
	{ name: 'is ready after its start and unavailable after its end', check: startsAndCloses },
].map(({ name, check }: { name: string; check: (voice: TestableTextToSpeech) => Promise<void> }) => ({
	name,
	run: async (create) => {
		const voice = create();
		try {
			await check(voice);
		} finally {
			await voice.close();
		}
	},
}));

async function speaksAloud(voice: TestableTextToSpeech) {
	const sound = await voice.speak(sentence);
	expect(sound.sampleRateHz).toBeGreaterThanOrEqual(8_000);
	// People speak 120 to 250 words a minute: 12 words take 2.9 to 6 seconds. The bounds leave room for slow and fast voices.
	expect(secondsOf(sound)).toBeGreaterThan(2);
	expect(secondsOf(sound)).toBeLessThan(8);
	expect(rootMeanSquare(sound.samples)).toBeGreaterThan(300);
}

async function keepsNoLongPause(voice: TestableTextToSpeech) {
	const { samples, sampleRateHz } = await voice.speak(sentence);
	const loudest = samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
	const isAudible = (sample: number) => Math.abs(sample) > loudest / 50;
	expect(samples.findIndex(isAudible) / sampleRateHz).toSatisfy(
		(seconds: number) => seconds >= 0 && seconds < 0.1,
	);
	expect((samples.length - samples.findLastIndex(isAudible)) / sampleRateHz).toBeLessThan(0.3);
}

async function takesLongerForMore(voice: TestableTextToSpeech) {
	const once = secondsOf(await voice.speak(sentence));
	const thrice = secondsOf(await voice.speak(`${sentence} ${sentence} ${sentence}`));
	expect(thrice).toBeGreaterThan(2.5 * once);
	expect(thrice).toBeLessThan(4 * once);
}

async function restsBetweenSentences(voice: TestableTextToSpeech) {
	const together = secondsOf(await voice.speak('I like tea. You like tea.'));
	const apart = secondsOf(await voice.speak('I like tea.')) + secondsOf(await voice.speak('You like tea.'));
	expect(together - apart).toBeGreaterThan(0.1);
	expect(together - apart).toBeLessThan(1);
}

async function leavesOutUnspeakable(voice: TestableTextToSpeech) {
	const plain = secondsOf(await voice.speak('I like coffee.'));
	const mixed = secondsOf(await voice.speak('I 😀 like\u0007 你好 coffee.'));
	expect(mixed / plain).toBeGreaterThan(0.8);
	expect(mixed / plain).toBeLessThan(1.2);
}

async function refusesUnspeakable(voice: TestableTextToSpeech) {
	for (const text of ['', ' \n\t', '😀', '你好', '?!…', '\u0000']) {
		await expect(voice.speak(text)).rejects.toMatchObject({ category: 'invalid-input' });
	}
}

async function speaksLongestText(voice: TestableTextToSpeech) {
	const longest = `${sentence} `.repeat(100).slice(0, maxSpeechTextCharacters);
	// 940 words or so, at 120 to 250 a minute.
	const seconds = secondsOf(await voice.speak(longest));
	expect(seconds).toBeGreaterThan(200);
	expect(seconds).toBeLessThan(600);
}

async function cancelsAbortedCalls(voice: TestableTextToSpeech) {
	await voice.start();
	const controller = new AbortController();
	const options = { signal: controller.signal };
	const calls = [voice.speak(longText, options), voice.speak(sentence, options)];
	controller.abort();
	for (const outcome of await Promise.allSettled(calls)) {
		expect(outcome).toMatchObject({ status: 'rejected', reason: { category: 'cancelled' } });
	}
	expect(secondsOf(await voice.speak(sentence))).toBeGreaterThan(1);
}

async function survivesKill(voice: TestableTextToSpeech) {
	await voice.start();
	const call = voice.speak(longText);
	for (const processId of voice.processIds()) process.kill(processId, 'SIGKILL');
	await expect(call).rejects.toMatchObject({ category: 'unavailable' });
	expect(secondsOf(await voice.speak(sentence))).toBeGreaterThan(1);
}

async function isBusyWhenFull(voice: TestableTextToSpeech) {
	const accepted = [voice.speak(sentence), voice.speak(sentence)];
	await expect(voice.speak(sentence)).rejects.toMatchObject({
		category: 'busy',
		retryAfterSeconds: expect.toSatisfy((seconds) => Number.isInteger(seconds) && seconds >= 1),
	});
	for (const sound of await Promise.all(accepted)) expect(secondsOf(sound)).toBeGreaterThan(1);
}

async function startsAndCloses(voice: TestableTextToSpeech) {
	await voice.start();
	expect(engineHealthSchema.parse(voice.health()).state).toBe('ready');
	await voice.close();
	expect(voice.processIds()).toEqual([]);
	await expect(voice.speak(sentence)).rejects.toMatchObject({ category: 'unavailable' });
}

function secondsOf({ samples, sampleRateHz }: SpokenText): number {
	return samples.length / sampleRateHz;
}

function rootMeanSquare(samples: Int16Array): number {
	return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
}
