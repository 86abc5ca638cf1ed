import './without-code-generation.ts';
import * as z from 'zod/mini';
import { academySchema, idSchema } from './academies.ts';
import { placesSchema } from './drafts.ts';
import { correctionSchema } from './feedback.ts';
import { atMsSchema } from './homework.ts';
import { longestReportMs, maxReportCommentCharacters } from './limits.ts';
import { assignmentRubricSchema } from './rubrics.ts';
import { languageCodeSchema } from './text-by-language.ts';

/** What was done in a term, as far as teachers have confirmed it. */
export const termFiguresSchema = z.object({
	/** Homework that was due in the term. */
	due: z.number(),
	inTime: z.number(),
	late: z.number(),
	missing: z.number(),
	/** Answers in the term, and those of them that have a teacher's word. */
	answers: z.number(),
	confirmed: z.number(),
	minutesSpoken: z.number(),
	/** The machine's ranges of the first and of the last confirmed answers; null where there are too few. */
	levelAtStart: z.nullable(placesSchema),
	levelAtEnd: z.nullable(placesSchema),
	/** Marks of the teachers by assignment, the earliest first. */
	marks: z.array(z.object({ title: z.string(), atMs: atMsSchema, mark: z.number(), highest: z.number() })),
	/** Criteria by which the teachers' marks are highest and lowest, as shares of the scale. */
	strongest: z.array(z.object({ name: assignmentRubricSchema.shape.name, share0to1: z.number() })),
	weakest: z.array(z.object({ name: assignmentRubricSchema.shape.name, share0to1: z.number() })),
	/** The commonest kinds of mistake in confirmed answers, with one of the learner's own. */
	mistakes: z.array(
		z.object({
			category: correctionSchema.shape.category,
			times: z.number(),
			original: z.string(),
			replacement: z.string(),
		}),
	),
});
export type TermFigures = z.infer<typeof termFiguresSchema>;

/** A report of one learner and term, as it is printed on one page. */
export const termReportSchema = z.object({
	learner: z.string(),
	className: z.string(),
	academy: z.pick(academySchema, { name: true, colours: true, logoId: true }),
	fromMs: atMsSchema,
	toMs: atMsSchema,
	language: languageCodeSchema,
	comment: z.string(),
	/** Who wrote the comment; null where their place in the academy is gone. */
	by: z.nullable(z.string()),
	figures: termFiguresSchema,
});
export type TermReport = z.infer<typeof termReportSchema>;

const term = { classId: idSchema, fromMs: atMsSchema, toMs: atMsSchema };
const isTerm = z.refine<{ fromMs: number; toMs: number }>(
	({ fromMs, toMs }) => fromMs < toMs && toMs - fromMs <= longestReportMs,
	'A report is about at most 400 days, and ends after it begins.',
);
/** `termReports`: what a class's reports would say; `isSaved` where one of these days was given to the family. */
export const termReportsRequestSchema = z.object(term).check(isTerm);
export const classTermReportsSchema = z.array(
	z.object({ membershipId: idSchema, isSaved: z.boolean(), report: termReportSchema }),
);
export type ClassTermReports = z.infer<typeof classTermReportsSchema>;
/** `lastTerm`: the days of the report that a class's families were given last; null where there is none. */
export const lastTermSchema = z.object({
	term: z.nullable(z.object({ fromMs: atMsSchema, toMs: atMsSchema })),
});
/** `saveTermReport`: gives a report to the learner and the guardians, in place of one of the same days. */
export const saveTermReportRequestSchema = z
	.object({
		...term,
		membershipId: idSchema,
		language: languageCodeSchema,
		comment: z.string().check(z.trim(), z.maxLength(maxReportCommentCharacters)),
	})
	.check(isTerm);
export type SaveTermReportRequest = z.infer<typeof saveTermReportRequestSchema>;

/** `GET myTermReports`: those of the signed-in user, and of those whom they are guardian of; the latest first. */
export const myTermReportsSchema = z.array(
	z.object({ id: idSchema, atMs: atMsSchema, isOwn: z.boolean(), report: termReportSchema }),
);
export type MyTermReports = z.infer<typeof myTermReportsSchema>;
