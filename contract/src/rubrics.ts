import './without-code-generation.ts';
import * as z from 'zod/mini';
import { idSchema } from './academies.ts';
import { type CefrLevel, cefrLevelSchema, cefrLevels, examCriterionSchema } from './exams.ts';
import {
	maxDescriptorCharacters,
	maxPhraseCharacters,
	maxRubricCriteria,
	maxRubricNameCharacters,
	minRubricCriteria,
} from './limits.ts';
import { textByLanguageSchema } from './text-by-language.ts';

/** A name of a rubric, a criterion or an exam, as it stands in an address. */
const slug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60));

/**
 * The scale of every criterion and of the whole: from 0 to `highest` in `step`s. `cuts` tell where on it each level of the
 * Common European Framework begins; between two of them the scale is taken as straight (`domain/exams/level-scale`).
 */
const rubricScaleSchema = z.object({
	lowest: z.literal(0),
	highest: z.number().check(z.positive(), z.lte(100)),
	step: z.union([z.literal(0.5), z.literal(1)]),
	cuts: z.partialRecord(cefrLevelSchema, z.number().check(z.nonnegative())),
});
export type RubricScale = z.infer<typeof rubricScaleSchema>;

/** `draws`: the criteria of the machine's that a draft for this one is made of; none where only a person can tell. */
const criterionHead = {
	id: slug,
	name: textByLanguageSchema,
	draws: z.array(examCriterionSchema),
};
/** What a mark means, in a sentence. */
const descriptorSchema = z.object({ mark: z.number().check(z.nonnegative()), text: textByLanguageSchema });

/** What an assignment keeps of its rubric: all that marks are given and read by. */
export const assignmentRubricSchema = z.object({
	id: z.union([slug, idSchema]),
	name: textByLanguageSchema,
	scale: rubricScaleSchema,
	criteria: z.array(z.object(criterionHead)).check(z.minLength(1)),
});
export type AssignmentRubric = z.infer<typeof assignmentRubricSchema>;

/** A rubric as teachers choose and read it. Texts of an academy's own stand under `en`, in whatever language they are. */
export const rubricSchema = z.extend(assignmentRubricSchema, {
	isOwn: z.boolean(),
	/** Archived ones are chosen no more, and still tell what their marks mean. */
	isArchived: z.boolean(),
	/** Exams by their ids, and kinds of homework, for which it is the first choice. */
	suits: z.array(z.string()),
	criteria: z.array(z.object({ ...criterionHead, descriptors: z.array(descriptorSchema) })),
});
export type Rubric = z.infer<typeof rubricSchema>;

/**
 * The rubrics that are built in (`content/rubrics.json`). Criteria are written once, with what is little, enough and much
 * for the level that the scale is made for; a rubric names them.
 */
export const builtInRubricsSchema = z.object({
	criteria: z.record(
		slug,
		z.object({
			name: textByLanguageSchema,
			draws: z.array(examCriterionSchema),
			low: textByLanguageSchema,
			middle: textByLanguageSchema,
			high: textByLanguageSchema,
		}),
	),
	rubrics: z.array(
		z.object({
			id: slug,
			name: textByLanguageSchema,
			/** Where the scale is taken from, and what of it is our own. */
			source: z.string(),
			scale: rubricScaleSchema,
			/** The marks that are little, enough and much. */
			at: z.object({ low: z.number(), middle: z.number(), high: z.number() }),
			criteria: z.array(slug).check(z.minLength(1)),
			suits: z.array(z.string()),
		}),
	),
});

/** `rubrics`: those of an academy, the built-in ones first. */
export const rubricsSchema = z.array(rubricSchema);

const short = (maxCharacters: number) =>
	z.string().check(z.trim(), z.minLength(1), z.maxLength(maxCharacters));
/** `saveRubric`: a rubric of the academy's own. It is never changed; a better one takes its place (`replaces`). */
export const saveRubricRequestSchema = z.object({
	id: idSchema,
	academyId: idSchema,
	replaces: z.nullable(idSchema),
	name: short(maxRubricNameCharacters),
	highest: z.union([z.literal(3), z.literal(4), z.literal(5), z.literal(6), z.literal(10)]),
	step: z.union([z.literal(0.5), z.literal(1)]),
	/** What somebody shows who gets full marks. */
	levelAtTop: z.enum(cefrLevels.slice(1) as ['A2', 'B1', 'B2', 'C1', 'C2']),
	criteria: z
		.array(
			z.object({
				name: short(maxRubricNameCharacters),
				draws: z.array(examCriterionSchema).check(z.maxLength(3)),
				low: z.string().check(z.trim(), z.maxLength(maxDescriptorCharacters)),
				high: z.string().check(z.trim(), z.maxLength(maxDescriptorCharacters)),
			}),
		)
		.check(z.minLength(minRubricCriteria), z.maxLength(maxRubricCriteria)),
});
export type SaveRubricRequest = z.infer<typeof saveRubricRequestSchema>;
export const rubricIdRequestSchema = z.object({ academyId: idSchema, rubricId: idSchema });

/** A scale that is straight from nothing at the beginning of A1 to full marks at the end of a level. */
export function straightScale(
	highest: number,
	step: RubricScale['step'],
	levelAtTop: CefrLevel,
): RubricScale {
	const levels = cefrLevels.slice(0, cefrLevels.indexOf(levelAtTop) + 1);
	const cuts = Object.fromEntries(levels.map((level, place) => [level, (highest * place) / levels.length]));
	return { lowest: 0, highest, step, cuts };
}

/** What teachers say often: of the whole academy's, or of one teacher's own. */
export const readyPhrasesSchema = z.array(
	z.object({ id: idSchema, text: z.string(), isShared: z.boolean(), mayRemove: z.boolean() }),
);
export type ReadyPhrases = z.infer<typeof readyPhrasesSchema>;
/** `addReadyPhrase`: for whoever adds it, or for every teacher of the academy. */
export const addReadyPhraseRequestSchema = z.object({
	academyId: idSchema,
	text: short(maxPhraseCharacters),
	isShared: z.boolean(),
});
export const readyPhraseIdRequestSchema = z.object({ academyId: idSchema, phraseId: idSchema });
