import { keptHereName } from './kept-here-name.ts';

const folder = `/${keptHereName}/`;
const open = () => caches.open(keptHereName);

/** Whether this device can keep anything: not on a page without https, nor where the browser forbids storage. */
export const canKeepHere = () => 'caches' in globalThis;

/** Keeps JSON or a file under a name; what had that name before is gone. Rejects where there is no room. */
export async function keepHere(name: string, value: unknown): Promise<void> {
	const body = value instanceof Blob ? value : JSON.stringify(value);
	await (await open()).put(folder + name, new Response(body));
}

/** What is kept under a name; undefined where nothing is. */
export async function keptHere(name: string): Promise<Response | undefined> {
	return canKeepHere() ? await (await open()).match(folder + name) : undefined;
}

/** The names that begin so, in their order. */
export async function namesHere(start: string): Promise<string[]> {
	if (!canKeepHere()) return [];
	const paths = (await (await open()).keys()).map(({ url }) => new URL(url).pathname);
	return paths
		.filter((path) => path.startsWith(folder + start))
		.map((path) => path.slice(folder.length))
		.sort();
}

export async function forgetHere(name: string): Promise<void> {
	await (await open()).delete(folder + name);
}
