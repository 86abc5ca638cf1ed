import { createHash } from 'node:crypto';
import {
	closeSync,
	openSync,
	readFileSync,
	readSync,
	renameSync,
	rmSync,
	type Stats,
	statSync,
	writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { filesOf, type ModelFile, type NeuralModel } from '@henry/contract/neural-models.ts';
import type { ModelState } from '#server/ports/model-store.ts';

const chunkBytes = 1024 * 1024;

/** SHA-256 of a file in hexadecimal digits. */
export function sumOfFile(path: string): string {
	const hash = createHash('sha256');
	const chunk = Buffer.alloc(chunkBytes);
	const file = openSync(path, 'r');
	try {
		for (let bytes = readSync(file, chunk); bytes > 0; bytes = readSync(file, chunk)) {
			hash.update(chunk.subarray(0, bytes));
		}
	} finally {
		closeSync(file);
	}
	return hash.digest('hex');
}

export const pathOf = (folder: string, model: NeuralModel, file: ModelFile) =>
	join(folder, model.id, file.path);

/** Where the first fetch writes down the sum of a file that has none in the catalogue. */
export const firstSumPathOf = (path: string) => `${path}.sha256`;

function statIfThere(path: string): Stats | undefined {
	try {
		return statSync(path);
	} catch {
		return undefined;
	}
}

const isThere = (path: string) => statIfThere(path) !== undefined;

/** A file as it was when its sum was taken. */
type Check = { bytes: number; modifiedMs: number; sha256: string };

/**
 * The sums of files in the models' folder, kept in its `checked.json` so that they need not be taken again at every start:
 * a file whose size and time of change are the same is taken for the same.
 */
export function openChecks(folder: string) {
	const record = join(folder, 'checked.json');
	const checks = readChecks(record);

	function sumOf(path: string, { size: bytes, mtimeMs: modifiedMs }: Stats, isTrusted: boolean): string {
		const key = relative(folder, path);
		const known = checks[key];
		if (isTrusted && known?.bytes === bytes && known.modifiedMs === modifiedMs) return known.sha256;
		const sha256 = sumOfFile(path);
		checks[key] = { bytes, modifiedMs, sha256 };
		writeChecks(record, checks);
		return sha256;
	}

	/** Whether a file is there and what it must be. One that cannot be read is not. */
	function isGood(model: NeuralModel, file: ModelFile, isTrusted = true): boolean {
		const path = pathOf(folder, model, file);
		const stats = statIfThere(path);
		if (stats?.size !== file.bytes) return false;
		try {
			return sumOf(path, stats, isTrusted) === (file.sha256 ?? readFileSync(firstSumPathOf(path), 'utf8'));
		} catch {
			return false;
		}
	}

	function stateOf(model: NeuralModel, isTrusted = true): ModelState {
		const files = filesOf(model);
		const good = files.filter((file) => isGood(model, file, isTrusted));
		if (good.length === files.length) return 'installed';
		const paths = files.filter((file) => !good.includes(file)).map((file) => pathOf(folder, model, file));
		if (paths.some(isThere)) return 'damaged';
		return good.length > 0 || paths.some((path) => isThere(`${path}.part`)) ? 'partial' : 'missing';
	}

	return { isGood, stateOf };
}

function readChecks(record: string): Record<string, Check> {
	try {
		return JSON.parse(readFileSync(record, 'utf8'));
	} catch {
		return {};
	}
}

/** Writes the record in one step; without it, sums are only taken again. */
function writeChecks(record: string, checks: Record<string, Check>): void {
	const written = `${record}.${process.pid}`;
	try {
		writeFileSync(written, JSON.stringify(checks));
		renameSync(written, record);
	} catch {
		rmSync(written, { force: true });
	}
}
