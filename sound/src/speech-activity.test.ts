import { expect, test } from 'vitest';
import { concatPcm16 } from './pcm.ts';
import { createSpeechActivity, type SpeechEvent } from './speech-activity.ts';

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

/** What is heard in a recording that arrives in frames of `pushLength` samples. */
function eventsOf(
	recording: Int16Array,
	pushLength = 1600,
	{ maxUtteranceMs = 12_000, hangoverMs = 500 }: { maxUtteranceMs?: number; hangoverMs?: number | null } = {},
): SpeechEvent[] {
	const activity = createSpeechActivity({
		sampleRateHz,
		maxUtteranceMs,
		...(hangoverMs !== null && { hangoverMs }),
	});
	const events: SpeechEvent[] = [];
	for (let start = 0; start < recording.length; start += pushLength) {
		events.push(...activity.push(recording.subarray(start, start + pushLength)));
	}
	return [...events, ...activity.flush()];
}

type Segment = { startMs: number; endMs: number; samples: Int16Array };

/** The segments that the events tell; a click is none. */
function segmentsOf(...recording: Parameters<typeof eventsOf>): Segment[] {
	const segments: Segment[] = [];
	let open: Segment | undefined;
	for (const event of eventsOf(...recording)) {
		if (event.type === 'start') {
			expect(open).toBeUndefined();
			open = { startMs: event.startMs, endMs: Number.NaN, samples: event.samples };
			continue;
		}
		const segment = open as Segment;
		if (event.type === 'samples') segment.samples = concatPcm16([segment.samples, event.samples]);
		else open = undefined;
		if (event.type === 'end') segments.push({ ...segment, endMs: event.endMs });
	}
	expect(open).toBeUndefined();
	return segments;
}

const durationMs = (samples: Int16Array) => (samples.length / sampleRateHz) * 1000;
const sampleAt = (timeMs: number) => (timeMs * sampleRateHz) / 1000;

test('speech between two pauses is one segment that covers it with some silence either side', () => {
	const [segment, ...others] = segmentsOf(concatPcm16([pause(1000), speech(2000), pause(1000)]));
	expect(others).toEqual([]);
	expect(segment?.startMs).toBeGreaterThan(650);
	expect(segment?.startMs).toBeLessThan(1050);
	expect(segment?.endMs).toBeGreaterThan(2950);
	expect(segment?.endMs).toBeLessThan(3350);
});

test('a pause longer than the hangover parts two segments; a shorter one does not', () => {
	expect(segmentsOf(concatPcm16([speech(1000), pause(900), speech(1000), pause(900)]))).toHaveLength(2);
	expect(segmentsOf(concatPcm16([speech(1000), pause(250), speech(1000), pause(900)]))).toHaveLength(1);
});

test('where no hangover is named, a short segment goes on after a pause that parts a long one', () => {
	const partsOf = (seconds: number, pauseMs: number) =>
		segmentsOf(concatPcm16([speech(1000 * seconds), pause(pauseMs), speech(1000), pause(1500)]), 1600, {
			maxUtteranceMs: 30_000,
			hangoverMs: null,
		}).length;
	expect([partsOf(3, 1000), partsOf(3, 1400)]).toEqual([1, 2]);
	expect([partsOf(10, 550), partsOf(10, 900)]).toEqual([1, 2]);
	expect([partsOf(17, 300), partsOf(17, 550)]).toEqual([1, 2]);
});

test('speech that runs to the end of the recording is given by the flush', () => {
	const segments = segmentsOf(concatPcm16([pause(500), speech(1500)]));
	expect(segments).toHaveLength(1);
});

test('silence, digital silence and steady noise hold no speech', () => {
	expect(segmentsOf(pause(5000))).toEqual([]);
	expect(segmentsOf(new Int16Array(80_000))).toEqual([]);
	expect(segmentsOf(sound(8000, { voice: 0, noise: 0.1 }))).toEqual([]);
});

test('a click is not speech', () => {
	const click = sound(50, { voice: 0, noise: 0.5 });
	const heard = eventsOf(concatPcm16([pause(1000), click, pause(1000)])).map(({ type }) => type);
	expect(heard.filter((type) => type !== 'samples')).toEqual(['start', 'discard']);
});

test('speech is told while it is being said, and so is its end', () => {
	const activity = createSpeechActivity({ sampleRateHz, maxUtteranceMs: 12_000, hangoverMs: 500 });
	const typesOf = (events: SpeechEvent[]) => events.map(({ type }) => type);
	expect(activity.push(pause(500))).toEqual([]);
	expect(typesOf(activity.push(speech(200)))).toEqual(['start', 'samples']);
	expect(typesOf(activity.push(speech(200)))).toEqual(['samples']);
	expect(typesOf(activity.push(pause(600)))).toEqual(['samples', 'end']);
	expect(activity.push(pause(500))).toEqual([]);
	expect(activity.flush()).toEqual([]);
});

test('a segment holds the samples of the recording from its start to its end', () => {
	const recording = concatPcm16([
		pause(700),
		speech(1300),
		pause(300),
		speech(1000),
		pause(800),
		speech(600),
	]);
	const segments = segmentsOf(recording);
	expect(segments).toHaveLength(2);
	for (const { startMs, endMs, samples } of segments) {
		expect(samples.join()).toBe(recording.slice(sampleAt(startMs), sampleAt(endMs)).join());
	}
});

test('an overlong segment is cut at the limit, and the next one starts with what follows the cut', () => {
	const recording = speech(10_000);
	const segments = segmentsOf(recording, 1600, { maxUtteranceMs: 4000 });
	expect(segments.length).toBeGreaterThanOrEqual(3);
	for (const [index, { startMs, endMs, samples }] of segments.entries()) {
		expect(durationMs(samples)).toBeLessThanOrEqual(4000);
		expect(durationMs(samples)).toBeGreaterThanOrEqual(endMs - startMs);
		const from = sampleAt(startMs);
		expect(samples.join()).toBe(recording.slice(from, from + samples.length).join());
		const next = segments[index + 1];
		if (next) expect(next.startMs).toBe(endMs);
	}
	expect(segments.at(-1)?.endMs).toBeGreaterThan(9900);
});

test('an overlong segment is cut where it is quietest', () => {
	const recording = concatPcm16([speech(2600), pause(200), speech(3000), pause(800)]);
	const [first, second] = segmentsOf(recording, 1600, { maxUtteranceMs: 4000 });
	expect(first?.endMs).toBeGreaterThanOrEqual(2500);
	expect(first?.endMs).toBeLessThanOrEqual(2900);
	expect(second?.startMs).toBe(first?.endMs);
});

test('the segments do not depend on how the recording is cut into frames', () => {
	const recording = concatPcm16([
		pause(700),
		speech(1300),
		pause(800),
		speech(2900),
		pause(700),
		speech(400),
	]);
	const inFramesOf = (pushLength: number) =>
		segmentsOf(recording, pushLength, { maxUtteranceMs: 2000 }).map((segment) => ({
			...segment,
			samples: segment.samples.join(),
		}));
	const inOne = inFramesOf(recording.length);
	expect(inOne.length).toBeGreaterThanOrEqual(4);
	expect(inFramesOf(37)).toEqual(inOne);
	expect(inFramesOf(16_000)).toEqual(inOne);
});

test("a microphone's constant offset changes nothing", () => {
	const recording = concatPcm16([pause(1_000), speech(1_000), pause(1_000)]);
	const told = (samples: Int16Array) => segmentsOf(samples).map(({ startMs, endMs }) => [startMs, endMs]);
	expect(told(recording)).toHaveLength(1);
	for (const offset of [1_000, 3_300, 9_800])
		expect(told(recording.map((sample) => sample + offset))).toEqual(told(recording));
});
