import './without-code-generation.ts';
import * as z from 'zod/mini';
import { idSchema } from './academies.ts';
import { marksByCriterionSchema } from './homework.ts';
import { assignmentRubricSchema } from './rubrics.ts';

/** `secondMarkQueue`: confirmed answers that the caller has not marked, without anybody's mark, note or draft. */
export const secondMarkQueueRequestSchema = z.object({ academyId: idSchema });
/** `giveSecondMark`: a mark of the caller's own on an answer that another teacher has confirmed. It changes nothing else. */
export const secondMarkRequestSchema = z.object({
	handInId: idSchema,
	mark: z.number().check(z.nonnegative(), z.lte(100)),
	marks: marksByCriterionSchema,
});
export type SecondMarkRequest = z.infer<typeof secondMarkRequestSchema>;

/** How far two who mark the same answers agree. */
const agreementSchema = z.object({
	answers: z.number().check(z.int(), z.positive()),
	/** Quadratic weighted kappa (Cohen 1968): 1 is the same every time, 0 no better than chance. Null for a single mark. */
	kappa: z.nullable(z.number()),
	/** The first one's marks less the other's, on average, in points of the scale. */
	meanDifference: z.number(),
	/** How far apart two marks of an answer are on average, in points of the scale. */
	meanDistance: z.number(),
});
export type Agreement = z.infer<typeof agreementSchema>;

/** `markAgreement`: how near Henry's drafts come to the marks of an academy's teachers, by rubric. */
export const markAgreementSchema = z.array(
	z.object({
		rubric: z.pick(assignmentRubricSchema, { id: true, name: true, scale: true }),
		/** Marks that teachers gave after they had a single answer before them. */
		marks: z.number().check(z.int(), z.nonnegative()),
		/** Henry as he is made, less the teachers. */
		before: z.nullable(agreementSchema),
		/** The fitted drafts, each found without the answers of its learner; null where there are too few marks. */
		after: z.nullable(agreementSchema),
		/** Whether drafts are fitted now: only where that is nearer to the teachers. */
		isFitted: z.boolean(),
		/** The teacher who confirmed, less one who marked the same answer without seeing that mark. */
		teachers: z.nullable(agreementSchema),
	}),
);
export type MarkAgreement = z.infer<typeof markAgreementSchema>;
