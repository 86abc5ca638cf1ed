import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { onWalk, walkName } from './walking.ts';

const walkSchema = z.object({
	steps: z
		.array(
			z.object({ kind: z.enum(['cards', 'talk', 'sentence', 'path', 'check', 'homework']), to: z.string() }),
		)
		.check(z.minLength(1)),
	/** Index of the thing that is being done. */
	at: z.number().check(z.int(), z.nonnegative()),
});
/** The day's things that are being gone through, one page after the other. */
export type TodayWalk = z.infer<typeof walkSchema>;

let known: { written: string | null; walk: TodayWalk | undefined } = { written: null, walk: undefined };

function read(): TodayWalk | undefined {
	try {
		const written = sessionStorage.getItem(walkName);
		if (written !== known.written) {
			known = { written, walk: walkSchema.safeParse(JSON.parse(written ?? 'null')).data };
		}
	} catch {
		// Storage may be forbidden: then nobody is on a walk.
	}
	return known.walk;
}

/** Goes through the day's things, or on to another of them; undefined ends it. */
export function keepWalk(walk: TodayWalk | undefined): void {
	try {
		if (walk) sessionStorage.setItem(walkName, JSON.stringify(walk));
		else sessionStorage.removeItem(walkName);
	} catch {
		// Each thing can still be opened by itself.
	}
	dispatchEvent(new Event(walkName));
}

/** The walk as a component sees it; undefined where nobody is on one. */
export const useTodayWalk = (): TodayWalk | undefined => useSyncExternalStore(onWalk, read);
