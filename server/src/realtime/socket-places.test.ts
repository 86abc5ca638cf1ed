import websocket, { type WebSocket } from '@fastify/websocket';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { placesForTests } from './places-for-tests.ts';
import type { SocketPlaces, SocketPlacesOptions } from './socket-places.ts';

let app: FastifyInstance;
let places: SocketPlaces;

/** A server whose sockets take a place with their first message, and answer each with an echo. */
async function open(options: Partial<SocketPlacesOptions> = {}): Promise<void> {
	app = fastify();
	await app.register(websocket);
	places = placesForTests({
		callerOf: ({ headers }) => ({ person: `${headers['x-person']}`, address: 'an address' }),
		...options,
	});
	app.get('/', { websocket: true }, (socket, request) => {
		const guest = places.admit(socket, request);
		socket.on('message', (data: Buffer) => {
			if (String(data) === 'end') guest?.awaitsAnswer();
			if (guest?.takePlace()) guest.send(data);
		});
	});
	await app.ready();
}

beforeEach(() => {
	vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
});
afterEach(async () => {
	places.close();
	vi.useRealTimers();
	await app.close();
});

let people = 0;
type Peer = { socket: WebSocket; heard: string[]; closed: Promise<number>; say(text: string): void };

async function connect({ person = `person ${++people}`, answersPings = true } = {}): Promise<Peer> {
	const heard: string[] = [];
	let closed: Promise<number> = Promise.resolve(0);
	const socket: WebSocket = await app.injectWS('/', { headers: { 'x-person': person } }, {
		onInit: (opening: WebSocket) => {
			opening.on('message', (data: Buffer) => heard.push(String(data)));
			opening.on('error', () => {});
			if (answersPings) opening.on('ping', () => opening.pong());
			closed = new Promise((resolve) => opening.on('close', resolve));
		},
	} as object);
	return { socket, heard, closed, say: (text) => socket.send(text) };
}

/** Waits until a peer was answered. */
const answered = ({ heard }: Peer, text: string) => expect.poll(() => heard).toContain(text);

/** Lets time pass, and what is on its way arrive. */
async function pass(milliseconds: number): Promise<void> {
	vi.advanceTimersByTime(milliseconds);
	await new Promise((resolve) => setTimeout(resolve, 20));
}

test('200 sockets that say one thing and fall silent leave room for 20 good ones, at once', async () => {
	await open({ places: 20 });
	const hostile = await Promise.all(Array.from({ length: 200 }, () => connect()));
	for (const peer of hostile) peer.say('start');
	await expect.poll(() => places.figures().served).toBe(20);
	await pass(2_001);
	const good = await Promise.all(Array.from({ length: 20 }, () => connect()));
	for (const peer of good) peer.say('hello');
	for (const peer of good) await answered(peer, 'hello');
	expect(places.figures()).toMatchObject({ served: 20, open: 20 });
});

test('200 sockets that say nothing take no place, and are closed', async () => {
	await open({ places: 20 });
	const hostile = await Promise.all(Array.from({ length: 200 }, () => connect()));
	const good = await Promise.all(Array.from({ length: 20 }, () => connect()));
	for (const peer of good) peer.say('hello');
	for (const peer of good) await answered(peer, 'hello');
	expect(places.figures().refused).toBe(0);
	await pass(5_000);
	await pass(5_000);
	await pass(5_000);
	expect(new Set(await Promise.all(hostile.map(({ closed }) => closed)))).toEqual(new Set([1008]));
});

test('no place is taken from who speaks, or waits for an answer', async () => {
	await open({ places: 2 });
	const [speaking, waiting, late] = [await connect(), await connect(), await connect()];
	speaking.say('hello');
	waiting.say('end');
	await answered(waiting, 'end');
	await pass(3_000);
	speaking.say('still here');
	await answered(speaking, 'still here');
	late.say('hello');
	expect(await late.closed).toBe(1013);
	expect(JSON.parse(late.heard[0] ?? '')).toMatchObject({
		type: 'error',
		error: { code: 'resource-exhausted', retryAfterSeconds: 15 },
	});
	expect(places.figures()).toMatchObject({ served: 2, refused: 1 });
});

test('who was turned away gets no place by sending on', async () => {
	await open({ places: 1 });
	const [speaking, late] = [await connect(), await connect()];
	speaking.say('hello');
	await answered(speaking, 'hello');
	late.say('hello');
	late.say('hello');
	await late.closed;
	expect(late.heard).toHaveLength(1);
	expect(places.figures()).toMatchObject({ served: 1, open: 1 });
});

test('a peer that is gone without a word gives its place back', async () => {
	await open();
	const [gone, there] = [await connect({ answersPings: false }), await connect()];
	for (const peer of [gone, there]) peer.say('hello');
	await answered(there, 'hello');
	await answered(gone, 'hello');
	for (let beat = 0; beat < 3; beat++) await pass(5_000);
	expect(places.figures()).toMatchObject({ open: 1, served: 1 });
	expect(await gone.closed).toBe(1006);
});

test('one person has only so many sockets, and so has one address', async () => {
	await open({ maxPerPerson: 2, maxPerAddress: 3 });
	const greedy = [await connect({ person: 'Eve' }), await connect({ person: 'Eve' })];
	expect(await (await connect({ person: 'Eve' })).closed).toBe(1013);
	const other = await connect();
	expect(await (await connect()).closed).toBe(1013);
	greedy[0]?.socket.terminate();
	await expect.poll(() => places.figures().open).toBe(2);
	const next = await connect();
	for (const peer of [other, next]) {
		peer.say('hello');
		await answered(peer, 'hello');
	}
});

test('a socket that is too old is closed as by a restart', async () => {
	await open({ lifetimeMs: 12_000 });
	const peer = await connect();
	for (let beat = 0; beat < 3; beat++) {
		peer.say(`${beat}`);
		await answered(peer, `${beat}`);
		await pass(5_000);
	}
	expect(await peer.closed).toBe(1012);
});

test('a peer that takes nothing is cut off, and does not fill the memory', async () => {
	await open();
	const peer = await connect();
	(peer.socket as unknown as { pause(): void }).pause();
	const megabyte = 'a'.repeat(1024 * 1024 - 1);
	for (let message = 0; message < 12; message++) peer.say(megabyte);
	await expect.poll(() => places.figures().open, { timeout: 5_000 }).toBe(0);
});

test('at the end all are closed as by a restart, but who is owed an answer', async () => {
	await open();
	const [idle, speaking, waiting] = [await connect(), await connect(), await connect()];
	speaking.say('hello');
	waiting.say('end');
	await answered(speaking, 'hello');
	await answered(waiting, 'end');
	places.close();
	expect(await Promise.all([idle.closed, speaking.closed])).toEqual([1012, 1012]);
	expect(places.figures()).toMatchObject({ open: 1, served: 1 });
	waiting.say('still here');
	await answered(waiting, 'still here');
});
