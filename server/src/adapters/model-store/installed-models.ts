import { dirname } from 'node:path';
import type { ModelFile, NeuralModel } from '@henry/contract/neural-models.ts';
import { openChecks, pathOf } from './checked-files.ts';

type Model<Kind extends NeuralModel['kind']> = Extract<NeuralModel, { kind: Kind }>;

/** A recogniser that is on this machine, with the absolute paths of its files. */
type InstalledRecognizer = {
	model: Model<'recognizer'>;
	files: { encoder: string; decoder: string; joiner: string; tokens: string };
};
/** A detector of speech that is on this machine. */
type InstalledSpeechDetector = { model: Model<'speech-detector'>; files: { network: string } };
/** A voice that is on this machine; `phonemes` is the folder `espeak-ng-data`. */
type InstalledVoice = {
	model: Model<'voice'>;
	files: { network: string; tokens: string; phonemes: string };
};

export type InstalledModels = {
	recognizers: InstalledRecognizer[];
	speechDetectors: InstalledSpeechDetector[];
	voices: InstalledVoice[];
};

/**
 * The models of the catalogue that are in `folder` and whole: each file has its size and its SHA-256 sum. A file that has
 * not changed since its sum was taken is not read again, so this is quick; one that was put there by hand is read once
 * (a second for some 500 MB). Each list is in the catalogue's order, from the smallest model to the largest. Never throws:
 * what cannot be read is not installed.
 */
export function installedModels(folder: string, catalogue: readonly NeuralModel[]): InstalledModels {
	const checks = openChecks(folder);
	const found: InstalledModels = { recognizers: [], speechDetectors: [], voices: [] };
	for (const model of catalogue) {
		if (checks.stateOf(model) !== 'installed') continue;
		const place = (file: ModelFile) => pathOf(folder, model, file);
		switch (model.kind) {
			case 'recognizer': {
				const { encoder, decoder, joiner, tokens } = model.files;
				const files = { encoder: place(encoder), decoder: place(decoder), joiner: place(joiner) };
				found.recognizers.push({ model, files: { ...files, tokens: place(tokens) } });
				break;
			}
			case 'speech-detector':
				found.speechDetectors.push({ model, files: { network: place(model.files.network) } });
				break;
			case 'voice': {
				const { network, tokens, phonemes } = model.files;
				const folderOfPhonemes = dirname(place(phonemes[0] as ModelFile));
				const files = { network: place(network), tokens: place(tokens), phonemes: folderOfPhonemes };
				found.voices.push({ model, files });
				break;
			}
		}
	}
	return found;
}
