import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ModelsHealth } from '@henry/contract/health.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { claim } from './adapters/model-store/claim.ts';
import { cutAfter } from './adapters/model-store/file-server-for-tests.ts';
import { aRecognizer } from './adapters/model-store/models-for-tests.ts';
import { createPlace, type PlaceForTests } from './adapters/model-store/place-for-tests.ts';
import {
	type BetterEngine,
	type BetterEngines,
	createBetterEngineList,
	createBetterEngines,
} from './better-engines.ts';

let place: PlaceForTests;
let lines: string[];
let atWork: string[];
let running: BetterEngines | undefined;
const recognizer = aRecognizer();

beforeEach(async () => {
	place = await createPlace();
	Object.assign(place.server.files, recognizer.files);
	lines = [];
	atWork = [];
});
afterEach(async () => {
	await running?.close();
	place.remove();
});

function anEngine(part: BetterEngine['part'], changes: Partial<BetterEngine> = {}): BetterEngine {
	const models = part === 'ears' ? [recognizer.model] : [place.detector];
	const putToWork = async () => void atWork.push(part);
	return { part, models, putToWork, ...changes };
}

function start(...engines: BetterEngine[]): BetterEngines {
	running = createBetterEngines({
		engines,
		openStore: () => place.storeWith({ tries: 1, answerWithinMs: 1_000 }),
		watch: () => ({ show() {}, end() {} }),
		tell: (line) => lines.push(line),
	});
	running.start();
	return running;
}
const ended = (better: BetterEngines) => expect.poll(() => better.health()).toEqual({ waiting: [] });
const failed = async (better: BetterEngines) => {
	await expect.poll(() => better.health().failure).toBeDefined();
	return better.health().failure;
};

test('what is missing is fetched in order, and put to work one by one', async () => {
	const better = start(anEngine('turns'), anEngine('ears'));
	await expect.poll(() => atWork).toEqual(['turns', 'ears']);
	await ended(better);
	expect(lines).toEqual([]);
	expect(readFileSync(place.target)).toEqual(place.content);
});

test('an engine whose model came with that of another waits for no further fetch', async () => {
	place.server.always = (request, _, serve) => {
		// The last model never comes.
		if (!request.url?.endsWith('weights.bin')) serve();
	};
	start(anEngine('turns'), anEngine('sounds'), anEngine('ears'));
	await expect.poll(() => atWork).toEqual(['turns', 'sounds']);
});

test('what is there is put to work before anything is fetched', async () => {
	await place.fetch();
	const asked = new Promise<void>((resolve) => {
		place.server.always = () => resolve();
	});
	start(anEngine('ears'), anEngine('turns'));
	await asked;
	expect(atWork).toEqual(['turns']);
});

test('how far a fetch is can be asked', async () => {
	const half = recognizer.model.files;
	if (!('weights' in half) || !('tokenizer' in half)) throw new Error('It is a recogniser.');
	place.server.always = (request, response, serve) => {
		if (request.url?.endsWith('weights.bin')) {
			response.writeHead(200, { 'content-length': 300_000 }).write(recognizer.weights.subarray(0, 150_000));
		} else serve();
	};
	const better = start(anEngine('ears'));
	await expect
		.poll(() => better.health())
		.toEqual({
			waiting: ['ears'],
			fetching: { part: 'ears', percent: 50 },
		} satisfies ModelsHealth);
});

test('without a network one line is said and kept for who asks; what was there is at work all the same', async () => {
	await place.fetch();
	place.server.close();
	const better = start(anEngine('ears'), anEngine('turns'));
	const failure = /^127\.0\.0\.1:\d+ does not answer: there is no network, or a firewall in between\.$/;
	expect(await failed(better)).toMatch(failure);
	expect(atWork).toEqual(['turns']);
	expect(lines).toEqual([expect.stringMatching(/in between\. Henry goes on with what he has\.$/)]);
});

test('an engine that does not start leaves the others their turn', async () => {
	const putToWork = () => Promise.reject(new Error('It does not start.'));
	const better = start(anEngine('turns', { putToWork }), anEngine('ears'));
	await expect.poll(() => atWork).toEqual(['ears']);
	expect(await failed(better)).toBe('It does not start.');
	expect(lines).toEqual(['It does not start. Henry goes on with what he has.']);
});

test('a damaged file is fetched anew @whole', async () => {
	mkdirSync(dirname(place.target), { recursive: true });
	writeFileSync(place.target, randomBytes(place.content.length));
	start(anEngine('turns'));
	await expect.poll(() => atWork).toEqual(['turns']);
	expect(readFileSync(place.target)).toEqual(place.content);
});

test('a fetch ends with the server, and the next one goes on with it', async () => {
	place.server.next((_, response) => {
		response
			.writeHead(200, { 'content-length': place.content.length })
			.write(place.content.subarray(0, 70_000));
	});
	const better = start(anEngine('turns'));
	await expect.poll(() => better.health().fetching?.percent).toBe(35);
	await better.close();
	expect([atWork, lines]).toEqual([[], []]);
	start(anEngine('turns'));
	await expect.poll(() => atWork).toEqual(['turns']);
	expect(place.server.requests.at(-1)?.range).toBe('bytes=70000-');
});

test('a server that waits for another one’s fetch says so, and ends when it is told to', async () => {
	mkdirSync(place.folder, { recursive: true });
	const release = await claim(place.folder, () => 'leave');
	const better = start(anEngine('turns'));
	await expect.poll(() => lines).toEqual(['Another Henry is fetching models. Waiting for it.']);
	await better.close();
	expect(atWork).toEqual([]);
	release?.();
});

test('an engine is on the list where all of its models are recommended', () => {
	const machine = { freeMemoryMb: 1_000, cores: 2 };
	const list = createBetterEngineList([recognizer.model, place.detector], place.storeWith().paths, machine);
	list.add('turns', ['speech-detector'], async () => {});
	list.add('ears', ['speech-detector', 'recognizer'], async () => {});
	expect(list.engines.map(({ part, models }) => [part, models.map(({ id }) => id)])).toEqual([
		['turns', ['detector']],
	]);
	expect(list.find('speech-detector')).toMatchObject({ files: { network: place.target } });
	expect(() => list.find('voice')).toThrow('The catalogue has no model of the kind voice.');
});

test('an answer that is cut does not take the place of what is at work', async () => {
	place.server.always = cutAfter(place.content, 70_000);
	const better = start(anEngine('turns'));
	expect(await failed(better)).toMatch(/broke off|ended early/);
	expect(atWork).toEqual([]);
});
