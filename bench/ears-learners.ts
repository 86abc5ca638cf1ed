import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asTranscript } from '@henry/ear/confidence/heard-transcript.ts';
import { whisperEvidence, wordEvidence } from '@henry/ear/whisper/whisper-confidence.ts';
import { pcm16ToFloat } from '@henry/sound/pcm.ts';
import { durationMs } from '../server/src/adapters/speech-to-text/heard-words.ts';
import { loadWhisper } from '../server/src/adapters/speech-to-text/whisper-sessions.ts';
import { toWords } from '../server/src/adapters/speech-to-text/word-error-rate.ts';
import { createBenchWhisper, unheardUtterances, whisperFiles } from './ears-whisper.ts';
import { hearWithFasterWhisper } from './faster-whisper.ts';
import { cpuSeconds, memoryMiB } from './process-figures.ts';
import { median, rounded } from './result.ts';
import { readRecording } from './stt-corpus.ts';
import { learnersFigures } from './stt-learners.ts';
import { withRecognizer } from './stt-recognizers.ts';
import { score } from './stt-score.ts';

/** All that is measured on, or a little of it. */
const measuredUtterances = (trial: boolean) => unheardUtterances('measured', trial ? 20 : 1);

/** Learners whom the model has not heard, as the server hears them: errors, doubt, time and memory. */
export function learners({ trial }: { trial: boolean }) {
	return withRecognizer(createBenchWhisper(), async (recognizer) => {
		const heard = [];
		const wallSeconds: number[] = [];
		const [processId] = recognizer.processIds() as [number];
		const before = cpuSeconds(processId);
		for (const utterance of measuredUtterances(trial)) {
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

/** faster-whisper on the same utterances. */
export function fasterWhisper({ trial }: { trial: boolean }) {
	const utterances = measuredUtterances(trial);
	const answers = hearWithFasterWhisper(utterances.map(({ file }) => readRecording(file)));
	const heard = utterances.map((utterance, index) => ({
		...utterance,
		words: [],
		score: score(utterance.reference, toWords(answers[index]?.text ?? '')),
	}));
	return {
		...learnersFigures(heard),
		processorSecondsAClip: rounded(median(answers.map(({ seconds }) => seconds))),
	};
}

/** Writes what training/whisper/confidence.py learns from, of all speakers whom the adapter has not heard: the words that were heard, what is known of each, and if it is right. */
export async function evidence({ trial }: { trial: boolean }) {
	const whisper = await loadWhisper(whisperFiles(), 1);
	const words: object[] = [];
	const each = trial ? 20 : 1;
	const utterances = [...unheardUtterances('measured', each), ...unheardUtterances('chosenBy', each)];
	for (const [utterance, { file, speaker, adult, reference }] of utterances.entries()) {
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
