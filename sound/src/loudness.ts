/** What no sound at all counts as, in decibels below full scale. */
export const silenceDb = -100;

/** How a sound is looked at step by step: so often, and so much of it each time. */
export type StepOptions = { sampleRateHz: number; stepMs: number; windowMs: number };

/**
 * The loudness of samples of -1..1 at every step, in decibels below full scale: the root mean square of a window around
 * the step's middle, of which there is less at the edges.
 */
export function loudnessContour(
	samples: Float32Array,
	{ sampleRateHz, stepMs, windowMs }: StepOptions,
): number[] {
	const step = (sampleRateHz * stepMs) / 1_000;
	const halfWindow = (sampleRateHz * windowMs) / 2_000;
	return Array.from({ length: Math.floor(samples.length / step) }, (_, index) => {
		const middle = (index + 0.5) * step;
		const start = Math.max(0, Math.round(middle - halfWindow));
		const end = Math.min(samples.length, Math.round(middle + halfWindow));
		let sumOfSquares = 0;
		for (let place = start; place < end; place++) sumOfSquares += (samples[place] as number) ** 2;
		return Math.max(silenceDb, 10 * Math.log10(sumOfSquares / (end - start)));
	});
}
