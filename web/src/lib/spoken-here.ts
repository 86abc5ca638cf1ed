/** Words and texts of the built-in content as they were spoken; nothing of what a learner says. */
const cacheName = 'henry-spoken';
const folder = `/${cacheName}/`;
/** Those of a few days: the oldest give way. */
const mostKept = 150;

const addressOf = (name: string) => folder + encodeURIComponent(name);
const canKeep = () => 'caches' in globalThis;

/** Keeps a sound under a name, for when the server cannot be reached. Without room for it, it is there only with a connection. */
export async function keepSpoken(name: string, sound: Blob | string): Promise<void> {
	if (!canKeep()) return;
	try {
		const cache = await caches.open(cacheName);
		// What is kept anew is the newest.
		await cache.delete(addressOf(name));
		await cache.put(addressOf(name), new Response(sound));
		const kept = await cache.keys();
		await Promise.all(kept.slice(0, Math.max(0, kept.length - mostKept)).map((old) => cache.delete(old)));
	} catch {
		// The browser forbids storage.
	}
}

/** What was kept under a name; undefined where nothing was. */
export async function spokenHere(name: string): Promise<Response | undefined> {
	if (!canKeep()) return undefined;
	return (await caches.open(cacheName)).match(addressOf(name));
}
