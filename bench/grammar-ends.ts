import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { written } from '@henry/contract/feedback.ts';
import { speechSampleRateHz } from '@henry/contract/limits.ts';
import type { TranscriptWord } from '@henry/contract/transcript.ts';
import { heardWriting } from '@henry/grammar/heard-writing.ts';
import { splitWords } from '@henry/grammar/tagged-text.ts';
import { differencesBetween } from '@henry/grammar/word-differences.ts';
import { writingOf } from '@henry/grammar/writing.ts';
import { concatPcm16 } from '@henry/sound/pcm.ts';
import { readUsage } from '../server/src/adapters/grammar-checker/confusion-files.ts';
import { createLlama } from '../server/src/adapters/language-model/llama.ts';
import { createKokoroForTests } from '../server/src/adapters/text-to-speech/kokoro-for-tests.ts';
import { loadContent } from '../server/src/content.ts';
import { createModelWriter } from '../server/src/domain/grammar/written-by-model.ts';
import { transcribeRecording } from '../server/src/domain/transcription/transcribe.ts';
import { thisMachine } from '../server/src/machine.ts';
import { modelForTests } from '../server/src/models-for-tests.ts';
import { createBenchWhisper } from './ears-whisper.ts';
import { createRememberedModel } from './remembered-model.ts';
import { keepResult, rounded } from './result.ts';
import { withRecognizer } from './stt-recognizers.ts';
import { errorRate, score } from './stt-score.ts';
import { whiteNoise } from './stt-sounds.ts';
import { at16kHz } from './voice-times.ts';

/** Answers that were written for this benchmark, with their marks. */
const answers = JSON.parse(
	readFileSync(join(import.meta.dirname, 'spoken-answers.json'), 'utf8'),
) as string[];

const voices = ['bm_george', 'af_heart', 'bf_emma', 'am_michael'] as const;
/** One who looks for words is silent after every so many, within a sentence, for so long. */
const wordsBetweenPauses = 5;
const pausesMs = [400, 700, 1_100];

type Place = { word: string; mark: string; isCapital: boolean };

/** For each word of a text whether it has a capital, and the mark behind it. */
function placesOf(text: string): Place[] {
	const words = splitWords(text);
	return words.map(({ text: word, lower, span }, index) => ({
		word: lower,
		isCapital: /^\p{Lu}/u.test(word),
		mark: /[.?]/.exec(text.slice(span.end, words[index + 1]?.span.start))?.[0] ?? '',
	}));
}

/** For each place of an answer that of a text in which some words may be other ones, or undefined. */
function samePlaces(wanted: readonly Place[], found: readonly Place[]): (Place | undefined)[] {
	const words = (places: readonly Place[]) => places.map(({ word }) => word);
	const same = found.map((place) => place as Place | undefined);
	for (const { from, to, freshFrom, freshTo } of differencesBetween(
		words(wanted),
		words(found),
	).toReversed()) {
		// A word that was misheard is one all the same.
		const others = to - from === freshTo - freshFrom ? found.slice(freshFrom, freshTo) : [];
		const filled = Array.from({ length: to - from }, (_, index) => others[index]);
		same.splice(freshFrom, freshTo - freshFrom, ...filled);
	}
	return same;
}

/** How well the marks of answers are found: the ends of sentences within them, questions, capitals. */
function compare(made: readonly string[]) {
	const ends = { all: 0, right: 0, wrong: 0, missed: 0 };
	const questions = { all: 0, right: 0, wrong: 0 };
	const capitals = { all: 0, right: 0, wrong: 0 };
	for (const [index, answer] of answers.slice(0, made.length).entries()) {
		const wanted = placesOf(answer);
		const found = samePlaces(wanted, placesOf(made[index] ?? ''));
		for (const [place, { mark, isCapital }] of wanted.entries()) {
			const own = found[place] ?? { mark: '', isCapital: false };
			if (place < wanted.length - 1) {
				ends.all += Number(mark !== '');
				ends.right += Number(mark !== '' && own.mark !== '');
				ends.wrong += Number(mark === '' && own.mark !== '');
				ends.missed += Number(mark !== '' && own.mark === '');
			}
			questions.all += Number(mark === '?');
			questions.right += Number(mark === '?' && own.mark === '?');
			questions.wrong += Number(mark !== '?' && own.mark === '?');
			capitals.all += Number(isCapital);
			capitals.right += Number(isCapital && own.isCapital);
			capitals.wrong += Number(!isCapital && own.isCapital);
		}
	}
	return { ends, questions, capitals };
}

/** A recording with silence (as silent as a room is) behind some of its words, none of which ends a sentence. */
function withPauses(samples: Int16Array, words: readonly TranscriptWord[]): Int16Array {
	const parts: Int16Array[] = [];
	let [begin, since] = [0, 0];
	for (const { endMs, mark } of words.slice(0, -1)) {
		since = mark ? 0 : since + 1;
		if (since < wordsBetweenPauses) continue;
		since = 0;
		const at = (endMs * speechSampleRateHz) / 1_000;
		const pauseMs = pausesMs[parts.length % pausesMs.length] as number;
		parts.push(samples.subarray(begin, at), whiteNoise(pauseMs / 1_000, -70));
		begin = at;
	}
	return concatPcm16([...parts, samples.subarray(begin)]);
}

/** The answers as voices say them and Whisper hears them, as they come and with pauses where no sentence ends. */
async function heardAnswers(count: number): Promise<{ fluent: string[]; halting: string[] }> {
	const kokoro = createKokoroForTests([...voices]);
	const fluent: string[] = [];
	const halting: string[] = [];
	try {
		return await withRecognizer(createBenchWhisper(), async (whisper) => {
			for (const [index, answer] of answers.slice(0, count).entries()) {
				const voice = voices[index % voices.length];
				const samples = at16kHz(await kokoro.speak(answer, { voice }));
				const heard = await transcribeRecording(whisper, samples);
				const again = await transcribeRecording(whisper, withPauses(samples, heard.words));
				for (const [{ transcription, words }, made] of [[heard, fluent] as const, [again, halting] as const])
					made.push(written(transcription, heardWriting(transcription, words)));
			}
			return { fluent, halting };
		});
	} finally {
		await kokoro.close();
	}
}

/** The share of the words that were misheard. */
const wordErrorRate = (made: readonly string[]) =>
	rounded(
		errorRate(
			made.map((text, index) =>
				score(
					answers[index] ?? '',
					splitWords(text).map(({ text: word }) => word),
				),
			),
		),
		4,
	);

/** The answers as they are written by usage alone, and by the language model, from their words alone. */
async function writtenAnswers(count: number) {
	const { correctionPrompt, neuralModels } = loadContent(join(import.meta.dirname, '../content'));
	const { weights } = await modelForTests('language-model');
	const name = neuralModels.find(({ kind }) => kind === 'language-model')?.name ?? '';
	const llama = createLlama({ file: weights, model: name, threads: thisMachine().cores, maxQueued: 2 });
	const write = createModelWriter(createRememberedModel(llama), correctionPrompt);
	const usage = readUsage().writing;
	const [byUsage, byModel]: [string[], string[]] = [[], []];
	let answersLeftToUsage = 0;
	try {
		for (const answer of answers.slice(0, count)) {
			const said = splitWords(answer)
				.map(({ lower }) => lower)
				.join(' ');
			const likely = written(said, writingOf(said, splitWords(said), usage));
			const marks = await write(said);
			answersLeftToUsage += Number(!marks);
			byUsage.push(likely);
			byModel.push(marks ? written(said, marks) : likely);
		}
	} finally {
		await llama.close();
	}
	return { name, byUsage, byModel, answersLeftToUsage };
}

/**
 * How well sentences are told apart in spoken answers: as Whisper hears them, and from the words alone, which serves where
 * an engine hears no marks.
 */
export async function benchGrammarEnds(trial = false): Promise<void> {
	const count = trial ? 4 : answers.length;
	const { fluent, halting } = await heardAnswers(count);
	const { name, byUsage, byModel, answersLeftToUsage } = await writtenAnswers(count);
	keepResult('grammar-ends', {
		answers: count,
		voices,
		heard: { ...compare(fluent), wordErrorRate: wordErrorRate(fluent) },
		'heard, with pauses inside sentences': { ...compare(halting), wordErrorRate: wordErrorRate(halting) },
		'usage, from the words alone': compare(byUsage),
		[`${name}, from the words alone`]: { ...compare(byModel), answersLeftToUsage },
	});
}
