import { appendFile, mkdir, rename, stat } from 'node:fs/promises';
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
	};
}
