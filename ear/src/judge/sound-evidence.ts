import type { AcousticStates } from '#ear/acoustic/acoustic-states.ts';
import { alignWords } from '#ear/acoustic/alignment.ts';
import { mean } from '#ear/numerics/mean.ts';
import type { ReadingAlignment, ReadPhone } from './reading-alignment.ts';

/** What an acoustic model says of a whole utterance, frame by frame (30 ms); see `NetworkFrame`. */
export type Frames = { count: number; states: Float32Array; posteriors: Float32Array };

/** What speaks for one phone having been said as it should be; `measures` in the order of `measureNames`. */
export type SoundEvidence = ReadPhone & {
	word: number;
	/** [phones]: mean log posterior of every phone while this one was to be heard. */
	phonePosteriors: Float64Array;
	measures: number[];
};

/**
 * Goodness of pronunciation (Witt & Young 2000) in the forms that neural posteriors allow (Hu et al. 2015): log
 * posterior of the phone, and its lead over the likeliest other one. "Sequence" measures come from the network's
 * sequence head (scores that lattice-free MMI trained) and from where that head sees the phone; "frame" ones from its
 * frame head. Durations are log frames. The last three are not carried over to a phone's neighbours.
 */
export const measureNames = [
	'sequenceScore',
	'sequenceLead',
	'sequenceFirstScore',
	'sequenceFirstLead',
	'sequenceLeastLead',
	'framePosterior',
	'frameLead',
	'sequencePosterior',
	'sequencePosteriorLead',
	'frameDuration',
	'sequenceDuration',
	'frameBestPosterior',
	'frameEntropy',
	'frameRank',
] as const;

const silence = 0;

/** Log posterior of each phone at each frame, whether it begins there or goes on: [frames, phones]. */
export function phonePosteriors({ count, posteriors }: Frames, phones: number): Float64Array {
	const summed = new Float64Array(count * phones);
	for (let index = 0; index < summed.length; index++) {
		const [first, later] = [posteriors[2 * index] as number, posteriors[2 * index + 1] as number];
		summed[index] = Math.max(first, later) + Math.log1p(Math.exp(-Math.abs(first - later)));
	}
	return summed;
}

/** Mean over some frames, phone by phone. */
function meanRow(rows: Float64Array, phones: number, startFrame: number, endFrame: number): Float64Array {
	const mean = new Float64Array(phones);
	for (let frame = startFrame; frame < endFrame; frame++) {
		for (let phone = 0; phone < phones; phone++) {
			mean[phone] =
				(mean[phone] as number) + (rows[frame * phones + phone] as number) / (endFrame - startFrame);
		}
	}
	return mean;
}

function lead(scores: Float64Array, phone: number): number {
	let best = Number.NEGATIVE_INFINITY;
	for (const [other, score] of scores.entries()) if (other !== phone) best = Math.max(best, score);
	return (scores[phone] as number) - best;
}

/** The words that were said, aligned once more by the sequence head, which is deaf to speech beside the text. */
export function alignBySequence(
	reading: ReadingAlignment,
	frames: Frames,
	states: AcousticStates,
): ReadPhone[][] {
	const scores = frames.states.slice();
	const silenceRow = (states.leftClassOf[silence] as number) * states.phoneCount * 2;
	for (const { startFrame, endFrame } of reading.extra) {
		for (let frame = startFrame; frame < endFrame; frame++) {
			const row = scores.subarray(frame * states.stateCount, (frame + 1) * states.stateCount).fill(-20);
			for (const part of [0, 1]) row[states.stateOf[silenceRow + part] as number] = 0;
		}
	}
	const said = reading.words.filter((phones) => phones.length > 0);
	const pronounced = said.map((phones) => [phones.map(({ phone }) => phone)]);
	return alignWords(pronounced, scores, frames.count, states) ?? said;
}

/** Scores of the sequence head for a phone in its place, and how far they lead those of any other phone there. */
function sequenceMeasures(
	{ phone, startFrame, endFrame }: ReadPhone,
	left: number,
	frames: Frames,
	states: AcousticStates,
): number[] {
	const stateOf = (of: number, part: number) =>
		states.stateOf[((states.leftClassOf[left] as number) * states.phoneCount + of) * 2 + part] as number;
	const own: number[] = [];
	const leads: number[] = [];
	for (let frame = startFrame; frame < endFrame; frame++) {
		const row = frame * states.stateCount;
		let best = Number.NEGATIVE_INFINITY;
		for (let other = 0; other < states.phoneCount; other++) {
			if (other === phone) continue;
			const first = frames.states[row + stateOf(other, 0)] as number;
			best = Math.max(best, first, frames.states[row + stateOf(other, 1)] as number);
		}
		const score = frames.states[row + stateOf(phone, frame === startFrame ? 0 : 1)] as number;
		own.push(score);
		leads.push(score - best);
	}
	return [mean(own), mean(leads), own[0] as number, leads[0] as number, Math.min(...leads)];
}

/** Gathers the evidence for every phone of the words that were said, which `bySequence` aligns once more. */
export function soundEvidence(
	reading: ReadingAlignment,
	bySequence: readonly ReadPhone[][],
	frames: Frames,
	states: AcousticStates,
): SoundEvidence[] {
	const phones = states.phoneCount;
	const rows = phonePosteriors(frames, phones);
	const saidWords = reading.words.flatMap((word, index) => (word.length > 0 ? [index] : []));
	let before: ReadPhone = { phone: silence, startFrame: 0, endFrame: 0 };
	return saidWords.flatMap((word, said) =>
		(reading.words[word] as ReadPhone[]).map((readPhone, place) => {
			const { phone, startFrame, endFrame } = readPhone;
			const seen = bySequence[said]?.[place] ?? readPhone;
			const left = before.endFrame === seen.startFrame ? before.phone : silence;
			before = seen;
			const frameMean = meanRow(rows, phones, startFrame, endFrame);
			const seenMean = meanRow(rows, phones, seen.startFrame, seen.endFrame);
			let best = Number.NEGATIVE_INFINITY;
			let entropy = 0;
			for (let frame = startFrame; frame < endFrame; frame++) {
				best = Math.max(best, rows[frame * phones + phone] as number);
				for (let other = 0; other < phones; other++) {
					const value = rows[frame * phones + other] as number;
					entropy -= (value * Math.exp(value)) / (endFrame - startFrame);
				}
			}
			const measures = [
				...sequenceMeasures(seen, left, frames, states),
				frameMean[phone] as number,
				lead(frameMean, phone),
				seenMean[phone] as number,
				lead(seenMean, phone),
				Math.log(endFrame - startFrame),
				Math.log(seen.endFrame - seen.startFrame),
				best,
				entropy,
				frameMean.filter((value) => value > (frameMean[phone] as number)).length,
			];
			return { ...readPhone, word, phonePosteriors: frameMean, measures };
		}),
	);
}
