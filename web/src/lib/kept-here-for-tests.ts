import { vi } from 'vitest';

/** Cache Storage, which jsdom does not have, in this test's memory; answers what its caches keep, by address. */
export function stubCaches(): Map<string, Blob> {
	const kept = new Map<string, Blob>();
	const nameOf = new Map<string, string>();
	const pathsIn = (name: string) => [...kept.keys()].filter((path) => nameOf.get(path) === name);
	const open = async (name: string) => ({
		match: async (path: string) => (kept.has(path) ? new Response(kept.get(path)) : undefined),
		async put(path: string, response: Response) {
			const blob = await response.blob();
			nameOf.set(path, name);
			// What is put anew comes last, as in a browser.
			kept.delete(path);
			kept.set(path, blob);
		},
		delete: async (path: string) => kept.delete(path),
		keys: async () => pathsIn(name).map((path) => ({ url: new URL(path, 'http://henry.test').href })),
	});
	vi.stubGlobal('caches', {
		open,
		has: async (name: string) => pathsIn(name).length > 0,
		async delete(name: string) {
			for (const path of pathsIn(name)) kept.delete(path);
		},
	});
	return kept;
}
