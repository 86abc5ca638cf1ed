import { setTimeout as wait } from 'node:timers/promises';
import type { HeapSpaceInfo } from 'node:v8';

/** Where Node's inspector listens, unless it is told otherwise. */
const inspectorPort = 9_229;
const bytesPerMiB = 2 ** 20;

/** What the inspector answers, of what is asked here. */
type Answer = { backingStorageSize?: number; result?: { value?: HeapSpaceInfo[] } };

async function inspectorAddress(tries = 50): Promise<string> {
	const answer = await fetch(`http://127.0.0.1:${inspectorPort}/json/list`).catch(() => undefined);
	const [target] = answer?.ok ? ((await answer.json()) as { webSocketDebuggerUrl: string }[]) : [];
	if (target) return target.webSocketDebuggerUrl;
	if (tries === 0) throw new Error('The inspector of a process does not answer.');
	await wait(100);
	return inspectorAddress(tries - 1);
}

/** What the engine of JavaScript keeps of compiled code, by the names of its spaces (`v8.getHeapSpaceStatistics`). */
const holdsCode = /^(?:code|trusted)_/;

/**
 * What a Node process holds once its garbage is collected, in MiB: objects, with the bytes of buffers and of WebAssembly; and
 * the code that was compiled of its sources, which grows until all that is used often is compiled. What it takes of the
 * machine is more, and grows for long where memory is plenty. The process is asked over its inspector, which is open only
 * meanwhile; so one process at a time.
 */
export async function heldBy(processId: number): Promise<{ objectsMiB: number; codeMiB: number }> {
	process.kill(processId, 'SIGUSR1');
	const socket = new WebSocket(await inspectorAddress());
	await new Promise((resolve, reject) => {
		socket.addEventListener('open', resolve, { once: true });
		socket.addEventListener('error', () => reject(new Error('The inspector refuses.')), { once: true });
	});
	const closed = new Promise((resolve) => socket.addEventListener('close', resolve, { once: true }));
	let calls = 0;
	const call = (method: string, params = {}) =>
		new Promise<Answer>((resolve) => {
			const id = ++calls;
			const hear = ({ data }: MessageEvent) => {
				const answer = JSON.parse(String(data)) as { id?: number; result: Answer };
				if (answer.id !== id) return;
				socket.removeEventListener('message', hear);
				resolve(answer.result);
			};
			socket.addEventListener('message', hear);
			socket.send(JSON.stringify({ id, method, params }));
		});
	await call('HeapProfiler.collectGarbage');
	const { backingStorageSize = 0 } = await call('Runtime.getHeapUsage');
	const spaces = await call('Runtime.evaluate', {
		expression: "process.getBuiltinModule('node:v8').getHeapSpaceStatistics()",
		returnByValue: true,
	});
	void call('Runtime.evaluate', { expression: 'process._debugEnd()' });
	await closed;
	const bytes = { objects: backingStorageSize, code: 0 };
	for (const { space_name, space_used_size } of spaces.result?.value ?? [])
		bytes[holdsCode.test(space_name) ? 'code' : 'objects'] += space_used_size;
	return { objectsMiB: bytes.objects / bytesPerMiB, codeMiB: bytes.code / bytesPerMiB };
}
