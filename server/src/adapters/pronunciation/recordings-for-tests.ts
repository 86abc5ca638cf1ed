import { readFileSync } from 'node:fs';
import { speechSampleRateHz } from '@henry/contract/limits.ts';
import { floatToPcm16 } from '@henry/sound/pcm.ts';
import { resample } from '@henry/sound/resample.ts';
import { decodeWav } from '@henry/sound/wav.ts';

/** One of the recordings in `fixtures`, at 16 kHz. */
export function recordingOf(name: string): Int16Array<ArrayBuffer> {
	const file = readFileSync(new URL(`./fixtures/${name}.wav`, import.meta.url));
	const { sampleRateHz, samples } = decodeWav(file);
	return floatToPcm16(resample(samples, sampleRateHz, speechSampleRateHz));
}
