import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readCTranslate2 } from '@henry/ear/files/ctranslate2-file.ts';
import { readWhisperAdapter, type WhisperAdapter } from '@henry/ear/whisper/whisper-adapter.ts';
import type { WhisperConfidence } from '@henry/ear/whisper/whisper-confidence.ts';
import { readWhisperTokens, type WhisperTokens } from '@henry/ear/whisper/whisper-tokens.ts';
import { layOutWhisper, type WhisperLayout } from '@henry/ear/whisper/whisper-weights.ts';
import { findLaidOutFolder, layOutFolder } from '#server/engines/laid-out-folder.ts';

export type WhisperFiles = {
	/** Whisper base in CTranslate2's format (`model.bin`), and its `tokenizer.json`. */
	weights: string;
	tokenizer: string;
	/** The networks without their weights: models/whisper. */
	graphsFolder: string;
	/** What was learned of learners' speech since, as `readWhisperAdapter` reads it. */
	learners?: string | undefined;
	/** A Silero detector of speech. */
	speechDetector?: string | undefined;
};

export type LaidOutWhisper = {
	encoder: string;
	decoder: string;
	tokens: WhisperTokens;
	/** What was learned since, if anything. */
	adapter: WhisperAdapter | undefined;
	confidence: WhisperConfidence;
};

/** Changes with the way in which weights are laid out: what an earlier version wrote is not used. */
const version = 1;
const graphs = ['encoder.onnx', 'decoder.onnx'] as const;
const prefix = 'laid-out-';

/**
 * Lays the model out for the runtime in a folder beside its weights, where that has not been done, and answers its
 * files. Throws where a file is missing or damaged, or cannot be written.
 */
export function layOutWhisperFiles(files: WhisperFiles): LaidOutWhisper {
	const { layout, adapter, place } = planOf(files);
	const tokens = readWhisperTokens(JSON.parse(readFileSync(files.tokenizer, 'utf8')), layout.spokenTokens);
	const weights = () =>
		layOutWhisper(layout, readCTranslate2(readFileSync(files.weights)), tokens.numbers, adapter);
	const folder = layOutFolder({ ...place, weights });
	return { ...graphsIn(folder), tokens, adapter, confidence: readWhisperConfidence(files.graphsFolder) };
}

/** What has been laid out of these files, with the sum of its weights (`findLaidOutFolder`); undefined before that. */
export function findLaidOutWhisper(files: WhisperFiles) {
	if (!existsSync(files.weights)) return undefined;
	const { layout, adapter, place } = planOf(files);
	const found = findLaidOutFolder(place);
	return found && { ...found, ...graphsIn(found.folder), layout, adapter };
}

/** How the files are to be laid out, and in which folder. */
function planOf({ weights, learners: adapterFile, graphsFolder }: WhisperFiles) {
	const layoutBytes = readFileSync(join(graphsFolder, 'layout.json'));
	const layout: WhisperLayout = JSON.parse(layoutBytes.toString());
	const learners = adapterFile === undefined ? undefined : readFileSync(adapterFile);
	const adapter = learners === undefined ? undefined : readWhisperAdapter(new Uint8Array(learners));
	const { size, mtimeMs } = statSync(weights);
	const parts = [layoutBytes, learners ?? '', `${version} ${size} ${mtimeMs}`];
	return { layout, adapter, place: { home: dirname(weights), prefix, parts, graphsFolder, graphs } };
}

function graphsIn(folder: string) {
	const [encoder, decoder] = graphs.map((name) => join(folder, name)) as [string, string];
	return { encoder, decoder };
}

/** How sure Whisper may be of its words: the folder's confidence.json. Throws where it is missing. */
export function readWhisperConfidence(graphsFolder: string): WhisperConfidence {
	return JSON.parse(readFileSync(join(graphsFolder, 'confidence.json'), 'utf8'));
}
