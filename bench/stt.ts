import { measureParts } from './parts.ts';
import { cleanVoices } from './stt-clean-voices.ts';
import { crossValidation } from './stt-cross-validation.ts';
import { load } from './stt-load.ts';
import { robustness } from './stt-robustness.ts';
import { speakerAdaptation } from './stt-speaker-adaptation.ts';
import { speed } from './stt-speed.ts';

/**
 * Our own recogniser: accuracy on learners' speech and on clean voices, speed, what it makes of sounds that are not speech,
 * and how the server bears many at once. `part` names one measurement; all are made without it. A `trial` tries the
 * measurements on a little of their data and only prints what they find.
 */
export async function benchStt(part?: string, trial = false): Promise<void> {
	const parts = { crossValidation, speakerAdaptation, cleanVoices, speed, robustness, load };
	await measureParts('stt', parts, { part, trial });
}
