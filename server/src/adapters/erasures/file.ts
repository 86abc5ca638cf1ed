import { appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Erasures } from '#server/ports/erasures.ts';
import { ProviderError } from '#server/ports/provider-error.ts';

type Erasure = { id: string; atMs: number };

/** A line as it is written, and as it was while accounts alone were noted. */
type Line = Erasure | { accountId: string; atMs: number };

/** A line of JSON for each erased account or academy, in a file that only this user can read. */
export function createErasuresFile(path: string): Erasures {
	let last: Promise<unknown> = Promise.resolve();
	/** One task after the other: a line that is added while old ones are removed would be lost. */
	function alone<Result>(task: () => Promise<Result>): Promise<Result> {
		const next = last.then(task).catch((cause) => {
			throw new ProviderError('unavailable', `The file ${path} cannot be used.`, { cause });
		});
		last = next.catch(() => {});
		return next;
	}
	const asLine = (erasure: Erasure) => `${JSON.stringify(erasure)}\n`;
	async function read(): Promise<Erasure[]> {
		const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
			if (error.code === 'ENOENT') return '';
			throw error;
		});
		return text
			.split('\n')
			.filter((line) => line !== '')
			.map((line): Line => JSON.parse(line))
			.map((line) => ('id' in line ? line : { id: line.accountId, atMs: line.atMs }));
	}
	return {
		note: (id, atMs) =>
			alone(async () => {
				await mkdir(dirname(path), { recursive: true, mode: 0o700 });
				await appendFile(path, asLine({ id, atMs }), { mode: 0o600 });
			}),
		list: () => alone(async () => (await read()).map(({ id }) => id)),
		removeBefore: (beforeMs) =>
			alone(async () => {
				const all = await read();
				const kept = all.filter(({ atMs }) => atMs >= beforeMs);
				if (kept.length === all.length) return;
				await writeFile(`${path}.part`, kept.map(asLine).join(''), { mode: 0o600 });
				await rename(`${path}.part`, path);
			}),
	};
}
