/** Root mean square of 16-bit samples, 0 (silence) to 1 (full-scale square wave). No samples count as silence. */
export function rootMeanSquare(samples: Int16Array): number {
	if (samples.length === 0) return 0;
	let sumOfSquares = 0;
	for (const sample of samples) sumOfSquares += sample * sample;
	return Math.sqrt(sumOfSquares / samples.length) / 32_768;
}
