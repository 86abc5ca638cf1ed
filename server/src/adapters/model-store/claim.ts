import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { lease } from './lease.ts';

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

/** Waits until whoever has the name lets it go. Rejects with the signal's reason. */
function untilFree(name: string, signal: AbortSignal | undefined): Promise<void> {
	return new Promise((resolve, reject) => {
		const socket = connect(name);
		const stop = () => socket.destroy();
		signal?.addEventListener('abort', stop, { once: true });
		socket.on('error', () => {});
		socket.on('close', () => {
			signal?.removeEventListener('abort', stop);
			if (signal?.aborted) reject(signal.reason);
			else resolve();
		});
		if (signal?.aborted) stop();
	});
}

/**
 * Makes this process the only one that writes to a folder, also of other machines that share it; answers what ends that.
 * Where another one does, `onBusy` decides whether to wait for it; the signal ends the waiting.
 */
export async function claim(folder: string, onBusy: () => 'wait' | 'leave', signal?: AbortSignal) {
	// A name in Linux's abstract namespace, which leaves no file behind.
	const name = `\0talk-to-henry-models-${createHash('sha256').update(realpathSync(folder)).digest('hex')}`;
	let server = await take(name);
	if (server === undefined && onBusy() === 'leave') return undefined;
	while (server === undefined) {
		await untilFree(name, signal);
		server = await take(name);
	}
	const waiting = new Set<Socket>();
	const taken = server.on('connection', (socket) => {
		waiting.add(socket);
		socket.on('error', () => {}).on('close', () => waiting.delete(socket));
	});
	const letGo = () => {
		taken.close();
		for (const socket of waiting) socket.destroy();
	};
	const release = await lease(folder, onBusy, signal).catch((error) => {
		letGo();
		throw error;
	});
	if (!release) letGo();
	return (
		release &&
		(() => {
			release();
			letGo();
		})
	);
}
