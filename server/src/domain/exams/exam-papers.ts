import type { PhotoContent } from '@henry/contract/content-files.ts';
import type { ExamPaper } from '@henry/contract/exam-report.ts';
import { type ExamTurn, turnsOf } from '@henry/contract/exam-turns.ts';
import type { ExamPicture } from '@henry/contract/exams.ts';
import { refusals } from '@henry/contract/refusals.ts';
import { allExamPictures, listOfExams, shownPaper } from '@henry/contract/shown-exams.ts';
import { AppError } from '#server/domain/app-error.ts';
import { createByHeart } from './by-heart.ts';
import type { AskedQuestion, OtherQuestion } from './topic-sense.ts';

/** One exam with one of its forms. */
export type Paper = Pick<ExamPaper, 'exam' | 'form'>;

/** How many other questions an answer is held against. */
const otherQuestionCount = 40;

/** Finds exams, forms, pictures, and what belongs to a question. */
export function createExamPapers(
	{
		exams,
		forms,
		pictures,
	}: { exams: ExamPaper['exam'][]; forms: ExamPaper['form'][]; pictures: ExamPicture[] },
	photos: PhotoContent,
) {
	const allPictures = allExamPictures(photos, pictures);
	const pictureOf = new Map(allPictures.map((picture) => [picture.name, picture]));

	function find(examId: string, formId: string): Paper {
		const exam = exams.find(({ id }) => id === examId);
		const form = forms.find(({ id, exam: of }) => of === examId && id === formId);
		if (exam && form) return { exam, form };
		throw new AppError('not-found', refusals.examMissing);
	}

	/** A question with the words and texts that tell what an answer to it may be about. */
	function questionOf({ asked, item, step }: Pick<ExamTurn, 'asked' | 'item' | 'step'>): AskedQuestion {
		const shown = item.pictures.flatMap((name) => pictureOf.get(name)?.description ?? []);
		const context = [
			...asked.points,
			...(item.situation ? [item.situation] : []),
			...item.options,
			...shown,
			...(item.heard ? [item.heard] : []),
			...(item.text ? [item.text.title, ...item.text.paragraphs] : []),
			...asked.hints,
		];
		const plain = (text: string) =>
			text
				.toLowerCase()
				.replace(/[^\p{L}' ]/gu, ' ')
				.replace(/\s+/g, ' ')
				.trim();
		const isComplete = asked.topicWords.length > 0;
		const derived = [...context, asked.model ?? ''].map(plain).filter((line) => line !== '');
		// The answers of an exchange are judged together, and so are its model answers.
		const models = (step.kind === 'exchange' ? item.answers : [asked]).flatMap(({ model }) => model ?? []);
		return {
			text: asked.ask,
			context,
			model: models.length > 0 ? models.join(' ') : undefined,
			isComplete,
			topicWords: isComplete ? asked.topicWords : derived,
		};
	}

	// What stays unseen is left out: the limits of `topic-sense` were measured with the questions of the others.
	const questions = forms.flatMap((form) => {
		const exam = exams.find(({ id }) => id === form.exam);
		if (!exam || exam.staysUnseen) return [];
		return turnsOf(exam, form)
			.filter(({ step }) => ['questions', 'shortQuestions', 'talk'].includes(step.kind))
			.map(({ part, asked: { ask, model } }) => ({
				place: `${exam.id} ${form.id} ${part.id}`,
				question: { text: ask, model },
			}));
	});

	const spread = questions.filter(
		(_, index) => index % Math.max(1, Math.floor(questions.length / otherQuestionCount)) === 0,
	);

	/** Questions of other parts, spread over all that there are: always the same, so that their places are known. */
	function otherQuestions({ exam, form }: Paper, { part }: ExamTurn): OtherQuestion[] {
		const others = spread.filter(({ place }) => place !== `${exam.id} ${form.id} ${part.id}`);
		return others.map(({ question }) => question);
	}

	const allAnswers = forms.flatMap(({ parts }) =>
		Object.values(parts).flatMap((items) => items.flatMap(({ answers }) => answers)),
	);

	return {
		/** Questions about all sorts of things. */
		spreadQuestions: spread.map(({ question }): OtherQuestion => question),
		find,
		questionOf,
		otherQuestions,
		isByHeart: createByHeart(allAnswers.flatMap(({ model }) => model ?? [])),
		list: () => listOfExams(exams, forms),
		shown: (paper: Paper) => shownPaper(paper, allPictures),
	};
}
export type ExamPapers = ReturnType<typeof createExamPapers>;
