import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { claim } from './claim.ts';
import { createPlace, type PlaceForTests } from './place-for-tests.ts';

let place: PlaceForTests;
let children: ChildProcess[];

beforeEach(async () => {
	place = await createPlace();
	children = [];
});
afterEach(() => {
	for (const child of children) child.kill('SIGKILL');
	place.remove();
});

/** A process that fetches the model; `next` is the next word that it says, undefined at its end. */
function startFetch() {
	const script = join(import.meta.dirname, 'fetch-for-tests.ts');
	const words = [place.folder, place.server.address, JSON.stringify(place.detector)];
	const child = spawn(process.execPath, ['--import', 'tsx', script, ...words], {
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	children.push(child);
	const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
	return { child, next: async () => (await lines.next()).value as string | undefined };
}

/** Holds the next request back; answers when it has come, and what lets it go. */
function holdNextRequest() {
	let letGo = () => {};
	const asked = new Promise<void>((resolve) => {
		place.server.next((_request, _response, serve) => {
			letGo = () => serve();
			resolve();
		});
	});
	return { asked, letGo: () => letGo() };
}

test('of two processes at once one fetches and the other waits for it', async () => {
	const held = holdNextRequest();
	const first = startFetch();
	await held.asked;
	const second = startFetch();
	expect(await second.next()).toBe('waiting');
	held.letGo();
	expect(await first.next()).toBe('fetched');
	expect(await second.next()).toBe('already-there');
	expect(place.server.requests).toHaveLength(1);
	expect(readFileSync(place.target)).toEqual(place.content);
});

test('when the process that fetches is killed the one that waits takes over', async () => {
	const held = holdNextRequest();
	const first = startFetch();
	await held.asked;
	const second = startFetch();
	expect(await second.next()).toBe('waiting');
	first.child.kill('SIGKILL');
	expect(await second.next()).toBe('fetched');
});

test('who would rather not wait is told that another one fetches', async () => {
	mkdirSync(place.folder, { recursive: true });
	const release = await claim(place.folder, () => 'leave');
	expect(await place.storeWith().fetch(place.detector, { whenBusy: 'leave' })).toBe('busy');
	release?.();
	expect(await place.storeWith().fetch(place.detector, { whenBusy: 'leave' })).toBe('fetched');
});
