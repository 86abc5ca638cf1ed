/**
 * The outline of a sound: its loudest sample in each of `count` parts of the same length, as shares of the loudest of
 * all, so that a quiet recording is seen as well as a loud one. Silence is all zeros.
 */
export function waveformPeaks(samples: Float32Array, count: number): number[] {
	const peaks = Array.from({ length: count }, (_, index) => {
		const end = Math.floor(((index + 1) * samples.length) / count);
		let peak = 0;
		for (let place = Math.floor((index * samples.length) / count); place < end; place++)
			peak = Math.max(peak, Math.abs(samples[place] as number));
		return peak;
	});
	const loudest = Math.max(...peaks);
	return loudest === 0 ? peaks : peaks.map((peak) => peak / loudest);
}
