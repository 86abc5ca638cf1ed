import { parsePhones } from '#ear/lexicon/lexicon.ts';
import { mean } from '#ear/numerics/mean.ts';
import { type HeardFrames, heardPhoneIds, heardPhones, vowelPhones } from './heard-phones.ts';
import { errorEvidence, type HeardScorer, readHeardScorer, sentScore } from './heard-scorer.ts';
import {
	type HeardSound,
	heardSoundFeatureNames,
	heardSoundFeatures,
	heardSounds,
	highest,
} from './heard-sound-features.ts';
import { insertedSound, insertionRatio, withVowelBefore } from './inserted-sounds.ts';
import { frameTimes, type JudgedSound, type Reading, readingOf } from './reading.ts';
import {
	alignReading,
	type ExtraSpeech,
	type ReadingAlignment,
	type ReadingPenalties,
} from './reading-alignment.ts';
import type { Scored } from './reading-scorer.ts';
import { repeatedWords, type WordRange } from './repeated-words.ts';

/** What leaves the text. */
export type JudgeLimits = {
	penalties: ReadingPenalties;
	/** A text is another one where the mean log probability of its sounds, less so much for words left out, is lower. */
	otherTextBelow: number;
};

/**
 * For Whisper's layers, at 20 ms a frame. Of 15,849 words in 2,500 readings by learners 24 count as left out, and of 2,500
 * words that nobody said 61 % do; in 18 % of the readings something was said besides, and where a word too many was said it is
 * told in 78 %. With 2 a frame and 12 for extra speech as such it is 24 % and 83 %, and sounds said wrong are taken for it.
 */
export const whisperLimits: JudgeLimits = {
	penalties: { omittedWord: 6, omittedSound: 2.5, extraSpeech: 8, extraFrame: 3 },
	otherTextBelow: -3.3,
};
const leftOutWeight = 2;

/** The sounds in the evidence, and the features that their scores are computed from (`heardSoundFeatureNames`). */
export type HeardEvidence = {
	alignment: ReadingAlignment;
	sounds: HeardSound[];
	features: number[][];
	/**
	 * How much likelier it is that a vowel was put in before the sound at `index`, and which: of the whole reading and of what is
	 * between its neighbours the lower ratio; natural logarithms.
	 */
	vowelBefore(index: number): { phone: number; ratio: number };
	/** The words of the text that are said once more in some extra speech. */
	repeatedIn(extra: ExtraSpeech): WordRange | undefined;
};

/** What was likelier heard than a sound: another phone, or nothing. */
type Instead = { heardInstead?: number; dropped?: true };

/** A sound with its score, whether it is surely wrong, or in doubt, and then what was heard instead or before it. */
type MarkedSound = HeardSound &
	Scored &
	Instead & { isWrong: boolean; unsure: boolean; insertedBefore?: number };

/** What the names of learners' sounds stand for in ARPAbet: what is said in place of HH and R is shown as these. */
const shownPhones = new Map([
	['X', 'HH'],
	['RR', 'R'],
]);

/** Aligns words (ways to say each, in ARPAbet) with what was heard, and gathers the evidence for each of their sounds. */
export function heardEvidence(
	frames: HeardFrames,
	words: readonly (readonly (readonly string[])[])[],
	penalties: ReadingPenalties,
): HeardEvidence {
	const spoken = words.map((ways) => ways.map((phones) => parsePhones(phones.join(' '), heardPhoneIds)));
	// The alignment tells a phone's first frame from its later ones, which these frames do not.
	const targets = 2 * heardPhones.length;
	const doubled = new Float32Array(frames.count * targets).map(
		(_, index) => frames.logProbabilities[index >> 1] as number,
	);
	const alignment = alignReading(spoken, doubled, targets, penalties);
	const sounds = heardSounds(alignment.words, frames);
	function vowelBefore(index: number) {
		const { word } = sounds[index] as HeardSound;
		const place = index - sounds.findIndex((sound) => sound.word === word);
		const ways = alignment.words.map((said, number) => {
			const phones = said.map(({ phone }) => phone);
			if (number === word) return withVowelBefore(phones, place);
			return phones.length > 0 ? [phones] : [];
		});
		const { words: heard, logProbability } = alignReading(ways, doubled, targets, penalties);
		const phone = heard[word]?.[place]?.phone ?? 0;
		const local = insertionRatio(sounds[index] as HeardSound);
		return phone === 0
			? local
			: { phone, ratio: Math.min(local.ratio, logProbability - alignment.logProbability) };
	}
	const repeatedIn = (extra: ExtraSpeech) => repeatedWords(extra, spoken, doubled, targets);
	return { alignment, sounds, features: heardSoundFeatures(sounds), vowelBefore, repeatedIn };
}

/** Judges how known texts are read, from the phones that a network heard at every frame. */
export class HeardAssessor {
	readonly #scorer: HeardScorer;
	readonly #limits: JudgeLimits;

	/** Throws where the scorer's file is damaged. */
	constructor(scorer: Uint8Array, limits: JudgeLimits) {
		this.#limits = limits;
		this.#scorer = readHeardScorer(scorer, heardSoundFeatureNames.length);
	}

	/**
	 * Judges a reading: `words` holds the ways to say each word of the text (ARPAbet), and `spellings` how each is written,
	 * lower case.
	 */
	judge(
		frames: HeardFrames,
		words: readonly (readonly (readonly string[])[])[],
		spellings: readonly string[],
	): { reading: Reading; alignment: ReadingAlignment } {
		const { penalties, otherTextBelow } = this.#limits;
		const evidence = heardEvidence(frames, words, penalties);
		const { alignment, sounds, features, vowelBefore, repeatedIn } = evidence;
		const { expertsScoresOf, errorLimits, insertionLimits, scales } = this.#scorer;
		const expertsScores = expertsScoresOf(features);
		const scored = sounds.map((sound, index): MarkedSound => {
			const ofWord = sounds.filter(({ word }) => word === sound.word);
			const spelling = spellings[sound.word] ?? '';
			const inserted = insertedSound(ofWord, ofWord.indexOf(sound), spelling, insertionLimits, () =>
				vowelBefore(index),
			);
			const expertsScore = expertsScores[index] as number;
			const error = errorEvidence(this.#scorer, features[index] as number[], expertsScore);
			const isWrong = inserted?.isSure === true || error >= errorLimits.wrongFrom;
			const unsure = !isWrong && (inserted !== undefined || error >= errorLimits.doubtFrom);
			return {
				...sound,
				...((isWrong || unsure) && heardInsteadOf(sounds, index)),
				...(inserted?.isSure && { insertedBefore: inserted.phone }),
				...{ unsure, isWrong },
				score0to2: sentScore(expertsScore, isWrong),
			};
		});
		const { frameMs } = frames;
		const reading = readingOf(scored, {
			wordCount: words.length,
			extra: alignment.extra.map((extra) => ({ ...extra, repeats: repeatedIn(extra) })),
			frameMs,
			scales,
			judgedSound: (sound) => this.#judgedSound(sound, frameMs),
			resembles: (leftOut0to1) => meanProbability(sounds) - leftOutWeight * leftOut0to1 >= otherTextBelow,
		});
		return { reading, alignment };
	}

	#judgedSound(sound: MarkedSound, frameMs: number): JudgedSound {
		const { insertedBefore, heardInstead, dropped, unsure } = sound;
		const phone = heardPhones[sound.phone] as string;
		const shown = heardInstead === undefined ? phone : shownPhone(heardInstead);
		return {
			phone,
			...frameTimes(sound, frameMs),
			score0to100: this.#scorer.scales.sound(sound.score0to2),
			unsure,
			...(shown !== phone && { heardInstead: shown }),
			...(dropped && { dropped }),
			...(insertedBefore !== undefined && { insertedBefore: shownPhone(insertedBefore) }),
		};
	}
}

/**
 * What was likelier heard than a sound. A neighbour's phone is none: it only reaches into it. A consonant may have been dropped: with
 * Whisper that is told of 46 of 70 that were, and of 24 of 619 other errors (`./henry bench pronunciation planted`).
 */
function heardInsteadOf(sounds: readonly HeardSound[], index: number): Instead {
	const sound = sounds[index] as HeardSound;
	const others = sound.ratios.instead.slice();
	for (const neighbour of [sounds[index - 1], sounds[index + 1]]) {
		if (neighbour) others[neighbour.phone] = Number.NEGATIVE_INFINITY;
	}
	const { phone, ratio } = highest(others);
	const { absent } = sound.ratios;
	const isConsonant = !vowelPhones.has(heardPhones[sound.phone] as string);
	if (isConsonant && absent > 0 && absent >= ratio) return { dropped: true };
	return ratio > 0 ? { heardInstead: phone } : {};
}

function shownPhone(phone: number): string {
	const name = heardPhones[phone] as string;
	return shownPhones.get(name) ?? name;
}

/** Mean log probability of the sounds that were to be heard; the lowest there is where there are none. */
function meanProbability(sounds: readonly HeardSound[]): number {
	return sounds.length === 0 ? -12 : mean(sounds.map((sound) => sound.logProbability.mean));
}
