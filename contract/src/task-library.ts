import './without-code-generation.ts';
import * as z from 'zod/mini';
import { idSchema } from './academies.ts';
import { assignmentWords } from './homework.ts';

/** Calls for the homework that an academy's teachers share. */
export const libraryPaths = {
	libraryTasks: '/api/libraryTasks',
	keepInLibrary: '/api/keepInLibrary',
	removeFromLibrary: '/api/removeFromLibrary',
} as const;

/** `keepInLibrary`: what is asked, without dates; adds it, or replaces the one with this id. */
export const keepInLibraryRequestSchema = z.object({ id: idSchema, academyId: idSchema, ...assignmentWords });
export type KeepInLibraryRequest = z.infer<typeof keepInLibraryRequestSchema>;

export const removeFromLibraryRequestSchema = z.object({ academyId: idSchema, id: idSchema });

/** `libraryTasks`: the latest first. */
export const libraryTasksSchema = z.array(
	z.object({
		id: idSchema,
		createdAtMs: z.number().check(z.int(), z.positive()),
		/** Who put it there; null where they have left. */
		by: z.nullable(z.string()),
		/** Whether the caller may take it away. */
		mayRemove: z.boolean(),
		...assignmentWords,
	}),
);
export type LibraryTask = z.infer<typeof libraryTasksSchema>[number];
