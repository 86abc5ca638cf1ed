import type { SpeakerProfile } from '#ear/acoustic/speaker-profile.ts';
import { mean } from '#ear/numerics/mean.ts';
import type { ExtraSpeech } from './reading-alignment.ts';
import { fluencyScore, halfMeanHalfLeast, type ReadingScales, type Scored } from './reading-scorer.ts';
import type { WordRange } from './repeated-words.ts';

/** A sound of a word that was said; times in milliseconds from the start of the utterance. */
export type JudgedSound = {
	/** ARPAbet, without stress. */
	phone: string;
	startMs: number;
	endMs: number;
	score0to100: number;
	/** It may be right or wrong: the evidence does not tell. */
	unsure: boolean;
	/** The sound that was heard instead, where it is clear. */
	heardInstead?: string;
	/** Nothing was heard in its place. */
	dropped?: true;
	/** A sound that was clearly put in before it. */
	insertedBefore?: string;
};

/**
 * Another stress than usual: the numbers, from 0, of the vowel that usually has the main stress and of the one that sounded
 * stressed, of all `vowels` of the word.
 */
export type OtherStress = { vowels: number; usual: number; heard: number; unsure: boolean };

/** A word of the text. One that was left out has no sounds and score 0. */
export type JudgedWord = {
	score0to100: number;
	sounds: JudgedSound[];
	/** Left out where the stress was as usual, or nobody knows. */
	stress?: OtherStress;
	/** Nobody knows how it is said, so that its score says nothing: none of its sounds is surely wrong. */
	isGuessed?: true;
};

/** A reading of a text, judged. */
export type Reading = {
	words: JudgedWord[];
	/** Speech that belongs to no word, and the words of the text that are said once more in it. */
	extra: { startMs: number; endMs: number; beforeWord: number; repeats?: WordRange }[];
	accuracy0to100: number;
	fluency0to100: number;
	/** Whether it can have been this text: false where hardly a sound of it was heard. */
	resembles: boolean;
	/** What is known of the speaker after this reading, where it can have been this text. */
	speaker?: SpeakerProfile;
};

type Frames = { startFrame: number; endFrame: number };

/** When frames begin and end, in milliseconds. */
export function frameTimes({ startFrame, endFrame }: Frames, frameMs: number) {
	return { startMs: startFrame * frameMs, endMs: endFrame * frameMs };
}

/** What a judge knows of a reading besides the scores of its sounds. */
type JudgedWith<Sound> = {
	wordCount: number;
	extra: readonly (ExtraSpeech & { repeats?: WordRange | undefined })[];
	frameMs: number;
	scales: ReadingScales;
	judgedSound: (sound: Sound) => JudgedSound;
	/** Whether it can have been this text, of which so large a share of words was left out. */
	resembles: (leftOut0to1: number) => boolean;
};

/** A sound or a word with so many points at most is poor; the pages draw the same line. */
const poorUpTo = 50;
const leastAbovePoor = poorUpTo + 1;

/**
 * A word's score that agrees with its sounds: poor where one of them surely is, and else only where one is in doubt; never
 * lower where a sound is better.
 */
function agreedScore(score0to100: number, sounds: readonly JudgedSound[]): number {
	const isWrong = sounds.some((sound) => !sound.unsure && sound.score0to100 <= poorUpTo);
	if (isWrong) return Math.min(poorUpTo, score0to100);
	return sounds.some(({ unsure }) => unsure) ? score0to100 : Math.max(leastAbovePoor, score0to100);
}

/** A reading of scored sounds, whose accuracy is the mean of its words that were said; `word` is a sound's place among the words of the text. */
export function readingOf<Sound extends Scored & { word: number }>(
	scored: readonly Sound[],
	{ wordCount, extra, frameMs, scales, judgedSound, resembles }: JudgedWith<Sound>,
): Reading {
	const words = Array.from({ length: wordCount }, (_, word): JudgedWord => {
		const ofWord = scored.filter((sound) => sound.word === word);
		if (ofWord.length === 0) return { score0to100: 0, sounds: [] };
		const sounds = ofWord.map(judgedSound);
		return { score0to100: agreedScore(scales.word(halfMeanHalfLeast(ofWord)), sounds), sounds };
	});
	const said = words.filter(({ sounds }) => sounds.length > 0);
	const leftOut0to1 = 1 - said.length / words.length;
	return {
		words,
		extra: extra.map(({ beforeWord, repeats, ...speech }) => ({
			...frameTimes(speech, frameMs),
			...{ beforeWord, ...(repeats && { repeats }) },
		})),
		accuracy0to100: said.length > 0 ? mean(said.map(({ score0to100 }) => score0to100)) : 0,
		fluency0to100: fluencyScore(words, scales),
		resembles: resembles(leftOut0to1),
	};
}
