import { randomBytes } from 'node:crypto';
import {
	cpSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	utimesSync,
	writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createFolderLibrary } from './folder-source.ts';
import { createModelFolder } from './model-folder.ts';
import { aDetector, aRecognizer } from './models-for-tests.ts';
import { createPlace, type PlaceForTests } from './place-for-tests.ts';

let place: PlaceForTests;

beforeEach(async () => {
	place = await createPlace();
});
afterEach(() => place.remove());

describe('a fetch', () => {
	test('brings every file and shows how much is there', async () => {
		const { model, files, weights } = aRecognizer();
		place.server.files = files;
		const store = place.storeWith();
		const seen: number[] = [];
		expect(await store.state(model)).toBe('missing');
		const onProgress = (bytes: number) => void seen.push(bytes);
		const fetched = await store.fetch(model, { whenBusy: 'wait', onProgress });
		expect(fetched).toBe('fetched');
		expect(await store.state(model)).toBe('installed');
		expect(seen).toEqual(seen.toSorted((one, other) => one - other));
		expect(seen.at(-1)).toBe(303_004);
		const folder = join(place.folder, 'recognizer');
		expect(readFileSync(join(folder, 'weights.bin'))).toEqual(weights);
		const names = ['config.json', 'tokenizer.json', 'vocabulary.txt', 'weights.bin'];
		expect(readdirSync(folder).toSorted()).toEqual(names);
	});

	test('is not repeated', async () => {
		await place.fetch();
		expect(await place.fetch()).toBe('already-there');
		expect(place.server.requests).toHaveLength(1);
	});

	test('follows where an address leads on to, but not round and round, nor off the web', async () => {
		const leadTo = (location: string) =>
			place.server.next((_, response) => {
				response.writeHead(302, { location }).end();
			});
		leadTo('file:///etc/passwd');
		await expect(place.fetch()).rejects.toThrow('leads on to an unsafe address');
		for (let times = 0; times < 6; times += 1) leadTo(place.path);
		await expect(place.fetch()).rejects.toThrow('leads from address to address without end');
		place.server.files['/elsewhere'] = place.content;
		leadTo('/elsewhere');
		expect(await place.fetch()).toBe('fetched');
	});

	test('takes the place of a damaged file @whole', async () => {
		await place.fetch();
		writeFileSync(place.target, randomBytes(place.content.length));
		expect(await place.storeWith().state(place.detector)).toBe('damaged');
		expect(await place.fetch()).toBe('fetched');
		expect(readFileSync(place.target)).toEqual(place.content);
	});

	test('from a folder that was brought here copies what has the right sum @whole', async () => {
		await place.fetch();
		const brought = join(place.root, 'brought');
		cpSync(place.folder, brought, { recursive: true });
		rmSync(place.folder, { recursive: true });
		const persistence = { tries: 1, pauseMs: 1 };
		const store = createModelFolder({
			folder: place.folder,
			library: createFolderLibrary(brought),
			persistence,
		});
		expect(await store.fetch(place.detector, { whenBusy: 'wait' })).toBe('fetched');
		expect(readFileSync(place.target)).toEqual(place.content);
		store.remove(place.detector);
		writeFileSync(join(brought, place.path), randomBytes(place.content.length));
		await expect(store.fetch(place.detector, { whenBusy: 'wait' })).rejects.toThrow('wrong checksum');
		writeFileSync(join(brought, place.path), 'short');
		await expect(store.fetch(place.detector, { whenBusy: 'wait' })).rejects.toThrow('has 5 bytes instead of');
		rmSync(brought, { recursive: true });
		await expect(store.fetch(place.detector, { whenBusy: 'wait' })).rejects.toThrow('There is no file');
	});
});

describe('what is not the model', () => {
	test('with a wrong checksum is deleted, and the right one is taken later', async () => {
		place.server.next((_request, _response, serve) => serve(randomBytes(place.content.length)));
		await expect(place.fetch()).rejects.toThrow(
			'network.onnx of detector has a wrong checksum and was deleted.',
		);
		expect(readdirSync(dirname(place.target))).toEqual([]);
		expect(await place.storeWith().state(place.detector)).toBe('missing');
		expect(await place.fetch()).toBe('fetched');
	});

	test('but has another size is refused before any of it is taken', async () => {
		place.server.next((_request, _response, serve) =>
			serve(Buffer.from('<html>Sign in to this network</html>')),
		);
		await expect(place.fetch()).rejects.toThrow('has another network.onnx, of 36 bytes instead of 200000.');
		expect(existsSync(place.part)).toBe(false);
	});

	test('but goes on and on is left when it is too long', async () => {
		place.server.next((_, response) => {
			response.writeHead(200).write(Buffer.concat([place.content, place.content]));
		});
		await expect(place.fetch()).rejects.toThrow('longer');
		expect(existsSync(place.part)).toBe(false);
	});

	test('is named by the status that the server answers', async () => {
		place.server.files = {};
		await expect(place.fetch()).rejects.toThrow('does not give network.onnx: it answers with status 404.');
		expect(place.server.requests).toHaveLength(1);
	});
});

describe('a full disk', () => {
	test('is said, and what has arrived is kept (the kernel’s always full device stands in for the part)', async () => {
		mkdirSync(dirname(place.target), { recursive: true });
		symlinkSync('/dev/full', place.part);
		await expect(place.fetch()).rejects.toThrow(
			/^The disk is full: .*network\.onnx\.part .* it goes on from what has/,
		);
		expect(existsSync(place.part)).toBe(true);
	});

	test('is noticed before anything is asked for where the model does not fit', async () => {
		const tooLarge = aDetector(place.content, { bytes: 1e15 });
		await expect(place.fetch({}, tooLarge)).rejects.toThrow(
			/^The disk is too full for detector: it needs 1000000\d+ MB/,
		);
		expect(place.server.requests).toEqual([]);
	});
});

test('a file that kept its size and its time of change is trusted, until it is verified', async () => {
	await place.fetch();
	const store = place.storeWith();
	const thisLongAgo = () => utimesSync(place.target, 1_000, 1_000);
	thisLongAgo();
	expect(await store.state(place.detector)).toBe('installed');
	writeFileSync(place.target, randomBytes(place.content.length));
	thisLongAgo();
	expect(await store.state(place.detector)).toBe('installed');
	expect(await store.verify(place.detector)).toBe('damaged');
	expect(await store.state(place.detector)).toBe('damaged');
});

test('a model that is removed is gone, with what its engine has kept beside it', async () => {
	await place.fetch();
	const store = place.storeWith();
	const kept = join(dirname(place.target), 'read-prompts');
	mkdirSync(kept);
	expect(await store.state(place.detector)).toBe('installed');
	store.remove(place.detector);
	expect(existsSync(kept)).toBe(false);
	expect(await store.state(place.detector)).toBe('missing');
	store.remove(place.detector);
});
