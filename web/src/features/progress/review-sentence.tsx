import { activities } from '@henry/contract/activities.ts';
import type { ReviewCard } from '@henry/contract/practice.ts';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { MicrophoneNotice } from '#web/components/microphone-notice.tsx';
import { Recorder } from '#web/components/recorder.tsx';
import { SpokenSuggestion } from '#web/components/spoken-suggestion.tsx';
import { TimeChoice } from '#web/components/time-choice.tsx';
import { NotHeard } from '#web/components/transcript/not-heard.tsx';
import { sayAgain } from '#web/lib/say-again.ts';
import { isNobodyHeard } from '#web/lib/transcribe-recording.ts';
import { type CardAnswer, type GradeCard, ReviewOutcome } from './review-outcome.tsx';
import { Hint, Place } from './review-place.tsx';
import { typedWords } from './said-words.ts';

/** What the card asks for. */
function Prompt({ card, place }: { card: ReviewCard; place: string }) {
	const { t } = useTranslation('progress');
	return (
		<div className="space-y-2">
			<Place>{place}</Place>
			<p>{t(card.kind === 'word' ? 'review.sayWord' : 'review.sayCorrectly')}</p>
			<p lang="en" className="font-display text-2xl leading-snug sm:text-3xl">
				{card.prompt}
			</p>
			<Hint of={card} />
		</div>
	);
}

/** For those who cannot speak now. */
function TypedAnswer({ onType }: { onType: (typed: string) => void }) {
	const { t } = useTranslation('progress');
	const [typed, setTyped] = useState('');
	const inputId = useId();
	return (
		<form
			onSubmit={(event) => {
				event.preventDefault();
				if (typed.trim()) onType(typed);
			}}
			className="space-y-2"
		>
			<label htmlFor={inputId} className="block font-semibold">
				{t('review.typed')}
			</label>
			<div className="flex flex-col gap-3 sm:flex-row">
				<input
					id={inputId}
					lang="en"
					value={typed}
					onChange={(event) => setTyped(event.target.value)}
					autoComplete="off"
					spellCheck={false}
					maxLength={300}
					className="min-h-12 min-w-0 flex-1 rounded-control border border-line-strong bg-surface px-4"
				/>
				<Button type="submit" look="secondary">
					{t('review.check')}
				</Button>
			</div>
		</form>
	);
}

function ShownAnswer({ answer }: { answer: string }) {
	const { t } = useTranslation('progress');
	return (
		<div className="space-y-3 rounded-card bg-accent-soft p-4">
			<p>
				<span className="text-accent-strong">{t('review.answer')}: </span>
				<span lang="en" className="font-semibold">
					{answer}
				</span>
			</p>
			<SpokenSuggestion text={answer} />
		</div>
	);
}

export type ReviewSentenceProps = { card: ReviewCard; place: string; isSaving: boolean; onGrade: GradeCard };

/** A card's sentence or word: said aloud or typed, then graded. */
export function ReviewSentence({ card, place, isSaving, onGrade }: ReviewSentenceProps) {
	const { t } = useTranslation('progress');
	const [typed, setTyped] = useState<CardAnswer>();
	const [isTyping, setTyping] = useState(false);
	const [answerWasShown, setAnswerWasShown] = useState(false);
	const listening = useMutation({
		mutationFn: async (recording: Blob): Promise<CardAnswer> => {
			return { ...(await sayAgain(recording, card.answer)), way: 'spoken' };
		},
	});
	const answer = typed ?? listening.data;
	return (
		<article className="space-y-5 rounded-card border border-line bg-surface p-5 shadow-card sm:p-7">
			<Prompt card={card} place={place} />
			{!typed && (
				<>
					<MicrophoneNotice />
					<Recorder
						processing="off"
						isDocked
						timeLimit={activities.review.answerSeconds}
						allowRerecord={!listening.isPending && !isSaving}
						onRecordStarted={() => listening.reset()}
						onAudioRecorded={({ audioBlob }) => listening.mutate(audioBlob)}
					/>
				</>
			)}
			{!answer && !listening.isPending && <TimeChoice />}
			{listening.isPending && <LoadingNotice label={t('review.listening')} />}
			{isNobodyHeard(listening.error) && <NotHeard />}
			{listening.isError && !isNobodyHeard(listening.error) && (
				<ErrorNotice error={listening.error} onRetry={() => listening.mutate(listening.variables)} />
			)}
			{!answer && (
				<div className="flex flex-wrap gap-3 empty:hidden">
					{!isTyping && (
						<Button look="secondary" onClick={() => setTyping(true)}>
							{t('review.typeInstead')}
						</Button>
					)}
					{card.kind === 'correction' && !answerWasShown && (
						<Button look="secondary" onClick={() => setAnswerWasShown(true)}>
							{t('review.showAnswer')}
						</Button>
					)}
					{card.kind === 'word' && <SpokenSuggestion text={card.answer} />}
				</div>
			)}
			{!answer && isTyping && (
				<TypedAnswer
					onType={(text) => {
						listening.reset();
						setTyped({ heard: text, words: typedWords(card.answer, text), sounds: [], way: 'typed' });
					}}
				/>
			)}
			{!answer && answerWasShown && <ShownAnswer answer={card.answer} />}
			{answer && (
				<ReviewOutcome
					card={card}
					answer={answer}
					answerWasShown={answerWasShown}
					isSaving={isSaving}
					onGrade={onGrade}
				/>
			)}
		</article>
	);
}
