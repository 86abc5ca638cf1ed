import * as z from 'zod/mini';
import { createBrowserStore } from './browser-store.ts';
import { talksHeldName } from './kept-for-one.ts';

/** How many talks of each exercise were begun in this browser, so that Henry opens the next one otherwise. */
const store = createBrowserStore<Record<string, number>>(
	talksHeldName,
	(kept) => z.record(z.string(), z.number().check(z.int(), z.nonnegative())).safeParse(kept).data ?? {},
);

export const talksHeld = (exerciseType: string): number => store.read()[exerciseType] ?? 0;

export function countTalk(exerciseType: string): void {
	store.keep({ ...store.read(), [exerciseType]: talksHeld(exerciseType) + 1 });
}
