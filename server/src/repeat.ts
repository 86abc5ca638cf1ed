/**
 * Does a task now and again `pauseMs` after each time it ended, until `stop`, which waits for the one that runs. A task that
 * fails is told to `onError` and done again.
 */
export function repeat(
	task: () => Promise<void>,
	{ pauseMs, onError }: { pauseMs: number; onError: (error: unknown) => void },
): { stop(): Promise<void> } {
	let isStopped = false;
	let timer: NodeJS.Timeout | undefined;
	let running = run();
	async function run(): Promise<void> {
		await task().catch(onError);
		if (isStopped) return;
		timer = setTimeout(() => {
			running = run();
		}, pauseMs);
	}
	return {
		async stop() {
			isStopped = true;
			clearTimeout(timer);
			await running;
		},
	};
}
