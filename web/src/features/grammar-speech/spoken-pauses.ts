import { floatToPcm16 } from '@henry/sound/pcm.ts';
import { speechSegments } from '@henry/sound/speech-segments.ts';
import { decodeWav } from '@henry/sound/wav.ts';
import { minPauseMs, type SpeechRow, speechRows } from '#web/components/plots/pauses.ts';

/**
 * Speech and pauses in a recording (WAV) of answers, question by question as far as it goes: what the sound alone tells,
 * whoever recognises its words. Rejects with `WavError` for any other file.
 */
export async function spokenPauses(recording: Blob, startsMs: readonly number[]): Promise<SpeechRow[]> {
	const { samples, sampleRateHz } = decodeWav(new Uint8Array(await recording.arrayBuffer()));
	const durationMs = (1_000 * samples.length) / sampleRateHz;
	const segments = speechSegments(floatToPcm16(samples), { sampleRateHz, minPauseMs });
	const parts = startsMs.map((startMs, index) => ({
		startMs,
		endMs: Math.min(durationMs, startsMs[index + 1] ?? durationMs),
	}));
	return speechRows(
		parts.filter(({ startMs, endMs }) => endMs > startMs),
		segments,
	);
}
