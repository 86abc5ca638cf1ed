import { floatToPcm16 } from '@henry/sound/pcm.ts';
import { decodeWav, encodeWav } from '@henry/sound/wav.ts';

/** How much is heard before and after a word, so that its first and last sounds are whole. */
const marginMs = 80;

/** The part of a recording (WAV) in which a word was said, as a WAV file. Rejects with `WavError` for any other file. */
export async function cutRecording(recording: Blob, startMs: number, endMs: number): Promise<Blob> {
	const { samples, sampleRateHz } = decodeWav(new Uint8Array(await recording.arrayBuffer()));
	const sampleAt = (timeMs: number) => Math.round((Math.max(0, timeMs) * sampleRateHz) / 1_000);
	const part = samples.slice(sampleAt(startMs - marginMs), sampleAt(endMs + marginMs));
	return new Blob([encodeWav(floatToPcm16(part), sampleRateHz)], { type: 'audio/wav' });
}
