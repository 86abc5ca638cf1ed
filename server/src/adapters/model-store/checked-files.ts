import { readFileSync, renameSync, rmSync, type Stats, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesOf, type ModelFile, type NeuralModel } from '@henry/contract/neural-models.ts';
import { sumOfFile } from '#server/engines/sum-of-file.ts';
import type { ModelState } from '#server/ports/model-store.ts';

export const pathOf = (folder: string, model: NeuralModel, file: ModelFile) =>
	join(folder, model.id, file.path);

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

	async function sumOf(path: string, { size: bytes, mtimeMs: modifiedMs }: Stats, isTrusted: boolean) {
		const key = relative(folder, path);
		const known = readChecks(record)[key];
		if (isTrusted && known?.bytes === bytes && known.modifiedMs === modifiedMs) return known.sha256;
		const sha256 = await sumOfFile(path);
		writeChecks(record, { ...readChecks(record), [key]: { bytes, modifiedMs, sha256 } });
		return sha256;
	}

	/** Whether a file is there and what it must be. One that cannot be read is not. */
	async function isGood(model: NeuralModel, file: ModelFile, isTrusted = true): Promise<boolean> {
		const path = pathOf(folder, model, file);
		const stats = statIfThere(path);
		if (stats?.size !== file.bytes) return false;
		try {
			return (await sumOf(path, stats, isTrusted)) === file.sha256;
		} catch {
			return false;
		}
	}

	async function stateOf(model: NeuralModel, isTrusted = true): Promise<ModelState> {
		const bad: string[] = [];
		const files = filesOf(model);
		for (const file of files) {
			if (!(await isGood(model, file, isTrusted))) bad.push(pathOf(folder, model, file));
		}
		if (bad.length === 0) return 'installed';
		if (bad.some(isThere)) return 'damaged';
		return bad.length < files.length || bad.some((path) => isThere(`${path}.part`)) ? 'partial' : 'missing';
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
