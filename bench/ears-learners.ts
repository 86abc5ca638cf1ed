import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { speechSampleRateHz } from '@henry/contract/limits.ts';
import { asTranscript } from '@henry/ear/heard-transcript.ts';
import { whisperEvidence, wordEvidence } from '@henry/ear/whisper-confidence.ts';
import { pcm16ToFloat } from '@henry/sound/pcm.ts';
import { encodeWav } from '@henry/sound/wav.ts';
import { durationMs } from '../server/src/adapters/speech-to-text/heard-words.ts';
import { loadWhisper } from '../server/src/adapters/speech-to-text/whisper-sessions.ts';
import { createBenchWhisper, unheardUtterances, whisperFiles, whisperFolder } from './ears-whisper.ts';
import { cpuSeconds, memoryMiB } from './process-figures.ts';
import { median, rounded } from './result.ts';
import type { CorpusUtterance } from './stt-corpus.ts';
import { readRecording } from './stt-corpus.ts';
import { learnersFigures } from './stt-learners.ts';
import { needFile } from './stt-needs.ts';
import { withRecognizer } from './stt-recognizers.ts';
import { score } from './stt-score.ts';

/** Of each speaker's twenty utterances two are measured, and confidence learns from five. */
const measuredEach = 10;
const learnedEach = 4;
/** A python with the package faster-whisper: what Whisper is compared with. */
const python = process.env.HENRY_FASTER_WHISPER_PYTHON;

function utterancesFor(trial: boolean, each = measuredEach): CorpusUtterance[] {
	return trial ? unheardUtterances(each).slice(0, 4) : unheardUtterances(each);
}

/** Learners whom the model has not heard, as the server hears them: errors, doubt, time and memory. */
export function learners({ trial }: { trial: boolean }) {
	return withRecognizer(createBenchWhisper(), async (recognizer) => {
		const heard = [];
		const wallSeconds: number[] = [];
		const [processId] = recognizer.processIds() as [number];
		const before = cpuSeconds(processId);
		for (const utterance of utterancesFor(trial)) {
			const samples = readRecording(utterance.file);
			const start = performance.now();
			const words = await recognizer.recognize(samples);
			wallSeconds.push((performance.now() - start) / 1_000);
			const texts = words.map(({ text }) => text);
			heard.push({ ...utterance, words, unsure: words, score: score(utterance.reference, texts) });
		}
		const marked = heard.flatMap(({ unsure, score: { right } }) =>
			unsure.map(({ unsure: isMarked }, index) => ({ isMarked, isRight: right[index] as boolean })),
		);
		const wrongShare = (isMarked: boolean) => {
			const words = marked.filter((word) => word.isMarked === isMarked);
			return rounded(words.filter(({ isRight }) => !isRight).length / words.length);
		};
		return {
			...learnersFigures(heard),
			utterancesNotHeard: heard.filter(({ words }) => words.length === 0).length,
			wrongOfWordsMarked: wrongShare(true),
			wrongOfWordsUnmarked: wrongShare(false),
			secondsAClip: rounded(median(wallSeconds)),
			processorSecondsAClip: rounded((cpuSeconds(processId) - before) / heard.length),
			memoryMiB: memoryMiB(processId, 'VmRSS'),
		};
	});
}

/** faster-whisper, the same model in eight bits, greedy with its fallback, on the same utterances. */
export function fasterWhisper({ trial }: { trial: boolean }) {
	needFile(python ?? '', 'a python with faster-whisper (HENRY_FASTER_WHISPER_PYTHON)');
	const folder = mkdtempSync(join(tmpdir(), 'henry-bench-'));
	try {
		const utterances = utterancesFor(trial);
		const files = utterances.map(({ id, file }) => {
			const wav = join(folder, `${id}.wav`);
			writeFileSync(wav, encodeWav(readRecording(file), speechSampleRateHz));
			return wav;
		});
		const program = join(import.meta.dirname, 'faster-whisper.py');
		const output = execFileSync(python as string, [program, whisperFolder, ...files], { encoding: 'utf8' });
		const answers: { text: string; seconds: number }[] = JSON.parse(output);
		const heard = utterances.map((utterance, index) => ({
			...utterance,
			words: [],
			score: score(utterance.reference, answers[index]?.text.match(/[a-zA-Z0-9']+/g) ?? []),
		}));
		return {
			...learnersFigures(heard),
			processorSecondsAClip: rounded(median(answers.map(({ seconds }) => seconds))),
		};
	} finally {
		rmSync(folder, { recursive: true });
	}
}

/** Writes what training/whisper/confidence.py learns from: the words that were heard, what is known of each, and if it is right. */
export async function evidence({ trial }: { trial: boolean }) {
	const whisper = await loadWhisper(whisperFiles(), 1);
	const words: object[] = [];
	for (const [utterance, { file, speaker, adult, reference }] of utterancesFor(
		trial,
		learnedEach,
	).entries()) {
		const samples = readRecording(file);
		const answer = await whisper.hear(pcm16ToFloat(samples));
		const doubt = { unsureBelow0to1: 0, nothingHeardBelow0to1: 0 };
		const texts = asTranscript(answer.words, durationMs(samples), doubt).map(({ text }) => text);
		const { right } = score(reference, texts);
		for (const [index, row] of wordEvidence(answer.words, answer).entries()) {
			words.push({ utterance, speaker, adult, evidence: row, isRight: right[index] });
		}
	}
	const folder = join(import.meta.dirname, '../training/whisper/build');
	mkdirSync(folder, { recursive: true });
	if (!trial) {
		writeFileSync(join(folder, 'words.json'), JSON.stringify({ features: whisperEvidence, words }));
	}
	return { words: words.length };
}
