import type { OfflineEngine, OfflineFile } from '@henry/contract/offline-engines.ts';
import * as z from 'zod/mini';
import { getStream } from './api-client.ts';
import { ApiError } from './api-error.ts';

/** A slow line may take as long for the largest file. */
const fetchTimeoutMs = 60 * 60_000;

type Files<Part extends string> = Record<Part, OfflineFile & { path: string }>;

/** What this browser keeps of an engine, to work without the server. */
export type EngineStore<Engine extends OfflineEngine, Part extends string> = {
	/** Bytes of all files of an engine together: what has to be fetched at most, and what it takes up. */
	bytesOf(engine: Engine): number;
	/** The engine that this browser keeps; undefined where there is none, or a part of it is missing. */
	kept(): Promise<Engine | undefined>;
	/**
	 * Fetches an engine and keeps it; files that are there already stay. `onProgress` is called with how many bytes are there.
	 * Rejects with an `ApiError` (`aborted` where what came is not what was promised), or as the browser does where it has no
	 * space.
	 */
	fetch(
		engine: Engine,
		options?: { signal?: AbortSignal; onProgress?: (bytes: number) => void },
	): Promise<void>;
	/** Gives the space back. */
	remove(): Promise<void>;
	/** The bytes of each file of the kept engine; undefined where there is none. A file that is damaged is removed first. */
	read(): Promise<Record<Part, Uint8Array<ArrayBuffer>> | undefined>;
};

/** Whether this browser can keep an engine: not on a page without https, nor where the browser forbids storage. */
export const canKeepEngines = () => 'caches' in globalThis && globalThis.crypto?.subtle !== undefined;

type Kept<Engine, Extra extends string> = {
	/** The browser's cache that keeps its files, and what they are, under `path`. */
	cacheName: string;
	/** Its address at the server. */
	path: string;
	schema: z.ZodMiniType<Engine>;
	/** What else it needs, which comes with the app. */
	ofApp?: () => Files<Extra>;
};

/** Where a browser keeps an engine. */
export function createEngineStore<Engine extends OfflineEngine, Extra extends string = never>({
	cacheName,
	path: enginePath,
	schema,
	ofApp,
}: Kept<Engine, Extra>): EngineStore<Engine, Extract<keyof Engine['files'], string> | Extra> {
	type Part = Extract<keyof Engine['files'], string> | Extra;

	function filesOf({ files }: Engine): Files<Part> {
		const fromServer = Object.entries(files).map(([name, file]) => [
			name,
			{ ...file, path: `${enginePath}/${file.sha256}` },
		]);
		return { ...Object.fromEntries(fromServer), ...ofApp?.() };
	}
	const allOf = (engine: Engine) => Object.entries<Files<Part>[Part]>(filesOf(engine));

	async function kept(): Promise<Engine | undefined> {
		if (!canKeepEngines() || !(await caches.has(cacheName))) return undefined;
		const cache = await caches.open(cacheName);
		const description = await cache.match(enginePath);
		const engine = z.safeParse(schema, await description?.json());
		if (!engine.success) return undefined;
		const found = await Promise.all(allOf(engine.data).map(([, { path }]) => cache.match(path)));
		return found.every(Boolean) ? engine.data : undefined;
	}

	/** What an earlier engine has left. */
	async function removeOthers(cache: Cache, engine: Engine): Promise<void> {
		const wanted = [enginePath, ...allOf(engine).map(([, { path }]) => path)];
		for (const request of await cache.keys()) {
			const { pathname } = new URL(request.url);
			if (!wanted.includes(pathname)) await cache.delete(request);
		}
	}

	return {
		bytesOf: (engine) => allOf(engine).reduce((sum, [, { bytes }]) => sum + bytes, 0),
		kept,
		async fetch(engine, { signal, onProgress } = {}) {
			const cache = await caches.open(cacheName);
			let before = 0;
			for (const [, { path, bytes, sha256 }] of allOf(engine)) {
				if (!(await cache.match(path))) {
					const onBytes = (count: number) => onProgress?.(before + Math.min(count, bytes));
					const fetched = await getStream(path, (response) => readBytes(response, onBytes), {
						...(signal && { signal }),
						timeoutMs: fetchTimeoutMs,
					});
					if ((await sumOf(fetched)) !== sha256) throw new ApiError({ code: 'aborted', message: '' });
					await cache.put(path, new Response(fetched));
				}
				before += bytes;
				onProgress?.(before);
			}
			await cache.put(enginePath, new Response(JSON.stringify(engine)));
			await removeOthers(cache, engine);
		},
		async remove() {
			await caches.delete(cacheName);
		},
		async read() {
			const engine = await kept();
			if (!engine) return undefined;
			const cache = await caches.open(cacheName);
			const read = allOf(engine).map(async ([name, { path, sha256 }]) => {
				const bytes = new Uint8Array((await (await cache.match(path))?.arrayBuffer()) ?? []);
				if ((await sumOf(bytes)) === sha256) return [name, bytes];
				await cache.delete(path);
				return undefined;
			});
			const files = await Promise.all(read);
			return files.every((file) => file !== undefined) ? Object.fromEntries(files) : undefined;
		},
	};
}

/** The bytes of an answer; `onBytes` is called with how many have come. */
async function readBytes({ body }: Response, onBytes: (count: number) => void) {
	const parts: Uint8Array<ArrayBuffer>[] = [];
	let count = 0;
	for (const reader = body?.getReader(); ; ) {
		const { value } = (await reader?.read()) ?? {};
		if (!value) return new Uint8Array(await new Blob(parts).arrayBuffer());
		parts.push(value);
		count += value.length;
		onBytes(count);
	}
}

async function sumOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
	const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
	return Array.from(sum, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
