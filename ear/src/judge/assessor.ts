import type { SpeakerProfile } from '#ear/acoustic/speaker-profile.ts';
import { readSafetensors } from '#ear/files/safetensors.ts';
import {
	createWordPronunciations,
	type PronunciationFiles,
	type WordPronunciations,
} from '#ear/lexicon/word-pronunciations.ts';
import { HeardAssessor, type JudgeLimits } from './heard-assessor.ts';
import { type HeardFrames, heardPhones } from './heard-phones.ts';
import { OwnHearing, ownFrameMs } from './own-hearing.ts';
import { type PhoneHead, readPhoneHead } from './phone-head.ts';
import type { Reading } from './reading.ts';

/** The files that our own network judges pronunciation by; the JSON one parsed. */
export type AssessorFiles = PronunciationFiles & {
	acoustic: Uint8Array;
	/** The head that tells learners' phones apart, and the scorer. */
	judge: Uint8Array;
};

/**
 * At 30 ms a frame, chosen on two eighths of the readings by learners. Of 3,922 words that were said 4 count as left out, and of
 * 625 that nobody said 58 % do; in 9 % of the readings something was said besides, and where a word too many was said it is told in
 * 66 %. With 4 and 2 for omissions it is 11 and 76 %: too many words that were said are told as left out.
 */
export const ownLimits: JudgeLimits = {
	penalties: { omittedWord: 6, omittedSound: 2.5, extraSpeech: 7, extraFrame: 2.5 },
	otherTextBelow: -3.1,
};

/** Judges how known texts are read, by what our own acoustic network hears. */
export class Assessor {
	readonly #hearing: OwnHearing;
	readonly #head: PhoneHead;
	readonly #assessor: HeardAssessor;
	/** The ways to say words. */
	readonly pronunciations: WordPronunciations;

	/** Loads the models. Throws where a file is damaged or does not fit the others. */
	constructor(files: AssessorFiles) {
		this.#hearing = new OwnHearing(files.acoustic);
		this.#head = readPhoneHead(readSafetensors(files.judge));
		if (this.#head.inputs !== this.#hearing.layerWidth) {
			throw new RangeError('The judge of sounds was made for another acoustic model.');
		}
		this.#assessor = new HeardAssessor(files.judge, ownLimits);
		this.pronunciations = createWordPronunciations(files, heardPhones);
	}

	/**
	 * Judges a reading of at most a minute (16-bit mono samples at 16 kHz): `words` holds the ways to say each word of the
	 * text, in phones (ARPAbet), and `spellings` how each is written, lower case. What is known of the `speaker` does not change
	 * the judgement: it would take a habit for right.
	 */
	judge(
		samples: Int16Array,
		words: readonly (readonly (readonly string[])[])[],
		spellings: readonly string[],
		speaker?: SpeakerProfile,
	): Reading {
		const frames = this.#hearing.hear(samples);
		const { count, layers } = frames;
		const logProbabilities = this.#head.logProbabilitiesOf(layers, count);
		const heard: HeardFrames = { count, frameMs: ownFrameMs, logProbabilities };
		const { reading, alignment } = this.#assessor.judge(heard, words, spellings);
		return reading.resembles
			? { ...reading, speaker: this.#hearing.profileAfter(frames, alignment, speaker) }
			: reading;
	}
}
