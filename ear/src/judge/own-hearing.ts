import { type AcousticFile, readAcousticFile } from '#ear/acoustic/acoustic-file.ts';
import { phoneTargets } from '#ear/acoustic/acoustic-model.ts';
import { alignBySequence, type SequenceScores } from '#ear/acoustic/alignment.ts';
import type { HeardReading } from '#ear/acoustic/speaker-adaptation.ts';
import {
	readSpeakerProfile,
	type SpeakerProfile,
	writeSpeakerProfile,
} from '#ear/acoustic/speaker-profile.ts';
import { createFeatures } from '#ear/features/features.ts';
import { parsePhones, phoneIdsOf } from '#ear/lexicon/lexicon.ts';
import { alignReading, type ReadingAlignment, type ReadingPenalties } from './reading-alignment.ts';

/** A frame of our own network's, in milliseconds. */
export const ownFrameMs = 30;

/** What our own network hears of a whole utterance, frame by frame. */
export type OwnFrames = SequenceScores & {
	/** [count, phoneTargets]: `NetworkFrame.posteriors`. */
	posteriors: Float32Array;
	/** [count, layerWidth]: `NetworkFrame.channels`, and the features of the frame's 30 ms. */
	layers: Float32Array;
};

/** Our own acoustic network, to hear how known texts are read. */
export class OwnHearing {
	readonly #acoustic: AcousticFile;
	readonly #phoneIds: ReadonlyMap<string, number>;
	/** The phones in their order, silence first. */
	readonly phoneNames: readonly string[];
	/** Numbers of a frame in `OwnFrames.layers`. */
	readonly layerWidth: number;

	/** Throws where the acoustic model's file is damaged. */
	constructor(acoustic: Uint8Array) {
		this.#acoustic = readAcousticFile(acoustic);
		this.phoneNames = this.#acoustic.phoneNames;
		this.#phoneIds = phoneIdsOf(this.phoneNames);
		const { channelCount, stride, bands } = this.#acoustic.network;
		this.layerWidth = channelCount + stride * bands;
	}

	/** Hears speech (16 bits, mono, 16 kHz). */
	hear(samples: Int16Array): OwnFrames {
		const { network, features: model } = this.#acoustic;
		const front = createFeatures(model);
		const [first, last] = [front.push(samples), front.finish()];
		const features = new Float32Array(first.length + last.length);
		features.set(first);
		features.set(last, first.length);
		const session = network.createSession();
		const heard = [...session.push(features), ...session.finish()];
		const { stateCount, channelCount } = network;
		const width = this.layerWidth;
		const ofFrame = width - channelCount;
		const states = new Float32Array(heard.length * stateCount);
		const posteriors = new Float32Array(heard.length * phoneTargets);
		const layers = new Float32Array(heard.length * width);
		for (const [index, frame] of heard.entries()) {
			states.set(frame.states, index * stateCount);
			posteriors.set(frame.posteriors, index * phoneTargets);
			layers.set(frame.channels, index * width);
			layers.set(features.subarray(index * ofFrame, (index + 1) * ofFrame), index * width + channelCount);
		}
		return { count: heard.length, states, posteriors, layers };
	}

	/**
	 * Where the words lie (ways to say each, in ARPAbet), by the phones that the network itself tells apart; `penalties` say how
	 * readily words count as left out or as too many.
	 */
	align(
		{ posteriors }: OwnFrames,
		words: readonly (readonly (readonly string[])[])[],
		penalties?: ReadingPenalties,
	): ReadingAlignment {
		const spoken = words.map((ways) => ways.map((phones) => parsePhones(phones.join(' '), this.#phoneIds)));
		return alignReading(spoken, posteriors, phoneTargets, penalties);
	}

	/** What is known of the speaker after one more reading, whose words lie as `alignment` says. */
	profileAfter(
		frames: OwnFrames,
		alignment: Pick<ReadingAlignment, 'words' | 'extra'>,
		speaker?: SpeakerProfile,
	): SpeakerProfile {
		const { speakers } = this.#acoustic;
		const before = readSpeakerProfile(speaker, speakers);
		const readings = before ? (speaker?.readings ?? 0) : 0;
		const adapted = speakers.adapted(before, this.heardReading(frames, alignment));
		return writeSpeakerProfile(adapted, readings + 1, speakers);
	}

	/** What a reading tells of its speaker. */
	heardReading(frames: OwnFrames, alignment: Pick<ReadingAlignment, 'words' | 'extra'>): HeardReading {
		const { count, layers } = frames;
		const { channelCount } = this.#acoustic.network;
		const channels = new Float32Array(count * channelCount);
		for (let frame = 0; frame < count; frame++) {
			const start = frame * this.layerWidth;
			channels.set(layers.subarray(start, start + channelCount), frame * channelCount);
		}
		const phones = alignBySequence(alignment, frames, this.#acoustic.states).flat();
		return { count, channels, phones, extra: alignment.extra };
	}
}
