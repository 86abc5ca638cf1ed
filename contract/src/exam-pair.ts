import './without-code-generation.ts';
import * as z from 'zod/mini';
import { askingSeconds, type ExamTurn, introductionSeconds, secondsOf } from './exam-turns.ts';
import type { Exam, ExamAsk, ExamForm, ExamItem, ExamPart, ExamStep } from './exams.ts';

/** So many candidates take an exam together at most, as in the real ones. */
export const mostCandidates = 3;

const formName = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60));
/**
 * That an exam was taken together: by how many `candidates`, whose answers these are (`candidate`, from 0), and the further
 * forms that the second and the third one get their own items from.
 */
export const takenTogetherSchema = z
	.object({
		candidates: z.union([z.literal(2), z.literal(3)]),
		candidate: z.union([z.literal(0), z.literal(1), z.literal(2)]),
		furtherForms: z.array(formName).check(z.maxLength(mostCandidates - 1)),
	})
	.check(
		z.refine(({ candidates, candidate }) => candidate < candidates, 'There is no such candidate.'),
		z.refine(
			({ candidates, furtherForms }) => furtherForms.length === candidates - 1,
			'Each further candidate needs a form.',
		),
	);
export type TakenTogether = z.infer<typeof takenTogetherSchema>;

/** Whether two or three candidates can take an exam together: every part says how it goes then. */
export const isForPairs = ({ parts }: Pick<Exam, 'parts'>): boolean =>
	parts.every(({ pairIntroduction }) => pairIntroduction !== undefined);

/** The forms that further candidates get their own items from: the next ones after a form, in the order of all. */
export function formsForOthers(formIds: readonly string[], formId: string, candidates: number): string[] {
	const place = formIds.indexOf(formId);
	return Array.from(
		{ length: candidates - 1 },
		(_, index) => formIds[(place + 1 + index) % formIds.length] ?? formId,
	);
}

/** A third candidate makes what is talked about together longer by half, as in the real exams about. */
const togetherSeconds = (seconds: number, candidates: number) => Math.round((seconds * candidates) / 2);

type Asked = Pick<ExamTurn, 'step' | 'item' | 'asked' | 'answerSeconds'> & { speakers: readonly number[] };

const plainQuestion = (ask: string): ExamAsk => ({ ask, points: [], phrases: [], hints: [], topicWords: [] });

const othersOf = (speaker: number, candidates: number) => (speaker + 1) % candidates;

function byTurns(step: ExamStep, items: readonly (ExamItem | undefined)[], candidates: number): Asked[] {
	const [own, , other] = items;
	const third = step.pair?.way === 'byTurns' && step.pair.goesOn ? own : other;
	const asked = (own?.answers ?? []).map((each, index) => ({
		...{ step, item: own as ExamItem, asked: each },
		answerSeconds: secondsOf(step.answerSeconds, index),
		speakers: [index % 2],
	}));
	if (candidates < mostCandidates || !third) return asked;
	const share = third.answers.slice(0, Math.ceil(asked.length / 2));
	return [
		...asked,
		...share.map((each, index) => ({
			...{ step, item: third, asked: each },
			answerSeconds: secondsOf(step.answerSeconds, index),
			speakers: [2],
		})),
	];
}

function ownTurns(
	step: ExamStep,
	listener: { ask: string; seconds: number } | undefined,
	items: readonly (ExamItem | undefined)[],
	candidates: number,
): Asked[] {
	return Array.from({ length: candidates }, (_, speaker): Asked[] => {
		const item = items[speaker] ?? items[0];
		const [first] = item?.answers ?? [];
		if (!item || !first) return [];
		const own = {
			...{ step, item, asked: first },
			answerSeconds: secondsOf(step.answerSeconds, 0),
			speakers: [speaker],
		};
		if (!listener) return [own];
		const question = plainQuestion(listener.ask);
		const listening: ExamStep = {
			...{ kind: 'questions', count: 1, preparationSeconds: 0, answerSeconds: listener.seconds },
			...{ notes: false, pictures: step.pictures, prompt: 'spoken' },
		};
		return [
			own,
			{
				...{ step: listening, item: { ...item, answers: [question] }, asked: question },
				answerSeconds: listener.seconds,
				speakers: [othersOf(speaker, candidates)],
			},
		];
	}).flat();
}

function turnsOfStep(step: ExamStep, items: readonly (ExamItem | undefined)[], candidates: number): Asked[] {
	const { pair } = step;
	const [item] = items;
	if (!pair || !item || pair.way === 'leftOut') return [];
	if (pair.way === 'byTurns') return byTurns(step, items, candidates);
	if (pair.way === 'own') return ownTurns(step, pair.listener, items, candidates);
	return [
		{
			...{ step, item, asked: plainQuestion(pair.ask) },
			answerSeconds: togetherSeconds(pair.seconds, candidates),
			speakers: Array.from({ length: candidates }, (_, place) => place),
		},
	];
}

/**
 * The turns of an exam that two or three candidates take together, in their order, each with who speaks. `forms`: the form of
 * all, then one for each further candidate's own items.
 */
export function turnsTogether(
	exam: Exam,
	forms: readonly ExamForm[],
	candidates: number,
	partIds?: readonly string[],
): ExamTurn[] {
	const parts = exam.parts.filter(({ id }) => !partIds || partIds.includes(id));
	return parts.flatMap((part) => {
		const introduced = { ...part, introduction: { text: part.pairIntroduction ?? part.introduction.text } };
		const asked = part.steps.flatMap((step, stepIndex) => {
			const items = forms.map((form) => form.parts[part.id]?.[stepIndex]);
			const turns = turnsOfStep(step, items, candidates);
			return turns.map((turn, index) => ({
				...turn,
				...{ id: `${part.id}.${stepIndex}.${index}`, index, countInStep: turns.length },
			}));
		});
		return asked.map((turn, place) => ({
			...turn,
			...{ part: introduced, drillSeconds: undefined, isFirstOfPart: place === 0 },
		}));
	});
}

/** The turns in which a candidate speaks, alone or with others. */
export const turnsOfCandidate = (turns: readonly ExamTurn[], candidate: number): ExamTurn[] =>
	turns.filter(({ speakers }) => speakers?.includes(candidate));

/** Whether several candidates speak in a turn. */
export const isShared = ({ speakers }: Pick<ExamTurn, 'speakers'>): boolean => (speakers?.length ?? 0) > 1;

/** How long one candidate, two or three need for an exam, in minutes: what its maker says, or what its turns take. */
export function minutesFor(exam: Pick<Exam, 'minutes' | 'parts'>, candidates: number): number {
	if (candidates < 2 || !isForPairs(exam)) return exam.minutes;
	const seconds = exam.parts.reduce((sum, part) => sum + partSecondsTogether(part, candidates), 0);
	return Math.max(exam.minutes, Math.ceil(seconds / 60));
}

function partSecondsTogether({ steps }: ExamPart, candidates: number): number {
	return steps.reduce((sum, step) => sum + stepSecondsTogether(step, candidates), introductionSeconds);
}

function stepSecondsTogether(step: ExamStep, candidates: number): number {
	const { pair, count, preparationSeconds } = step;
	const before = preparationSeconds + askingSeconds;
	if (!pair || pair.way === 'leftOut') return 0;
	if (pair.way === 'together') return before + togetherSeconds(pair.seconds, candidates);
	const first = before + secondsOf(step.answerSeconds, 0);
	if (pair.way === 'own') {
		return candidates * (first + (pair.listener ? askingSeconds + pair.listener.seconds : 0));
	}
	const questions = candidates < mostCandidates ? count : count + Math.ceil(count / 2);
	return questions * first;
}
