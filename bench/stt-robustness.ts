import { speechSampleRateHz } from '@henry/contract/limits.ts';
import { concatPcm16 } from '@henry/sound/pcm.ts';
import { toWords } from '../server/src/adapters/speech-to-text/word-error-rate.ts';
import { AppError } from '../server/src/domain/app-error.ts';
import { transcribeRecording } from '../server/src/domain/transcription/transcribe.ts';
import { ProviderError } from '../server/src/ports/provider-error.ts';
import type { SpeechToText } from '../server/src/ports/speech-to-text.ts';
import { rounded } from './result.ts';
import { readCorpus, readRecording } from './stt-corpus.ts';
import { orNotRun } from './stt-needs.ts';
import { readPrompts } from './stt-people.ts';
import { type InstalledRecognizer, ownEar, withRecognizer } from './stt-recognizers.ts';
import { otherLanguages } from './stt-sentences.ts';
import { clipped, music, whiteNoise } from './stt-sounds.ts';
import { speak } from './stt-voices.ts';

/** What came of a recording. */
type Outcome = { words: string[]; unsure: number; error?: string };

async function outcomeOf(recognizer: SpeechToText, recording: Int16Array): Promise<Outcome> {
	try {
		const { words } = await transcribeRecording(recognizer, recording);
		return { words: words.map(({ text }) => text), unsure: words.filter((word) => word.unsure).length };
	} catch (error) {
		if (!(error instanceof AppError || error instanceof ProviderError)) throw error;
		return { words: [], unsure: 0, error: error.message };
	}
}

/** Recordings one after the other: how many words came out, how many of them unmarked, and what a learner was told. */
async function heardIn(recognizer: SpeechToText, recordings: readonly Int16Array[]) {
	const outcomes = [];
	for (const recording of recordings) outcomes.push(await outcomeOf(recognizer, recording));
	const words = outcomes.flatMap((outcome) => outcome.words);
	const errors: Record<string, number> = {};
	for (const { error } of outcomes) if (error) errors[error] = (errors[error] ?? 0) + 1;
	return {
		recordings: recordings.length,
		seconds: rounded(concatPcm16(recordings).length / speechSampleRateHz, 2),
		words: words.length,
		notMarkedUnsure: words.length - outcomes.reduce((sum, { unsure }) => sum + unsure, 0),
		errors,
		heard: words,
	};
}

type Heard = Awaited<ReturnType<typeof heardIn>>;

const withoutText = ({ heard: _, ...figures }: Heard) => figures;

/** The same beside how much was said. How much of it is right would say nothing: our own models know these very sentences. */
const besideSaid = (reference: string, heard: Heard) => ({
	wordsSaid: toWords(reference).length,
	...withoutText(heard),
});

/** Speech in another language, of which every word that comes out is wrong. */
function otherLanguage(recognizer: SpeechToText, language: keyof typeof otherLanguages, trial: boolean) {
	return orNotRun(async () => {
		const sentences = otherLanguages[language].slice(0, trial ? 2 : undefined);
		const recordings = sentences.map((text) => speak(`espeak-ng ${language}`, text));
		const wordsSaid = sentences.join(' ').split(/\s+/).length;
		return { wordsSaid, ...withoutText(await heardIn(recognizer, recordings)) };
	});
}

/** A person on the telephone: in Spanish every word that comes out is wrong, in English none should be refused. */
function telephone(recognizer: SpeechToText, language: 'en' | 'es', trial: boolean) {
	return orNotRun(async () => withoutText(await heardIn(recognizer, readPrompts(language, trial ? 2 : 60))));
}

/** Learners' sentences, repeated with pauses until they are as long as asked, and what they say. */
function longSpeech(seconds: number): { recording: Int16Array; reference: string } {
	const utterances = readCorpus()
		.filter(({ tenth }) => tenth)
		.slice(0, 40);
	const sounds = utterances.map(({ file }) => readRecording(file));
	const pause = new Int16Array(speechSampleRateHz / 2);
	const parts: Int16Array[] = [];
	const said: string[] = [];
	for (let length = 0; length < seconds * speechSampleRateHz; ) {
		const place = said.length % utterances.length;
		const sound = sounds[place] as Int16Array;
		parts.push(sound, pause);
		said.push(utterances[place]?.reference as string);
		length += sound.length + pause.length;
	}
	return { recording: concatPcm16(parts), reference: said.join(' ') };
}

async function learnersSpeech(recognizer: SpeechToText, trial: boolean) {
	const long = longSpeech(trial ? 20 : 600);
	const short = longSpeech(trial ? 10 : 60);
	const start = performance.now();
	const longHeard = await heardIn(recognizer, [long.recording]);
	const seconds = rounded((performance.now() - start) / 1_000, 1);
	const plain = await heardIn(recognizer, [short.recording]);
	const overdriven = await heardIn(recognizer, [clipped(short.recording, 20)]);
	return {
		tenMinutes: {
			secondsUntilTranscript: seconds,
			...besideSaid(long.reference, longHeard),
		},
		oneMinute: besideSaid(short.reference, plain),
		oneMinuteClippedAt20DbOver: besideSaid(short.reference, overdriven),
	};
}

async function sounds(recognizer: SpeechToText, seconds: number) {
	const heard = async (recording: Int16Array) => withoutText(await heardIn(recognizer, [recording]));
	return {
		nothing: await heard(new Int16Array(0)),
		fiftyMsOfNoise: await heard(whiteNoise(0.05, -20)),
		silence: await heard(new Int16Array(seconds * speechSampleRateHz)),
		noiseAtMinus60Db: await heard(whiteNoise(seconds, -60)),
		noiseAtMinus40Db: await heard(whiteNoise(seconds, -40)),
		noiseAtMinus20Db: await heard(whiteNoise(seconds, -20)),
		music: await heard(music(2 * seconds)),
	};
}

/**
 * What comes out where nothing right can come out, or it is hard: every recording goes the way of a learner's, through
 * the transcription of the server's domain. Other languages than English are said by espeak-ng, French and German for
 * information. A trial takes seconds for minutes.
 */
function robustnessOf({ create }: InstalledRecognizer, trial: boolean) {
	return withRecognizer(create({ processes: 1, maxUtterances: 2 }), async (recognizer) => {
		const before = recognizer.processIds();
		const figures = {
			...(await sounds(recognizer, trial ? 2 : 10)),
			spanish: await otherLanguage(recognizer, 'es', trial),
			french: await otherLanguage(recognizer, 'fr', trial),
			german: await otherLanguage(recognizer, 'de', trial),
			spanishByAPerson: await telephone(recognizer, 'es', trial),
			englishByAPerson: await telephone(recognizer, 'en', trial),
			learners: await orNotRun(() => learnersSpeech(recognizer, trial)),
		};
		const survived = `${before}` === `${recognizer.processIds()}` && recognizer.health().state === 'ready';
		return { ...figures, processSurvived: survived };
	});
}

/** Our own recogniser where nothing right can come out, or it is hard. */
export const robustness = ({ trial }: { trial: boolean }) => robustnessOf(ownEar, trial);
