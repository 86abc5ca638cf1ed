import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** Tries to take a name that only one process of this machine can have; the kernel frees it when the process ends. */
function take(name: string): Promise<Server | undefined> {
	return new Promise((resolve, reject) => {
		const server = createServer();
		server.once('error', (error: NodeJS.ErrnoException) =>
			error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
		);
		server.listen(name, () => resolve(server));
	});
}

/** Waits until whoever has the name lets it go. */
function untilFree(name: string): Promise<void> {
	return new Promise((resolve) => {
		const socket = connect(name);
		socket.on('error', () => {});
		socket.on('close', () => resolve());
	});
}

/**
 * Makes this process the only one of the machine that writes to a folder; answers what ends that. Where another one does,
 * `onBusy` decides whether to wait for it.
 */
export async function claim(folder: string, onBusy: () => 'wait' | 'leave') {
	// A name in Linux's abstract namespace, which leaves no file behind.
	const name = `\0talk-to-henry-models-${createHash('sha256').update(realpathSync(folder)).digest('hex')}`;
	let server = await take(name);
	if (server === undefined && onBusy() === 'leave') return undefined;
	while (server === undefined) {
		await untilFree(name);
		server = await take(name);
	}
	const waiting = new Set<Socket>();
	const taken = server.on('connection', (socket) => {
		waiting.add(socket);
		socket.on('error', () => {}).on('close', () => waiting.delete(socket));
	});
	return () => {
		taken.close();
		for (const socket of waiting) socket.destroy();
	};
}
