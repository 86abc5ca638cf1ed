import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const repository = resolve(import.meta.dirname, '../..');

/** A server in a process of its own, with its real engines, as `./henry` starts it. */
export type RunningServer = {
	address: string;
	process: ChildProcess;
	ended: Promise<{ status: number | null; signal: NodeJS.Signals | null }>;
	remove(): void;
};

/** Starts a server on a free port and waits until it listens. */
export async function startServer(settings: Record<string, string> = {}): Promise<RunningServer> {
	const folder = mkdtempSync(join(tmpdir(), 'henry-server-'));
	const server = spawn(process.execPath, ['server/dist/main.mjs'], {
		cwd: repository,
		env: { HENRY_PORT: '0', HENRY_DATA: folder, ...settings },
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	const ended = new Promise<{ status: number | null; signal: NodeJS.Signals | null }>((settle) =>
		server.once('exit', (status, signal) => settle({ status, signal })),
	);
	const address = await new Promise<string>((settle, reject) => {
		let output = '';
		server.stdout.on('data', (data) => {
			output += data;
			const found = /is at (\S+)/.exec(output)?.[1];
			if (found) settle(found);
		});
		void ended.then(() => reject(new Error('The server ended before it listened.')));
	});
	return {
		address,
		process: server,
		ended,
		remove() {
			server.kill('SIGKILL');
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

/** Opens a socket that sends one text message, and answers the code with which the server closes it. */
export function openSocket(address: string, path: string, message: string) {
	const { hostname, port } = new URL(address);
	const socket = connect(Number(port), hostname);
	const mask = Buffer.alloc(4);
	const text = Buffer.from(message);
	const length = Buffer.alloc(2);
	length.writeUInt16BE(text.length);
	let received = Buffer.alloc(0);
	const opened = new Promise<void>((settle) => {
		socket.on('data', (data) => {
			received = Buffer.concat([received, data]);
			if (received.includes('\r\n\r\n')) settle();
		});
	});
	socket.write(
		`GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
			'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
	);
	// A final text frame whose length stands in two bytes, with a mask of zeros (RFC 6455, 5.2).
	void opened.then(() => socket.write(Buffer.concat([Buffer.from([0x81, 0xfe]), length, mask, text])));
	const closed = new Promise<number | undefined>((settle) =>
		socket.on('close', () => {
			// The last frame: its first byte says that it closes, the second that it holds the two bytes of the code.
			const place = received.lastIndexOf(Buffer.from([0x88, 2]));
			settle(place === -1 ? undefined : received.readUInt16BE(place + 2));
		}),
	);
	return { opened, closed, bytesReceived: () => received.length };
}
