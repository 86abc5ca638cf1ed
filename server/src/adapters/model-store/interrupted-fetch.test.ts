import { randomBytes } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cutAfter, stallAfter, truncate } from './file-server-for-tests.ts';
import { createPlace, type PlaceForTests } from './place-for-tests.ts';

let place: PlaceForTests;

beforeEach(async () => {
	place = await createPlace();
});
afterEach(() => place.remove());

const ranges = () => place.server.requests.map(({ range }) => range);

describe('after a cut', () => {
	test('a fetch goes on from what has arrived', async () => {
		place.server.next(cutAfter(place.content, 70_000));
		expect(await place.fetch()).toBe('fetched');
		expect(ranges()).toEqual([undefined, 'bytes=70000-']);
		expect(readFileSync(place.target)).toEqual(place.content);
	});

	test('a later fetch goes on from what an earlier one has left', async () => {
		place.server.next(cutAfter(place.content, 70_000), (_, response) => response.destroy());
		await expect(place.fetch({ tries: 1 })).rejects.toThrow('does not answer');
		expect(statSync(place.part).size).toBe(70_000);
		expect(await place.storeWith().state(place.detector)).toBe('partial');
		expect(await place.fetch({ tries: 1 })).toBe('fetched');
		expect(ranges()).toEqual([undefined, 'bytes=70000-', 'bytes=70000-']);
	});

	test('nothing of an older version is mixed with a newer one @whole', async () => {
		place.server.next(cutAfter(randomBytes(200_000), 70_000));
		expect(await place.fetch()).toBe('fetched');
		expect(readFileSync(place.target)).toEqual(place.content);
	});

	test('a fetch starts over where the server cannot go on @whole', async () => {
		place.server.next(cutAfter(place.content, 70_000), (_, response) => response.end(place.content));
		expect(await place.fetch()).toBe('fetched');
		expect(ranges()).toEqual([undefined, 'bytes=70000-']);
		expect(readFileSync(place.target)).toEqual(place.content);
	});

	test('an answer about another part is refused', async () => {
		place.server.next(cutAfter(place.content, 70_000), (_, response) => {
			response.writeHead(206, { 'content-range': 'bytes 5-199999/200000' }).end(place.content.subarray(5));
		});
		await expect(place.fetch()).rejects.toThrow('answers another part');
	});
});

describe('a truncated file @whole', () => {
	test('is completed', async () => {
		place.server.next(truncate(place.content, 70_000), truncate(place.content.subarray(0, 100_000), 100_000));
		place.server.next();
		expect(await place.fetch()).toBe('fetched');
		expect(readFileSync(place.target)).toEqual(place.content);
	});

	test('that stays truncated is given up with one line, and kept', async () => {
		place.server.always = truncate(place.content, 70_000);
		await expect(place.fetch({ tries: 3 })).rejects.toThrow(/^the answer ended early\.$/);
		expect(ranges()).toHaveLength(4);
		expect(statSync(place.part).size).toBe(70_000);
	});
});

describe('a slow server', () => {
	test('that stalls is asked again for the rest', async () => {
		place.server.next(stallAfter(place.content, 70_000));
		expect(await place.fetch({ stallMs: 50 })).toBe('fetched');
		expect(ranges()).toEqual([undefined, 'bytes=70000-']);
	});

	test('that stalls again and again is given up with one line', async () => {
		place.server.always = stallAfter(place.content, 70_000);
		await expect(place.fetch({ stallMs: 50 })).rejects.toThrow(
			/^127\.0\.0\.1:\d+ sent nothing for 0\.05 s\.$/,
		);
		expect(ranges()).toHaveLength(3);
	});

	test('that is too busy at first is asked again', async () => {
		place.server.next((_, response) => response.writeHead(503).end());
		expect(await place.fetch()).toBe('fetched');
		place.storeWith().remove(place.detector);
		place.server.always = (_, response) => response.writeHead(503).end();
		await expect(place.fetch()).rejects.toThrow('answers with status 503.');
	});
});

describe('without a network', () => {
	const gone = /^127\.0\.0\.1:\d+ does not answer: there is no network, or a firewall in between\.$/;

	test('a fetch ends with one line at the first refusal, however often it would try otherwise', async () => {
		place.server.close();
		await expect(place.fetch({ tries: Number.POSITIVE_INFINITY })).rejects.toThrow(gone);
	});

	test('a fetch ends with one line after the time for an answer where nothing ever comes', async () => {
		let connections = 0;
		const blackHole = createServer(() => {
			connections += 1;
		}).listen(0, '127.0.0.1');
		await new Promise((ready) => blackHole.once('listening', ready));
		const { port } = blackHole.address() as { port: number };
		const mirror = `http://127.0.0.1:${port}`;
		const fetching = place.fetch({ mirror, answerWithinMs: 50, tries: Number.POSITIVE_INFINITY });
		await expect(fetching).rejects.toThrow(gone);
		expect(connections).toBe(1);
		blackHole.close();
	});

	test('a fetch that has a part already ends as soon, and keeps it', async () => {
		place.server.next(cutAfter(place.content, 70_000), (_, response) => response.destroy());
		await expect(place.fetch({ tries: 1 })).rejects.toThrow('does not answer');
		place.server.close();
		await expect(place.fetch({ tries: Number.POSITIVE_INFINITY })).rejects.toThrow(gone);
		expect(statSync(place.part).size).toBe(70_000);
	});
});
