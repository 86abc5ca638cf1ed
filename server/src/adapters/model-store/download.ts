import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ModelFile, NeuralModel } from '@henry/contract/neural-models.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import { firstSumPathOf, sumOfFile } from './checked-files.ts';
import { type Arrival, type FileSource, Interruption } from './file-source.ts';

export type Persistence = {
	/** Tries in a row that bring nothing new before it gives up. */
	tries: number;
	pauseMs: number;
};

/** What has arrived so far of the file at `path`, and the version that it is of. */
function partOf(path: string) {
	const part = `${path}.part`;
	const tagFile = `${part}.tag`;
	return {
		path: part,
		bytes: () => statSync(part, { throwIfNoEntry: false })?.size ?? 0,
		tag(): string | undefined {
			try {
				return readFileSync(tagFile, 'utf8');
			} catch {
				return undefined;
			}
		},
		setTag(tag: string | undefined) {
			if (tag === undefined) rmSync(tagFile, { force: true });
			else writeFileSync(tagFile, tag);
		},
		remove() {
			rmSync(part, { force: true });
			rmSync(tagFile, { force: true });
		},
	};
}
type Part = ReturnType<typeof partOf>;

function writeFailure(error: unknown, path: string): unknown {
	const { code } = error as NodeJS.ErrnoException;
	if (code !== 'ENOSPC' && code !== 'EDQUOT') return error;
	const advice = 'Free some space and run it again: it goes on from what has arrived.';
	return new ProviderError('unavailable', `The disk is full: ${path} could not be written. ${advice}`);
}

/** Writes what arrives behind what is there; throws where it is more than the file has. */
async function writeDown(arrival: Arrival, part: Part, file: ModelFile, onBytes: (bytes: number) => void) {
	part.setTag(arrival.tag);
	const handle = await open(part.path, arrival.from === 0 ? 'w' : 'a');
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
			part.remove();
			throw new ProviderError('invalid-input', `What came for ${file.path} is longer than it: not the file.`);
		}
		if (bytes < file.bytes) throw new Interruption('the answer ended early', { isAnswered: true });
	} catch (error) {
		throw writeFailure(error, part.path);
	} finally {
		await handle.close();
	}
}

/** Brings the part to its full length, in as many answers as it takes. Where nothing answers from the first, it ends at once. */
async function complete(
	source: FileSource,
	model: NeuralModel,
	file: ModelFile,
	part: Part,
	{ tries, pauseMs }: Persistence,
	onBytes: (bytes: number) => void,
): Promise<void> {
	let inVain = 0;
	let isAnswered = false;
	while (part.bytes() !== file.bytes) {
		const before = part.bytes() > file.bytes ? 0 : part.bytes();
		const tag = part.tag();
		// Without a sum to check it by, only the same version may be continued.
		const from = file.sha256 === null && tag === undefined ? 0 : before;
		try {
			await writeDown(await source.open(model, file, from, tag), part, file, onBytes);
		} catch (error) {
			if (!(error instanceof Interruption)) throw error;
			inVain = part.bytes() > before ? 0 : inVain + 1;
			isAnswered ||= error.isAnswered;
			if (!isAnswered || inVain >= tries) {
				throw new ProviderError('unavailable', `${error.message}.`, { cause: error });
			}
			await pause(pauseMs);
		}
	}
}

/**
 * Brings one file to `path`, whole and with its sum or not at all: it arrives in `<path>.part`, which a later call goes on
 * from. Answers whether its sum was recorded, for want of one in the catalogue.
 */
export async function download(
	source: FileSource,
	model: NeuralModel,
	file: ModelFile,
	path: string,
	persistence: Persistence,
	onBytes: (bytes: number) => void,
): Promise<{ isFirstSum: boolean }> {
	mkdirSync(dirname(path), { recursive: true });
	const part = partOf(path);
	await complete(source, model, file, part, persistence, onBytes);
	const sum = sumOfFile(part.path);
	if (file.sha256 !== null && sum !== file.sha256) {
		part.remove();
		throw new ProviderError(
			'invalid-input',
			`${file.path} of ${model.id} has a wrong checksum and was deleted. Fetch it again; if that does not help, the source has changed it.`,
		);
	}
	if (file.sha256 === null) writeFileSync(firstSumPathOf(path), sum);
	renameSync(part.path, path);
	part.remove();
	return { isFirstSum: file.sha256 === null };
}
