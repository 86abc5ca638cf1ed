import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './server.ts';

const bytesPerMiB = 2 ** 20;

/** How the inspector of a Node process that is started with these settings can be spoken to, and on which port. */
export async function inspectable(): Promise<{ port: number; settings: Record<string, string> }> {
	const port = await freePort();
	return { port, settings: { NODE_OPTIONS: `--inspect-port=${port}` } };
}

/**
 * Asks a Node process, over its inspector, what it holds once its garbage is collected: objects, and the bytes of buffers, in
 * MiB. What it takes of the machine is more, and grows for long where memory is plenty. Answers the asking, and its end.
 */
export async function openInspector(processId: number, port: number) {
	process.kill(processId, 'SIGUSR1');
	const list = async (tries: number): Promise<{ webSocketDebuggerUrl: string }[]> => {
		const answer = await fetch(`http://127.0.0.1:${port}/json/list`).catch(() => undefined);
		if (answer?.ok) return (await answer.json()) as { webSocketDebuggerUrl: string }[];
		if (tries === 0) throw new Error('The inspector of the server does not answer.');
		await wait(200);
		return list(tries - 1);
	};
	const [target] = await list(50);
	if (!target) throw new Error('The inspector knows no target.');
	const socket = new WebSocket(target.webSocketDebuggerUrl);
	await new Promise((resolve, reject) => {
		socket.addEventListener('open', resolve, { once: true });
		socket.addEventListener('error', () => reject(new Error('The inspector refuses.')), { once: true });
	});
	let calls = 0;
	const call = (method: string) =>
		new Promise<Record<string, number>>((resolve) => {
			const id = ++calls;
			const hear = ({ data }: MessageEvent) => {
				const answer = JSON.parse(String(data)) as { id?: number; result: Record<string, number> };
				if (answer.id !== id) return;
				socket.removeEventListener('message', hear);
				resolve(answer.result);
			};
			socket.addEventListener('message', hear);
			socket.send(JSON.stringify({ id, method }));
		});
	return {
		async heldMiB(): Promise<number> {
			await call('HeapProfiler.collectGarbage');
			const { usedSize = 0, backingStorageSize = 0 } = await call('Runtime.getHeapUsage');
			return (usedSize + backingStorageSize) / bytesPerMiB;
		},
		close: () => socket.close(),
	};
}
