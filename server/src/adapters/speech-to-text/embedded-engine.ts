import type { SpeakerProfile } from '@henry/ear/acoustic/speaker-profile.ts';
import type { HeardWord } from '@henry/ear/confidence/heard-transcript.ts';
import { createEar, type Ear, type EarUtterance } from '@henry/ear/ear.ts';
import { serveEngine } from '#server/engines/serve-engine.ts';
import type { StreamedMethods } from '#server/engines/streamed-utterance.ts';
import { readEarFiles } from './ear-files.ts';

export type EarSettings = { hints: string[]; speaker?: SpeakerProfile };

/**
 * Below it an utterance has no words: another language, noise, music, or speech that was not understood. Of learners'
 * utterances 0.6 % lie under it, of other languages 90 % (`measured` in models/ear/english.json).
 */
const notUnderstoodBelow0to1 = 0.1;

let ear: Ear | undefined;
const utterances = new Map<number, EarUtterance>();

function utteranceOf(session: number): EarUtterance {
	const utterance = utterances.get(session);
	if (!utterance) throw new Error('This utterance was not opened.');
	return utterance;
}

const methods: StreamedMethods<EarSettings, HeardWord[], HeardWord[]> = {
	open(session, { hints, speaker }) {
		if (!ear) throw new Error('The model is not loaded.');
		utterances.set(session, ear.listen(hints, speaker));
	},
	push(session, samples) {
		const utterance = utteranceOf(session);
		utterance.push(samples);
		return utterance.partial();
	},
	finish(session, samples) {
		const utterance = utteranceOf(session);
		utterance.push(samples);
		const { words, english0to1 } = utterance.finish();
		return english0to1 < notUnderstoodBelow0to1 ? [] : words;
	},
	drop(session) {
		utterances.delete(session);
	},
};

serveEngine({
	warm() {
		ear = createEar(readEarFiles(process.argv[2] as string));
		// The first utterance is slow until its code is compiled.
		const warming = ear.listen();
		warming.push(new Int16Array(16_000).map((_, index) => 2_000 * Math.sin(index ** 1.5 / 1_000)));
		warming.finish();
	},
	methods,
});
