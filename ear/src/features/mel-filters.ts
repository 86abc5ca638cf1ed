/** Bands of equal width on the mel scale, over the bins 0 .. fftSize / 2 of a power spectrum. */
export type MelScale = {
	sampleRateHz: number;
	fftSize: number;
	bands: number;
	lowHz: number;
	highHz: number;
};

type MelFilter = { firstBin: number; weights: Float64Array };

/**
 * Prepares triangles with peak 1, equally spaced on the mel scale (as in HTK): answers a function that writes the power
 * in each band to `bandPowers` [bands].
 */
export function createMelFilters(scale: MelScale): (power: Float64Array, bandPowers: Float64Array) => void {
	const filters = Array.from({ length: scale.bands }, (_, band) => createFilter(scale, band));
	return (power, bandPowers) => {
		for (let band = 0; band < filters.length; band++) {
			const { firstBin, weights } = filters[band] as MelFilter;
			let sum = 0;
			for (let k = 0; k < weights.length; k++) {
				sum += (weights[k] as number) * (power[firstBin + k] as number);
			}
			bandPowers[band] = sum;
		}
	};
}

function createFilter({ sampleRateHz, fftSize, bands, lowHz, highHz }: MelScale, band: number): MelFilter {
	const melOf = (hz: number) => 2595 * Math.log10(1 + hz / 700);
	const edgeHz = (edge: number) => {
		const mel = melOf(lowHz) + ((melOf(highHz) - melOf(lowHz)) * edge) / (bands + 1);
		return 700 * (10 ** (mel / 2595) - 1);
	};
	const [leftHz, centreHz, rightHz] = [edgeHz(band), edgeHz(band + 1), edgeHz(band + 2)];
	const firstBin = Math.ceil((leftHz * fftSize) / sampleRateHz);
	const lastBin = Math.floor((rightHz * fftSize) / sampleRateHz);
	const weights = Float64Array.from({ length: lastBin - firstBin + 1 }, (_, index) => {
		const hz = ((firstBin + index) * sampleRateHz) / fftSize;
		return Math.min((hz - leftHz) / (centreHz - leftHz), (rightHz - hz) / (rightHz - centreHz));
	});
	return { firstBin, weights };
}
