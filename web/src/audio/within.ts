/** Resolves when `done` does or after `ms`, whichever is first; false if it was the time. */
export async function within(ms: number, done: Promise<unknown>): Promise<boolean> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const timeout = new Promise<false>((resolve) => {
		timer = setTimeout(resolve, ms, false);
	});
	const inTime = await Promise.race([done.then(() => true), timeout]);
	clearTimeout(timer);
	return inTime;
}
