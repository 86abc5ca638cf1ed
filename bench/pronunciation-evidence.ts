import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { Assessor } from '@henry/ear/judge/assessor.ts';
import { type FluencyMeasures, fluencyMeasures } from '@henry/ear/judge/fluency.ts';
import type { ReadPhone } from '@henry/ear/judge/reading-alignment.ts';
import { readPronunciationFiles } from '../server/src/adapters/pronunciation/pronunciation-files.ts';
import { readRecording, readScores } from './stt-corpus.ts';
import { earBuild, heldOutByFold, networkFile } from './stt-folds.ts';

const models = join(import.meta.dirname, '../models/ear');

/** A file in which `pronunciationEvidence` keeps what it finds, for training/ear/pronunciation.py. */
export const evidenceFile = join(earBuild, 'sounds.jsonl');

/** The scorer of a fold, which training/ear/pronunciation.py makes without its speakers. */
export const scorerFile = (fold: number) => join(earBuild, `pronunciation${fold}.safetensors`);

/** Everything is taken as said: the experts scored every phone that was to be said. */
const nothingLeftOut = { omittedWord: 1e9, extraSpeech: 1e9, extraFrame: 0 };

/** One utterance's sounds: the phone, word and expert score of each, and the features that its score is computed from. */
export type ScoredUtterance = {
	id: string;
	speaker: string;
	adult: boolean;
	fold: number;
	phones: string[];
	words: number[];
	scores: number[];
	features: number[][];
	fluency: FluencyMeasures;
};

/** What gathers evidence with a network that has not heard the speakers of `fold`. */
export function foldAssessor(fold: number): Assessor {
	return new Assessor({
		acoustic: readFileSync(networkFile(fold)),
		...readPronunciationFiles(models),
	});
}

const frameMs = 30;

function fluencyOf(words: readonly (readonly ReadPhone[])[]): FluencyMeasures {
	const spoken = words.map((phones) => ({
		startMs: (phones[0]?.startFrame ?? 0) * frameMs,
		endMs: (phones.at(-1)?.endFrame ?? 0) * frameMs,
		sounds: phones.length,
	}));
	return fluencyMeasures(spoken);
}

/**
 * Writes what training/ear/pronunciation.py learns from, one JSON object an utterance: every fold's sounds as the network
 * hears them that has not heard the speakers, with the experts' scores. Words are said as the corpus writes them.
 */
export async function pronunciationEvidence({ trial }: { trial: boolean }) {
	const scores = readScores();
	const file = openSync(trial ? '/dev/null' : evidenceFile, 'w');
	let utterances = 0;
	let sounds = 0;
	for (const [fold, held] of heldOutByFold()) {
		const assessor = foldAssessor(fold);
		for (const { id, speaker, adult, file: recording } of trial ? held.slice(0, 20) : held) {
			const scored = scores.get(id);
			if (!scored) continue;
			const {
				alignment,
				sounds: found,
				features,
			} = assessor.evidence(
				readRecording(recording),
				scored.words.map((word) => [word]),
				nothingLeftOut,
			);
			if (found.length !== scored.scores.length) continue;
			const utterance: ScoredUtterance = {
				...{ id, speaker, adult, fold, scores: scored.scores },
				phones: scored.words.flat(),
				words: found.map(({ word }) => word),
				fluency: fluencyOf(alignment.words),
				features: features.map((row) => row.map((value) => Number(value.toFixed(5)))),
			};
			writeSync(file, `${JSON.stringify(utterance)}\n`);
			utterances++;
			sounds += found.length;
		}
		process.stdout.write(`evidence: fold ${fold}, ${utterances} utterances so far\n`);
	}
	closeSync(file);
	return { utterances, sounds };
}
