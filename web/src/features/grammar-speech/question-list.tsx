import { activities } from '@henry/contract/activities.ts';
import { questionAudioUrl } from '@henry/contract/model-audio.ts';
import { ChevronRight } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ListenButton } from '#web/components/listen-button.tsx';
import { takeFocus } from '#web/components/take-focus.ts';
import { speakBuiltIn } from '#web/lib/speak-text.ts';
import type { CarouselPosition } from './carousel.ts';

type QuestionListProps = { topic: string; questions: string[] };

/** All questions of a topic to read and to hear, shown or hidden by a link. */
export function QuestionList({ topic, questions }: QuestionListProps) {
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
			<ol id={listId} hidden={!shown} className="mt-3 list-decimal space-y-4 pl-6 tabular-nums">
				{questions.map((question, index) => (
					<li key={question}>
						<p lang="en" className="mb-2">
							{question}
						</p>
						<ListenButton
							label={t('record.hear', { number: index + 1 })}
							load={() => speakBuiltIn(question, questionAudioUrl(topic, index))}
						/>
					</li>
				))}
			</ol>
		</div>
	);
}

type RemainingProps = { remainingSeconds: number | undefined; isLast: boolean; onNext: () => void };

/** The time that a question has left; without time limits, the way on to the next one. */
function Remaining({ remainingSeconds, isLast, onNext }: RemainingProps) {
	const { t } = useTranslation(['grammarSpeech', 'recorder']);
	if (remainingSeconds === undefined) {
		return (
			<div className="mt-4 flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-2">
				<p className="text-accent-strong">{t('recorder:time.noLimit')}</p>
				{isLast ? (
					<p ref={takeFocus} tabIndex={-1} className="font-semibold outline-none">
						{t('record.last')}
					</p>
				) : (
					<Button look="secondary" onClick={onNext}>
						{t('record.next')}
						<ChevronRight aria-hidden="true" className="size-5" />
					</Button>
				)}
			</div>
		);
	}
	return (
		<>
			<progress
				aria-hidden="true"
				className="mt-4 h-2 w-full appearance-none overflow-hidden rounded-full bg-surface [&::-moz-progress-bar]:bg-accent-strong [&::-webkit-progress-bar]:bg-surface [&::-webkit-progress-value]:bg-accent-strong"
				max={activities.grammarSpeech.answerSeconds}
				value={remainingSeconds}
			/>
			<p role="timer" className="mt-2 text-accent-strong tabular-nums">
				{t('record.remaining', { seconds: remainingSeconds })}
			</p>
		</>
	);
}

type QuestionProps = { questions: string[]; position: CarouselPosition; onNext: () => void };

/** The question of the moment, its place among all, and the time it has left. */
function Question({ questions, position: { questionIndex, remainingSeconds }, onNext }: QuestionProps) {
	const { t } = useTranslation('grammarSpeech');
	return (
		<div className="flex flex-col justify-between">
			<div aria-live="polite" aria-atomic="true">
				<p className="font-semibold text-accent-strong">
					{t('record.index', { number: questionIndex + 1, total: questions.length })}
				</p>
				<p lang="en" className="mt-1 font-display text-xl leading-snug sm:text-2xl">
					{questions[questionIndex]}
				</p>
			</div>
			<div>
				<Remaining
					remainingSeconds={remainingSeconds}
					isLast={questionIndex === questions.length - 1}
					onNext={onNext}
				/>
			</div>
		</div>
	);
}

type QuestionPlaceProps = {
	questions: string[];
	/** Undefined before the recording. */
	position: CarouselPosition | undefined;
	isTimed: boolean;
	/** Goes on to the next question, where there are no time limits. */
	onNext: () => void;
};

/**
 * Where the questions follow each other while they are answered, and before that, what is to come. It is as high as the
 * longest question needs, so that nothing below it moves.
 */
export function QuestionPlace({ questions, position, isTimed, onNext }: QuestionPlaceProps) {
	const { t } = useTranslation('grammarSpeech');
	const place = useRef<HTMLElement>(null);
	const isAsked = position !== undefined;
	useEffect(() => {
		if (isAsked) place.current?.scrollIntoView({ block: 'nearest' });
	}, [isAsked]);
	const look = position ? 'border-transparent bg-accent-soft' : 'border-line border-dashed';
	return (
		<section
			ref={place}
			aria-label={t('record.current')}
			className={`grid scroll-my-4 rounded-card border p-5 *:[grid-area:1/1] sm:p-6 ${look}`}
		>
			{questions.map((question) => (
				<span
					key={question}
					aria-hidden="true"
					data-text={question}
					className="invisible pt-7 pb-18 font-display text-xl leading-snug sm:text-2xl before:content-[attr(data-text)]"
				/>
			))}
			{position ? (
				<Question questions={questions} position={position} onNext={onNext} />
			) : (
				<div className="space-y-1 self-center text-muted">
					<p>{t('record.hint')}</p>
					{isTimed && <p>{t('record.limit', { seconds: activities.grammarSpeech.answerSeconds })}</p>}
				</div>
			)}
		</section>
	);
}
