import { appendFile, mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DisputedMarks } from '#server/ports/disputed-marks.ts';
import { ProviderError } from '#server/ports/provider-error.ts';

/** From this size on a file is put aside, in place of the one before it: two of them are all that is kept. */
const largestBytes = 5_000_000;

async function putAsideWhenLarge(path: string, bytes: number): Promise<void> {
	const size = await stat(path).then(
		(file) => file.size,
		() => 0,
	);
	if (size >= bytes) await rename(path, `${path}.before`);
}

/** Leaves only the marks of a file that are not older; a line that is no mark goes, too. */
async function keepSince(path: string, sinceMs: number): Promise<void> {
	const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
		if (error.code === 'ENOENT') return '';
		throw error;
	});
	const lines = text.split('\n').filter((line) => line !== '');
	const kept = lines.filter((line) => atMsOf(line) >= sinceMs);
	if (kept.length === lines.length) return;
	await writeFile(`${path}.part`, kept.map((line) => `${line}\n`).join(''), { mode: 0o600 });
	await rename(`${path}.part`, path);
}

function atMsOf(line: string): number {
	try {
		return Number(JSON.parse(line).atMs) || 0;
	} catch {
		return 0;
	}
}

/** Appends each mark as a line of JSON to a file that only this user can read. */
export function createDisputedMarksFile(path: string, { maxBytes = largestBytes } = {}): DisputedMarks {
	let last: Promise<void> = Promise.resolve();
	async function append(line: string): Promise<void> {
		try {
			await mkdir(dirname(path), { recursive: true, mode: 0o700 });
			await putAsideWhenLarge(path, maxBytes);
			await appendFile(path, line, { mode: 0o600 });
		} catch (cause) {
			throw new ProviderError('unavailable', 'The file of disputed marks cannot be written.', { cause });
		}
	}
	return {
		keep(mark) {
			last = last.catch(() => {}).then(() => append(`${JSON.stringify(mark)}\n`));
			return last;
		},
		removeBefore(beforeMs) {
			const files = [path, `${path}.before`];
			last = last
				.catch(() => {})
				.then(() => Promise.all(files.map((file) => keepSince(file, beforeMs))))
				.then();
			return last;
		},
	};
}
