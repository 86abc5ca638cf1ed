import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { OfflineEar, OfflineFile } from '@henry/contract/offline-engines.ts';
import { type WhisperSettings, whisperLimits } from '@henry/ear/whisper/whisper-hearing.ts';
import type { OfflineEngineFiles } from '#server/ports/offline-engine.ts';
import { findLaidOutWhisper, readWhisperConfidence, type WhisperFiles } from './whisper-files.ts';

/** Where a file is. */
type Source = { path: string } | { bytes: Uint8Array };
type Opened = { ear: OfflineEar; sources: Map<string, Source> };

const sumOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/**
 * Gives browsers Whisper as this machine has laid it out for itself (`layOutWhisperFiles`); there is nothing to give before
 * that has been done.
 */
export function createWhisperForBrowsers(
	files: WhisperFiles & { speechDetector: string },
): OfflineEngineFiles<OfflineEar> {
	let opened: Promise<Opened | undefined> | undefined;
	/** Once there, it stays. */
	async function open(): Promise<Opened | undefined> {
		opened ??= openLaidOut(files);
		const latest = opened;
		const found = await latest.catch((error: unknown) => {
			opened = undefined;
			throw error;
		});
		if (!found && opened === latest) opened = undefined;
		return found;
	}
	return {
		describe: async () => (await open())?.ear,
		async open(sha256) {
			const source = (await open())?.sources.get(sha256);
			if (!source) return undefined;
			return 'path' in source ? createReadStream(source.path) : inOnePiece(source.bytes);
		},
	};
}

async function* inOnePiece(bytes: Uint8Array) {
	yield bytes;
}

async function openLaidOut(files: WhisperFiles & { speechDetector: string }): Promise<Opened | undefined> {
	const laidOut = findLaidOutWhisper(files);
	if (!laidOut) return undefined;
	const { encoder, decoder, weights, weightsSha256, layout, adapter } = laidOut;
	const settings: WhisperSettings = {
		spokenTokens: layout.spokenTokens,
		limits: whisperLimits(adapter),
		confidence: readWhisperConfidence(files.graphsFolder),
	};
	const sources = new Map<string, Source>();
	const note = (source: Source, file: OfflineFile) => {
		sources.set(file.sha256, source);
		return file;
	};
	const inMemory = (bytes: Uint8Array) => note({ bytes }, { sha256: sumOf(bytes), bytes: bytes.length });
	const onDisk = async (path: string) => {
		const bytes = await readFile(path);
		return note({ path }, { sha256: sumOf(bytes), bytes: bytes.length });
	};
	const ear: OfflineEar = {
		name: 'Whisper base',
		files: {
			encoder: await onDisk(encoder),
			decoder: await onDisk(decoder),
			weights: note({ path: weights }, { sha256: weightsSha256, bytes: (await stat(weights)).size }),
			tokenizer: await onDisk(files.tokenizer),
			speechDetector: await onDisk(files.speechDetector),
			settings: inMemory(new TextEncoder().encode(JSON.stringify(settings))),
		},
	};
	return { ear, sources };
}
