const lockName = 'henry-live-talk';
/** Whoever has just left a talk, as by a reload, gives it up within this time. */
const patienceMs = 500;

type HoldTalkOptions = {
	/** Take it from another tab that holds it. */
	readonly steals: boolean;
	/** Gives it up. */
	readonly signal: AbortSignal;
	/** Another tab has taken it. */
	readonly onStolen: () => void;
};

/**
 * Makes this tab of the browser the only one that talks with Henry, until `signal` aborts; false if another one does.
 * Where the browser cannot tell, each tab is the only one.
 */
export function holdTalk({ steals, signal, onStolen }: HoldTalkOptions): Promise<boolean> {
	const locks: LockManager | undefined = navigator.locks;
	if (!locks) return Promise.resolve(true);
	const options = steals ? { steal: true } : { signal: AbortSignal.timeout(patienceMs) };
	return new Promise((resolve) => {
		let isHeld = false;
		const hold = () => {
			isHeld = true;
			resolve(true);
			return new Promise<void>((release) => {
				if (signal.aborted) release();
				signal.addEventListener('abort', () => release());
			});
		};
		locks.request(lockName, options, hold).catch(() => {
			if (isHeld) onStolen();
			else resolve(false);
		});
	});
}
