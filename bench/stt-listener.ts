import type { HeardWord } from '@henry/ear/confidence/heard-transcript.ts';
import type { Ear } from '@henry/ear/ear.ts';
import { readRecording } from './stt-corpus.ts';
import { framesOf, hear, loadEar } from './stt-hearing.ts';

/** What a listener is asked: to decode some recordings with the models of one fold. */
export type ListenerJob = {
	fold: number;
	/** Those that are `tenth` are also decoded in one piece. */
	utterances: { id: string; file: string; tenth: boolean }[];
};

/** What it answers, one for each recording. */
export type ListenerAnswer = {
	id: string;
	words: HeardWord[];
	features: number[][];
	phones: number[];
	/** The words of the recording as one piece. */
	wholeWords?: string[];
};

let loaded: { fold: number; ear: Ear } | undefined;

function earOf(fold: number): Ear {
	if (loaded?.fold !== fold) loaded = { fold, ear: loadEar(fold) };
	return loaded.ear;
}

function listen({ fold, utterances }: ListenerJob): ListenerAnswer[] {
	const ear = earOf(fold);
	return utterances.map(({ id, file, tenth }) => {
		const samples = readRecording(file);
		const { words, features, phones } = hear(ear, framesOf(samples));
		const heard = { id, words, features, phones };
		if (!tenth) return heard;
		return { ...heard, wholeWords: hear(ear, [samples]).words.map(({ text }) => text) };
	});
}

/** This module runs as a process of its own, to use a further core. */
process.on('message', (job: ListenerJob) => process.send?.(listen(job)));
