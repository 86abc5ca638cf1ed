import { concatPcm16, floatToPcm16, pcm16ToFloat } from '@henry/sound/pcm.ts';
import { resample } from '@henry/sound/resample.ts';
import { expect, test } from 'vitest';
import { createSpeechFrames } from './speech-frames.ts';

function tone(sampleRateHz: number, seconds: number): Int16Array {
	const samples = Float32Array.from(
		{ length: sampleRateHz * seconds },
		(_, index) => 0.5 * Math.sin(index / 20),
	);
	return floatToPcm16(samples);
}

function framesOf(samples: Int16Array, fromHz: number): Int16Array[] {
	const frames: Int16Array[] = [];
	const speech = createSpeechFrames(fromHz, 100, (frame) => frames.push(frame));
	const step = fromHz / 10;
	for (let start = 0; start < samples.length; start += step) speech.push(samples.slice(start, start + step));
	speech.flush();
	return frames;
}

test('frames at the speech rate pass as they are', () => {
	const samples = tone(16_000, 0.25);
	const frames = framesOf(samples, 16_000);
	expect(frames.map((frame) => frame.length)).toEqual([1_600, 1_600, 800]);
	expect(concatPcm16(frames)).toEqual(samples);
});

test.each([48_000, 44_100])('frames at %i Hz become frames of 100 ms at 16 kHz without a seam', (fromHz) => {
	const samples = tone(fromHz, 1.05);
	const frames = framesOf(samples, fromHz);
	expect(frames.slice(0, -1).every((frame) => frame.length === 1_600)).toBe(true);
	expect(concatPcm16(frames)).toEqual(floatToPcm16(resample(pcm16ToFloat(samples), fromHz, 16_000)));
});

test('frames may be as short as live talk wants them', () => {
	const frames: Int16Array[] = [];
	const speech = createSpeechFrames(48_000, 20, (frame) => frames.push(frame));
	speech.push(tone(48_000, 0.1));
	speech.flush();
	expect(frames.map((frame) => frame.length)).toEqual([320, 320, 320, 320, 320]);
});
