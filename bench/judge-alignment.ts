import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OwnFrames, OwnHearing, ownFrameMs } from '@henry/ear/judge/own-hearing.ts';
import { readCorpus, readRecording, readScores } from './stt-corpus.ts';
import { earFolder } from './stt-hearing.ts';

/** What training/judge makes on the way. */
export const judgeBuild =
	process.env.HENRY_JUDGE_BUILD ?? join(import.meta.dirname, '../training/judge/build');

/** Penalties with which everything is taken as said: what was to be said is known. */
export const nothingLeftOut = { omittedWord: 1e9, extraSpeech: 1e9, extraFrame: 0 };
/** So many readings are enough to begin with. */
const readings = 800;

/** When each phone of some words (ARPAbet) begins and ends in what was heard, in milliseconds; everything is taken as said. */
export function phoneTimes(hearing: OwnHearing, frames: OwnFrames, words: readonly (readonly string[])[]) {
	const ways = words.map((word) => [word]);
	return hearing
		.align(frames, ways, nothingLeftOut)
		.words.flat()
		.map(({ startFrame, endFrame }) => [startFrame * ownFrameMs, endFrame * ownFrameMs]);
}

/**
 * Writes where our own network hears the phones of some of the corpus's readings, one JSON object a reading:
 * training/judge begins with them. Times in milliseconds.
 */
export async function judgeAlignment({ trial }: { trial: boolean }) {
	const hearing = new OwnHearing(readFileSync(join(earFolder, 'acoustic.safetensors')));
	const scores = readScores();
	const corpus = readCorpus();
	const each = Math.floor(corpus.length / (trial ? 5 : readings));
	const lines = corpus.flatMap(({ id, file }, index) => {
		const words = scores.get(id)?.words;
		if (index % each !== 0 || !words) return [];
		const times = phoneTimes(hearing, hearing.hear(readRecording(file)), words);
		return times.length === words.flat().length ? [JSON.stringify({ id, times })] : [];
	});
	if (trial) return { readings: lines.length };
	mkdirSync(judgeBuild, { recursive: true });
	writeFileSync(join(judgeBuild, 'first-alignment.jsonl'), `${lines.join('\n')}\n`);
	return { readings: lines.length };
}
