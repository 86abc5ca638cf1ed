import type { Safetensors } from '#ear/files/safetensors.ts';
import { createPowerSpectrum } from './power-spectrum.ts';

/** How sound is cut into frames. */
export type PowerFrameSettings = {
	frameShiftSamples: number;
	windowSamples: number;
	/** A power of two, at least `windowSamples`. */
	fftSize: number;
	preEmphasis: number;
};

/** A function of a frame's power spectrum [fftSize / 2 + 1] that writes its values to `target` from `offset` on. */
export type SpectrumFeatures = (power: Float64Array, target: Float32Array, offset: number) => void;

/** The frames of one recording. */
export type PowerFrames = {
	/**
	 * Takes the next samples, in the scale of 16-bit integers, and hands the power spectrum of each frame that they
	 * complete to `take`, in an array used again for the next. Frame t covers the samples from `t * frameShiftSamples`.
	 */
	push(samples: Int16Array | Float32Array, take: (power: Float64Array) => void): void;
};

/** The settings in a model's file. Throws where one is missing. */
export function readPowerFrameSettings(model: Safetensors): PowerFrameSettings {
	return {
		frameShiftSamples: model.setting('frameShiftSamples'),
		windowSamples: model.setting('windowSamples'),
		fftSize: model.setting('fftSize'),
		preEmphasis: model.setting('preEmphasis'),
	};
}

/** Starts at the beginning of a recording: pre-emphasis, Hamming window, power spectrum. Only whole windows are frames. */
export function createPowerFrames(settings: PowerFrameSettings): PowerFrames {
	const { frameShiftSamples, windowSamples, fftSize, preEmphasis } = settings;
	const hamming = Float64Array.from(
		{ length: windowSamples },
		(_, index) => 0.54 - 0.46 * Math.cos((2 * Math.PI * index) / (windowSamples - 1)),
	);
	const powerSpectrum = createPowerSpectrum(fftSize);
	const window = new Float64Array(windowSamples);
	const frame = new Float64Array(fftSize);
	const power = new Float64Array(fftSize / 2 + 1);
	let filled = 0;
	let previous = 0;
	return {
		push(samples, take) {
			for (let index = 0; index < samples.length; index++) {
				const sample = samples[index] as number;
				window[filled++] = sample - preEmphasis * previous;
				previous = sample;
				if (filled < windowSamples) continue;
				for (let at = 0; at < windowSamples; at++) {
					frame[at] = (window[at] as number) * (hamming[at] as number);
				}
				powerSpectrum(frame, power);
				take(power);
				window.copyWithin(0, frameShiftSamples);
				filled -= frameShiftSamples;
			}
		},
	};
}
