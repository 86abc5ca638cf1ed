import { activities } from '@henry/contract/activities.ts';
import type { ReviewCard } from '@henry/contract/practice.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { MicrophoneNotice } from '#web/components/microphone-notice.tsx';
import { Reason } from '#web/components/reason.tsx';
import { Recorder } from '#web/components/recorder.tsx';
import { SpokenSuggestion } from '#web/components/spoken-suggestion.tsx';
import { type Target, targetOfCard } from '#web/components/talk-report/new-sentence.ts';
import { TryNow } from '#web/components/talk-report/try-now.tsx';
import { TimeChoice } from '#web/components/time-choice.tsx';
import { NotHeard } from '#web/components/transcript/not-heard.tsx';
import { sayAgain } from '#web/lib/say-again.ts';
import { isNobodyHeard } from '#web/lib/transcribe-recording.ts';
import { type CardAnswer, type GradeCard, ReviewOutcome } from './review-outcome.tsx';
import { typedWords } from './said-words.ts';

/** Which card it is. A new one takes the focus, so that it is read out. */
function Place({ children }: { children: string }) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<h2 ref={heading} tabIndex={-1} className="font-semibold text-muted outline-none">
			{children}
		</h2>
	);
}

function Hint({ of: card }: { of: ReviewCard }) {
	const { t } = useTranslation('progress');
	return (
		card.reason && (
			<p>
				<span className="text-muted">{t('review.hint')}: </span>
				<Reason of={card} />
			</p>
		)
	);
}

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

type ClueProps = { card: ReviewCard; target: Target; place: string; onGoOn: () => void };

type ReviewCardViewProps = { card: ReviewCard; place: string; isSaving: boolean; onGrade: GradeCard };

/** First a card gives its words alone, to be used in a new sentence; the sentence of before comes after it. */
function Clue({ card, target, place, onGoOn }: ClueProps) {
	const { t } = useTranslation('progress');
	return (
		<article className="space-y-5 rounded-card border border-line bg-surface p-5 shadow-card sm:p-7">
			<Place>{place}</Place>
			<TryNow target={target} />
			<Hint of={card} />
			<Button look="secondary" onClick={onGoOn}>
				{t('review.goOn')}
			</Button>
		</article>
	);
}

/** One card: its words in a new sentence, then its sentence. */
export function ReviewCardView(props: ReviewCardViewProps) {
	const target = targetOfCard(props.card);
	const [isClue, setClue] = useState(target !== undefined);
	return isClue && target ? (
		<Clue {...props} target={target} onGoOn={() => setClue(false)} />
	) : (
		<Sentence {...props} />
	);
}

/** A card's sentence or word: said aloud or typed, then graded. */
function Sentence({ card, place, isSaving, onGrade }: ReviewCardViewProps) {
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
