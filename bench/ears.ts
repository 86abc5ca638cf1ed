import { browser } from './ears-browser.ts';
import { evidence, fasterWhisper, learners } from './ears-learners.ts';
import { hints, noises, voices } from './ears-sounds.ts';
import { verbatim } from './ears-verbatim.ts';
import { measureParts } from './parts.ts';

/**
 * Whisper as the server runs it: learners whom it has not heard, beside faster-whisper on the same utterances; mistakes
 * that are said; clear voices; sounds in which nobody speaks; hints; the same model in a browser. `evidence` measures
 * nothing: it writes what training/whisper/confidence.py learns from. A `trial` takes a little of the data and only
 * prints what it finds.
 */
export async function benchEars(part?: string, trial = false): Promise<void> {
	if (part === 'evidence') {
		process.stdout.write(`${JSON.stringify(await evidence({ trial }))}\n`);
		return;
	}
	await measureParts(
		'ears',
		{ learners, fasterWhisper, verbatim, voices, noises, hints, browser },
		{ part, trial },
	);
}
