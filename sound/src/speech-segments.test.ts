import { expect, test } from 'vitest';
import { speechSegments } from './speech-segments.ts';

const sampleRateHz = 16_000;

/** Syllables of 200 ms at a voice's pitch, or only the noise of the room. */
function sound(durationMs: number, voice: number): number[] {
	let state = 3;
	return Array.from({ length: (durationMs * sampleRateHz) / 1_000 }, (_, index) => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		const seconds = index / sampleRateHz;
		const syllable = Math.sin(Math.PI * 5 * seconds) ** 2;
		const tone = voice * syllable * Math.sin(2 * Math.PI * 180 * seconds);
		return 32_767 * (tone + 0.003 * (state / 2 ** 31 - 1));
	});
}
const speech = (durationMs: number) => sound(durationMs, 0.3);
const pause = (durationMs: number) => sound(durationMs, 0);

const segmentsIn = (...parts: number[][]) =>
	speechSegments(Int16Array.from(parts.flat()), { sampleRateHz, minPauseMs: 700 });

/** The ends of syllables are quiet: they may be heard as silence already. */
function expectNear(actual: number | undefined, expectedMs: number) {
	expect(Math.abs((actual ?? Number.NaN) - expectedMs), `${actual} is near ${expectedMs}`).toBeLessThan(70);
}

test('a pause parts the speech before it from the speech after it', () => {
	const segments = segmentsIn(pause(1_000), speech(2_000), pause(900), speech(1_000), pause(800));
	expect(segments).toHaveLength(2);
	expectNear(segments[0]?.startMs, 1_000);
	expectNear(segments[0]?.endMs, 3_000);
	expectNear(segments[1]?.startMs, 3_900);
	expectNear(segments[1]?.endMs, 4_900);
});

test('a shorter silence belongs to the speech', () => {
	for (const silenceMs of [200, 400, 550]) {
		expect(segmentsIn(pause(500), speech(1_000), pause(silenceMs), speech(1_000))).toHaveLength(1);
	}
	expect(segmentsIn(pause(500), speech(1_000), pause(850), speech(1_000))).toHaveLength(2);
});

test('in silence nobody speaks', () => {
	expect(segmentsIn(pause(2_000))).toEqual([]);
	expect(segmentsIn()).toEqual([]);
});
