import { speechSampleRateHz } from '@henry/contract/limits.ts';
import { readableText } from '@henry/reading/readable-text.ts';
import { concatPcm16 } from '@henry/sound/pcm.ts';
import { cpuSeconds, memoryMiB } from './process-figures.ts';
import { type Judge, shippedJudge } from './pronunciation-judge.ts';
import { median, rounded } from './result.ts';
import { bySpeaker, type CorpusUtterance, readCorpus, readRecording } from './stt-corpus.ts';

/** One learner's sentences one after the other, as long as asked, with their text as far as it was read whole. */
function readingOf(utterances: readonly CorpusUtterance[], seconds: number) {
	const parts: Int16Array[] = [];
	const texts: string[] = [];
	let length = 0;
	for (const { file, reference } of utterances) {
		if (length >= seconds * speechSampleRateHz) break;
		const samples = readRecording(file);
		parts.push(samples);
		texts.push(reference);
		length += samples.length;
	}
	return {
		samples: concatPcm16(parts).slice(0, seconds * speechSampleRateHz),
		words: readableText(texts.join(' ')),
	};
}

const processOf = (judge: Judge) => judge.processIds()[0] as number;

async function ofLength(judge: Judge, readings: ReturnType<typeof readingOf>[]) {
	const answered: number[] = [];
	const before = cpuSeconds(processOf(judge));
	for (const { samples, words } of readings) {
		const start = performance.now();
		await judge.assess(samples, words);
		answered.push(performance.now() - start);
	}
	return {
		readings: readings.length,
		medianMs: rounded(median(answered), 0),
		worstMs: rounded(Math.max(...answered), 0),
		cpuSecondsEach: rounded((cpuSeconds(processOf(judge)) - before) / readings.length),
	};
}

/** How many readings of 3 s two processes judge in a second, all asked for at once. */
async function throughput(readings: ReturnType<typeof readingOf>[]) {
	const judge = shippedJudge(2);
	try {
		await judge.start();
		const start = performance.now();
		await Promise.all(readings.map(({ samples, words }) => judge.assess(samples, words)));
		return rounded((readings.length * 1_000) / (performance.now() - start), 1);
	} finally {
		await judge.close();
	}
}

/** What judging costs as the server runs it, in one process: time to answer, processor time, memory. */
export async function pronunciationSpeed({ trial }: { trial: boolean }) {
	const speakers = [...bySpeaker(readCorpus()).values()].slice(0, trial ? 2 : 20);
	const judge = shippedJudge();
	try {
		const start = performance.now();
		await judge.start();
		const loadSeconds = rounded((performance.now() - start) / 1_000);
		const memoryLoadedMiB = memoryMiB(processOf(judge), 'VmRSS');
		const read = (seconds: number) => speakers.map((utterances) => readingOf(utterances, seconds));
		return {
			loadSeconds,
			memoryLoadedMiB,
			'3 s': await ofLength(judge, read(3)),
			'10 s': await ofLength(judge, read(10)),
			'30 s': await ofLength(judge, read(30)),
			memoryAtMostMiB: memoryMiB(processOf(judge), 'VmHWM'),
			readingsOf3sASecondOnTwoProcesses: await throughput([...read(3), ...read(3)]),
		};
	} finally {
		await judge.close();
	}
}
