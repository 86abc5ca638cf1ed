import { useEffect, useEffectEvent } from 'react';

/** What has to be made before paper can show it. */
const preparations = new Set<() => Promise<unknown>>();

/** Whoever prints does not wait longer for it. */
const longestWaitMs = 5_000;

const after = (waitMs: number) => new Promise((resolve) => setTimeout(resolve, waitMs));

/** While the component is there, `prepare` is called before `printPage` prints; what it makes is waited for. */
export function useBeforePrinting(prepare: () => Promise<unknown>): void {
	const latest = useEffectEvent(prepare);
	useEffect(() => {
		const preparation = () => latest();
		preparations.add(preparation);
		return () => void preparations.delete(preparation);
	}, []);
}

/** Prints the page once everything that belongs on paper is drawn. What fails or takes too long is left as it is. */
export async function printPage(): Promise<void> {
	if (preparations.size > 0) {
		const prepared = Promise.allSettled([...preparations].map((prepare) => prepare()));
		await Promise.race([prepared, after(longestWaitMs)]);
		// What has just come is drawn first.
		await after(0);
	}
	window.print();
}
