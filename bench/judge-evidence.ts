import { closeSync, openSync, readFileSync, readSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { type FluencyMeasures, fluencyMeasures } from '@henry/ear/fluency.ts';
import { heardEvidence } from '@henry/ear/heard-assessor.ts';
import { heardFrameMs, heardPhones } from '@henry/ear/heard-phones.ts';
import { insertionQuestion } from '@henry/ear/inserted-sounds.ts';
import type { ReadPhone } from '@henry/ear/reading-alignment.ts';
import { judgeBuild, nothingLeftOut } from './judge-alignment.ts';
import { needFile } from './stt-needs.ts';

type HeardClip = { id: string; start: number; count: number; words: string[][]; spelled: string[] };

/** A clip's sounds in their order. `insertions`: how likely a vowel was put in before each, where that is asked. */
export type JudgeEvidence = {
	id: string;
	words: number[];
	features: number[][];
	insertions: { sound: number; question: string; ratio: number }[];
	fluency: FluencyMeasures;
};

function fluencyOf(words: readonly (readonly ReadPhone[])[]): FluencyMeasures {
	const spoken = words
		.filter((phones) => phones.length > 0)
		.map((phones) => ({
			startMs: (phones[0]?.startFrame ?? 0) * heardFrameMs,
			endMs: (phones.at(-1)?.endFrame ?? 0) * heardFrameMs,
			sounds: phones.length,
		}));
	return fluencyMeasures(spoken);
}

function evidenceOf({ id, count, words, spelled }: HeardClip, logProbabilities: Float32Array): JudgeEvidence {
	const ways = words.map((word) => [word]);
	const { alignment, sounds, features, vowelBefore } = heardEvidence(
		{ count, logProbabilities },
		ways,
		nothingLeftOut,
	);
	const insertions = sounds.flatMap((sound, index) => {
		const ofWord = sounds.filter(({ word }) => word === sound.word);
		const question = insertionQuestion(ofWord, ofWord.indexOf(sound), spelled[sound.word] ?? '');
		return question ? [{ sound: index, question, ratio: Math.max(-100, vowelBefore(index).ratio) }] : [];
	});
	return {
		id,
		words: sounds.map(({ word }) => word),
		features: features.map((row) => row.map((value) => Number(value.toFixed(4)))),
		insertions,
		fluency: fluencyOf(alignment.words),
	};
}

/**
 * Writes what training/judge learns to score from, one JSON object a clip: the evidence, as the runtime gathers it, in what
 * its heads have heard.
 */
export async function judgeEvidence({ trial }: { trial: boolean }) {
	const listing = join(judgeBuild, 'heard.jsonl');
	needFile(listing, 'training/judge/build/heard.jsonl, which training/judge/run.py writes,');
	const lines = readFileSync(listing, 'utf8').trim().split('\n');
	const heard = openSync(join(judgeBuild, 'heard.f32'), 'r');
	const file = openSync(trial ? '/dev/null' : join(judgeBuild, 'evidence.jsonl'), 'w');
	let sounds = 0;
	for (const line of trial ? lines.slice(0, 20) : lines) {
		const clip: HeardClip = JSON.parse(line);
		const logProbabilities = new Float32Array(clip.count * heardPhones.length);
		const bytes = new Uint8Array(logProbabilities.buffer);
		readSync(heard, bytes, 0, bytes.length, clip.start * heardPhones.length * 4);
		const evidence = evidenceOf(clip, logProbabilities);
		if (evidence.features.length !== clip.words.flat().length) continue;
		sounds += evidence.features.length;
		writeSync(file, `${JSON.stringify(evidence)}\n`);
	}
	for (const open of [heard, file]) closeSync(open);
	return { clips: lines.length, sounds };
}
