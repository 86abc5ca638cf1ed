import { createSpeechActivity } from './speech-activity.ts';

/** A piece of a recording in which somebody speaks without a longer pause, in milliseconds from its start. */
export type SpeechSegment = { startMs: number; endMs: number };

/** What the detector tells before the first sound of a segment, where it has heard so much since the last one. */
const paddingMs = 260;
/** Silence that ends a segment for the detector: short, so that no pause is lost. */
const hangoverMs = 300;

/**
 * Finds where somebody speaks in a whole recording, by its energy. A silence shorter than `minPauseMs`, which must be at
 * least 600, belongs to the speech around it.
 */
export function speechSegments(
	samples: Int16Array,
	{ sampleRateHz, minPauseMs }: { sampleRateHz: number; minPauseMs: number },
): SpeechSegment[] {
	const maxUtteranceMs = (1_000 * samples.length) / sampleRateHz + 1_000;
	const activity = createSpeechActivity({ sampleRateHz, maxUtteranceMs, hangoverMs });
	const segments: SpeechSegment[] = [];
	let startMs = 0;
	for (const event of [...activity.push(samples), ...activity.flush()]) {
		if (event.type === 'start') startMs = event.startMs === 0 ? 0 : event.startMs + paddingMs;
		if (event.type !== 'end') continue;
		const last = segments.at(-1);
		if (last && startMs - last.endMs < minPauseMs) last.endMs = event.voiceEndMs;
		else segments.push({ startMs: Math.min(startMs, event.voiceEndMs), endMs: event.voiceEndMs });
	}
	return segments;
}
