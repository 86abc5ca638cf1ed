import { pathGoalSchema, pathLevelSchema } from '@henry/contract/path.ts';
import * as z from 'zod/mini';
import { createBrowserStore } from './browser-store.ts';
import { chosenPathName } from './forget-path.ts';
import type { ChosenPath } from './practice/path.ts';

const chosenPathSchema = z.object({
	level: pathLevelSchema,
	goal: pathGoalSchema,
	exam: z.optional(z.string()),
	examDay: z.optional(z.iso.date()),
	beganAtMs: z.number(),
});

/** The path that was chosen in this browser; undefined where none was. What is done of it, practice tells. */
export const chosenPath = createBrowserStore<ChosenPath | undefined>(
	chosenPathName,
	(kept) => chosenPathSchema.safeParse(kept).data,
);
