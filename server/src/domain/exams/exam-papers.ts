import type { PhotoContent } from '@henry/contract/content.ts';
import type { ExamListing, ExamPaper } from '@henry/contract/exam-report.ts';
import { type ExamTurn, partSeconds, turnsOf } from '@henry/contract/exam-turns.ts';
import type { ExamPicture } from '@henry/contract/exams.ts';
import { refusals } from '@henry/contract/refusals.ts';
import { AppError } from '#server/domain/app-error.ts';
import type { AskedQuestion } from './topic-sense.ts';

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
	const pictureOf = new Map([...picturesOf(photos), ...pictures].map((picture) => [picture.name, picture]));

	function find(examId: string, formId: string): Paper {
		const exam = exams.find(({ id }) => id === examId);
		const form = forms.find(({ id, exam: of }) => of === examId && id === formId);
		if (exam && form) return { exam, form };
		throw new AppError('not-found', refusals.examMissing);
	}

	/** A form as learners get it: the words that show that an answer is on topic stay here. */
	function shownForm({ form }: Paper): Paper['form'] {
		const parts = Object.entries(form.parts).map(([id, items]) => [
			id,
			items.map((item) => ({
				...item,
				answers: item.answers.map((asked) => ({ ...asked, topicWords: [] })),
			})),
		]);
		return { ...form, parts: Object.fromEntries(parts) };
	}

	/** The pictures of a form, each once. */
	function picturesIn({ form }: Paper): ExamPicture[] {
		const names = Object.values(form.parts).flatMap((items) => items.flatMap((item) => item.pictures));
		return [...new Set(names)].flatMap((name) => pictureOf.get(name) ?? []);
	}

	/** A question with the words and texts that tell what an answer to it may be about. */
	function questionOf({ asked, item }: Pick<ExamTurn, 'asked' | 'item'>): AskedQuestion {
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
		return { text: asked.ask, context, isComplete, topicWords: isComplete ? asked.topicWords : derived };
	}

	const questions = forms.flatMap((form) => {
		const exam = exams.find(({ id }) => id === form.exam);
		if (!exam) return [];
		return turnsOf(exam, form)
			.filter(({ step }) => step.kind === 'questions' || step.kind === 'talk')
			.map(({ part, asked }) => ({ place: `${exam.id} ${form.id} ${part.id}`, text: asked.ask }));
	});

	/** Questions of other parts, spread over all that there are. */
	function otherQuestions({ exam, form }: Paper, { part }: ExamTurn): string[] {
		const others = questions.filter(({ place }) => place !== `${exam.id} ${form.id} ${part.id}`);
		const step = Math.max(1, Math.floor(others.length / otherQuestionCount));
		return others.filter((_, index) => index % step === 0).map(({ text }) => text);
	}

	function list(): ExamListing[] {
		return exams.map(({ id, family, name, owner, levels, minutes, parts }) => ({
			...{ id, family, name, owner, levels, minutes },
			parts: parts.map((part) => ({ id: part.id, title: part.title, seconds: partSeconds(part) })),
			forms: forms.filter(({ exam }) => exam === id).map(({ id: formId, title }) => ({ id: formId, title })),
		}));
	}

	return { find, shownForm, picturesIn, questionOf, otherQuestions, list };
}
export type ExamPapers = ReturnType<typeof createExamPapers>;

function picturesOf(photos: PhotoContent): ExamPicture[] {
	return photos.flatMap(({ key, images, descriptions }) =>
		images.map((image, index) => ({
			name: `${key}-${index + 1}`,
			image,
			description: descriptions[index] ?? '',
		})),
	);
}
