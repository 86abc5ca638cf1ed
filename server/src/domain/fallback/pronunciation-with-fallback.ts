import type { PronunciationAssessor } from '#server/ports/pronunciation-assessor.ts';
import { createFallback, type FallbackOptions, type Upgradable } from './fallback.ts';

/** A judge of sounds with another that stands in for it (`createFallback`). Both take the speech that the shorter one takes. */
export function createPronunciationWithFallback(
	options: FallbackOptions<PronunciationAssessor>,
): PronunciationAssessor & Upgradable<PronunciationAssessor> {
	const { fallback } = options;
	let maxSpeechMs = Math.min(fallback.maxSpeechMs, options.engine?.maxSpeechMs ?? Number.POSITIVE_INFINITY);
	const { serving, takesOver, ...common } = createFallback(options);
	return {
		...common,
		get maxSpeechMs() {
			return maxSpeechMs;
		},
		async upgrade(engine) {
			await common.upgrade(engine);
			maxSpeechMs = Math.min(fallback.maxSpeechMs, engine.maxSpeechMs);
		},
		async assess(speech, words, assessmentOptions) {
			const first = serving();
			try {
				return await first.assess(speech, words, assessmentOptions);
			} catch (error) {
				if (!takesOver(first, error)) throw error;
				return fallback.assess(speech, words, assessmentOptions);
			}
		},
	};
}
