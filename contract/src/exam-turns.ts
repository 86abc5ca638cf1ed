import type { Exam, ExamAsk, ExamForm, ExamItem, ExamPart, ExamStep } from './exams.ts';

/** One answer of an exam with all that belongs to it: what is asked, shown, prepared, and for how long. */
export type ExamTurn = {
	/** Part, step and answer, such as `2.0.1`. Unique in an exam. */
	id: string;
	part: ExamPart;
	step: ExamStep;
	item: ExamItem;
	asked: ExamAsk;
	/** Which answer of its step this is, from 0, and of how many. */
	index: number;
	countInStep: number;
	/** How long it may be, in seconds, as the exam has it. */
	answerSeconds: number;
	/** A shorter time for the same answer, where the part has one. */
	drillSeconds: number | undefined;
	/** The first answer of its part, before which the part is introduced. */
	isFirstOfPart: boolean;
	/** Who speaks, by their places from 0, where two or three candidates take the exam together; else undefined. */
	speakers?: readonly number[];
};

/** How long an answer of a step may be, by its place in the step. */
export const secondsOf = (seconds: number | readonly number[], index: number) =>
	typeof seconds === 'number' ? seconds : (seconds[index] ?? seconds.at(-1) ?? 0);

/** Whether the real exam does not mark an answer: then it is corrected here, too, and counts for nothing. */
export const isUnmarked = ({ step, index }: Pick<ExamTurn, 'step' | 'index'>): boolean =>
	index < (step.unmarked ?? 0);

/** The answers of an exam in their order: of all parts, or of those that are named. */
export function turnsOf(exam: Exam, form: ExamForm, partIds?: readonly string[]): ExamTurn[] {
	const parts = exam.parts.filter(({ id }) => !partIds || partIds.includes(id));
	return parts.flatMap((part) =>
		part.steps.flatMap((step, stepIndex) => {
			const item = form.parts[part.id]?.[stepIndex];
			return (item?.answers ?? []).map((asked, index) => ({
				id: `${part.id}.${stepIndex}.${index}`,
				part,
				step,
				item: item as ExamItem,
				asked,
				index,
				countInStep: item?.answers.length ?? 0,
				answerSeconds: secondsOf(step.answerSeconds, index),
				drillSeconds: step.drillSeconds && secondsOf(step.drillSeconds, index),
				isFirstOfPart: stepIndex === 0 && index === 0,
			}));
		}),
	);
}

/** How long a question, read or heard, takes on average, in seconds; and an introduction. */
export const askingSeconds = 6;
export const introductionSeconds = 12;

/** Ours: about how many words of what is told again Henry's voice says in a second. */
const heardWordsPerSecond = 2.5;
const heardSeconds = ({ heard }: Pick<ExamItem, 'heard'>) =>
	heard === undefined ? 0 : heard.split(/\s+/).length / heardWordsPerSecond;

/**
 * How long a part takes, in seconds, when every answer takes all its time; with what is heard in the items of a form, where
 * these are given.
 */
export function partSeconds({ steps }: ExamPart, items: readonly Pick<ExamItem, 'heard'>[] = []): number {
	const stepSeconds = ({ count, preparationSeconds, answerSeconds }: ExamStep, place: number) => {
		const before = preparationSeconds + askingSeconds + heardSeconds(items[place] ?? {});
		return Array.from({ length: count }, (_, index) => secondsOf(answerSeconds, index)).reduce(
			(sum, seconds) => sum + seconds + before,
			0,
		);
	};
	return steps.reduce((sum, step, place) => sum + stepSeconds(step, place), introductionSeconds);
}
