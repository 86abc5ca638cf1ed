import { decodeWav, encodeWav, WavError } from '@henry/sound/wav.ts';
import { expect, test } from 'vitest';
import { cutRecording } from './cut-recording.ts';

/** A second at 16 kHz whose samples count up, so that a cut tells where it is from. */
const counting = Int16Array.from({ length: 16_000 }, (_, index) => index);
const recording = new Blob([encodeWav(counting, 16_000)], { type: 'audio/wav' });

async function cutSamples(startMs: number, endMs: number): Promise<number[]> {
	const { samples, sampleRateHz } = decodeWav(
		new Uint8Array(await (await cutRecording(recording, startMs, endMs)).arrayBuffer()),
	);
	expect(sampleRateHz).toBe(16_000);
	return Array.from(samples, (sample) => Math.round(sample * 32_768));
}

test('a word is cut out with 80 ms before and after it', async () => {
	const samples = await cutSamples(500, 700);
	expect(samples[0]).toBe((500 - 80) * 16);
	expect(samples.at(-1)).toBe((700 + 80) * 16 - 1);
});

test('at the edges there is no more than the recording has', async () => {
	expect(await cutSamples(20, 100)).toHaveLength((100 + 80) * 16);
	expect(await cutSamples(950, 990)).toHaveLength((1_000 - 950 + 80) * 16);
});

test('what is no WAV file is refused', async () => {
	await expect(cutRecording(new Blob(['no sound']), 0, 100)).rejects.toBeInstanceOf(WavError);
});
