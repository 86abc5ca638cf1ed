import { closeSync, openSync, readFileSync, readSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { ownLimits } from '@henry/ear/judge/assessor.ts';
import { type FluencyMeasures, fluencyMeasures } from '@henry/ear/judge/fluency.ts';
import { heardEvidence, whisperLimits } from '@henry/ear/judge/heard-assessor.ts';
import { heardPhones, layerFrameMs } from '@henry/ear/judge/heard-phones.ts';
import { insertionQuestion } from '@henry/ear/judge/inserted-sounds.ts';
import { ownFrameMs } from '@henry/ear/judge/own-hearing.ts';
import type { ReadingPenalties, ReadPhone } from '@henry/ear/judge/reading-alignment.ts';
import { createWordPronunciations } from '@henry/ear/lexicon/word-pronunciations.ts';
import { readableText } from '@henry/reading/readable-text.ts';
import { spokenWays } from '@henry/reading/spoken-ways.ts';
import { readPronunciationFiles } from '../server/src/adapters/pronunciation/pronunciation-files.ts';
import { judgeBuild, nothingLeftOut } from './judge-alignment.ts';
import { earFolder } from './stt-hearing.ts';
import { needFile } from './stt-needs.ts';

/** Which network it is that heard: Whisper's layers or our own. */
const network = process.env.HENRY_JUDGE_NETWORK === 'own' ? 'own' : 'whisper';
const { frameMs, penalties: served } = {
	whisper: { frameMs: layerFrameMs, ...whisperLimits },
	own: { frameMs: ownFrameMs, ...ownLimits },
}[network];
const folder = join(judgeBuild, network);

/**
 * `words`: the sounds that were to be said; in the `changed` ones something else is expected than what is written. `elsewhere`:
 * it is another clip again, as it is heard through a telephone, beside noise or in a room.
 */
type HeardClip = {
	id: string;
	start: number;
	count: number;
	words: string[][];
	changed: number[];
	spelled: string[];
	part: string;
	own: boolean;
	elsewhere: boolean;
};

/**
 * A clip's sounds in their order, in the way of each word that the runtime chose. `words`: the word of each. `insertions`: how
 * likely a vowel was put in before each, where that is asked. `asServed`: words may be left out of it, and other speech put
 * in, as when the server judges.
 */
export type JudgeEvidence = {
	id: string;
	words: number[];
	phones: string[];
	features: number[][];
	insertions: { sound: number; question: string; ratio: number }[];
	fluency: FluencyMeasures;
	asServed: boolean;
};

function fluencyOf(words: readonly (readonly ReadPhone[])[]): FluencyMeasures {
	const spoken = words
		.filter((phones) => phones.length > 0)
		.map((phones) => ({
			startMs: (phones[0]?.startFrame ?? 0) * frameMs,
			endMs: (phones.at(-1)?.endFrame ?? 0) * frameMs,
			sounds: phones.length,
		}));
	return fluencyMeasures(spoken);
}

/** The ways to say each word as the server tries them: all that are accepted; of a changed word the one that is expected. */
function createWays() {
	const pronunciations = createWordPronunciations(readPronunciationFiles(earFolder), heardPhones);
	return ({ words, changed, spelled }: HeardClip): string[][][] => {
		const readable = readableText(spelled.join(' '));
		return words.map((word, index) => {
			const written = readable.length === words.length ? readable[index] : undefined;
			return written && !changed.includes(index)
				? spokenWays(written.ways, pronunciations, 'either')
				: [word];
		});
	};
}

function evidenceOf(
	{ id, count, spelled }: HeardClip,
	ways: string[][][],
	logProbabilities: Float32Array,
	penalties: ReadingPenalties,
): JudgeEvidence {
	const { alignment, sounds, features, vowelBefore } = heardEvidence(
		{ count, frameMs, logProbabilities },
		ways,
		penalties,
	);
	const insertions = sounds.flatMap((sound, index) => {
		const ofWord = sounds.filter(({ word }) => word === sound.word);
		const question = insertionQuestion(ofWord, ofWord.indexOf(sound), spelled[sound.word] ?? '');
		return question ? [{ sound: index, question, ratio: Math.max(-100, vowelBefore(index).ratio) }] : [];
	});
	return {
		id,
		words: sounds.map(({ word }) => word),
		phones: sounds.map(({ phone }) => heardPhones[phone] as string),
		features: features.map((row) => row.map((value) => Number(value.toFixed(4)))),
		insertions,
		fluency: fluencyOf(alignment.words),
		asServed: penalties !== nothingLeftOut,
	};
}

/**
 * Writes what training/judge learns to score from, one JSON object a clip: the evidence, as the runtime gathers it, in what
 * its heads have heard. Learners' own readings are there as the server aligns them, too: what it loses there is learned from.
 */
export async function judgeEvidence({ trial }: { trial: boolean }) {
	const listing = join(folder, 'heard.jsonl');
	needFile(listing, 'heard.jsonl in training/judge/build, which training/judge/run.py writes,');
	const lines = readFileSync(listing, 'utf8').trim().split('\n');
	const heard = openSync(join(folder, 'heard.f32'), 'r');
	const file = openSync(trial ? '/dev/null' : join(folder, 'evidence.jsonl'), 'w');
	const waysOf = createWays();
	let sounds = 0;
	for (const line of trial ? lines.slice(0, 20) : lines) {
		const clip: HeardClip = JSON.parse(line);
		const logProbabilities = new Float32Array(clip.count * heardPhones.length);
		const bytes = new Uint8Array(logProbabilities.buffer);
		readSync(heard, bytes, 0, bytes.length, clip.start * heardPhones.length * 4);
		const isOwn = clip.part === 'learners' && clip.own && !clip.elsewhere;
		for (const penalties of isOwn ? [nothingLeftOut, served] : [nothingLeftOut]) {
			const evidence = evidenceOf(clip, waysOf(clip), logProbabilities, penalties);
			sounds += evidence.features.length;
			writeSync(file, `${JSON.stringify(evidence)}\n`);
		}
	}
	for (const open of [heard, file]) closeSync(open);
	return { clips: lines.length, sounds };
}
