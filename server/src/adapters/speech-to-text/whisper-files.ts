import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readCTranslate2 } from '@henry/ear/ctranslate2-file.ts';
import { readWhisperAdapter, type WhisperAdapter } from '@henry/ear/whisper-adapter.ts';
import type { WhisperConfidence } from '@henry/ear/whisper-confidence.ts';
import { readWhisperTokens, type WhisperTokens } from '@henry/ear/whisper-tokens.ts';
import { layOutWhisper, type WhisperLayout } from '@henry/ear/whisper-weights.ts';
import { layOutFolder } from '#server/engines/laid-out-folder.ts';

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
	const layoutBytes = readFileSync(join(files.graphsFolder, 'layout.json'));
	const layout: WhisperLayout = JSON.parse(layoutBytes.toString());
	const tokens = readWhisperTokens(JSON.parse(readFileSync(files.tokenizer, 'utf8')), layout.spokenTokens);
	const learners = files.learners === undefined ? undefined : readFileSync(files.learners);
	const adapter = learners === undefined ? undefined : readWhisperAdapter(new Uint8Array(learners));
	const { size, mtimeMs } = statSync(files.weights);
	const folder = layOutFolder({
		home: dirname(files.weights),
		prefix,
		parts: [layoutBytes, learners ?? '', `${version} ${size} ${mtimeMs}`],
		graphsFolder: files.graphsFolder,
		graphs,
		weights: () =>
			layOutWhisper(layout, readCTranslate2(readFileSync(files.weights)), tokens.numbers, adapter),
	});
	const [encoder, decoder] = graphs.map((name) => join(folder, name)) as [string, string];
	return { encoder, decoder, tokens, adapter, confidence: readWhisperConfidence(files.graphsFolder) };
}

/** How sure Whisper may be of its words: the folder's confidence.json. Throws where it is missing. */
export function readWhisperConfidence(graphsFolder: string): WhisperConfidence {
	return JSON.parse(readFileSync(join(graphsFolder, 'confidence.json'), 'utf8'));
}
