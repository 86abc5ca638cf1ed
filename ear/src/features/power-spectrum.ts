/**
 * Prepares the power spectrum of real frames of `size` samples (a power of two, at least 4): answers a function that
 * takes a frame and writes the squared magnitudes of the bins 0 .. size/2 to `power`.
 *
 * The even and odd samples are the real and imaginary parts of one complex Fourier transform of half the size
 * (radix 2, decimation in time; Cooley and Tukey 1965), from which the bins of the real frame follow.
 */
export function createPowerSpectrum(size: number): (frame: Float64Array, power: Float64Array) => void {
	const half = size / 2;
	const real = new Float64Array(half);
	const imaginary = new Float64Array(half);
	const cosine = Float64Array.from({ length: half }, (_, k) => Math.cos((2 * Math.PI * k) / size));
	const sine = Float64Array.from({ length: half }, (_, k) => -Math.sin((2 * Math.PI * k) / size));
	const reversed = bitReversal(half);
	return (frame, power) => {
		for (let k = 0; k < half; k++) {
			const from = 2 * (reversed[k] as number);
			real[k] = frame[from] as number;
			imaginary[k] = frame[from + 1] as number;
		}
		transform(real, imaginary, cosine, sine);
		separate(real, imaginary, cosine, sine, power);
	};
}

function bitReversal(size: number): Uint16Array {
	const reversed = new Uint16Array(size);
	for (let k = 1; k < size; k++) reversed[k] = ((reversed[k >> 1] as number) >> 1) | (k & 1 ? size >> 1 : 0);
	return reversed;
}

/** The complex transform of values in bit-reversed order, in place. The tables hold exp(-i pi k / length). */
function transform(real: Float64Array, imaginary: Float64Array, cosine: Float64Array, sine: Float64Array) {
	const length = real.length;
	for (let span = 1; span < length; span *= 2) {
		const tableStep = length / span;
		for (let k = 0; k < span; k++) {
			const c = cosine[k * tableStep] as number;
			const s = sine[k * tableStep] as number;
			for (let upper = k; upper < length; upper += 2 * span) {
				const lower = upper + span;
				const lowerReal = real[lower] as number;
				const lowerImaginary = imaginary[lower] as number;
				const turnedReal = lowerReal * c - lowerImaginary * s;
				const turnedImaginary = lowerReal * s + lowerImaginary * c;
				const upperReal = real[upper] as number;
				const upperImaginary = imaginary[upper] as number;
				real[lower] = upperReal - turnedReal;
				imaginary[lower] = upperImaginary - turnedImaginary;
				real[upper] = upperReal + turnedReal;
				imaginary[upper] = upperImaginary + turnedImaginary;
			}
		}
	}
}

/** The real frame's powers from the transform of its even samples plus i times its odd ones. */
function separate(
	real: Float64Array,
	imaginary: Float64Array,
	cosine: Float64Array,
	sine: Float64Array,
	power: Float64Array,
) {
	const half = real.length;
	const first = real[0] as number;
	const second = imaginary[0] as number;
	power[0] = (first + second) ** 2;
	power[half] = (first - second) ** 2;
	for (let k = 1; k < half; k++) {
		const evenReal = ((real[k] as number) + (real[half - k] as number)) / 2;
		const evenImaginary = ((imaginary[k] as number) - (imaginary[half - k] as number)) / 2;
		const oddReal = ((imaginary[k] as number) + (imaginary[half - k] as number)) / 2;
		const oddImaginary = ((real[half - k] as number) - (real[k] as number)) / 2;
		const c = cosine[k] as number;
		const s = sine[k] as number;
		const sumReal = evenReal + oddReal * c - oddImaginary * s;
		const sumImaginary = evenImaginary + oddReal * s + oddImaginary * c;
		power[k] = sumReal * sumReal + sumImaginary * sumImaginary;
	}
}
