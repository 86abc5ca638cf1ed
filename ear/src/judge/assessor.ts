import { type AcousticFile, readAcousticFile } from '#ear/acoustic/acoustic-file.ts';
import { phoneTargets } from '#ear/acoustic/acoustic-model.ts';
import type { NetworkFrame } from '#ear/acoustic/network.ts';
import type { HeardReading } from '#ear/acoustic/speaker-adaptation.ts';
import {
	readSpeakerProfile,
	type SpeakerProfile,
	writeSpeakerProfile,
} from '#ear/acoustic/speaker-profile.ts';
import { createFeatures } from '#ear/features/features.ts';
import { parsePhones, phoneIdsOf } from '#ear/lexicon/lexicon.ts';
import {
	createWordPronunciations,
	type PronunciationFiles,
	type WordPronunciations,
} from '#ear/lexicon/word-pronunciations.ts';
import { mean } from '#ear/numerics/mean.ts';
import { frameTimes, type JudgedSound, type Reading, readingOf } from './reading.ts';
import {
	alignReading,
	defaultPenalties,
	type ReadingAlignment,
	type ReadingPenalties,
} from './reading-alignment.ts';
import { type Limits, readScorer, type Scored, type Scorer } from './reading-scorer.ts';
import type { ScoreScale } from './score-scale.ts';
import { alignBySequence, type Frames, type SoundEvidence, soundEvidence } from './sound-evidence.ts';
import { soundFeatureNames, soundFeatures } from './sound-features.ts';

/** The files that pronunciation is judged by; the JSON one parsed. */
export type AssessorFiles = PronunciationFiles & {
	acoustic: Uint8Array;
	/** The scorer; without it nothing is scored, which is how its training data is made. */
	pronunciation?: Uint8Array;
};

/** What a reading is judged from, to train the scorer and to measure. */
export type ReadingEvidence = {
	alignment: ReadingAlignment;
	sounds: SoundEvidence[];
	features: number[][];
	/** What it tells of the speaker. */
	heard: HeardReading;
};

const frameMs = 30;
/** Another sound was heard where its mean posterior is at least this, and the wanted one's at most that. */
const insteadAtLeast = 0.5;
const wantedAtMost = 0.1;
/**
 * A text is another one where the mean log posterior of its phones, less so much for the share of words left out, is
 * lower. Chosen on two folds of learners; `./henry bench pronunciation sanity` says how many texts are told.
 */
const otherTextBelow = -3;
const leftOutWeight = 2;
/** The lowest log posterior of a phone that counts in these means. */
const leastPosterior = -12;

/** Judges how known texts are read. */
export class Assessor {
	readonly #acoustic: AcousticFile;
	readonly #phoneIds: ReadonlyMap<string, number>;
	/** The ways to say words. */
	readonly pronunciations: WordPronunciations;
	readonly #scorer: Scorer | undefined;

	/** Loads the models. Throws where a file is damaged or does not fit the others. */
	constructor(files: AssessorFiles) {
		this.#acoustic = readAcousticFile(files.acoustic);
		this.#phoneIds = phoneIdsOf(this.#acoustic.phoneNames);
		this.pronunciations = createWordPronunciations(files, this.#acoustic.phoneNames);
		this.#scorer = files.pronunciation && readScorer(files.pronunciation, soundFeatureNames.length);
	}

	/**
	 * Judges a reading of at most a minute (16-bit mono samples at 16 kHz): `words` holds the ways to say each word of the
	 * text, in phones (ARPAbet). What is known of the `speaker` does not change the judgement: it would take a habit for
	 * right. Throws where the assessor was made without a scorer.
	 */
	judge(
		samples: Int16Array,
		words: readonly (readonly (readonly string[])[])[],
		speaker?: SpeakerProfile,
	): Reading {
		if (!this.#scorer) throw new Error('There is no scorer.');
		const { alignment, sounds, features, heard } = this.evidence(samples, words);
		const { scoreOf, scales, limits } = this.#scorer;
		const scored = sounds.map((sound, index) => ({
			...sound,
			score0to2: Math.min(2, Math.max(0, scoreOf(features[index] as number[]))),
		}));
		const reading = readingOf(scored, {
			wordCount: words.length,
			extra: alignment.extra,
			frameMs,
			scales,
			judgedSound: (sound) => this.#judgedSound(sound, scales.sound, limits),
			resembles: (leftOut0to1) => meanPosterior(scored) - leftOutWeight * leftOut0to1 >= otherTextBelow,
		});
		return reading.resembles ? { ...reading, speaker: this.profileAfter(heard, speaker) } : reading;
	}

	/** The evidence behind a judgement; `penalties` say how readily words count as left out or as too many. */
	evidence(
		samples: Int16Array,
		words: readonly (readonly (readonly string[])[])[],
		penalties: ReadingPenalties = defaultPenalties,
	): ReadingEvidence {
		const frames = this.#hear(samples);
		const spoken = words.map((ways) => ways.map((phones) => parsePhones(phones.join(' '), this.#phoneIds)));
		const alignment = alignReading(spoken, frames.posteriors, phoneTargets, penalties);
		const bySequence = alignBySequence(alignment, frames, this.#acoustic.states);
		const sounds = soundEvidence(alignment, bySequence, frames, this.#acoustic.states);
		const { count, channels } = frames;
		const heard = { count, channels, phones: bySequence.flat(), extra: alignment.extra };
		return { alignment, sounds, features: soundFeatures(sounds, count), heard };
	}

	/** What is known of the speaker after one more reading. */
	profileAfter(heard: HeardReading, speaker?: SpeakerProfile): SpeakerProfile {
		const { speakers } = this.#acoustic;
		const before = readSpeakerProfile(speaker, speakers);
		const readings = before ? (speaker?.readings ?? 0) : 0;
		return writeSpeakerProfile(speakers.adapted(before, heard), readings + 1, speakers);
	}

	#hear(samples: Int16Array): Frames & Pick<HeardReading, 'channels'> {
		const features = createFeatures(this.#acoustic.features);
		const session = this.#acoustic.network.createSession();
		const heard: NetworkFrame[] = [
			...session.push(features.push(samples)),
			...session.push(features.finish()),
			...session.finish(),
		];
		const { stateCount, channelCount } = this.#acoustic.network;
		const states = new Float32Array(heard.length * stateCount);
		const posteriors = new Float32Array(heard.length * phoneTargets);
		const channels = new Float32Array(heard.length * channelCount);
		for (const [index, frame] of heard.entries()) {
			states.set(frame.states, index * stateCount);
			posteriors.set(frame.posteriors, index * phoneTargets);
			channels.set(frame.channels, index * channelCount);
		}
		return { count: heard.length, states, posteriors, channels };
	}

	#judgedSound(sound: SoundEvidence & Scored, scale: ScoreScale, limits: Limits): JudgedSound {
		const [likeliest, probability] = this.#likeliestSound(sound.phonePosteriors);
		const wanted = Math.exp(sound.phonePosteriors[sound.phone] as number);
		const isDoubtful = sound.score0to2 < limits.doubtBelow;
		const isOther = likeliest !== sound.phone && probability >= insteadAtLeast && wanted <= wantedAtMost;
		return {
			phone: this.#acoustic.phoneNames[sound.phone] as string,
			...frameTimes(sound, frameMs),
			score0to100: scale(sound.score0to2),
			unsure: isDoubtful && sound.score0to2 >= limits.wrongBelow,
			...(isDoubtful && isOther && { heardInstead: this.#acoustic.phoneNames[likeliest] as string }),
		};
	}

	/** Silence is no sound: it is left out. */
	#likeliestSound(posteriors: Float64Array): [phone: number, probability0to1: number] {
		let best = 1;
		for (let phone = 2; phone < posteriors.length; phone++) {
			if ((posteriors[phone] as number) > (posteriors[best] as number)) best = phone;
		}
		return [best, Math.exp(posteriors[best] as number)];
	}
}

/** Mean log posterior of the phones that were to be heard; the lowest there is where there are none. */
function meanPosterior(sounds: readonly SoundEvidence[]): number {
	if (sounds.length === 0) return leastPosterior;
	return mean(sounds.map((sound) => Math.max(leastPosterior, sound.phonePosteriors[sound.phone] as number)));
}
