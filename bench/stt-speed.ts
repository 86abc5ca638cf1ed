import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { speechSampleRateHz } from '@henry/contract/limits.ts';
import { concatPcm16 } from '@henry/sound/pcm.ts';
import { cpuSeconds, memoryMiB } from './process-figures.ts';
import { median, rounded } from './result.ts';
import { bySpeaker, type CorpusUtterance, readCorpus, readRecording } from './stt-corpus.ts';
import { frameSamples, framesOf } from './stt-hearing.ts';
import { orNotRun } from './stt-needs.ts';
import { type InstalledRecognizer, type LocalRecognizer, ownEar } from './stt-recognizers.ts';

const frameMs = (frameSamples * 1_000) / speechSampleRateHz;
const throughputSeconds = 120;
const latencySeconds = [5, 10, 20];
const latencyRuns = 5;

const secondsOf = (samples: Int16Array) => samples.length / speechSampleRateHz;

function processOf(ear: LocalRecognizer): number {
	const [processId] = ear.processIds();
	if (processId === undefined) throw new Error('The recogniser has no process.');
	return processId;
}

/** Streams an utterance, each 100 ms as soon as those before it are answered. */
async function streamFast(ear: LocalRecognizer, samples: Int16Array): Promise<void> {
	let answered = () => {};
	const utterance = ear.open({ onPartial: () => answered() });
	for (const frame of framesOf(samples)) {
		await new Promise<void>((resolve, reject) => {
			const timer = setTimeout(() => reject(new Error('The recogniser does not answer.')), 60_000);
			answered = () => {
				clearTimeout(timer);
				resolve();
			};
			utterance.push(frame);
		});
	}
	await utterance.finish();
}

/** Streams an utterance as it is spoken and answers the milliseconds from its last sound to its words. */
async function streamAsSpoken(ear: LocalRecognizer, samples: Int16Array): Promise<number> {
	const utterance = ear.open({ onPartial: () => {} });
	const start = performance.now();
	for (const [index, frame] of framesOf(samples).entries()) {
		const heardAt = start + (index + 1) * frameMs;
		await new Promise((resolve) => setTimeout(resolve, heardAt - performance.now()));
		utterance.push(frame);
	}
	const lastSound = performance.now();
	await utterance.finish();
	return performance.now() - lastSound;
}

/** Utterances of learners, from one speaker after another, of so many seconds together. */
function utterancesOf(corpus: readonly CorpusUtterance[], seconds: number): Int16Array[] {
	const chosen: Int16Array[] = [];
	const tenths = corpus.filter(({ tenth }) => tenth);
	for (let total = 0; total < seconds; total += secondsOf(chosen.at(-1) as Int16Array)) {
		chosen.push(readRecording((tenths[chosen.length] as CorpusUtterance).file));
	}
	return chosen;
}

/** Speech of one learner, as long as asked. */
function speechOf(utterances: readonly CorpusUtterance[], seconds: number): Int16Array {
	const whole = concatPcm16(utterances.map(({ file }) => readRecording(file)));
	return whole.slice(0, seconds * speechSampleRateHz);
}

async function throughput(ear: LocalRecognizer, utterances: readonly Int16Array[]) {
	const processId = processOf(ear);
	const audioSeconds = utterances.reduce((sum, samples) => sum + secondsOf(samples), 0);
	const cpuPerAudio = async (listen: (samples: Int16Array) => Promise<unknown>) => {
		const before = cpuSeconds(processId);
		for (const samples of utterances) await listen(samples);
		return rounded((cpuSeconds(processId) - before) / audioSeconds, 4);
	};
	return {
		audioSeconds: rounded(audioSeconds, 1),
		utterances: utterances.length,
		cpuSecondsPerAudioSecond: {
			inPiecesOf100Ms: await cpuPerAudio((samples) => streamFast(ear, samples)),
			inPiecesOf1S: await cpuPerAudio((samples) => ear.recognize(samples)),
		},
		memoryAfterwardsMiB: memoryMiB(processId, 'VmRSS'),
		memoryAtMostMiB: memoryMiB(processId, 'VmHWM'),
	};
}

async function latency(
	ear: LocalRecognizer,
	corpus: readonly CorpusUtterance[],
	seconds: number,
	runs: number,
) {
	const spoken = [];
	for (const utterances of [...bySpeaker(corpus).values()].slice(0, runs)) {
		spoken.push(await streamAsSpoken(ear, speechOf(utterances, seconds)));
	}
	const figures = { runs, medianMs: rounded(median(spoken), 0), worstMs: rounded(Math.max(...spoken), 0) };
	process.stdout.write(`speed: ${seconds} s spoken, words after ${JSON.stringify(figures)}\n`);
	return figures;
}

function bytesOf(files: readonly string[]) {
	const bytes = Object.fromEntries(files.map((file) => [basename(file), statSync(file).size]));
	return { ...bytes, total: Object.values(bytes).reduce((sum, size) => sum + size, 0) };
}

/**
 * What a recogniser costs as the server runs it, in one process: time to load, processor time and memory while
 * learners' speech is streamed, and how long a learner waits for the words after the last sound. Utterances of a
 * length are one speaker's sentences one after the other. A trial takes five seconds and one utterance of a length.
 */
async function speedOf({ files, create }: InstalledRecognizer, trial: boolean) {
	const ear = create({ processes: 1, maxUtterances: 1 });
	try {
		const start = performance.now();
		await ear.start();
		const loadSeconds = rounded((performance.now() - start) / 1_000);
		const memoryLoadedMiB = memoryMiB(processOf(ear), 'VmRSS');
		const whileListening = await orNotRun(async () => {
			const corpus = readCorpus();
			const streamed = await throughput(ear, utterancesOf(corpus, trial ? 5 : throughputSeconds));
			const lastSoundToWords: Record<string, unknown> = {};
			for (const seconds of latencySeconds) {
				lastSoundToWords[`${seconds} s`] = await latency(ear, corpus, seconds, trial ? 1 : latencyRuns);
			}
			return { ...streamed, lastSoundToWords };
		});
		return { modelBytes: bytesOf(files), loadSeconds, memoryLoadedMiB, whileListening };
	} finally {
		await ear.close();
	}
}

/** What our own recogniser costs. */
export const speed = ({ trial }: { trial: boolean }) => speedOf(ownEar, trial);
