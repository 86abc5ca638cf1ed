import { turnsTogether } from '@henry/contract/exam-pair.ts';
import { type ExamTurn, turnsOf } from '@henry/contract/exam-turns.ts';
import type { ExamSetup, TakenPaper } from './exam-run.ts';

/** The turns of an exam as it is taken, alone or together. */
export function turnsOfRun(
	{ together, parts }: Pick<ExamSetup, 'together' | 'parts'>,
	{ exam, form, furtherForms = [] }: TakenPaper,
): ExamTurn[] {
	if (!together) return turnsOf(exam, form, parts);
	return turnsTogether(exam, [form, ...furtherForms], together.names.length, parts);
}
