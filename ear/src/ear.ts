import { phoneTargets } from '#ear/acoustic/acoustic-model.ts';
import { alignWords } from '#ear/acoustic/alignment.ts';
import type { NetworkFrame, NetworkSession } from '#ear/acoustic/network.ts';
import { readSpeakerProfile, type SpeakerProfile } from '#ear/acoustic/speaker-profile.ts';
import { SpeakingRate, wordPenaltyAt } from '#ear/acoustic/speaking-rate.ts';
import { type WordEvidence, wordFeatures } from '#ear/confidence/confidence.ts';
import { likeliestPhones } from '#ear/confidence/english.ts';
import type { HeardWord } from '#ear/confidence/heard-transcript.ts';
import { createFeatures, type Features } from '#ear/features/features.ts';
import { GrowingRows } from '#ear/numerics/growing-rows.ts';
import { Decoder, defaultSearchParameters, type SearchParameters } from '#ear/search/decoder.ts';
import { type RescoringWeights, rescored } from '#ear/search/rescoring.ts';
import type { DecodedWord } from '#ear/search/traceback.ts';
import { wordPosteriors } from '#ear/search/word-posteriors.ts';
import { type EarFiles, type EarModel, readEarModel } from './ear-model.ts';
import { createHintReader, type Hints } from './hints.ts';

/** What was heard in a whole utterance. */
export type Hearing = {
	words: HeardWord[];
	/** How likely it is that this was English that could be understood; 0 without words. */
	english0to1: number;
	/** The features that each word's confidence was computed from (confidence.ts), to measure and to train it. */
	features: number[][];
	/** The likeliest phones (english.ts), to train what tells languages apart. */
	phones: number[];
};

/** A recogniser of English, ready to listen to any number of utterances at once. */
export type Ear = {
	/**
	 * Starts an utterance. `hints`: texts whose words are likely to be said; see hints.ts. `speaker`: what was learned of
	 * whoever speaks; one of another model counts for nothing.
	 */
	listen(hints?: readonly string[], speaker?: SpeakerProfile): EarUtterance;
};

/** Loads a recogniser from its files. Throws where one is damaged or does not fit the others. */
export function createEar(files: EarFiles, search: SearchParameters = defaultSearchParameters): Ear {
	const model = readEarModel(files);
	const readHints = createHintReader(model);
	return {
		listen(hints = [], speaker) {
			const adaptation = readSpeakerProfile(speaker, model.speakers);
			const session = model.network.createSession(adaptation && model.speakers.transformOf(adaptation));
			return new EarUtterance(model, session, readHints(hints), search);
		},
	};
}

/** Chosen on parts of three folds of the cross-validation and on a synthetic voice; see decision 6. */
const rescoringWeights: RescoringWeights = { own: 0.4, neural: 0.6, word: -1.5 };
const frameMs = 30;
/** Scores count less in posteriors, which would be too sure of themselves: frames do not vary independently. */
const posteriorScale = 0.5;

/** One utterance, recognised while it arrives. */
export class EarUtterance {
	readonly #model: EarModel;
	readonly #hints: Hints;
	readonly #decoder: Decoder;
	readonly #features: Features;
	readonly #session: NetworkSession;
	readonly #speakingRate = new SpeakingRate();
	readonly #states: GrowingRows;
	readonly #posteriors = new GrowingRows(phoneTargets);

	constructor(model: EarModel, session: NetworkSession, hints: Hints, search: SearchParameters) {
		this.#model = model;
		this.#hints = hints;
		const { stateCount } = model.network;
		this.#decoder = new Decoder(hints.searchNetwork, model.languageModel, stateCount, search);
		this.#features = createFeatures(model.features);
		this.#session = session;
		this.#states = new GrowingRows(stateCount);
	}

	/** Takes the next samples, 16-bit mono at 16 kHz. */
	push(samples: Int16Array): void {
		this.#take(this.#session.push(this.#features.push(samples)));
	}

	/** The words so far, all of which may still change; their confidences are not known yet and 0. */
	partial(): HeardWord[] {
		return this.#decoder.best().words.map(({ word, startFrame, endFrame }) => ({
			text: this.#textOf(word),
			startMs: startFrame * frameMs,
			endMs: endFrame * frameMs,
			confidence0to1: 0,
		}));
	}

	/** Ends the utterance. Nothing may be called after it. */
	finish(): Hearing {
		this.#take(this.#session.push(this.#features.finish()));
		this.#take(this.#session.finish());
		const words = this.#words();
		const evidence = this.#evidenceOf(words);
		const features = wordFeatures(evidence, this.#posteriors.values);
		const heard = evidence.map(({ phones }, index) => ({
			text: this.#textOf((words[index] as DecodedWord).word),
			startMs: (phones[0]?.startFrame ?? 0) * frameMs,
			endMs: (phones.at(-1)?.endFrame ?? 0) * frameMs,
			confidence0to1: this.#model.confidenceOf(features[index] as number[]),
		}));
		const phones = likeliestPhones(this.#posteriors.values);
		return { words: heard, english0to1: this.#model.englishOf(features, phones), features, phones };
	}

	/** The words of the best path, by both language models. */
	#words(): DecodedWord[] {
		const { words, isComplete } = this.#decoder.finish();
		if (!isComplete) return words;
		const { lattice } = this.#decoder;
		const { wordOffset } = this.#hints.searchNetwork;
		return rescored(lattice, this.#model.neuralLanguageModel, rescoringWeights, wordOffset);
	}

	#take(frames: NetworkFrame[]): void {
		for (const frame of frames) {
			this.#speakingRate.add(frame.posteriors);
			this.#decoder.advance(frame.states, 1, wordPenaltyAt(this.#speakingRate.phonesASecond));
			this.#states.add(frame.states);
			this.#posteriors.add(frame.posteriors);
		}
	}

	#evidenceOf(words: DecodedWord[]): WordEvidence[] {
		const spoken = words.map(({ word }) => this.#pronunciationsOf(word));
		const { values, count } = this.#states;
		const aligned = alignWords(spoken, values, count, this.#model.states) ?? [];
		const posteriors = wordPosteriors(this.#decoder.lattice, words, posteriorScale);
		return aligned.map((phones, index) => ({
			phones,
			posterior0to1: posteriors[index] as number,
			languageScore: (words[index] as DecodedWord).languageScore,
		}));
	}

	#pronunciationsOf(word: number): readonly (readonly number[])[] {
		const extra = this.#hints.extraWords[word - this.#model.lexicon.words.length];
		return extra?.pronunciations ?? this.#model.lexicon.pronunciationsOf(word);
	}

	/** The pronoun I is a capital; the lexicon has all words in lower case. */
	#textOf(word: number): string {
		const { words } = this.#model.lexicon;
		const text = words[word] ?? (this.#hints.extraTexts[word - words.length] as string);
		return text.replace(/^i(?=$|')/, 'I');
	}
}
