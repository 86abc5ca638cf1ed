import type { JudgedFreeSounds } from '@henry/contract/free-sounds.ts';
import {
	maxPractisedSounds,
	maxSoundExamples,
	maxWordCharacters,
	speechSampleRateHz,
} from '@henry/contract/limits.ts';
import { soundName } from '@henry/contract/phones.ts';
import type { SoundPosition } from '@henry/contract/practice.ts';
import { pauseMs } from '@henry/contract/speech-figures.ts';
import type { TranscriptWord } from '@henry/contract/transcript.ts';
import type { JudgedSound, JudgedWord } from '@henry/ear/judge/reading.ts';
import type { ReadableWord } from '@henry/reading/judged-reading.ts';
import { practisedSound } from '@henry/reading/practised-sound.ts';
import { readableText } from '@henry/reading/readable-text.ts';
import type { AssessmentOptions, PronunciationAssessor } from '#server/ports/pronunciation-assessor.ts';

/** What was said is taken for known where the ear gives each word at least this chance. */
const sureFrom0to1 = 0.85;
/** In fewer words the judge finds its way less well. */
const fewestWords = 4;
/**
 * So much of an answer is judged at most, its longest segments first; and a longer segment is cut, so that one call stays
 * short. Where nobody waits for it, shorter ones let whoever does wait come in between.
 */
const efforts = {
	live: { judgedMs: 40_000, longestSegmentMs: 12_000 },
	report: { judgedMs: 20_000, longestSegmentMs: 6_000 },
};
/** The ear's times may be off by so much: a segment is cut a little before and after. */
const marginMs = 120;
/** A sound with so few points that is not in doubt is surely wrong. */
const wrongUpTo0to100 = 50;

/** A segment of words that were surely heard, and whether silence lies before and after it. */
type Segment = { words: TranscriptWord[]; isOpenBefore: boolean; isOpenAfter: boolean };

/** Whether a word was heard so surely, and is so plain, that its sounds can be judged. */
export const isKnown = ({ text, confidence0to1, unsure }: TranscriptWord) =>
	!unsure && confidence0to1 >= sureFrom0to1 && /^[a-z]+(?:['’][a-z]+)*[.,!?]*$/i.test(text);

const lasts = ({ words }: Segment) => (words.at(-1)?.endMs ?? 0) - (words[0]?.startMs ?? 0);

/** The segments of an answer in which every word was surely heard, the longest first. */
function knownSegments(words: readonly TranscriptWord[], longestSegmentMs: number): Segment[] {
	const segments: TranscriptWord[][] = [];
	let open: TranscriptWord[] | undefined;
	for (const word of words) {
		const isLong = open !== undefined && word.endMs - (open[0]?.startMs ?? 0) > longestSegmentMs;
		if (!isKnown(word) || isLong) open = undefined;
		if (!isKnown(word)) continue;
		if (!open) {
			open = [];
			segments.push(open);
		}
		open.push(word);
	}
	const gapAt = (index: number) => {
		const [before, after] = [words[index - 1], words[index]];
		return !before || !after || after.startMs - before.endMs >= pauseMs;
	};
	return segments
		.filter(({ length }) => length >= fewestWords)
		.map((segment) => {
			const first = words.indexOf(segment[0] as TranscriptWord);
			return { words: segment, isOpenBefore: gapAt(first), isOpenAfter: gapAt(first + segment.length) };
		})
		.sort((one, other) => lasts(other) - lasts(one));
}

/** Where in a word of so many sounds the one at this place is. */
function positionOf(place: number, sounds: number): SoundPosition {
	if (place === 0) return 'start';
	return place === sounds - 1 ? 'end' : 'inside';
}

type Judged = JudgedWord & { word: TranscriptWord };

/** A word that was surely heard, without the mark behind it. */
const plainOf = (text: string) => text.replaceAll('’', "'").replace(/[.,!?]+$/, '');

/** Judges one segment; words at a cut inside speech may have lost a sound there, so that they do not count. */
async function judgeSegment(
	assessor: PronunciationAssessor,
	samples: Int16Array,
	{ words, isOpenBefore, isOpenAfter }: Segment,
	options: AssessmentOptions,
): Promise<Judged[]> {
	const startMs = Math.max(0, (words[0]?.startMs ?? 0) - marginMs);
	const endMs = (words.at(-1)?.endMs ?? 0) + marginMs;
	const place = (ms: number) => Math.round((ms * speechSampleRateHz) / 1_000);
	const readable = words.map(({ text }): ReadableWord => {
		const plain = plainOf(text);
		// "IT" may be "it" or two letters.
		return { text, ways: readableText(plain).flatMap(({ ways }) => ways) };
	});
	const reading = await assessor.assess(samples.slice(place(startMs), place(endMs)), readable, options);
	if (!reading.resembles) return [];
	const judged = words.map((word, index) => ({
		word,
		...(reading.words[index] ?? { score0to100: 0, sounds: [] }),
	}));
	return judged
		.slice(isOpenBefore ? 0 : 1, isOpenAfter ? undefined : -1)
		.filter(({ sounds, isGuessed }) => sounds.length > 0 && !isGuessed);
}

const isWrong = ({ unsure, score0to100 }: JudgedSound) => !unsure && score0to100 <= wrongUpTo0to100;

/**
 * Judges the sounds of free speech (16-bit mono at 16 kHz), only in segments whose `words` were surely heard: elsewhere
 * nobody knows what should have been said. What was misheard because it was said badly is left out with that, so that the
 * scores flatter. Rejects with the assessor's `ProviderError`.
 */
export async function judgeFreeSpeech(
	assessor: PronunciationAssessor,
	samples: Int16Array,
	words: readonly TranscriptWord[],
	options: AssessmentOptions = {},
): Promise<JudgedFreeSounds> {
	const judged: Judged[] = [];
	const { judgedMs, longestSegmentMs } = efforts[options.priority ?? 'live'];
	let leftMs = judgedMs;
	for (const segment of knownSegments(words, longestSegmentMs)) {
		if (leftMs <= 0) break;
		leftMs -= lasts(segment);
		judged.push(...(await judgeSegment(assessor, samples, segment, options)));
	}
	const sounds = judged.flatMap((one) =>
		one.sounds.map((sound, place) => ({
			...one,
			...{ sound, place, position: positionOf(place, one.sounds.length) },
		})),
	);
	const wrong = sounds.filter(({ sound }) => isWrong(sound));
	const sum = judged.reduce((total, { score0to100 }) => total + score0to100, 0);
	return {
		words: judged.length,
		sounds: sounds.length,
		accuracy0to100: sum / Math.max(judged.length, 1),
		wrong: wrong.length,
		judged: sounds
			.filter(({ word, sound }) => !sound.unsure && word.text.length <= maxWordCharacters)
			.slice(0, maxPractisedSounds)
			.map(({ word: { text, startMs, endMs }, sound, place, position }) => ({
				...practisedSound(sound, place),
				position,
				place: { word: plainOf(text), startMs, endMs },
			})),
		examples: wrong
			.filter(({ word }) => word.text.length <= maxWordCharacters)
			.sort((one, other) => one.sound.score0to100 - other.sound.score0to100)
			.slice(0, maxSoundExamples)
			.map(({ word, sound }) => ({
				word: word.text,
				startMs: word.startMs,
				endMs: word.endMs,
				ipa: soundName(sound.phone).ipa,
				...(sound.insertedBefore
					? { insertedBefore: soundName(sound.insertedBefore).ipa }
					: sound.heardInstead && { heardInstead: soundName(sound.heardInstead).ipa }),
			})),
	};
}
