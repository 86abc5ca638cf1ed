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
import { readWhisperAdapter, type WhisperAdapter } from '@henry/ear/whisper-adapter.ts';
import type { WhisperConfidence } from '@henry/ear/whisper-confidence.ts';
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
	/** What was learned since, if anything. */
	adapter: WhisperAdapter | undefined;
	confidence: WhisperConfidence;
};

/** Changes with the way in which weights are laid out: what an earlier version wrote is not used. */
const version = 1;
const graphs = ['encoder.onnx', 'decoder.onnx'] as const;
/** The name that the graphs have for the file of their weights. */
const weightsName = 'weights';
const sumName = 'weights.sha256';
const prefix = 'laid-out-';
const keptMs = 24 * 60 * 60 * 1_000;

/**
 * Lays the model out for the runtime in a folder beside its weights, where that has not been done, and answers its
 * files. The folder appears as a whole, under a name made of all that it depends on, so that servers starting at once
 * on the same machine do not disturb each other. Throws where a file is missing or damaged, or cannot be written.
 */
export function layOutWhisperFiles(files: WhisperFiles): LaidOutWhisper {
	const { layout, adapter, folder } = planOf(files);
	const tokens = readWhisperTokens(JSON.parse(readFileSync(files.tokenizer, 'utf8')), layout.spokenTokens);
	if (!isWhole(folder)) {
		const weights = layOutWhisper(
			layout,
			readCTranslate2(readFileSync(files.weights)),
			tokens.numbers,
			adapter,
		);
		writeFolder(folder, weights, files.graphsFolder);
		removeOthers(dirname(files.weights), folder);
	}
	return { ...graphsIn(folder), tokens, adapter, confidence: readWhisperConfidence(files.graphsFolder) };
}

/**
 * What has been laid out of these files; undefined before that. The weights' sum was written down when they were: whether
 * they still have it is not looked at.
 */
export function findLaidOutWhisper(files: WhisperFiles) {
	if (!existsSync(files.weights)) return undefined;
	const { layout, adapter, folder } = planOf(files);
	if (!existsSync(join(folder, sumName))) return undefined;
	const weightsSha256 = readFileSync(join(folder, sumName), 'utf8');
	return { ...graphsIn(folder), weights: join(folder, weightsName), weightsSha256, layout, adapter };
}

/** How the files are to be laid out, and in which folder. */
function planOf(files: WhisperFiles) {
	const layoutBytes = readFileSync(join(files.graphsFolder, 'layout.json'));
	const layout: WhisperLayout = JSON.parse(layoutBytes.toString());
	const learners = files.learners === undefined ? undefined : readFileSync(files.learners);
	const adapter = learners === undefined ? undefined : readWhisperAdapter(new Uint8Array(learners));
	const { size, mtimeMs } = statSync(files.weights);
	const parts = [layoutBytes, learners ?? '', `${version} ${size} ${mtimeMs}`];
	const graphBytes = graphs.map((name) => readFileSync(join(files.graphsFolder, name)));
	const name = `${prefix}${sumOf([...parts, ...graphBytes]).slice(0, 16)}`;
	return { layout, adapter, folder: join(dirname(files.weights), name) };
}

function graphsIn(folder: string) {
	const [encoder, decoder] = graphs.map((name) => join(folder, name)) as [string, string];
	return { encoder, decoder };
}

/** How sure Whisper may be of its words: the folder's confidence.json. Throws where it is missing. */
export function readWhisperConfidence(graphsFolder: string): WhisperConfidence {
	return JSON.parse(readFileSync(join(graphsFolder, 'confidence.json'), 'utf8'));
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

/** Removes what earlier versions left, each 70 MB, unless another server may just have laid it out. */
function removeOthers(home: string, folder: string): void {
	for (const name of readdirSync(home)) {
		const other = join(home, name);
		if (!name.startsWith(prefix) || other === folder) continue;
		const ageMs = Date.now() - (statSync(other, { throwIfNoEntry: false })?.mtimeMs ?? 0);
		if (ageMs > keptMs) rmSync(other, { recursive: true, force: true });
	}
}
