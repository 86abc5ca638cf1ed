import { speechSampleRateHz } from '@henry/contract/limits.ts';
import type { PronunciationReport } from '@henry/contract/speakle.ts';
import { concatPcm16 } from '@henry/sound/pcm.ts';
import speakle from '../content/speakle.json' with { type: 'json' };
import { byFold, foldJudge, type Judge, judged, shippedJudge } from './pronunciation-judge.ts';
import { median, rounded } from './result.ts';
import { type CorpusUtterance, readCorpus, readRecording } from './stt-corpus.ts';
import { orNotRun } from './stt-needs.ts';
import { createRandom } from './stt-score.ts';
import { music, whiteNoise } from './stt-sounds.ts';
import { speak, type Voice } from './stt-voices.ts';

type Judgement = Awaited<ReturnType<typeof judged>>;

const share = (count: number, all: number) => rounded(count / all);
const pause = new Int16Array(0.4 * speechSampleRateHz);
/** Words that the corpus's sentences seldom hold, to be asked for where nobody said them. */
const unsaidWords = ['garden', 'number', 'yellow', 'winter', 'machine', 'paper', 'doctor', 'river'];
const voices: Voice[] = [
	'flite slt',
	'flite rms',
	'espeak-ng en-us',
	'espeak-ng en-gb',
	'espeak-ng en-gb-scotland',
];

const errorsOf = (report: PronunciationReport | undefined, error: string) =>
	report?.words.filter((word) => word.error === error) ?? [];

function spread(scores: readonly number[]) {
	const sorted = [...scores].sort((first, second) => first - second);
	const at = (part: number) => rounded(sorted[Math.floor(part * (sorted.length - 1))] as number, 1);
	return {
		least: at(0),
		tenth: at(0.1),
		median: rounded(median(sorted), 1),
		ninetieth: at(0.9),
		most: at(1),
	};
}

/** Counts over one fold's learners, all of whose readings are of the right text unless said otherwise. */
class Counts {
	readonly overall: number[] = [];
	readings = 0;
	words = 0;
	refused = 0;
	falseOmissions = 0;
	falseInsertions = 0;
	othersRefused = 0;
	others = 0;
	unsaidFound = 0;
	unsaid = 0;
	halfFound = 0;
	half = 0;
	addedFound = 0;
	added = 0;
	twiceTold = 0;
	twice = 0;

	asRead({ report }: Judgement, words: number): void {
		this.readings++;
		this.words += words;
		if (!report) this.refused++;
		else this.overall.push(report.overall0to100);
		this.falseOmissions += errorsOf(report, 'omission').length;
		this.falseInsertions += Number(errorsOf(report, 'insertion').length > 0);
	}

	figures() {
		return {
			readings: this.readings,
			overall0to100: spread(this.overall),
			rightTextRefused: share(this.refused, this.readings),
			saidWordsCalledLeftOut: rounded(this.falseOmissions / this.words, 4),
			readingsWithSpeechFalselyCalledExtra: share(this.falseInsertions, this.readings),
			otherTextRefused: share(this.othersRefused, this.others),
			oneWordLeftOutFound: share(this.unsaidFound, this.unsaid),
			secondHalfLeftOutWordsFound: share(this.halfFound, this.half),
			oneWordAddedFound: share(this.addedFound, this.added),
			readTwiceTold: share(this.twiceTold, this.twice),
		};
	}
}

/** One learner's reading, judged as it is and under texts and repetitions that it does not fit. */
async function tryReading(
	judge: Judge,
	utterance: CorpusUtterance,
	other: CorpusUtterance,
	counts: Counts,
	random: () => number,
) {
	const samples = readRecording(utterance.file);
	const words = utterance.reference.split(' ');
	const pick = (count: number) => Math.floor(random() * count);
	const textOf = (list: string[]) => list.join(' ');

	counts.asRead(await judged(judge, samples, textOf(words)), words.length);
	counts.others++;
	counts.othersRefused += Number('refused' in (await judged(judge, samples, other.reference)));

	const place = pick(words.length + 1);
	const unsaid = unsaidWords[pick(unsaidWords.length)] as string;
	const withUnsaid = await judged(
		judge,
		samples,
		textOf([...words.slice(0, place), unsaid, ...words.slice(place)]),
	);
	counts.unsaid++;
	counts.unsaidFound += Number(errorsOf(withUnsaid.report, 'omission').some(({ text }) => text === unsaid));

	const unread = other.reference.split(' ').slice(0, words.length);
	const half = await judged(judge, samples, textOf([...words, ...unread]));
	const read = half.report?.words.filter(({ error }) => error !== 'insertion').slice(words.length) ?? [];
	counts.half += unread.length;
	counts.halfFound += half.report
		? errorsOf({ ...half.report, words: read }, 'omission').length
		: unread.length;

	if (words.length > 2) {
		const left = pick(words.length);
		const withAdded = await judged(judge, samples, textOf(words.filter((_, index) => index !== left)));
		counts.added++;
		counts.addedFound += Number(errorsOf(withAdded.report, 'insertion').length > 0);
	}
	const twice = await judged(judge, concatPcm16([samples, pause, samples]), textOf(words));
	counts.twice++;
	counts.twiceTold += Number('refused' in twice || errorsOf(twice.report, 'insertion').length > 0);
}

/** Learners whom neither head nor scorer has heard. */
async function learners(trial: boolean) {
	const counts = new Counts();
	const random = createRandom(7);
	for (const [fold, held] of byFold(readCorpus()).slice(0, trial ? 1 : undefined)) {
		const judge = foldJudge(fold);
		const some = held.filter((_, index) => index % 10 === 0).slice(0, trial ? 10 : undefined);
		for (const [index, utterance] of some.entries()) {
			const other = some[(index + Math.ceil(some.length / 2)) % some.length] as CorpusUtterance;
			if (other.reference !== utterance.reference) await tryReading(judge, utterance, other, counts, random);
		}
		await judge.close();
		process.stdout.write(`sanity: fold ${fold}, ${counts.readings} readings so far\n`);
	}
	return counts.figures();
}

async function clearVoice(judge: Judge, voice: Voice, sentences: readonly string[]) {
	const overall: number[] = [];
	const counts = { readings: 0, refused: 0, wordsLeftOut: 0, wordsMispronounced: 0, words: 0 };
	for (const sentence of sentences) {
		const { report } = await judged(judge, concatPcm16([pause, speak(voice, sentence), pause]), sentence);
		counts.readings++;
		if (!report) counts.refused++;
		else overall.push(report.overall0to100);
		counts.words += sentence.split(' ').length;
		counts.wordsLeftOut += errorsOf(report, 'omission').length;
		counts.wordsMispronounced += errorsOf(report, 'mispronunciation').length;
	}
	return { ...counts, ...(overall.length > 0 && { overall0to100: spread(overall) }) };
}

/** What is no reading at all, under each of some sentences: how many are refused. */
async function noReading(judge: Judge, sentences: readonly string[]) {
	const sounds = {
		silence: new Int16Array(4 * speechSampleRateHz),
		noise: whiteNoise(4, -20),
		faintNoise: whiteNoise(4, -50),
		music: music(4),
	};
	const refused: Record<string, number> = {};
	for (const [name, samples] of Object.entries(sounds)) {
		let count = 0;
		for (const sentence of sentences) count += Number('refused' in (await judged(judge, samples, sentence)));
		refused[name] = share(count, sentences.length);
	}
	return refused;
}

/**
 * Is a reading that is none told as such, and a good one not? Learners' readings are judged as they are, and under other
 * texts: another sentence, a word more (as if it was left out), a word less (as if it was added), half a text more, and
 * played twice. Clear synthetic voices read the sentences of the days.
 */
export async function pronunciationSanity({ trial }: { trial: boolean }) {
	const sentences = speakle.map(({ text }) => text).slice(0, trial ? 3 : undefined);
	const judge = shippedJudge();
	try {
		const byVoice: Record<string, unknown> = {};
		for (const voice of voices) byVoice[voice] = await orNotRun(() => clearVoice(judge, voice, sentences));
		return {
			refusedShare: await noReading(judge, sentences),
			clearVoices: byVoice,
			learners: await orNotRun(() => learners(trial)),
		};
	} finally {
		await judge.close();
	}
}
