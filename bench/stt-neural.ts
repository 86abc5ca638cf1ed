import { cleanVoicesOf } from './stt-clean-voices.ts';
import { learners } from './stt-learners.ts';
import { notRun, orNotRun } from './stt-needs.ts';
import { neuralRecognizers } from './stt-recognizers.ts';
import { robustnessOf } from './stt-robustness.ts';
import { speedOf } from './stt-speed.ts';

/**
 * Each neural recogniser that was fetched, beside what is published of it: learners whom it has not heard (all utterances
 * of the corpus), clean voices, speed, and what it makes of sounds that are not speech.
 */
export async function neural({ trial }: { trial: boolean }) {
	const installed = neuralRecognizers();
	if (installed.length === 0) notRun('no neural recogniser was fetched (./henry models)');
	const found: Record<string, object> = {};
	for (const recognizer of installed) {
		found[recognizer.id] = {
			published: recognizer.published,
			learners: await orNotRun(() => learners(recognizer, trial)),
			cleanVoices: await cleanVoicesOf(recognizer, trial),
			speed: await speedOf(recognizer, trial),
			robustness: await robustnessOf(recognizer, trial),
		};
	}
	return found;
}
