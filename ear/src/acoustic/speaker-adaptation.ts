import type { Safetensors } from '#ear/files/safetensors.ts';
import type { AcousticStates } from './acoustic-states.ts';
import type { AlignedPhone } from './alignment.ts';
import type { ChannelTransform, Network } from './network.ts';
import { phoneLoopOccupancy } from './phone-loop.ts';

/**
 * How one speaker differs from all others for the acoustic network: for each channel of its last layer, in the scale in
 * which the channel has mean 0 and variance 1, what is added to its gain of 1 (`gains`) and to the channel (`offsets`).
 */
export type SpeakerAdaptation = { gains: Float32Array; offsets: Float32Array };

/** What was read, heard by the network without any adaptation: `count` frames of `NetworkFrame.channels`. */
export type HeardReading = {
	channels: Float32Array;
	count: number;
	/** The phones that were read, in order; between them is silence. */
	phones: readonly AlignedPhone[];
	/** Frames of other speech, which teaches nothing. */
	extra: readonly { startFrame: number; endFrame: number }[];
};

/** What a model's speakers differ in. */
export type SpeakerBasis = {
	/** Names the network: what was learned for one means nothing to another. */
	id: string;
	channelCount: number;
	transformOf(adaptation: SpeakerAdaptation): ChannelTransform;
	/** What is known of the speaker after one more reading. */
	adapted(before: SpeakerAdaptation | undefined, reading: HeardReading): SpeakerAdaptation;
};

/**
 * Chosen on readings of learners that the networks had not heard, by the objective and not by words: two folds of the
 * training half; see decision 6. That was for one trunk; of several, each moves the scores by its share alone, so slopes
 * count as often as there are trunks.
 */
const steps = 2;
const rate = 2;
/** Draws back to the network as it is. */
const pull = 0.02;
/** A short reading moves as little as if it had so many frames. */
const fewestFrames = 60;
/** Probabilities that differ by less teach nothing. */
const negligible = 1e-3;
const silence = 0;

/** Reads what is needed to adapt a network to its speakers. Throws where a tensor is missing or has another shape. */
export function readSpeakerBasis(file: Safetensors, network: Network, states: AcousticStates): SpeakerBasis {
	const { channelCount, stateCount, stateWeights } = network;
	const { phoneCount } = states;
	const trunks = file.setting('trunks');
	const { data: gain } = file.tensor('channels.gain', 'F32', [channelCount]);
	const { data: offset } = file.tensor('channels.offset', 'F32', [channelCount]);
	const { data: bigram } = file.tensor('phoneBigram', 'F32', [phoneCount, phoneCount]);

	function transformOf({ gains, offsets }: SpeakerAdaptation): ChannelTransform {
		return {
			scale: gains.map((value) => 1 + value),
			shift: gains.map(
				(value, channel) =>
					(value * (offset[channel] as number) + (offsets[channel] as number)) / (gain[channel] as number),
			),
		};
	}

	/** Slopes of the objective by gains and offsets: how much more the states that were read are wanted than believed. */
	function slopes({ channels, count }: HeardReading, difference: Float32Array): SpeakerAdaptation {
		const gains = new Float32Array(channelCount);
		const offsets = new Float32Array(channelCount);
		for (let frame = 0; frame < count; frame++) {
			const slope = new Float32Array(channelCount);
			for (let state = 0; state < stateCount; state++) {
				const wanted = difference[frame * stateCount + state] as number;
				if (Math.abs(wanted) < negligible) continue;
				const row = state * channelCount;
				for (let channel = 0; channel < channelCount; channel++)
					slope[channel] = (slope[channel] as number) + wanted * (stateWeights[row + channel] as number);
			}
			for (let channel = 0; channel < channelCount; channel++) {
				const ofChannel = (slope[channel] as number) / (gain[channel] as number);
				const value =
					(channels[frame * channelCount + channel] as number) * (gain[channel] as number) +
					(offset[channel] as number);
				gains[channel] = (gains[channel] as number) + ofChannel * value;
				offsets[channel] = (offsets[channel] as number) + ofChannel;
			}
		}
		return { gains, offsets };
	}

	return {
		id: file.metadata.id ?? '',
		channelCount,
		transformOf,
		adapted(before, reading) {
			const gains = before?.gains.slice() ?? new Float32Array(channelCount);
			const offsets = before?.offsets.slice() ?? new Float32Array(channelCount);
			const wanted = wantedStates(reading, states);
			const frames = Math.max(fewestFrames, wanted.filter((state) => state >= 0).length);
			const share = trunks / frames;
			for (let step = 0; step < steps; step++) {
				const scores = network.statesOf(reading.channels, reading.count, transformOf({ gains, offsets }));
				const difference = phoneLoopOccupancy(scores, states, bigram);
				for (const [frame, state] of wanted.entries()) {
					const row = difference.subarray(frame * stateCount, (frame + 1) * stateCount);
					if (state < 0) row.fill(0);
					for (const [other, believed] of row.entries()) row[other] = Number(other === state) - believed;
				}
				const slope = slopes(reading, difference);
				for (let channel = 0; channel < channelCount; channel++) {
					const [gainNow, offsetNow] = [gains[channel] as number, offsets[channel] as number];
					gains[channel] = gainNow + rate * (share * (slope.gains[channel] as number) - pull * gainNow);
					offsets[channel] =
						offsetNow + rate * (share * (slope.offsets[channel] as number) - pull * offsetNow);
				}
			}
			return { gains, offsets };
		},
	};
}

/** The state of each frame by what was read; -1 in other speech. */
function wantedStates({ count, phones, extra }: HeardReading, states: AcousticStates): Int32Array {
	const stateOf = (left: number, phone: number, part: number) =>
		states.stateOf[((states.leftClassOf[left] as number) * states.phoneCount + phone) * 2 + part] as number;
	const wanted = new Int32Array(count).fill(stateOf(silence, silence, 1));
	let before: AlignedPhone | undefined;
	for (const { phone, startFrame, endFrame } of phones) {
		const left = before?.endFrame === startFrame ? before.phone : silence;
		if (before ? before.endFrame < startFrame : startFrame > 0)
			wanted[before?.endFrame ?? 0] = stateOf(silence, silence, 0);
		wanted.fill(stateOf(left, phone, 1), startFrame, endFrame);
		wanted[startFrame] = stateOf(left, phone, 0);
		before = { phone, startFrame, endFrame };
	}
	if (before && before.endFrame < count) wanted[before.endFrame] = stateOf(silence, silence, 0);
	for (const { startFrame, endFrame } of extra) wanted.fill(-1, startFrame, endFrame);
	return wanted;
}
