import { vi } from 'vitest';

/** Cache Storage, which jsdom does not have, in this test's memory; answers what it keeps, by address. */
export function stubCaches(): Map<string, Blob> {
	const kept = new Map<string, Blob>();
	const cache = {
		match: async (path: string) => (kept.has(path) ? new Response(kept.get(path)) : undefined),
		put: async (path: string, response: Response) => void kept.set(path, await response.blob()),
		delete: async (path: string) => kept.delete(path),
		keys: async () => [...kept.keys()].map((path) => ({ url: new URL(path, 'http://henry.test').href })),
	};
	/** What a cache keeps has the cache's name in front. */
	const forget = (name: string) => {
		for (const path of kept.keys()) if (path.startsWith(`/${name}/`)) kept.delete(path);
	};
	vi.stubGlobal('caches', { open: async () => cache, delete: async (name: string) => forget(name) });
	return kept;
}
