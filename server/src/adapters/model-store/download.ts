import { mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ModelFile, NeuralModel } from '@henry/contract/neural-models.ts';
import { sumOfFile } from '#server/engines/sum-of-file.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import { type Arrival, type FileSource, Interruption } from './file-source.ts';
import { diskFull } from './package-client.ts';

export type Persistence = {
	/** Tries in a row that bring nothing new before it gives up. */
	tries: number;
	pauseMs: number;
};

export type DownloadOptions = {
	persistence: Persistence;
	signal: AbortSignal;
	/** Is told how many bytes of the file are here. */
	onBytes: (bytes: number) => void;
};

const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/** Writes what arrives behind what is there; throws where it is more than the file has. */
async function writeDown(arrival: Arrival, part: string, file: ModelFile, onBytes: (bytes: number) => void) {
	const handle = await open(part, arrival.from === 0 ? 'w' : 'a');
	try {
		let bytes = arrival.from;
		onBytes(bytes);
		for await (const chunk of arrival.chunks) {
			bytes += chunk.length;
			if (bytes > file.bytes) break;
			await handle.appendFile(chunk);
			onBytes(bytes);
		}
		await handle.sync();
		if (bytes > file.bytes) {
			rmSync(part, { force: true });
			throw new ProviderError('invalid-input', `What came for ${file.path} is longer than it: not the file.`);
		}
		if (bytes < file.bytes) throw new Interruption('the answer ended early', { isAnswered: true });
	} catch (error) {
		const { code } = error as NodeJS.ErrnoException;
		throw code === 'ENOSPC' || code === 'EDQUOT' ? diskFull(part) : error;
	} finally {
		await handle.close();
	}
}

/**
 * Brings the part to its full length, in as many answers as it takes. Where nothing answers from the first, it ends at once.
 * Answers whether all of it came in one answer.
 */
async function complete(
	source: FileSource,
	part: string,
	file: ModelFile,
	options: DownloadOptions,
): Promise<boolean> {
	const { persistence, signal, onBytes } = options;
	let inVain = 0;
	let isAnswered = false;
	let isOfOnePiece = false;
	while (sizeOf(part) !== file.bytes) {
		const before = sizeOf(part) > file.bytes ? 0 : sizeOf(part);
		try {
			const arrival = await source.open(before, { signal, onArriving: onBytes });
			isOfOnePiece = arrival.from === 0;
			await writeDown(arrival, part, file, onBytes);
		} catch (error) {
			if (!(error instanceof Interruption)) throw error;
			inVain = sizeOf(part) > before ? 0 : inVain + 1;
			isAnswered ||= error.isAnswered;
			if (!isAnswered || inVain >= persistence.tries) {
				throw new ProviderError('unavailable', `${error.message}.`, { cause: error });
			}
			await pause(persistence.pauseMs, undefined, { signal });
		}
	}
	return isOfOnePiece;
}

/** Has one source bring the file. Pieces may be of several versions, so a wrong sum of theirs means: once anew. */
async function bringFrom(
	source: FileSource,
	part: string,
	model: NeuralModel,
	file: ModelFile,
	options: DownloadOptions,
): Promise<void> {
	for (let isAnew = false; ; isAnew = true) {
		const isOfOnePiece = await complete(source, part, file, options);
		if ((await sumOfFile(part)) === file.sha256) return;
		rmSync(part, { force: true });
		if (!isOfOnePiece && !isAnew) continue;
		throw new ProviderError(
			'invalid-input',
			`${file.path} of ${model.id} has a wrong checksum and was deleted. Fetch it again; if that does not help, the source has changed it.`,
		);
	}
}

/** What is said where no source helped: each one's reason in one line. */
function noneHelped(model: NeuralModel, file: ModelFile, failures: readonly ProviderError[]): ProviderError {
	const [first] = failures;
	if (first && failures.length === 1) return first;
	const isUnavailable = failures.some(({ category }) => category === 'unavailable');
	const reasons = failures.map(({ message }) => message.replace(/\.$/, ''));
	return new ProviderError(
		isUnavailable ? 'unavailable' : 'invalid-input',
		`${file.path} of ${model.id} cannot be fetched: ${reasons.join('; ')}.`,
	);
}

/**
 * Brings one file to `path`, whole and with its sum or not at all, from the first of its sources that has it. It arrives in
 * `<path>.part`, which the next source or a later call goes on from.
 */
export async function download(
	sources: readonly FileSource[],
	model: NeuralModel,
	file: ModelFile,
	path: string,
	options: DownloadOptions,
): Promise<void> {
	mkdirSync(dirname(path), { recursive: true });
	const part = `${path}.part`;
	const failures: ProviderError[] = [];
	for (const source of sources) {
		try {
			await bringFrom(source, part, model, file, options);
			renameSync(part, path);
			return;
		} catch (error) {
			options.signal.throwIfAborted();
			if (!(error instanceof ProviderError) || error.message.startsWith('The disk is full')) throw error;
			failures.push(error);
		}
	}
	throw noneHelped(model, file, failures);
}
