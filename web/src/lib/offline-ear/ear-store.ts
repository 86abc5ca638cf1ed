import { apiPaths } from '@henry/contract/api-paths.ts';
import { type OfflineEar, type OfflineEarFile, offlineEarSchema } from '@henry/contract/offline-ear.ts';
import runtimePath from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url';
import { getStream } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { offlineEarCacheName } from './cache-name.ts';

/** The runtime's file, as the build has found it. */
declare const earRuntime: OfflineEarFile;

/** What an ear consists of: what the server gives, and the runtime, which comes with the app. */
type EarFiles = Record<keyof OfflineEar['files'] | 'runtime', OfflineEarFile & { path: string }>;

/** A slow line may take as long for the largest file. */
const fetchTimeoutMs = 60 * 60_000;

function filesOf({ files }: OfflineEar): EarFiles {
	const fromServer = Object.entries(files).map(([name, file]) => [
		name,
		{ ...file, path: `${apiPaths.offlineEar}/${file.sha256}` },
	]);
	return { ...Object.fromEntries(fromServer), runtime: { ...earRuntime, path: runtimePath } };
}

/** Bytes of all files of an ear together: what has to be fetched at most, and what it takes up. */
export function bytesOfEar(ear: OfflineEar): number {
	return Object.values(filesOf(ear)).reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Whether this browser can keep an ear: not on a page without https, nor where the browser forbids storage. */
export const canKeepEar = () => 'caches' in globalThis && globalThis.crypto?.subtle !== undefined;

/** The ear that this browser keeps; undefined where there is none, or a part of it is missing. */
export async function keptOfflineEar(): Promise<OfflineEar | undefined> {
	if (!canKeepEar() || !(await caches.has(offlineEarCacheName))) return undefined;
	const cache = await caches.open(offlineEarCacheName);
	const description = await cache.match(apiPaths.offlineEar);
	const ear = offlineEarSchema.safeParse(await description?.json());
	if (!ear.success) return undefined;
	const files = Object.values(filesOf(ear.data));
	const kept = await Promise.all(files.map(({ path }) => cache.match(path)));
	return kept.every(Boolean) ? ear.data : undefined;
}

/** The bytes of an answer; `onBytes` is told how many have come. */
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

/**
 * Fetches an ear and keeps it; files that are there already stay. `onProgress` is told how many bytes are there. Rejects
 * with an `ApiError` (`aborted` where what came is not what was promised), or as the browser does where it has no space.
 */
export async function fetchOfflineEar(
	ear: OfflineEar,
	{ signal, onProgress }: { signal: AbortSignal; onProgress: (bytes: number) => void },
): Promise<void> {
	const cache = await caches.open(offlineEarCacheName);
	let before = 0;
	for (const { path, bytes, sha256 } of Object.values(filesOf(ear))) {
		if (!(await cache.match(path))) {
			const onBytes = (count: number) => onProgress(before + Math.min(count, bytes));
			const fetched = await getStream(path, (response) => readBytes(response, onBytes), {
				signal,
				timeoutMs: fetchTimeoutMs,
			});
			if ((await sumOf(fetched)) !== sha256) throw new ApiError({ code: 'aborted', message: '' });
			await cache.put(path, new Response(fetched));
		}
		before += bytes;
		onProgress(before);
	}
	await cache.put(apiPaths.offlineEar, new Response(JSON.stringify(ear)));
	await removeOthers(cache, ear);
	// Asked for, since what takes minutes to fetch should not be the first thing that a full disk takes away.
	await navigator.storage?.persist?.();
}

/** What an earlier ear has left. */
async function removeOthers(cache: Cache, ear: OfflineEar): Promise<void> {
	const wanted = [apiPaths.offlineEar, ...Object.values(filesOf(ear)).map(({ path }) => path)];
	for (const request of await cache.keys()) {
		const { pathname } = new URL(request.url);
		if (!wanted.includes(pathname)) await cache.delete(request);
	}
}

/** Gives the space back. */
export async function removeOfflineEar(): Promise<void> {
	await caches.delete(offlineEarCacheName);
}

/** The bytes of each file of the kept ear; undefined where there is none. A file that is damaged is removed first. */
export async function readOfflineEar(): Promise<Record<keyof EarFiles, Uint8Array<ArrayBuffer>> | undefined> {
	const ear = await keptOfflineEar();
	if (!ear) return undefined;
	const cache = await caches.open(offlineEarCacheName);
	const read = Object.entries(filesOf(ear)).map(async ([name, { path, sha256 }]) => {
		const bytes = new Uint8Array((await (await cache.match(path))?.arrayBuffer()) ?? []);
		if ((await sumOf(bytes)) === sha256) return [name, bytes];
		await cache.delete(path);
		return undefined;
	});
	const files = await Promise.all(read);
	return files.every((file) => file !== undefined) ? Object.fromEntries(files) : undefined;
}

async function sumOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
	const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
	return Array.from(sum, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
