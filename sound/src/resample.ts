/** Rates between which speech is converted, in Hz. */
export const minSampleRateHz = 8_000;
export const maxSampleRateHz = 192_000;

/** Zero crossings of the sinc on either side of the centre, counted at the lower of the two rates. */
const zeroCrossings = 32;
/** Kaiser's shape parameter for 80 dB in the stop band: 0.1102 (80 - 8.7). */
const kaiserBeta = 7.857;
/**
 * Cut-off as a share of the lower Nyquist frequency. By Kaiser's length estimate, (80 - 8) / (2.285 * 64) rad, the
 * transition is 0.157 of that frequency wide; half of it below 1 makes the stop band begin at Nyquist.
 */
const cutoff = 0.92;

/** Modified Bessel function of the first kind, order zero, by its power series. */
function besselI0(x: number): number {
	let term = 1;
	let sum = 1;
	for (let k = 1; term > sum * 1e-12; k++) {
		term *= (x / (2 * k)) ** 2;
		sum += term;
	}
	return sum;
}

/** The low-pass filter at a distance from its centre, in samples of the lower rate. */
function kernel(distance: number): number {
	const share = distance / zeroCrossings;
	if (share <= -1 || share >= 1) return 0;
	const angle = Math.PI * cutoff * distance;
	const sinc = distance === 0 ? 1 : Math.sin(angle) / angle;
	return (cutoff * sinc * besselI0(kaiserBeta * Math.sqrt(1 - share * share))) / besselI0(kaiserBeta);
}

function greatestCommonDivisor(a: number, b: number): number {
	return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

function assertRate(rateHz: number) {
	if (!Number.isInteger(rateHz) || rateHz < minSampleRateHz || rateHz > maxSampleRateHz)
		throw new RangeError(
			`Sample rate ${rateHz} is not a whole number from ${minSampleRateHz} to ${maxSampleRateHz}.`,
		);
}

/** Sum of the products of the taps, a multiple of four, and the samples from `start`: four sums keep the processor busy. */
function dotProduct(taps: Float32Array, samples: Float32Array, start: number): number {
	let first = 0;
	let second = 0;
	let third = 0;
	let fourth = 0;
	for (let tap = 0; tap < taps.length; tap += 4) {
		first += (taps[tap] as number) * (samples[start + tap] as number);
		second += (taps[tap + 1] as number) * (samples[start + tap + 1] as number);
		third += (taps[tap + 2] as number) * (samples[start + tap + 2] as number);
		fourth += (taps[tap + 3] as number) * (samples[start + tap + 3] as number);
	}
	return first + second + third + fourth;
}

/** Filter coefficients for every position that an output sample can have between two input samples, made when needed. */
function createPhases(phaseCount: number, reach: number, scale: number) {
	const phases: (Float32Array | undefined)[] = [];
	return (phase: number): Float32Array => {
		const known = phases[phase];
		if (known) return known;
		const taps = new Float32Array(2 * reach);
		for (let tap = 0; tap < taps.length; tap++)
			taps[tap] = scale * kernel((tap - reach + 1 - phase / phaseCount) * scale);
		phases[phase] = taps;
		return taps;
	};
}

/** Converts a stream of samples, piece by piece. */
export type Resampler = {
	/** Takes the next samples; returns those of the new rate that are settled by now (perhaps none). */
	readonly push: (samples: Float32Array) => Float32Array;
	/** Ends the stream and returns the rest. All pieces together are what `resample` makes of the whole. */
	readonly flush: () => Float32Array;
};

/**
 * Streaming sample rate conversion by a Kaiser-windowed sinc, one filter per output phase; going down it cuts off
 * below the new Nyquist frequency. Flat to 0.84 of the lower Nyquist frequency, 80 dB down from 1.0 of it.
 * Rates: whole numbers from 8 to 192 kHz, otherwise RangeError.
 * Method: J. F. Kaiser, "Nonrecursive digital filter design using the I0-sinh window function", Proc. IEEE ISCAS 1974;
 * R. E. Crochiere and L. R. Rabiner, "Multirate Digital Signal Processing", 1983, chapter 4 (polyphase structure).
 */
export function createResampler(fromHz: number, toHz: number): Resampler {
	assertRate(fromHz);
	assertRate(toHz);
	const divisor = greatestCommonDivisor(fromHz, toHz);
	const phaseCount = toHz / divisor;
	const step = fromHz / divisor;
	const scale = Math.min(1, toHz / fromHz);
	const reach = 2 * Math.ceil(zeroCrossings / scale / 2); // even, for the dot product
	const tapsOfPhase = createPhases(phaseCount, reach, scale);
	// The buffer begins with silence, so that its first real sample lies where the first filter is centred.
	let buffer = new Float32Array(reach - 1);
	let position = 0; // first tap of the next output sample, in the buffer
	let phase = 0;
	let pushed = 0;
	let produced = 0;

	function produce(limit: number): Float32Array {
		const ready =
			Math.floor(((buffer.length - 2 * reach - position + 1) * phaseCount - phase - 1) / step) + 1;
		const output = new Float32Array(Math.max(0, Math.min(ready, limit)));
		for (let index = 0; index < output.length; index++) {
			const taps = tapsOfPhase(phase);
			output[index] = dotProduct(taps, buffer, position);
			phase += step;
			position += Math.floor(phase / phaseCount);
			phase %= phaseCount;
		}
		produced += output.length;
		return output;
	}

	function append(samples: Float32Array) {
		const kept = Math.min(position, buffer.length);
		const next = new Float32Array(buffer.length - kept + samples.length);
		next.set(buffer.subarray(kept));
		next.set(samples, buffer.length - kept);
		buffer = next;
		position -= kept;
	}

	return {
		push(samples) {
			pushed += samples.length;
			append(samples);
			return produce(Number.POSITIVE_INFINITY);
		},
		flush() {
			append(new Float32Array(2 * reach + step));
			return produce(Math.round((pushed * toHz) / fromHz) - produced);
		},
	};
}

/**
 * The samples at another rate, with the same duration to half a sample and the same amplitude. Equal rates give a copy.
 * Method, quality, rates and errors: see `createResampler`.
 */
export function resample(samples: Float32Array, fromHz: number, toHz: number): Float32Array {
	const resampler = createResampler(fromHz, toHz);
	if (fromHz === toHz) return samples.slice();
	const begin = resampler.push(samples);
	const end = resampler.flush();
	const whole = new Float32Array(begin.length + end.length);
	whole.set(begin);
	whole.set(end, begin.length);
	return whole;
}
