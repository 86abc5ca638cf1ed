import './without-code-generation.ts';
import * as z from 'zod/mini';
import { idSchema } from './academies.ts';

/** Where a roster is sent, as `multipart/form-data`, relative to the server's origin. */
export const rosterPath = '/api/roster';
/** The field of its files: one zip, or the CSV files themselves. */
export const rosterFilesField = 'files';

/** `preview` changes nothing. Whoever imports confirms that the guardians of all learners have agreed, as for `importLearners`. */
export const rosterQuerySchema = z.object({
	academyId: idSchema,
	mode: z.enum(['preview', 'import']),
	guardiansAgreed: z.optional(z.literal('true')),
});

/** The files of OneRoster 1.2 that are read; every other is left alone. */
export const rosterFiles = ['manifest', 'users', 'classes', 'enrollments'] as const;
export type RosterFile = (typeof rosterFiles)[number];

/** What is wrong with a row, or with a file (`line` null). */
export const rosterProblems = [
	'fileMissing',
	'notReadable',
	'otherVersion',
	'columnMissing',
	'valueMissing',
	'twice',
	'userUnknown',
	'classUnknown',
	'roleUnknown',
	'teacherWithoutEmail',
	'nameNotUsable',
	'tooMany',
] as const;
export type RosterProblem = (typeof rosterProblems)[number];

const count = z.number().check(z.int(), z.nonnegative());
const changesSchema = z.object({ added: count, changed: count, ended: count });
export const rosterOutcomeSchema = z.object({
	classes: changesSchema,
	learners: changesSchema,
	teachers: changesSchema,
	/** Places in classes that are given and taken. */
	places: z.object({ added: count, ended: count }),
	/** Teachers who are invited by mail; after an import also the addresses that no mail went to, until the next one. */
	invitations: z.object({ count, unsent: z.array(z.string()) }),
	problems: z.array(
		z.object({
			file: z.enum(rosterFiles),
			/** As an editor counts them, the head being line 1. */
			line: z.nullable(count),
			what: z.enum(rosterProblems),
			/** The value that is meant. */
			value: z.nullable(z.string()),
		}),
	),
	/** How many problems there are in all; `problems` are the first of them. */
	problemCount: count,
	/** After an import: what is printed on the cards of new learners, this once. */
	cards: z.array(
		z.object({ className: z.string(), joinCode: z.string(), displayName: z.string(), pin: z.string() }),
	),
});
export type RosterOutcome = z.infer<typeof rosterOutcomeSchema>;
