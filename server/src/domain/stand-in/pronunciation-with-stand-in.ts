import type { PronunciationAssessor } from '#server/ports/pronunciation-assessor.ts';
import { createStandIn, type StandInOptions, type Upgradable } from './stand-in.ts';

/** A judge of sounds with another that stands in for it (`createStandIn`). Both take the speech that the shorter one takes. */
export function createPronunciationWithStandIn(
	options: StandInOptions<PronunciationAssessor>,
): PronunciationAssessor & Upgradable<PronunciationAssessor> {
	const { standIn } = options;
	let maxSpeechMs = Math.min(standIn.maxSpeechMs, options.engine?.maxSpeechMs ?? Number.POSITIVE_INFINITY);
	const { serving, takesOver, ...common } = createStandIn(options);
	return {
		...common,
		get maxSpeechMs() {
			return maxSpeechMs;
		},
		async upgrade(engine) {
			await common.upgrade(engine);
			maxSpeechMs = Math.min(standIn.maxSpeechMs, engine.maxSpeechMs);
		},
		async assess(speech, words, assessmentOptions) {
			const first = serving();
			try {
				return await first.assess(speech, words, assessmentOptions);
			} catch (error) {
				if (!takesOver(first, error)) throw error;
				return standIn.assess(speech, words, assessmentOptions);
			}
		},
	};
}
