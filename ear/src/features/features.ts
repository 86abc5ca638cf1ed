import type { Safetensors } from '#ear/files/safetensors.ts';
import { createRowQueue } from '#ear/numerics/convolution-stream.ts';
import { type CepstraSettings, createCepstra, readCepstraSettings } from './cepstra.ts';
import { createCepstralDeltas, deltaLookaheadFrames } from './cepstral-deltas.ts';
import { createLogMel, type LogMelSettings, readLogMelSettings } from './log-mel.ts';
import { createNativePosteriors, type NativePosteriors, readNativeModel } from './native-posteriors.ts';
import { createNormalization, type FeatureMean } from './normalization.ts';
import { createPowerFrames, type PowerFrameSettings, readPowerFrameSettings } from './power-frames.ts';

/** How sound becomes the network's input; all utterances share it. */
export type FeatureModel = {
	frames: PowerFrameSettings;
	logMel: LogMelSettings;
	logMelMean: FeatureMean;
	/** Factor of the normalised log mel bands. */
	logMelScale: number;
	cepstra: CepstraSettings;
	cepstralMean: FeatureMean;
	native: NativePosteriors;
};

/** The front end of one utterance. */
export type Features = {
	/**
	 * Takes the next samples, in the scale of 16-bit integers, and answers the frames that they complete, in an array of
	 * their own: [frames, log mel bands and native phones]. A frame is complete when three more have followed it.
	 */
	push(samples: Int16Array | Float32Array): Float32Array;
	/** Ends the utterance and answers its last frames, three at most. Nothing may be called after it. */
	finish(): Float32Array;
};

/** Frames in one step; longer pushes are cut, so that all buffers have a fixed size. */
const framesAtOnce = 16;

/** Reads a model's file. Throws where it lacks a setting or a tensor, or one has not the shape it must have. */
export function readFeatureModel(file: Safetensors): FeatureModel {
	const logMel = readLogMelSettings(file);
	const cepstra = readCepstraSettings(file);
	const frames = file.setting('normalizationFrames');
	const mean = (name: string, length: number) => ({ mean: file.tensor(name, 'F32', [length]).data, frames });
	return {
		frames: readPowerFrameSettings(file),
		logMel,
		logMelMean: mean('mean', logMel.bands),
		logMelScale: file.setting('featureScale'),
		cepstra,
		cepstralMean: mean('native.mean', cepstra.coefficients),
		native: createNativePosteriors(readNativeModel(file), framesAtOnce + deltaLookaheadFrames),
	};
}

/**
 * Starts at the beginning of an utterance: of each frame's power spectrum the log mel bands, less their running mean, and
 * the posteriors of native phones, from cepstra less their running mean.
 */
export function createFeatures(model: FeatureModel): Features {
	const { bands } = model.logMel;
	const { coefficients } = model.cepstra;
	const { native } = model;
	const samplesAtOnce = framesAtOnce * model.frames.frameShiftSamples;
	const powerFrames = createPowerFrames(model.frames);
	const writeLogMel = createLogMel(model.logMel);
	const writeCepstra = createCepstra(model.cepstra);
	const logMelNormalization = createNormalization(model.logMelMean, model.logMelScale);
	const cepstralNormalization = createNormalization(model.cepstralMean, 1);
	const deltas = createCepstralDeltas(coefficients, framesAtOnce);
	const logMel = new Float32Array(framesAtOnce * bands);
	const cepstra = new Float32Array(framesAtOnce * coefficients);
	// Log mel bands of the frames whose posteriors need frames yet to come.
	const waiting = createRowQueue(bands, framesAtOnce + deltaLookaheadFrames);

	function step(samples: Int16Array | Float32Array, last: boolean): Float32Array {
		let count = 0;
		powerFrames.push(samples, (power) => {
			writeLogMel(power, logMel, count * bands);
			writeCepstra(power, cepstra, count * coefficients);
			count++;
		});
		waiting.add(count, logMelNormalization.push(logMel.subarray(0, count * bands)));
		const normalizedCepstra = cepstralNormalization.push(cepstra.subarray(0, count * coefficients));
		const complete = deltas.push(normalizedCepstra, count, last);
		const posteriors = native.score(deltas.streams, complete);
		const rows = joinRows(waiting.rows, bands, posteriors, native.phones, complete);
		waiting.drop(complete);
		return rows;
	}

	return {
		push(samples) {
			const parts: Float32Array[] = [];
			for (let start = 0; start < samples.length; start += samplesAtOnce) {
				parts.push(step(samples.subarray(start, start + samplesAtOnce), false));
			}
			return concatenate(parts);
		},
		finish: () => step(new Int16Array(), true),
	};
}

/** The first `count` rows of two matrices side by side. */
function joinRows(
	left: Float32Array,
	leftWidth: number,
	right: Float32Array,
	rightWidth: number,
	count: number,
): Float32Array {
	const width = leftWidth + rightWidth;
	const joined = new Float32Array(count * width);
	for (let row = 0; row < count; row++) {
		joined.set(left.subarray(row * leftWidth, (row + 1) * leftWidth), row * width);
		joined.set(right.subarray(row * rightWidth, (row + 1) * rightWidth), row * width + leftWidth);
	}
	return joined;
}

function concatenate(parts: Float32Array[]): Float32Array {
	const whole = new Float32Array(parts.reduce((length, part) => length + part.length, 0));
	let offset = 0;
	for (const part of parts) {
		whole.set(part, offset);
		offset += part.length;
	}
	return whole;
}
