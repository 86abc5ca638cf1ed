import { engineHealthSchema } from '@henry/contract/health.ts';
import { maxSpeechTextCharacters } from '@henry/contract/limits.ts';
import { voicesSchema } from '@henry/contract/speech.ts';
import { expect } from 'vitest';
import type { SpokenText, TextToSpeech } from '#server/ports/text-to-speech.ts';

/** An engine whose processes can be killed. */
export type VoiceProcess = TextToSpeech & { processIds(): number[] };

/** A case creates an engine, closes it, and rejects where it does wrong. */
type Case<Engine> = { name: string; run: (create: () => Engine) => Promise<void> };

const sentence = 'Last summer I travelled to Spain with two of my best friends.';
/** For what any speech will do: real voices take as long as they speak. */
const short = 'I went to Spain with two friends.';
const longText = 'We had dinner together every day, and people were very kind to us. '.repeat(20);

/** What an engine that speaks must do again and again: one may be shared by all of these. */
export const speakingCases = [
	{ name: 'speaks a sentence aloud at a natural pace', check: speaksAloud },
	{ name: 'begins and ends without a long pause', check: keepsNoLongPause },
	{ name: 'takes longer for a longer text', check: takesLongerForMore },
	{ name: 'rests between sentences', check: restsBetweenSentences },
	{ name: 'speaks slower and faster at the same pitch', check: keepsPitch },
	{ name: 'goes back to its own speed', check: goesBackToItsSpeed },
	{ name: 'speaks with each of its voices', check: speaksWithEachVoice },
	{ name: 'speaks with its first voice where another is unknown', check: speaksWithFirstVoice },
	{ name: 'leaves out what it cannot speak', check: leavesOutUnspeakable },
	{ name: 'refuses a text with nothing to speak', check: refusesUnspeakable },
	{ name: 'speaks the longest text allowed @whole', check: speaksLongestText },
	{ name: 'cancels an aborted call', check: cancelsAbortedCalls },
].map(inCase);

/** What every engine that speaks must do. */
export const textToSpeechCases = [
	...speakingCases,
	inCase({ name: 'is ready after its start and unavailable after its end', check: startsAndCloses }),
];

/** What an engine must do that says when it speaks what. */
export const timedVoiceCases = [
	{ name: 'says when it speaks each word of the text', check: timesWords },
	{ name: 'says when it speaks each sound', check: timesPhones },
	{ name: 'keeps the times with the speed', check: timesSlowSpeech },
].map(inCase);

/** What an engine must do that runs in processes: created with one process and room for one waiting call. */
export const voiceProcessCases = [
	{ name: 'serves the next call after its process was killed in one', check: survivesKill },
	{ name: 'is busy when too many calls wait', check: isBusyWhenFull },
	{ name: 'leaves no process behind', check: leavesNoProcess },
].map(inCase);

function inCase<Engine extends TextToSpeech>({
	name,
	check,
}: {
	name: string;
	check: (engine: Engine) => Promise<void>;
}): Case<Engine> {
	return {
		name,
		async run(create) {
			const engine = create();
			try {
				await check(engine);
			} finally {
				await engine.close();
			}
		},
	};
}

async function speaksAloud(voice: TextToSpeech) {
	const sound = await voice.speak(sentence);
	expect(sound.sampleRateHz).toBeGreaterThanOrEqual(8_000);
	// People speak 120 to 250 words a minute: 12 words take 2.9 to 6 seconds. The bounds leave room for slow and fast voices.
	expect(secondsOf(sound)).toBeGreaterThan(2);
	expect(secondsOf(sound)).toBeLessThan(8);
	expect(rootMeanSquare(sound.samples)).toBeGreaterThan(300);
}

async function keepsNoLongPause(voice: TextToSpeech) {
	const { samples, sampleRateHz } = await voice.speak(sentence);
	const loudest = samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
	const isAudible = (sample: number) => Math.abs(sample) > loudest / 50;
	expect(samples.findIndex(isAudible) / sampleRateHz).toSatisfy(
		(seconds: number) => seconds >= 0 && seconds < 0.1,
	);
	expect((samples.length - samples.findLastIndex(isAudible)) / sampleRateHz).toBeLessThan(0.3);
}

async function takesLongerForMore(voice: TextToSpeech) {
	const once = secondsOf(await voice.speak(short));
	const thrice = secondsOf(await voice.speak(`${short} ${short} ${short}`));
	expect(thrice).toBeGreaterThan(2.5 * once);
	expect(thrice).toBeLessThan(4 * once);
}

async function restsBetweenSentences(voice: TextToSpeech) {
	const together = secondsOf(await voice.speak('I like tea. You like tea.'));
	const apart = secondsOf(await voice.speak('I like tea.')) + secondsOf(await voice.speak('You like tea.'));
	expect(together - apart).toBeGreaterThan(0.1);
	expect(together - apart).toBeLessThan(1);
}

async function keepsPitch(voice: TextToSpeech) {
	const plain = await voice.speak(sentence);
	for (const rate of [0.75, 1.25]) {
		const changed = await voice.speak(sentence, { rate });
		// Sounds last whole frames of some engines, so that the pace is met within a tenth.
		const pace = (secondsOf(changed) / secondsOf(plain)) * rate;
		expect(pace).toBeGreaterThan(0.9);
		expect(pace).toBeLessThan(1.1);
		expect(fundamentalHz(changed) / fundamentalHz(plain)).toBeCloseTo(1, 1);
	}
}

async function goesBackToItsSpeed(voice: TextToSpeech) {
	const before = secondsOf(await voice.speak(short));
	await voice.speak(short, { rate: 0.5 });
	expect(secondsOf(await voice.speak(short)) / before).toBeCloseTo(1, 1);
}

async function speaksWithEachVoice(voice: TextToSpeech) {
	expect(voicesSchema.parse(voice.voices)).toEqual(voice.voices);
	const sounds = [];
	for (const { name } of voice.voices) {
		const sound = await voice.speak(short, { voice: name });
		expect(rootMeanSquare(sound.samples)).toBeGreaterThan(300);
		sounds.push(sound.samples.toString());
	}
	expect(new Set(sounds).size).toBe(voice.voices.length);
}

async function speaksWithFirstVoice(voice: TextToSpeech) {
	const first = await voice.speak(short, { voice: voice.voices[0]?.name });
	const unknown = await voice.speak(short, { voice: 'nobody' });
	expect(secondsOf(unknown) / secondsOf(first)).toBeCloseTo(1, 2);
	expect(fundamentalHz(unknown) / fundamentalHz(first)).toBeCloseTo(1, 1);
}

async function leavesOutUnspeakable(voice: TextToSpeech) {
	const plain = secondsOf(await voice.speak('I like coffee.'));
	const mixed = secondsOf(await voice.speak('I 😀 like\u0007 你好 coffee.'));
	expect(mixed / plain).toBeGreaterThan(0.8);
	expect(mixed / plain).toBeLessThan(1.2);
}

async function refusesUnspeakable(voice: TextToSpeech) {
	for (const text of ['', ' \n\t', '😀', '你好', '?!…', '\u0000']) {
		await expect(voice.speak(text)).rejects.toMatchObject({ category: 'invalid-input' });
	}
}

async function speaksLongestText(voice: TextToSpeech) {
	const longest = `${sentence} `.repeat(100).slice(0, maxSpeechTextCharacters);
	// 940 words or so, at 120 to 250 a minute.
	const seconds = secondsOf(await voice.speak(longest));
	expect(seconds).toBeGreaterThan(200);
	expect(seconds).toBeLessThan(600);
}

async function cancelsAbortedCalls(voice: TextToSpeech) {
	await voice.start();
	const controller = new AbortController();
	const options = { signal: controller.signal };
	const calls = [voice.speak(longText, options), voice.speak(short, options)];
	controller.abort();
	for (const outcome of await Promise.allSettled(calls)) {
		expect(outcome).toMatchObject({ status: 'rejected', reason: { category: 'cancelled' } });
	}
	expect(secondsOf(await voice.speak(short))).toBeGreaterThan(1);
}

async function timesWords(voice: TextToSpeech) {
	const text = "“My sister's café” – she paid $5 there on 3 May. Was that, that well-known place good?";
	const spoken = await voice.speak(text);
	expect(spoken.words?.map((word) => word.text).join(' ')).toBe(
		"My sister's cafe she paid $5 there on 3 May Was that that well-known place good",
	);
	expectInOrder(spoken, spoken.words);
	for (const word of spoken.words ?? [])
		expect(rootMeanSquare(partOf(spoken, word))).toBeGreaterThan(rootMeanSquare(spoken.samples) / 10);
}

async function timesPhones(voice: TextToSpeech) {
	const spoken = await voice.speak('Feed the cat. Feed the dog.');
	const sounds = 'F IY D DH AH K AE T F IY D DH AH D AO G'.split(' ');
	expect(spoken.phones?.map(({ phone }) => phone)).toEqual(sounds);
	expectInOrder(spoken, spoken.phones);
	expect(spoken.words?.map(({ startMs }) => startMs)).toEqual(
		[0, 3, 5, 8, 11, 13].map((place) => spoken.phones?.[place]?.startMs),
	);
}

async function timesSlowSpeech(voice: TextToSpeech) {
	const spoken = await voice.speak(sentence, { rate: 0.5 });
	expectInOrder(spoken, spoken.words);
	expect((spoken.words?.at(-1)?.endMs ?? 0) / 1_000 / secondsOf(spoken)).toBeCloseTo(1, 1);
}

async function survivesKill(voice: VoiceProcess) {
	await voice.start();
	const call = voice.speak(longText);
	for (const processId of voice.processIds()) process.kill(processId, 'SIGKILL');
	await expect(call).rejects.toMatchObject({ category: 'unavailable' });
	expect(secondsOf(await voice.speak(short))).toBeGreaterThan(1);
}

async function isBusyWhenFull(voice: VoiceProcess) {
	const accepted = [voice.speak(short), voice.speak(short)];
	await expect(voice.speak(short)).rejects.toMatchObject({
		category: 'busy',
		retryAfterSeconds: expect.toSatisfy((seconds) => Number.isInteger(seconds) && seconds >= 1),
	});
	for (const sound of await Promise.all(accepted)) expect(secondsOf(sound)).toBeGreaterThan(1);
}

async function startsAndCloses(voice: TextToSpeech) {
	await voice.start();
	expect(engineHealthSchema.parse(voice.health()).state).toBe('ready');
	await voice.close();
	await expect(voice.speak(sentence)).rejects.toMatchObject({ category: 'unavailable' });
}

async function leavesNoProcess(voice: VoiceProcess) {
	await voice.start();
	expect(voice.processIds()).toHaveLength(1);
	await voice.close();
	expect(voice.processIds()).toEqual([]);
}

function secondsOf({ samples, sampleRateHz }: SpokenText): number {
	return samples.length / sampleRateHz;
}

function rootMeanSquare(samples: Int16Array): number {
	return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
}

function expectInOrder(spoken: SpokenText, times: { startMs: number; endMs: number }[] | undefined) {
	let lastEndMs = 0;
	for (const { startMs, endMs } of times ?? []) {
		expect(startMs).toBeGreaterThanOrEqual(lastEndMs);
		expect(endMs).toBeGreaterThan(startMs);
		lastEndMs = endMs;
	}
	expect(lastEndMs).toBeGreaterThan(0);
	expect(lastEndMs).toBeLessThanOrEqual(Math.ceil(secondsOf(spoken) * 1_000));
}

function partOf(
	{ samples, sampleRateHz }: SpokenText,
	{ startMs, endMs }: { startMs: number; endMs: number },
) {
	return samples.subarray((startMs * sampleRateHz) / 1_000, (endMs * sampleRateHz) / 1_000);
}

/** The median fundamental of the voiced parts, by autocorrelation. */
function fundamentalHz({ samples, sampleRateHz }: SpokenText): number {
	const frameSamples = Math.round(sampleRateHz * 0.04);
	const periods: number[] = [];
	for (let start = 0; start + 2 * frameSamples <= samples.length; start += frameSamples) {
		let best = { lag: 0, likeness: 0.8 };
		for (let lag = Math.round(sampleRateHz / 350); lag <= sampleRateHz / 70; lag++) {
			const likeness = correlation(samples, start, start + lag, frameSamples);
			if (likeness > best.likeness) best = { lag, likeness };
		}
		if (best.lag > 0) periods.push(best.lag);
	}
	const median = periods.sort((a, b) => a - b)[Math.floor(periods.length / 2)];
	return sampleRateHz / (median ?? Number.NaN);
}

function correlation(samples: Int16Array, first: number, second: number, count: number): number {
	let product = 0;
	let firstEnergy = 0;
	let secondEnergy = 0;
	for (let index = 0; index < count; index++) {
		const a = samples[first + index] ?? 0;
		const b = samples[second + index] ?? 0;
		product += a * b;
		firstEnergy += a * a;
		secondEnergy += b * b;
	}
	return product / Math.sqrt(firstEnergy * secondEnergy || 1);
}
