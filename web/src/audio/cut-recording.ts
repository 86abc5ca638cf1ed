import { floatToPcm16 } from '@henry/sound/pcm.ts';
import { decodeWav, encodeWav } from '@henry/sound/wav.ts';

/** How much is heard before and after a word, so that its first and last sounds are whole. */
const marginMs = 80;

/** What was recorded (`decodeWav`) from one time to another, as a WAV file. */
export function cutOf(
	{ samples, sampleRateHz }: ReturnType<typeof decodeWav>,
	startMs: number,
	endMs: number,
): Blob {
	const sampleAt = (timeMs: number) => Math.round((Math.max(0, timeMs) * sampleRateHz) / 1_000);
	const part = floatToPcm16(samples.slice(sampleAt(startMs), sampleAt(endMs)));
	return new Blob([encodeWav(part, sampleRateHz)], { type: 'audio/wav' });
}

/** The part of a recording (WAV) in which a word was said, as a WAV file. Rejects with `WavError` for any other file. */
export async function cutRecording(recording: Blob, startMs: number, endMs: number): Promise<Blob> {
	const sound = decodeWav(new Uint8Array(await recording.arrayBuffer()));
	return cutOf(sound, startMs - marginMs, endMs + marginMs);
}
