import { concatPcm16 } from '@henry/sound/pcm.ts';
import { decodeWav } from '@henry/sound/wav.ts';
import { expect, test } from 'vitest';
import { KeptSound } from './kept-sound.ts';

const samplesPerFrame = 320;

/** Frames whose samples are all the number of the frame. */
function speak(kept: KeptSound, firstFrame: number, endFrame: number) {
	for (let frame = firstFrame; frame < endFrame; frame += 1)
		kept.push(new Int16Array(samplesPerFrame).fill(frame));
}

/** The numbers of the frames that a new socket gets, with marks as they are. */
function sentAnew(kept: KeptSound) {
	return kept.beginStream().map((item) => (item instanceof Int16Array ? item[0] : item));
}

const numbers = (first: number, end: number) =>
	Array.from({ length: end - first }, (_, index) => first + index);

async function samplesOf(recording: Blob | undefined): Promise<number[]> {
	const wav = decodeWav(new Uint8Array((await recording?.arrayBuffer()) as ArrayBuffer));
	return [...wav.samples].map((sample) => sample * 32_768);
}

test('a turn’s recording is the sound from its start to its end, to the sample', async () => {
	const kept = new KeptSound();
	kept.beginStream();
	speak(kept, 0, 10);
	const recording = kept.acknowledge({ startMs: 50, endMs: 110 });
	expect(recording?.type).toBe('audio/wav');
	const expected = concatPcm16(numbers(2, 6).map((frame) => new Int16Array(samplesPerFrame).fill(frame)));
	expect(await samplesOf(recording)).toEqual([...expected.subarray(160, 160 + 60 * 16)]);
});

test('a new socket gets all sound since the end of the last turn, and counts its time from there', async () => {
	const kept = new KeptSound();
	speak(kept, 0, 5);
	expect(sentAnew(kept)).toEqual(numbers(0, 5));
	speak(kept, 5, 30);
	kept.acknowledge({ startMs: 100, endMs: 200 });
	expect(sentAnew(kept)).toEqual(numbers(10, 30));
	const samples = await samplesOf(kept.acknowledge({ startMs: 20, endMs: 60 }));
	expect([samples.length, samples[0], samples.at(-1)]).toEqual([640, 11, 12]);
});

test('a turn that is understood anew, with what followed, gets its whole recording', async () => {
	const kept = new KeptSound();
	kept.beginStream();
	speak(kept, 0, 50);
	kept.acknowledge({ startMs: 200, endMs: 400 });
	kept.settleQuiet(0, true);
	speak(kept, 50, 60);
	const samples = await samplesOf(kept.acknowledge({ startMs: 200, endMs: 1_100 }));
	expect([samples.length, samples[0], samples.at(-1)]).toEqual([14_400, 10, 54]);
});

test('while nobody speaks only the last two seconds are kept, and what has not left the browser', () => {
	const kept = new KeptSound();
	speak(kept, 0, 1_000);
	kept.settleQuiet(0, true);
	expect(sentAnew(kept)).toEqual(numbers(900, 1_000));
	speak(kept, 1_000, 1_100);
	kept.settleQuiet(500, false);
	expect(sentAnew(kept)).toEqual(numbers(975, 1_100));
	expect(kept.acknowledge({ startMs: 0, endMs: 0 })).toBeUndefined();
});

test('sound that does not count any more is not sent again', () => {
	const kept = new KeptSound();
	speak(kept, 0, 10);
	kept.settleAll();
	expect(sentAnew(kept)).toEqual([]);
	speak(kept, 10, 12);
	expect(sentAnew(kept)).toEqual([10, 11]);
});

test('however long it lasts, six minutes are kept at most', () => {
	const kept = new KeptSound();
	speak(kept, 0, 20_000);
	expect(sentAnew(kept)).toEqual(numbers(2_000, 20_000));
});

test('what the learner did comes between the frames where it was done', () => {
	const kept = new KeptSound();
	const pressed = { type: 'talk-button', pressed: true } as const;
	const released = { type: 'talk-button', pressed: false } as const;
	const thinks = { type: 'think', thinking: true } as const;
	kept.mark(pressed);
	speak(kept, 0, 2);
	kept.mark(released);
	kept.mark(thinks);
	speak(kept, 2, 3);
	kept.mark(pressed);
	expect(sentAnew(kept)).toEqual([pressed, 0, 1, released, thinks, 2, pressed]);
});

test('of what was done before the sound that is sent, only what still lasts is told', () => {
	const kept = new KeptSound();
	const settings = { pauseMs: 1_000, handsFree: false, voiceRate: 1 } as const;
	kept.mark({ type: 'settings', settings: { ...settings, handsFree: true } });
	kept.mark({ type: 'settings', settings });
	kept.mark({ type: 'think', thinking: true });
	kept.mark({ type: 'talk-button', pressed: true });
	speak(kept, 0, 5);
	kept.mark({ type: 'think', thinking: false });
	speak(kept, 5, 9);
	kept.settleAll();
	expect(sentAnew(kept)).toEqual([
		{ type: 'settings', settings },
		{ type: 'talk-button', pressed: true },
	]);
});
