import { questionSeconds } from '@henry/contract/limits.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { carouselAt } from './carousel.ts';

/** All questions of a topic, shown or hidden by a link. */
export function QuestionList({ questions }: { questions: string[] }) {
	const { t } = useTranslation('grammarSpeech');
	const [shown, setShown] = useState(false);
	const listId = useId();
	return (
		<div>
			<button
				type="button"
				aria-expanded={shown}
				aria-controls={listId}
				className="min-h-6 font-semibold text-accent-strong underline underline-offset-4"
				onClick={() => setShown(!shown)}
			>
				{shown ? t('record.hideQuestions') : t('record.showQuestions')}
			</button>
			<ol id={listId} hidden={!shown} lang="en" className="mt-3 list-decimal space-y-2 pl-6">
				{questions.map((question) => (
					<li key={question}>{question}</li>
				))}
			</ol>
		</div>
	);
}

type QuestionCarouselProps = { questions: string[]; elapsedSeconds: number };

/** The question of the moment, its place among all, and the time it has left. */
export function QuestionCarousel({ questions, elapsedSeconds }: QuestionCarouselProps) {
	const { t } = useTranslation('grammarSpeech');
	const { questionIndex, remainingSeconds } = carouselAt(elapsedSeconds, questions.length);
	return (
		<section aria-label={t('record.current')} className="rounded-card bg-accent-soft p-5 sm:p-6">
			<div aria-live="polite" aria-atomic="true">
				<p className="font-semibold text-accent-strong">
					{t('record.index', { number: questionIndex + 1, total: questions.length })}
				</p>
				<p lang="en" className="mt-1 font-display text-2xl leading-snug">
					{questions[questionIndex]}
				</p>
			</div>
			<progress
				aria-hidden="true"
				className="mt-4 h-2 w-full appearance-none overflow-hidden rounded-full bg-surface [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-surface [&::-webkit-progress-value]:bg-accent"
				max={questionSeconds}
				value={remainingSeconds}
			/>
			<p role="timer" className="mt-2 text-accent-strong tabular-nums">
				{t('record.remaining', { seconds: remainingSeconds })}
			</p>
		</section>
	);
}
