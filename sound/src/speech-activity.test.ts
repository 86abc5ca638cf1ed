import { expect, test } from 'vitest';
import { concatPcm16 } from './pcm.ts';
import { createSpeechActivity, type SpeechStretch } from './speech-activity.ts';

const sampleRateHz = 16_000;

/** A repeatable source of numbers in [-1, 1). */
function createNoise(): () => number {
	let state = 1;
	return () => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return state / 2 ** 31 - 1;
	};
}
const noise = createNoise();

/** Background noise, with a voice-like tone over it whose loudness swings at 4 Hz as syllables do. */
function sound(durationMs: number, options: { voice: number; noise: number }): Int16Array {
	return Int16Array.from({ length: (durationMs * sampleRateHz) / 1000 }, (_, index) => {
		const seconds = index / sampleRateHz;
		const syllable = Math.sin(Math.PI * 4 * seconds) ** 2;
		const voice = options.voice * syllable * Math.sin(2 * Math.PI * 180 * seconds);
		return 32767 * (voice + options.noise * noise());
	});
}
const speech = (durationMs: number) => sound(durationMs, { voice: 0.3, noise: 0.005 });
const pause = (durationMs: number) => sound(durationMs, { voice: 0, noise: 0.005 });

function stretchesOf(recording: Int16Array, pushLength = 1600, maxUtteranceMs = 12_000): SpeechStretch[] {
	const activity = createSpeechActivity({ sampleRateHz, maxUtteranceMs });
	const stretches: SpeechStretch[] = [];
	for (let start = 0; start < recording.length; start += pushLength) {
		stretches.push(...activity.push(recording.subarray(start, start + pushLength)));
	}
	return [...stretches, ...activity.flush()];
}

const durationMs = (stretch: SpeechStretch) => (stretch.samples.length / sampleRateHz) * 1000;

test('speech between two pauses is one stretch that covers it with some silence either side', () => {
	const [stretch, ...others] = stretchesOf(concatPcm16([pause(1000), speech(2000), pause(1000)]));
	expect(others).toEqual([]);
	expect(stretch?.startMs).toBeGreaterThan(650);
	expect(stretch?.startMs).toBeLessThan(1050);
	expect((stretch?.startMs ?? 0) + durationMs(stretch as SpeechStretch)).toBeGreaterThan(2950);
});

test('a pause longer than the hangover parts two stretches; a shorter one does not', () => {
	expect(stretchesOf(concatPcm16([speech(1000), pause(900), speech(1000), pause(900)]))).toHaveLength(2);
	expect(stretchesOf(concatPcm16([speech(1000), pause(250), speech(1000), pause(900)]))).toHaveLength(1);
});

test('speech that runs to the end of the recording is given by the flush', () => {
	const stretches = stretchesOf(concatPcm16([pause(500), speech(1500)]));
	expect(stretches).toHaveLength(1);
});

test('silence, digital silence and steady noise hold no speech', () => {
	expect(stretchesOf(pause(5000))).toEqual([]);
	expect(stretchesOf(new Int16Array(80_000))).toEqual([]);
	expect(stretchesOf(sound(8000, { voice: 0, noise: 0.1 }))).toEqual([]);
});

test('a click is not speech', () => {
	const click = sound(50, { voice: 0, noise: 0.5 });
	expect(stretchesOf(concatPcm16([pause(1000), click, pause(1000)]))).toEqual([]);
});

test('an overlong stretch is cut at the limit, and nothing of it is lost or doubled', () => {
	const stretches = stretchesOf(speech(10_000), 1600, 4000);
	expect(stretches.length).toBeGreaterThanOrEqual(3);
	for (const [index, stretch] of stretches.entries()) {
		expect(durationMs(stretch)).toBeLessThanOrEqual(4000);
		const next = stretches[index + 1];
		if (next) expect(next.startMs).toBe(stretch.startMs + durationMs(stretch));
	}
	const last = stretches.at(-1) as SpeechStretch;
	expect(last.startMs + durationMs(last)).toBeGreaterThan(9900);
});

test('the stretches do not depend on how the recording is cut into frames', () => {
	const recording = concatPcm16([pause(700), speech(1300), pause(800), speech(900), pause(700)]);
	expect(stretchesOf(recording, 37)).toEqual(stretchesOf(recording, 16_000));
});
