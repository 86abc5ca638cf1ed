import { scoreFairAbove0to100, scoreGoodAbove0to100, speechSampleRateHz } from '@henry/contract/limits.ts';
import { soundName } from '@henry/contract/phones.ts';
import { type RefusalReason, refusals } from '@henry/contract/refusals.ts';
import type {
	AssessedSound,
	AssessedWord,
	OtherStress,
	PronunciationReport,
	SpeakleResponse,
} from '@henry/contract/speakle.ts';
import type { TimeSpan } from '@henry/contract/time-span.ts';
import type { JudgedSound, JudgedWord } from '@henry/ear/judge/reading.ts';
import type { WordRange } from '@henry/ear/judge/repeated-words.ts';
import { mean } from '@henry/ear/numerics/mean.ts';
import { createSpeechActivity } from '@henry/sound/speech-activity.ts';
import type { JudgedReading, ReadableWord, ReadingJudge } from './judged-reading.ts';
import { readableText } from './readable-text.ts';
import { ReadingRefusal } from './reading-refusal.ts';
import { spelledSyllables } from './spelled-syllables.ts';
import { guessedWord } from './spoken-ways.ts';
import { weakSounds, withoutMarks } from './weak-sounds.ts';

/** Nobody reads faster than ten words a second: less speech is not the whole sentence. */
const shortestWordMs = 100;
/** A recording of which more is at full scale is distorted too much to be judged. */
const clippedShare = 0.005;
const fullScale = 32_700;
/** Words of which at least this share was left out make it another sentence. */
const otherSentenceShare = 0.7;

const refuse = (reason: RefusalReason) => new ReadingRefusal(refusals[reason]);

/** What is kept of the silence after the speech; before it, the detection of speech keeps as much. */
const silenceAfterMs = 250;

/** A recording whose largest sample is smaller is listened to as if it were so loud, but never louder by more than the factor. */
const faintBelow = 3_277;
const mostFactor = 10;

/** A faint recording louder, for the detection of speech alone, which would miss its weak ends. */
function loudEnough(samples: Int16Array): Int16Array {
	const largest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 1);
	if (largest >= faintBelow) return samples;
	const factor = Math.min(mostFactor, faintBelow / largest);
	return samples.map((sample) => Math.round(sample * factor));
}

/** How long somebody speaks in a recording, and from where to where, with a little silence around; 0 where nobody does. */
function speechIn(samples: Int16Array): { spokenMs: number; startMs: number; endMs: number } {
	const activity = createSpeechActivity({
		sampleRateHz: speechSampleRateHz,
		maxUtteranceMs: 60_000,
		hangoverMs: 500,
	});
	const events = [...activity.push(loudEnough(samples)), ...activity.flush()];
	let startMs = 0;
	const speech = { spokenMs: 0, startMs: -1, endMs: 0 };
	for (const event of events) {
		if (event.type === 'start') startMs = event.startMs;
		if (event.type !== 'end') continue;
		if (speech.startMs < 0) speech.startMs = startMs;
		speech.spokenMs += event.endMs - startMs;
		speech.endMs = event.voiceEndMs + silenceAfterMs;
	}
	return speech;
}

const placeOf = (ms: number) => Math.round((ms * speechSampleRateHz) / 1_000);

/**
 * The part of a recording that is to be judged, and where it begins: the silence before and after the speech says nothing
 * of it. Refuses what cannot be judged, before any score is made.
 */
function judgedPart(samples: Int16Array, words: number, maxSpeechMs: number) {
	if ((samples.length * 1_000) / speechSampleRateHz > maxSpeechMs) throw refuse('readingTooLong');
	const { spokenMs, startMs, endMs } = speechIn(samples);
	if (spokenMs === 0) throw refuse('readingNotHeard');
	if (spokenMs < words * shortestWordMs) throw refuse('readingTooShort');
	const clipped = samples.reduce((count, sample) => count + Number(Math.abs(sample) >= fullScale), 0);
	if (clipped > clippedShare * samples.length) throw refuse('readingTooLoud');
	return { speech: samples.slice(placeOf(startMs), placeOf(endMs)), startMs };
}

/** A reading whose times count from so much earlier. */
function later({ words, extra, ...reading }: JudgedReading, ms: number): JudgedReading {
	const moved = <Timed extends TimeSpan>(timed: Timed): Timed => ({
		...timed,
		startMs: timed.startMs + ms,
		endMs: timed.endMs + ms,
	});
	return {
		...reading,
		words: words.map((word) => ({ ...word, sounds: word.sounds.map(moved) })),
		extra: extra.map(moved),
	};
}

function assessedSound({ phone, heardInstead, insertedBefore, ...sound }: JudgedSound): AssessedSound {
	return {
		...soundName(phone),
		...sound,
		...(heardInstead && { heardInstead: soundName(heardInstead) }),
		...(insertedBefore && { insertedBefore: soundName(insertedBefore) }),
	};
}

/** Letters of other languages, and marks: how such a name is said, its letters do not tell (José, Łódź). */
const foreignLetter = /[^\P{L}a-z]|\p{M}/iu;

/** A reading whose words in foreign letters are in doubt, and whose accuracy counts none that nobody knows how to say. */
function withGuessedLeftOut(reading: JudgedReading, readable: readonly ReadableWord[]): JudgedReading {
	const words = reading.words.map((word, index) =>
		foreignLetter.test(readable[index]?.text ?? '') ? guessedWord(word) : word,
	);
	const counted = words.filter(({ sounds, isGuessed }) => sounds.length > 0 && !isGuessed);
	const isGuessed = words.some((word) => word.isGuessed);
	const accuracy0to100 =
		isGuessed && counted.length > 0
			? mean(counted.map(({ score0to100 }) => score0to100))
			: reading.accuracy0to100;
	return { ...reading, words, accuracy0to100 };
}

/** Another stress than usual, with the word in its syllables. */
function stressOf(text: string, { vowels, ...stress }: NonNullable<JudgedWord['stress']>): OtherStress {
	const spelled = spelledSyllables(text.replace(/^[^a-z]+|[^a-z]+$/gi, ''), vowels);
	return { syllables: vowels, ...(spelled && { spelled }), ...stress };
}

/** A word whose bad score rests on sounds that the engine is not sure of is in doubt itself. */
function assessedWord(
	{ text }: ReadableWord,
	{ score0to100, sounds, stress, isGuessed }: JudgedWord,
): AssessedWord {
	const [first, last] = [sounds[0], sounds.at(-1)];
	if (!first || !last) {
		return { text, error: 'omission', score0to100: 0, unsure: false, startMs: null, endMs: null, sounds: [] };
	}
	const weak = sounds.filter((sound) => sound.score0to100 <= scoreFairAbove0to100);
	const isBad = score0to100 <= (isGuessed ? scoreGoodAbove0to100 : scoreFairAbove0to100);
	const isSure = weak.some((sound) => !sound.unsure);
	return {
		text,
		error: isBad && isSure ? 'mispronunciation' : 'none',
		score0to100,
		unsure: isBad && !isSure,
		startMs: first.startMs,
		endMs: last.endMs,
		sounds: sounds.map(assessedSound),
		...(stress && { stress: stressOf(text, stress) }),
	};
}

/** The words of the text, with what was said beside it in its place. */
function withInsertions(words: AssessedWord[], extra: JudgedReading['extra']): AssessedWord[] {
	function repeated({ from, to }: WordRange): AssessedWord['repeats'] {
		const said = words.slice(from, to).map(({ text }) => withoutMarks(text));
		return { words: said.join(' '), isAnew: from === 0 && said.length > 1 };
	}
	const insertions = (place: number): AssessedWord[] =>
		extra
			.filter(({ beforeWord }) => beforeWord === place)
			.map(({ startMs, endMs, repeats }) => ({
				...{ text: '', error: 'insertion' as const, score0to100: 0, unsure: true, sounds: [] },
				...{ startMs, endMs, ...(repeats && { repeats: repeated(repeats) }) },
			}));
	return [...words.flatMap((word, place) => [...insertions(place), word]), ...insertions(words.length)];
}

/** The weights that are documented for a reading whose melody is not judged: the lowest counts 0.6, the others 0.2 each. */
function pronunciationScore(scores: readonly number[]): number {
	const [lowest = 0, ...others] = [...scores].sort((first, second) => first - second);
	return 0.6 * lowest + others.reduce((sum, score) => sum + 0.2 * score, 0);
}

/** Makes the report of a judged reading (specification, section 9: the overall score is the mean of the four). */
export function reportOf(
	text: string,
	readable: readonly ReadableWord[],
	judged: JudgedReading,
	engine: string,
): PronunciationReport {
	const reading = withGuessedLeftOut(judged, readable);
	const words = readable.map((word, index) =>
		assessedWord(word, reading.words[index] ?? { score0to100: 0, sounds: [] }),
	);
	const said = words.filter(({ error }) => error !== 'omission').length;
	const { accent, accuracy0to100, fluency0to100 } = reading;
	const completeness0to100 = (100 * said) / words.length;
	const pronunciation0to100 = pronunciationScore([accuracy0to100, fluency0to100, completeness0to100]);
	return {
		engine,
		...(accent && { accent }),
		text,
		...{ accuracy0to100, fluency0to100, completeness0to100, pronunciation0to100 },
		overall0to100: (accuracy0to100 + fluency0to100 + completeness0to100 + pronunciation0to100) / 4,
		words: withInsertions(words, reading.extra),
		weakSounds: weakSounds(words),
	};
}

/** A judged sentence, and what is known of the speaker after it. */
export type AssessedReading = Pick<SpeakleResponse, 'report' | 'speaker'>;

/**
 * Judges how a sentence is read (16-bit mono samples at 16 kHz). Rejects with a `ReadingRefusal` that says
 * what to do: for silence, for what is too short, too long or distorted, for another sentence, and for a text that cannot
 * be read; as the judge does where it failed.
 */
export async function assessReading<Options>(
	judge: ReadingJudge<Options>,
	samples: Int16Array,
	text: string,
	options?: Options,
): Promise<AssessedReading> {
	const readable = readableText(text);
	const { speech, startMs } = judgedPart(samples, readable.length, judge.maxSpeechMs);
	const reading = later(await judge.assess(speech, readable, options), startMs);
	const omitted = reading.words.filter(({ sounds }) => sounds.length === 0).length;
	if (!reading.resembles || omitted >= otherSentenceShare * readable.length) {
		throw refuse('otherSentence');
	}
	const { speaker } = reading;
	return { report: reportOf(text, readable, reading, judge.health().name), ...(speaker && { speaker }) };
}
