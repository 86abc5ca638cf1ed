import { useTranslation } from 'react-i18next';
import type { TextField } from '#web/components/transcript/text-form.tsx';
import { answerTexts, type QuestionAnswer } from './answer-parts.ts';

/** The answers in fields to write in: one under each question, or a single one where no question is known. */
export function useAnswerFields(questions: string[], answers: readonly QuestionAnswer[]): TextField[] {
	const { t } = useTranslation('transcript');
	const texts = answerTexts(answers, questions.length);
	const isWhole = texts.length < questions.length;
	return texts.map((text, index) => ({
		label: isWhole ? t('edit.label') : <span lang="en">{questions[index]}</span>,
		text,
	}));
}
