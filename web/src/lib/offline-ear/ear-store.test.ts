import { createHash, webcrypto } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiPaths } from '@henry/contract/api-paths.ts';
import type { OfflineEar } from '@henry/contract/offline-engines.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { earStore } from './ear-store.ts';

const parts = ['encoder', 'decoder', 'weights', 'tokenizer', 'speechDetector', 'settings'] as const;
const contents = new Map(parts.map((part) => [part, new TextEncoder().encode(`the ${part}`)]));
const sumOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const ear = {
	name: 'An ear',
	files: Object.fromEntries(
		[...contents].map(([part, bytes]) => [part, { sha256: sumOf(bytes), bytes: bytes.length }]),
	),
} as OfflineEar;
const pathOf = (part: keyof OfflineEar['files']) => `${apiPaths.offlineEar}/${ear.files[part].sha256}`;
const runtime = readFileSync(
	join(import.meta.dirname, '../../../../node_modules/onnxruntime-web/dist/ort-wasm-simd-threaded.wasm'),
);

/** What the browser keeps: jsdom has no Cache Storage. */
let kept: Map<string, Map<string, ArrayBuffer>>;
/** What is asked of the server, and what it answers in place of its files. */
let asked: string[];
let instead: Map<string, Uint8Array<ArrayBuffer>>;
const everything = { signal: new AbortController().signal, onProgress: () => {} };

function cacheNamed(name: string) {
	const cache = kept.get(name) ?? new Map<string, ArrayBuffer>();
	kept.set(name, cache);
	return {
		match: async (path: string) => (cache.has(path) ? new Response(cache.get(path)) : undefined),
		put: async (path: string, response: Response) => void cache.set(path, await response.arrayBuffer()),
		delete: async (request: string | Request) =>
			cache.delete(typeof request === 'string' ? request : new URL(request.url).pathname),
		keys: async () => [...cache.keys()].map((path) => ({ url: new URL(path, 'http://henry.test').href })),
	};
}

beforeEach(() => {
	kept = new Map();
	asked = [];
	instead = new Map();
	vi.stubGlobal('crypto', webcrypto);
	vi.stubGlobal('caches', {
		has: async (name: string) => kept.has(name),
		open: async (name: string) => cacheNamed(name),
		delete: async (name: string) => kept.delete(name),
	});
	vi.stubGlobal('fetch', async (path: string, { signal }: RequestInit) => {
		signal?.throwIfAborted();
		asked.push(path);
		const part = parts.find((each) => pathOf(each) === path);
		return new Response(instead.get(path) ?? (part ? contents.get(part) : new Uint8Array(runtime)));
	});
});
afterEach(() => vi.unstubAllGlobals());

test('an ear is kept once all of it has come, and its parts are as they were', async () => {
	const counts: number[] = [];
	expect(await earStore.kept()).toBeUndefined();
	await earStore.fetch(ear, { ...everything, onProgress: (bytes) => counts.push(bytes) });
	expect(counts).toEqual(counts.toSorted((one, other) => one - other));
	expect(counts.at(-1)).toBe(earStore.bytesOf(ear));
	expect(await earStore.kept()).toEqual(ear);
	const files = await earStore.read();
	for (const part of parts) expect(new TextDecoder().decode(files?.[part])).toBe(`the ${part}`);
	expect(files?.runtime.length).toBe(runtime.length);

	await earStore.remove();
	expect(await earStore.kept()).toBeUndefined();
	expect(kept.size).toBe(0);
});

test('a fetch that is given up keeps what has come, and the next one goes on from there', async () => {
	const ending = new AbortController();
	const onProgress = () => asked.length === 3 && ending.abort();
	await expect(earStore.fetch(ear, { signal: ending.signal, onProgress })).rejects.toMatchObject({
		code: 'cancelled',
	});
	expect(await earStore.kept()).toBeUndefined();
	await earStore.fetch(ear, everything);
	expect(new Set(asked).size).toBe(asked.length);
	expect(await earStore.kept()).toEqual(ear);
});

test('what is not what was promised is not kept', async () => {
	instead.set(pathOf('weights'), new TextEncoder().encode('other weights'));
	await expect(earStore.fetch(ear, everything)).rejects.toMatchObject({ code: 'aborted' });
	expect(await earStore.kept()).toBeUndefined();
	instead.clear();
	await earStore.fetch(ear, everything);
	expect(await earStore.kept()).toEqual(ear);
});

test('a file that is damaged later is not used but fetched anew', async () => {
	await earStore.fetch(ear, everything);
	const [cache] = kept.values();
	cache?.set(pathOf('decoder'), new ArrayBuffer(3));
	expect(await earStore.read()).toBeUndefined();
	expect(await earStore.kept()).toBeUndefined();
	asked = [];
	await earStore.fetch(ear, everything);
	expect(asked).toEqual([pathOf('decoder')]);
	expect(await earStore.read()).toBeDefined();
});

test('a newer ear takes the place of the one that is kept', async () => {
	await earStore.fetch(ear, everything);
	const weights = new TextEncoder().encode('better weights');
	const file = { sha256: sumOf(weights), bytes: weights.length };
	instead.set(`${apiPaths.offlineEar}/${file.sha256}`, weights);
	const better = { ...ear, files: { ...ear.files, weights: file } };
	await earStore.fetch(better, everything);
	expect(await earStore.kept()).toEqual(better);
	expect([...kept.values()][0]?.has(pathOf('weights'))).toBe(false);
});
