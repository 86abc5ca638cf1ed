import type { SpokenText } from '#server/ports/text-to-speech.ts';

/** Softer samples (-46 dB of full scale) at either end of a phrase are its pause. */
const silenceAmplitude = 164;
/** Kept before and after the audible part, so that no onset or release is clipped. */
const marginMs = 20;

/**
 * Joins phrases into one sound: the synthesiser's own pauses at both ends of each phrase (140 to 280 ms in front with
 * flite) are cut, and the phrase's own pause is put between it and the next. All phrases share one sample rate.
 */
export function joinPhrases(phrases: (SpokenText & { pauseAfterMs: number })[]): SpokenText {
	const sampleRateHz = phrases[0]?.sampleRateHz ?? 0;
	const sounds = phrases.map(({ samples, pauseAfterMs }, index) => ({
		samples: trimPauses(samples, sampleRateHz),
		pauseSamples: index < phrases.length - 1 ? toSamples(pauseAfterMs, sampleRateHz) : 0,
	}));
	const total = sounds.reduce((sum, { samples, pauseSamples }) => sum + samples.length + pauseSamples, 0);
	const joined = new Int16Array(total);
	let offset = 0;
	for (const { samples, pauseSamples } of sounds) {
		joined.set(samples, offset);
		offset += samples.length + pauseSamples;
	}
	return { samples: joined, sampleRateHz };
}

function trimPauses(samples: Int16Array, sampleRateHz: number): Int16Array {
	const isAudible = (sample: number) => Math.abs(sample) >= silenceAmplitude;
	const first = samples.findIndex(isAudible);
	if (first < 0) return samples.subarray(0, 0);
	const margin = toSamples(marginMs, sampleRateHz);
	return samples.subarray(Math.max(0, first - margin), samples.findLastIndex(isAudible) + 1 + margin);
}

function toSamples(durationMs: number, sampleRateHz: number): number {
	return Math.round((durationMs * sampleRateHz) / 1_000);
}
