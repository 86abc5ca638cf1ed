import type { Safetensors } from '#ear/files/safetensors.ts';
import { createMelFilters, type MelScale } from './mel-filters.ts';
import type { SpectrumFeatures } from './power-frames.ts';

/** How power spectra become mel cepstra. */
export type CepstraSettings = MelScale & {
	/** Coefficients kept, from the 0th on. */
	coefficients: number;
	/** Length of the sine that raises the coefficients (Juang et al. 1987). */
	lifter: number;
};

/** The settings in a model's file. Throws where one is missing. */
export function readCepstraSettings(model: Safetensors): CepstraSettings {
	return {
		sampleRateHz: model.setting('sampleRateHz'),
		fftSize: model.setting('fftSize'),
		bands: model.setting('nativeMelBands'),
		lowHz: model.setting('nativeLowHz'),
		highHz: model.setting('nativeHighHz'),
		coefficients: model.setting('nativeCepstra'),
		lifter: model.setting('nativeLifter'),
	};
}

/** Powers below count as this. */
const leastPower = 1;

/**
 * Prepares the mel cepstra of power spectra: the cosine transform of the log mel bands, liftered (Davis & Mermelstein
 * 1980), `coefficients` values a frame.
 */
export function createCepstra(settings: CepstraSettings): SpectrumFeatures {
	const { bands, coefficients, lifter } = settings;
	const filter = createMelFilters(settings);
	const bandPowers = new Float64Array(bands);
	const cosines = Float64Array.from({ length: coefficients * bands }, (_, index) => {
		const order = Math.floor(index / bands);
		const band = index % bands;
		const raised = 1 + (lifter / 2) * Math.sin((Math.PI * order) / lifter);
		const scale = Math.sqrt((order === 0 ? 1 : 2) / bands);
		return raised * scale * Math.cos((Math.PI * order * (band + 0.5)) / bands);
	});
	return (power, target, offset) => {
		filter(power, bandPowers);
		for (let band = 0; band < bands; band++) {
			bandPowers[band] = Math.log(Math.max(leastPower, bandPowers[band] as number));
		}
		for (let order = 0; order < coefficients; order++) {
			let sum = 0;
			for (let band = 0; band < bands; band++) {
				sum += (cosines[order * bands + band] as number) * (bandPowers[band] as number);
			}
			target[offset + order] = sum;
		}
	};
}
