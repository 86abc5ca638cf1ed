import { createHash } from 'node:crypto';
import {
	copyFileSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { readCTranslate2 } from '@henry/ear/ctranslate2-file.ts';
import { readWhisperAdapter } from '@henry/ear/whisper-adapter.ts';
import { readWhisperTokens, type WhisperTokens } from '@henry/ear/whisper-tokens.ts';
import { layOutWhisper, type WhisperLayout } from '@henry/ear/whisper-weights.ts';

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
	minWindowSeconds: number | undefined;
};

/** Changes with the way in which weights are laid out: what an earlier version wrote is not used. */
const version = 1;
const graphs = ['encoder.onnx', 'decoder.onnx'] as const;
/** The name that the graphs have for the file of their weights. */
const weightsName = 'weights';
const sumName = 'weights.sha256';
const prefix = 'laid-out-';

/**
 * Lays the model out for the runtime in a folder beside its weights, where that has not been done, and answers its
 * files. The folder appears as a whole, under a name made of all that it depends on, so that servers starting at once
 * on the same machine do not disturb each other. Throws where a file is missing or damaged, or cannot be written.
 */
export function layOutWhisperFiles(files: WhisperFiles): LaidOutWhisper {
	const layoutBytes = readFileSync(join(files.graphsFolder, 'layout.json'));
	const layout: WhisperLayout = JSON.parse(layoutBytes.toString());
	const tokens = readWhisperTokens(JSON.parse(readFileSync(files.tokenizer, 'utf8')), layout.spokenTokens);
	const learners = files.learners === undefined ? undefined : readFileSync(files.learners);
	const adapter = learners && readWhisperAdapter(new Uint8Array(learners));
	const { size, mtimeMs } = statSync(files.weights);
	const parts = [layoutBytes, learners ?? '', `${version} ${size} ${mtimeMs}`];
	const graphBytes = graphs.map((name) => readFileSync(join(files.graphsFolder, name)));
	const home = dirname(files.weights);
	const folder = join(home, `${prefix}${sumOf([...parts, ...graphBytes]).slice(0, 16)}`);
	if (!isWhole(folder)) {
		const weights = layOutWhisper(
			layout,
			readCTranslate2(readFileSync(files.weights)),
			tokens.numbers,
			adapter,
		);
		writeFolder(folder, weights, files.graphsFolder);
		removeOthers(home, folder);
	}
	const [encoder, decoder] = graphs.map((name) => join(folder, name)) as [string, string];
	return { encoder, decoder, tokens, minWindowSeconds: adapter?.minWindowSeconds };
}

function sumOf(parts: readonly (Uint8Array | string)[]): string {
	const hash = createHash('sha256');
	for (const part of parts) hash.update(part);
	return hash.digest('hex');
}

function isWhole(folder: string): boolean {
	if (!existsSync(join(folder, sumName))) return false;
	const sum = readFileSync(join(folder, sumName), 'utf8');
	return sum === sumOf([readFileSync(join(folder, weightsName))]);
}

function writeFolder(folder: string, weights: Uint8Array, graphsFolder: string): void {
	const unfinished = `${folder}.${process.pid}`;
	rmSync(unfinished, { recursive: true, force: true });
	try {
		mkdirSync(unfinished);
		for (const name of graphs) copyFileSync(join(graphsFolder, name), join(unfinished, name));
		writeFileSync(join(unfinished, weightsName), weights);
		writeFileSync(join(unfinished, sumName), sumOf([weights]));
		// A damaged one, or one that another server has just finished.
		rmSync(folder, { recursive: true, force: true });
		renameSync(unfinished, folder);
	} catch (error) {
		rmSync(unfinished, { recursive: true, force: true });
		if (!isWhole(folder)) throw error;
	}
}

/** Removes what earlier versions and other adapters left: each takes 70 MB. */
function removeOthers(home: string, folder: string): void {
	for (const name of readdirSync(home)) {
		const other = join(home, name);
		if (name.startsWith(prefix) && other !== folder) rmSync(other, { recursive: true, force: true });
	}
}
