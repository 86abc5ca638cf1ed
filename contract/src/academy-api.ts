import './without-code-generation.ts';
import * as z from 'zod/mini';
import { idSchema, personNameSchema } from './academies.ts';
import { learnerNameSchema } from './cards.ts';
import { saveAssignmentRequestSchema } from './homework.ts';
import { taskSchema } from './tasks.ts';
import { maxApiPage, maxApiTokenDays } from './world-limits.ts';

/** Calls around an academy's own programs, relative to the server's origin; apart, so that other pages do not fetch them. */
export const programPaths = {
	apiTokens: '/api/apiTokens',
	addApiToken: '/api/addApiToken',
	removeApiToken: '/api/removeApiToken',
	/** Where programs call; each call of `apiCalls` is below it. */
	api: '/api/v1/academy',
	apiDescription: '/api/v1/openapi.json',
} as const;

const count = z.number().check(z.int(), z.nonnegative());
const atMs = z.number().check(z.int());

export const tokenScopes = ['read', 'write'] as const;
/** A token by which a program acts for the academy's owner. `write` may read as well. */
export const apiTokenSchema = z.object({
	id: idSchema,
	name: personNameSchema,
	scope: z.enum(tokenScopes),
	createdAtMs: atMs,
	expiresAtMs: atMs,
	lastUsedAtMs: z.nullable(atMs),
});
export type ApiToken = z.infer<typeof apiTokenSchema>;
export const apiTokensSchema = z.object({ tokens: z.array(apiTokenSchema) });
export const addApiTokenRequestSchema = z.object({
	academyId: idSchema,
	name: personNameSchema,
	scope: z.enum(tokenScopes),
	days: z.number().check(z.int(), z.positive(), z.lte(maxApiTokenDays)),
});
/** The token itself, this once. */
export const addedApiTokenSchema = z.object({ token: z.string() });
export const apiTokenIdRequestSchema = z.object({ academyId: idSchema, tokenId: idSchema });

const page = <Item extends z.core.$ZodType>(item: Item) =>
	z.object({
		items: z.array(item),
		/** What `cursor` is for the next page; null where this is the last. */
		nextCursor: z.nullable(idSchema),
	});
const paging = {
	cursor: z.optional(idSchema),
	limit: z._default(z.coerce.number().check(z.int(), z.positive(), z.lte(maxApiPage)), 50),
};

const apiClassSchema = z.object({
	id: idSchema,
	name: z.string(),
	isArchived: z.boolean(),
	createdAtMs: atMs,
});
const apiLearnerSchema = z.object({ id: idSchema, name: z.string(), classIds: z.array(idSchema) });
const apiAssignmentSchema = z.object({
	id: idSchema,
	classId: idSchema,
	title: z.string(),
	task: taskSchema,
	dueAtMs: z.nullable(atMs),
	attempts: count,
	createdAtMs: atMs,
});
const apiResultSchema = z.object({
	id: idSchema,
	classId: idSchema,
	assignmentId: idSchema,
	learnerId: idSchema,
	attempt: count,
	handedInAtMs: atMs,
	spokenSeconds: z.number(),
	/** The teacher's mark; null where there is none, or not yet. */
	mark: z.nullable(z.number()),
	highestMark: z.number(),
	reviewedAtMs: z.nullable(atMs),
});
export type ApiClass = z.infer<typeof apiClassSchema>;
export type ApiLearner = z.infer<typeof apiLearnerSchema>;
export type ApiAssignment = z.infer<typeof apiAssignmentSchema>;
export type ApiResult = z.infer<typeof apiResultSchema>;

const ofClass = z.object({ ...paging, classId: z.optional(idSchema) });

/** What programs may call: the method and path below `programPaths.api`, the scope that it needs, what goes in and out. */
export const apiCalls = {
	classes: {
		...({ method: 'GET', path: '/classes', scope: 'read' } as const),
		summary: 'The classes of the academy',
		input: z.object(paging),
		answer: page(apiClassSchema),
	},
	learners: {
		...({ method: 'GET', path: '/learners', scope: 'read' } as const),
		summary: 'The learners of the academy, or of one class',
		input: ofClass,
		answer: page(apiLearnerSchema),
	},
	assignments: {
		...({ method: 'GET', path: '/assignments', scope: 'read' } as const),
		summary: 'The assignments of the academy, or of one class',
		input: ofClass,
		answer: page(apiAssignmentSchema),
	},
	results: {
		...({ method: 'GET', path: '/results', scope: 'read' } as const),
		summary: 'Answers that were handed in, with the teachers’ marks and without any words',
		input: z.extend(ofClass, {
			assignmentId: z.optional(idSchema),
			learnerId: z.optional(idSchema),
			/** Only those handed in, put right, or whose mark has changed since then, in milliseconds since 1970. */
			sinceMs: z.optional(z.coerce.number().check(z.int(), z.nonnegative())),
		}),
		answer: page(apiResultSchema),
	},
	addLearner: {
		...({ method: 'POST', path: '/learners', scope: 'write' } as const),
		summary: 'Adds a learner with a card to a class; its secret words (`pin`) are told this once',
		input: z.object({
			classId: idSchema,
			name: learnerNameSchema,
			/** Confirms for the academy that the learner’s guardians have agreed in writing. */
			guardiansAgreed: z.literal(true),
		}),
		answer: z.object({ id: idSchema, name: z.string(), pin: z.string() }),
	},
	addAssignment: {
		...({ method: 'POST', path: '/assignments', scope: 'write' } as const),
		summary: 'Adds an assignment to a class',
		input: z.omit(saveAssignmentRequestSchema, { id: true }),
		answer: z.object({ id: idSchema }),
	},
} as const;
export type ApiQuery = z.output<typeof apiCalls.results.input>;
