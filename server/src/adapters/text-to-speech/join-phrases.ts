import type { TimeSpan } from '@henry/contract/time-span.ts';
import type { SpokenText } from '#server/ports/text-to-speech.ts';

/** Softer samples (-46 dB of full scale) at either end of a phrase are its pause. */
const silenceAmplitude = 164;
/** Kept before and after the audible part, so that no onset or release is clipped. */
const marginMs = 20;
/** Both edges fade in and out for so long, so that none of them clicks. */
const fadeMs = 5;

/** A phrase as the synthesiser made it; its times need not be whole milliseconds. */
export type SpokenPhrase = Required<SpokenText> & { pauseAfterMs: number };

/**
 * Joins phrases into one sound: the synthesiser's own pauses at both ends of each phrase (140 to 280 ms in front with
 * flite) are cut, and the phrase's own pause is put between it and the next. The times become those of the whole, within
 * what is left of their phrase. All phrases share one sample rate.
 */
export function joinPhrases(phrases: SpokenPhrase[]): Required<SpokenText> {
	const sampleRateHz = phrases[0]?.sampleRateHz ?? 0;
	const toSamples = (durationMs: number) => Math.round((durationMs * sampleRateHz) / 1_000);
	const toMs = (samples: number) => Math.round((samples * 1_000) / sampleRateHz);
	let total = 0;
	const parts = phrases.map((phrase, index) => {
		const cut = audiblePart(phrase.samples, toSamples(marginMs));
		const offset = total;
		const isLast = index === phrases.length - 1;
		total += cut.end - cut.start + (isLast ? 0 : toSamples(phrase.pauseAfterMs));
		const move = (timeMs: number) => {
			const kept = Math.min(Math.max(toSamples(timeMs), cut.start), cut.end);
			return toMs(offset + kept - cut.start);
		};
		return { ...phrase, cut, offset, move };
	});
	const samples = new Int16Array(total);
	for (const part of parts) {
		const audible = part.samples.subarray(part.cut.start, part.cut.end);
		samples.set(withFades(audible, toSamples(fadeMs)), part.offset);
	}
	return {
		samples,
		sampleRateHz,
		words: parts.flatMap(({ words, move }) => words.map((word) => moveTimes(word, move))),
		phones: parts.flatMap(({ phones, move }) => phones.map((phone) => moveTimes(phone, move))),
	};
}

/** The samples with both edges faded linearly. */
function withFades(samples: Int16Array, fadeSamples: number): Int16Array {
	return samples.map((sample, place) => {
		const fromEdge = Math.min(place, samples.length - 1 - place);
		return fromEdge >= fadeSamples ? sample : Math.round((sample * fromEdge) / fadeSamples);
	});
}

/** The place of the audible part with its margin, in samples; nothing of a sound without one. */
function audiblePart(samples: Int16Array, margin: number): { start: number; end: number } {
	const isAudible = (sample: number) => Math.abs(sample) >= silenceAmplitude;
	const first = samples.findIndex(isAudible);
	if (first < 0) return { start: 0, end: 0 };
	const end = samples.findLastIndex(isAudible) + 1 + margin;
	return { start: Math.max(0, first - margin), end: Math.min(samples.length, end) };
}

function moveTimes<Timed extends TimeSpan>(timed: Timed, move: (timeMs: number) => number): Timed {
	return { ...timed, startMs: move(timed.startMs), endMs: move(timed.endMs) };
}
