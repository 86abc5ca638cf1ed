import { setTimeout as wait } from 'node:timers/promises';

/** Where Node's inspector listens, unless it is told otherwise. */
const inspectorPort = 9_229;
const bytesPerMiB = 2 ** 20;

async function inspectorAddress(tries = 50): Promise<string> {
	const answer = await fetch(`http://127.0.0.1:${inspectorPort}/json/list`).catch(() => undefined);
	const [target] = answer?.ok ? ((await answer.json()) as { webSocketDebuggerUrl: string }[]) : [];
	if (target) return target.webSocketDebuggerUrl;
	if (tries === 0) throw new Error('The inspector of a process does not answer.');
	await wait(100);
	return inspectorAddress(tries - 1);
}

/**
 * What a Node process holds once its garbage is collected: objects, and the bytes of buffers and of WebAssembly, in MiB. What
 * it takes of the machine is more, and grows for long where memory is plenty. The process is asked over its inspector, which
 * is open only meanwhile; so one process at a time.
 */
export async function heldMiB(processId: number): Promise<number> {
	process.kill(processId, 'SIGUSR1');
	const socket = new WebSocket(await inspectorAddress());
	await new Promise((resolve, reject) => {
		socket.addEventListener('open', resolve, { once: true });
		socket.addEventListener('error', () => reject(new Error('The inspector refuses.')), { once: true });
	});
	const closed = new Promise((resolve) => socket.addEventListener('close', resolve, { once: true }));
	let calls = 0;
	const call = (method: string, params = {}) =>
		new Promise<Record<string, number>>((resolve) => {
			const id = ++calls;
			const hear = ({ data }: MessageEvent) => {
				const answer = JSON.parse(String(data)) as { id?: number; result: Record<string, number> };
				if (answer.id !== id) return;
				socket.removeEventListener('message', hear);
				resolve(answer.result);
			};
			socket.addEventListener('message', hear);
			socket.send(JSON.stringify({ id, method, params }));
		});
	await call('HeapProfiler.collectGarbage');
	const { usedSize = 0, backingStorageSize = 0 } = await call('Runtime.getHeapUsage');
	void call('Runtime.evaluate', { expression: 'process._debugEnd()' });
	await closed;
	return (usedSize + backingStorageSize) / bytesPerMiB;
}
