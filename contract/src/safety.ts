import './without-code-generation.ts';
import * as z from 'zod/mini';
import { textByLanguageSchema } from './text-by-language.ts';

/** What a learner may be in, the gravest first; each has its own written answer and numbers. */
export const dangerKinds = ['selfHarm', 'childSexualHarm', 'abuse', 'medical'] as const;
export type DangerKind = (typeof dangerKinds)[number];

const text = z.string().check(z.trim(), z.minLength(1));

/** Where help can be had by telephone, at any hour unless its text says otherwise. `number` as it is dialled. */
const helpNumberSchema = z.object({
	number: z.string().check(z.regex(/^\+?[0-9][0-9 -]*$/)),
	who: textByLanguageSchema,
});
export type HelpNumber = z.infer<typeof helpNumberSchema>;

const answerToDangerSchema = z.object({ title: textByLanguageSchema, text: textByLanguageSchema });

/**
 * What is shown instead of Henry's next turn, or of a report, where the learner has spoken of danger. Nothing of what was
 * said then is scored, quoted or kept.
 */
export const dangerNoticeSchema = z.extend(answerToDangerSchema, {
	kind: z.enum(dangerKinds),
	numbers: z.array(helpNumberSchema).check(z.minLength(1)),
});
export type DangerNotice = z.infer<typeof dangerNoticeSchema>;

const byDanger = <Item extends z.core.$ZodType>(item: Item) =>
	z.object({ selfHarm: item, childSexualHarm: item, abuse: item, medical: item });

/**
 * `content/safety.json`: the written answer to each danger, and the numbers of help by country (ISO 3166, two letters);
 * `country` is the one whose numbers are shown unless the operator sets another.
 */
export const safetyContentSchema = z.object({
	country: text,
	answers: byDanger(answerToDangerSchema),
	numbers: z.record(
		z.string().check(z.regex(/^[A-Z]{2}$/)),
		byDanger(z.array(helpNumberSchema).check(z.minLength(1))),
	),
});
export type SafetyContent = z.infer<typeof safetyContentSchema>;
