import { type AptisTiming, answerSeconds } from '@henry/contract/aptis.ts';
import type { AptisExercise, AptisQuestion } from '@henry/contract/content.ts';
import { Headphones, SkipForward } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AudioPlayer } from '#web/components/audio-player.tsx';
import { Button } from '#web/components/button.tsx';
import { MicrophoneNotice } from '#web/components/microphone-notice.tsx';
import { playableSound } from '#web/lib/playable-sound.ts';
import { AnswerRecorder } from './answer-recorder.tsx';
import type { ExamEvent } from './exam.ts';

type SpokenTextProps = { text: string; audioUrl: string; label: string; skip: string; onEnded: () => void };

/** A text with its sound, which plays by itself; it may be skipped, and the exam goes on when it ends. */
function SpokenText({ text, audioUrl, label, skip, onEnded }: SpokenTextProps) {
	return (
		<>
			<p lang="en" className="font-display text-2xl leading-snug">
				{text}
			</p>
			<AudioPlayer src={playableSound(audioUrl)} label={label} autoplay onEnded={onEnded} />
			<Button look="secondary" onClick={onEnded}>
				<SkipForward aria-hidden="true" className="size-5" />
				{skip}
			</Button>
		</>
	);
}

/** The right column as long as recording is disabled. */
function Instructions({ children }: { children: ReactNode }) {
	const { t } = useTranslation('aptis');
	return (
		<div className="flex flex-col justify-center gap-3 rounded-card bg-accent-soft p-6 sm:min-h-64">
			<h3 className="flex items-center gap-2 font-bold text-xl">
				<Headphones aria-hidden="true" className="size-6 text-accent-strong" />
				{t('instructions.title')}
			</h3>
			{children}
		</div>
	);
}

type ExamScreenProps = {
	exercise: AptisExercise;
	step: 'prompt' | 'listening' | 'answering';
	timing: AptisTiming;
	questionIndex: number;
	onEvent: (event: ExamEvent) => void;
};

/** The exam itself: on the left what is heard, on the right instructions, and the recorder once it is enabled. */
export function ExamScreen({ exercise, step, timing, questionIndex, onEvent }: ExamScreenProps) {
	const { t } = useTranslation('aptis');
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), [step, questionIndex]);
	const question = exercise.questions[questionIndex] as AptisQuestion;
	const seconds = answerSeconds(timing, question);
	return (
		<div className="space-y-6">
			<div className="grid gap-6 sm:grid-cols-2">
				<section className="space-y-5">
					<h2 ref={heading} tabIndex={-1} className="scroll-mt-24 font-bold text-xl outline-none">
						{step === 'prompt'
							? t('prompt.title')
							: t('question.part', { number: questionIndex + 1, total: exercise.questions.length })}
					</h2>
					{step === 'prompt' && (
						<SpokenText
							{...exercise.prompt}
							label={t('prompt.audio')}
							skip={t('prompt.skip')}
							onEnded={() => onEvent({ type: 'prompt-ended' })}
						/>
					)}
					{step === 'listening' && (
						<SpokenText
							{...question}
							label={t('question.audio')}
							skip={t('question.answerNow')}
							onEnded={() => onEvent({ type: 'question-ended' })}
						/>
					)}
					{step === 'answering' && (
						<p lang="en" className="font-display text-2xl leading-snug">
							{question.text}
						</p>
					)}
				</section>
				<section aria-label={t('instructions.column')}>
					{step === 'answering' ? (
						<AnswerRecorder
							key={question.id}
							question={question}
							seconds={seconds}
							onAnswered={(answer) => onEvent({ type: 'answered', answer })}
						/>
					) : (
						<Instructions>
							<p>{t(`instructions.${step}`)}</p>
							{step === 'listening' && (
								<p>
									{seconds === undefined ? t('instructions.noTime') : t('instructions.time', { seconds })}
								</p>
							)}
						</Instructions>
					)}
				</section>
			</div>
			<MicrophoneNotice />
			<Button look="quiet" className="-ml-5" onClick={() => onEvent({ type: 'left' })}>
				{t('leave')}
			</Button>
		</div>
	);
}
