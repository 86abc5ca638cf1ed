import type { Safetensors } from '#ear/files/safetensors.ts';
import { createMelFilters, type MelScale } from './mel-filters.ts';
import type { SpectrumFeatures } from './power-frames.ts';

/** The bands of the network's spectral features; a model carries the settings it was trained with. */
export type LogMelSettings = MelScale & {
	/** Added to the power of each band before the logarithm; hides what 16-bit samples cannot tell from silence. */
	powerFloor: number;
};

/** The settings in a model's file. Throws where one is missing. */
export function readLogMelSettings(model: Safetensors): LogMelSettings {
	return {
		sampleRateHz: model.setting('sampleRateHz'),
		fftSize: model.setting('fftSize'),
		bands: model.setting('melBands'),
		lowHz: model.setting('lowHz'),
		highHz: model.setting('highHz'),
		powerFloor: model.setting('powerFloor'),
	};
}

/** Prepares the log mel bands of power spectra: `bands` natural logarithms a frame. */
export function createLogMel(settings: LogMelSettings): SpectrumFeatures {
	const { bands, powerFloor } = settings;
	const filter = createMelFilters(settings);
	const bandPowers = new Float64Array(bands);
	return (power, target, offset) => {
		filter(power, bandPowers);
		for (let band = 0; band < bands; band++) {
			target[offset + band] = Math.log((bandPowers[band] as number) + powerFloor);
		}
	};
}
