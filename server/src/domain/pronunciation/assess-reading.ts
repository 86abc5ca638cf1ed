import { scoreFairAbove0to100, speechSampleRateHz } from '@henry/contract/limits.ts';
import { soundName } from '@henry/contract/phones.ts';
import { type RefusalReason, refusals } from '@henry/contract/refusals.ts';
import type {
	AssessedSound,
	AssessedWord,
	PronunciationReport,
	SpeakleResponse,
} from '@henry/contract/speakle.ts';
import { createSpeechActivity } from '@henry/sound/speech-activity.ts';
import { AppError } from '#server/domain/app-error.ts';
import type {
	AssessmentOptions,
	JudgedReading,
	JudgedSound,
	PronunciationAssessor,
	ReadableWord,
} from '#server/ports/pronunciation-assessor.ts';

import { readableText } from './readable-text.ts';

/** Nobody reads faster than ten words a second: less speech is not the whole sentence. */
const shortestWordMs = 100;
/** A recording of which more is at full scale is distorted too much to be judged. */
const clippedShare = 0.005;
const fullScale = 32_700;
/** Words of which at least this share was left out make it another sentence. */
const otherSentenceShare = 0.7;

const refuse = (reason: RefusalReason) => new AppError('invalid-argument', refusals[reason]);

/** Milliseconds of speech in a recording; 0 where nobody speaks. */
function speechMs(samples: Int16Array): number {
	const activity = createSpeechActivity({ sampleRateHz: speechSampleRateHz, maxUtteranceMs: 60_000 });
	const events = [...activity.push(samples), ...activity.flush()];
	let startMs = 0;
	let sum = 0;
	for (const event of events) {
		if (event.type === 'start') startMs = event.startMs;
		if (event.type === 'end') sum += event.endMs - startMs;
	}
	return sum;
}

/** Refuses what cannot be judged, before any score is made. */
function refuseUnfit(samples: Int16Array, words: number, maxSpeechMs: number): void {
	if ((samples.length * 1_000) / speechSampleRateHz > maxSpeechMs) throw refuse('readingTooLong');
	const spokenMs = speechMs(samples);
	if (spokenMs === 0) throw refuse('readingNotHeard');
	if (spokenMs < words * shortestWordMs) throw refuse('readingTooShort');
	const clipped = samples.reduce((count, sample) => count + Number(Math.abs(sample) >= fullScale), 0);
	if (clipped > clippedShare * samples.length) throw refuse('readingTooLoud');
}

function assessedSound({ phone, heardInstead, ...sound }: JudgedSound): AssessedSound {
	return { ...soundName(phone), ...sound, ...(heardInstead && { heardInstead: soundName(heardInstead) }) };
}

/** A word whose bad score rests on sounds that the engine is not sure of is in doubt itself. */
function assessedWord(
	{ text }: ReadableWord,
	{ score0to100, sounds }: JudgedReading['words'][number],
): AssessedWord {
	const [first, last] = [sounds[0], sounds.at(-1)];
	if (!first || !last) {
		return { text, error: 'omission', score0to100: 0, unsure: false, startMs: null, endMs: null, sounds: [] };
	}
	const weak = sounds.filter((sound) => sound.score0to100 <= scoreFairAbove0to100);
	const isBad = score0to100 <= scoreFairAbove0to100;
	const isSure = weak.some((sound) => !sound.unsure);
	return {
		text,
		error: isBad && isSure ? 'mispronunciation' : 'none',
		score0to100,
		unsure: isBad && !isSure,
		startMs: first.startMs,
		endMs: last.endMs,
		sounds: sounds.map(assessedSound),
	};
}

/** The words of the text, with what was said beside it in its place. */
function withInsertions(words: AssessedWord[], extra: JudgedReading['extra']): AssessedWord[] {
	const insertions = (place: number): AssessedWord[] =>
		extra
			.filter(({ beforeWord }) => beforeWord === place)
			.map(({ startMs, endMs }) => ({
				...{ text: '', error: 'insertion' as const, score0to100: 0, unsure: true, sounds: [] },
				...{ startMs, endMs },
			}));
	return [...words.flatMap((word, place) => [...insertions(place), word]), ...insertions(words.length)];
}

/** The weights that are documented for a reading whose melody is not judged: the lowest counts 0.6, the others 0.2 each. */
function pronunciationScore(scores: readonly number[]): number {
	const [lowest = 0, ...others] = [...scores].sort((first, second) => first - second);
	return 0.6 * lowest + others.reduce((sum, score) => sum + 0.2 * score, 0);
}

/** The sound with the lowest score among those that were surely not as they should be. */
function weakestSound(words: readonly AssessedWord[]): PronunciationReport['weakestSound'] {
	const weak = words
		.flatMap(({ sounds }) => sounds)
		.filter(({ unsure, score0to100 }) => !unsure && score0to100 <= scoreFairAbove0to100)
		.sort((first, second) => first.score0to100 - second.score0to100);
	return weak[0] ? soundName(weak[0].phone) : null;
}

/** Makes the report of a judged reading (specification, section 9: the overall score is the mean of the four). */
export function reportOf(
	text: string,
	readable: readonly ReadableWord[],
	reading: JudgedReading,
	engine: string,
): PronunciationReport {
	const words = readable.map((word, index) =>
		assessedWord(word, reading.words[index] ?? { score0to100: 0, sounds: [] }),
	);
	const said = words.filter(({ error }) => error !== 'omission').length;
	const { accuracy0to100, fluency0to100 } = reading;
	const completeness0to100 = (100 * said) / words.length;
	const pronunciation0to100 = pronunciationScore([accuracy0to100, fluency0to100, completeness0to100]);
	return {
		engine,
		text,
		...{ accuracy0to100, fluency0to100, completeness0to100, pronunciation0to100 },
		overall0to100: (accuracy0to100 + fluency0to100 + completeness0to100 + pronunciation0to100) / 4,
		words: withInsertions(words, reading.extra),
		weakestSound: weakestSound(words),
	};
}

/** A judged sentence, and what is known of the speaker after it. */
export type AssessedReading = Pick<SpeakleResponse, 'report' | 'speaker'>;

/**
 * Judges how a sentence is read (16-bit mono samples at 16 kHz). Rejects with an `AppError` (invalid-argument) that says
 * what to do: for silence, for what is too short, too long or distorted, for another sentence, and for a text that cannot
 * be read; with a `ProviderError` where the engine failed.
 */
export async function assessReading(
	assessor: PronunciationAssessor,
	samples: Int16Array,
	text: string,
	options: AssessmentOptions = {},
): Promise<AssessedReading> {
	const readable = readableText(text);
	refuseUnfit(samples, readable.length, assessor.maxSpeechMs);
	const reading = await assessor.assess(samples, readable, options);
	const omitted = reading.words.filter(({ sounds }) => sounds.length === 0).length;
	if (!reading.resembles || omitted >= otherSentenceShare * readable.length) {
		throw refuse('otherSentence');
	}
	const { speaker } = reading;
	return { report: reportOf(text, readable, reading, assessor.health().name), ...(speaker && { speaker }) };
}
