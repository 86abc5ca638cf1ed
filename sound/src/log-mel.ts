import { createFourier } from './fourier.ts';

/** Whisper's spectrogram: 10 ms a frame, at 16 kHz. */
export const logMelBands = 80;
export const logMelFrameSamples = 160;
const sampleRateHz = 16_000;
const windowSamples = 400;
const bins = windowSamples / 2 + 1;
/** What no power at all counts as, in powers of ten. */
const lowestPower = 1e-10;
/** What lies further under the loudest is cut off, in powers of ten. */
const range = 8;

/** A band's weights of the bins from `first` on. */
type Band = { first: number; weights: Float64Array };

/** Hertz as steps of the Slaney scale: linear up to 1 kHz, logarithmic above (Slaney 1998, Auditory Toolbox). */
function melOf(hertz: number): number {
	return hertz < 1_000 ? (3 * hertz) / 200 : 15 + (27 * Math.log(hertz / 1_000)) / Math.log(6.4);
}

function hertzOf(mel: number): number {
	return mel < 15 ? (200 * mel) / 3 : 1_000 * Math.exp(((mel - 15) * Math.log(6.4)) / 27);
}

/** Triangles of the same area, evenly spaced on the Slaney scale from 0 to 8 kHz. */
function createBands(): Band[] {
	const top = melOf(sampleRateHz / 2);
	const corner = (index: number) => hertzOf((top * index) / (logMelBands + 1));
	return Array.from({ length: logMelBands }, (_, index) => {
		const [low, middle, high] = [corner(index), corner(index + 1), corner(index + 2)] as const;
		const weights = Array.from({ length: bins }, (_, bin) => {
			const hertz = (bin * sampleRateHz) / windowSamples;
			const height = Math.min((hertz - low) / (middle - low), (high - hertz) / (high - middle));
			return (Math.max(0, height) * 2) / (high - low);
		});
		const first = weights.findIndex((weight) => weight > 0);
		const last = weights.findLastIndex((weight) => weight > 0);
		return { first, weights: Float64Array.from(weights.slice(first, last + 1)) };
	});
}

const bands = createBands();
const hann = Float64Array.from(
	{ length: windowSamples },
	(_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / windowSamples),
);
const fourier = createFourier(windowSamples);

/**
 * The log-mel spectrogram that Whisper hears (Radford et al. 2023, as in its `log_mel_spectrogram`): 80 Slaney bands of
 * windows of 25 ms every 10 ms, the sound mirrored at its edges, powers as decimal logarithms, cut off at 8 under the
 * loudest, then (x + 4) / 4.
 * `samples` of -1..1 at 16 kHz. Answers [80, frames] row by row; `frames` is by default one for each whole 10 ms, and
 * where it asks for more the sound goes on in silence, where it asks for fewer the rest is not looked at.
 */
export function logMel(
	samples: Float32Array,
	frames = Math.floor(samples.length / logMelFrameSamples),
): Float32Array<ArrayBuffer> {
	const spectrogram = new Float32Array(logMelBands * frames).fill(Math.log10(lowestPower));
	const heard = Math.min(frames, Math.ceil((samples.length + windowSamples / 2) / logMelFrameSamples));
	const length = Math.max(samples.length, frames * logMelFrameSamples);
	const real = new Float64Array(windowSamples);
	const imaginary = new Float64Array(windowSamples);
	const power = new Float64Array(bins);
	for (let frame = 0; frame < heard; frame += 2) {
		// Two frames, of real numbers, go through one transform of complex numbers.
		cutWindow(samples, length, frame, real);
		cutWindow(samples, length, frame + 1, imaginary);
		fourier(real, imaginary);
		firstPower(real, imaginary, power);
		writeFrame(power, spectrogram, frames, frame);
		if (frame + 1 === heard) break;
		secondPower(real, imaginary, power);
		writeFrame(power, spectrogram, frames, frame + 1);
	}
	return asInput(spectrogram);
}

/** Writes the frame's samples, by Hann's window, to `target`. The sound of `length` is mirrored at its edges. */
function cutWindow(samples: Float32Array, length: number, frame: number, target: Float64Array): void {
	const start = frame * logMelFrameSamples - windowSamples / 2;
	const isInside = start >= 0 && start + windowSamples <= samples.length;
	for (let index = 0; index < windowSamples; index++) {
		let place = start + index;
		if (!isInside) {
			if (place < 0) place = -place;
			else if (place >= length) place = 2 * (length - 1) - place;
		}
		target[index] = (samples[place] ?? 0) * (hann[index] as number);
	}
}

/** The power of the frame that was the real part. */
function firstPower(real: Float64Array, imaginary: Float64Array, power: Float64Array): void {
	for (let bin = 0; bin < bins; bin++) {
		const mirrored = bin === 0 ? 0 : windowSamples - bin;
		const even = (real[bin] as number) + (real[mirrored] as number);
		const odd = (imaginary[bin] as number) - (imaginary[mirrored] as number);
		power[bin] = (even * even + odd * odd) / 4;
	}
}

/** The power of the frame that was the imaginary part. */
function secondPower(real: Float64Array, imaginary: Float64Array, power: Float64Array): void {
	for (let bin = 0; bin < bins; bin++) {
		const mirrored = bin === 0 ? 0 : windowSamples - bin;
		const even = (imaginary[bin] as number) + (imaginary[mirrored] as number);
		const odd = (real[mirrored] as number) - (real[bin] as number);
		power[bin] = (even * even + odd * odd) / 4;
	}
}

function writeFrame(power: Float64Array, spectrogram: Float32Array, frames: number, frame: number): void {
	for (let index = 0; index < logMelBands; index++) {
		const { first, weights } = bands[index] as Band;
		let sum = 0;
		for (let at = 0; at < weights.length; at++)
			sum += (weights[at] as number) * (power[first + at] as number);
		spectrogram[index * frames + frame] = Math.log10(Math.max(sum, lowestPower));
	}
}

/** Cuts off what is far under the loudest, and scales the rest. */
function asInput(spectrogram: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
	let loudest = Number.NEGATIVE_INFINITY;
	for (const value of spectrogram) if (value > loudest) loudest = value;
	for (let place = 0; place < spectrogram.length; place++) {
		spectrogram[place] = (Math.max(spectrogram[place] as number, loudest - range) + 4) / 4;
	}
	return spectrogram;
}
