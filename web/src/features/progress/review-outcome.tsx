import type { ReviewCard } from '@henry/contract/practice.ts';
import type { SayAgainResponse } from '@henry/contract/say-again.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tellOutcome } from '#web/audio/feedback.ts';
import { SaidText } from '#web/components/said-text.tsx';
import { SpokenSuggestion } from '#web/components/spoken-suggestion.tsx';
import { nextSchedules } from '#web/lib/practice/schedule.ts';
import { GradeButtons } from './grade-buttons.tsx';
import { proposedGrade } from './said-words.ts';

/** What the learner gave for a card, word by word, and how. */
export type CardAnswer = SayAgainResponse & { way: 'spoken' | 'typed' };

export type GradeCard = (graded: ReviewCard, wasRight: boolean, sounds: SayAgainResponse['sounds']) => void;

type ReviewOutcomeProps = {
	card: ReviewCard;
	answer: CardAnswer;
	answerWasShown: boolean;
	isSaving: boolean;
	onGrade: GradeCard;
};

/** What was heard of the answer, the answer itself to listen to, and the grade to choose. */
export function ReviewOutcome({ card, answer, answerWasShown, isSaving, onGrade }: ReviewOutcomeProps) {
	const { t } = useTranslation(['progress', 'practised']);
	const heading = useRef<HTMLHeadingElement>(null);
	const [nowMs] = useState(() => Date.now());
	const schedules = nextSchedules(card.schedule, nowMs);
	const isWhole = answer.words.every(({ said, unsure }) => said && !unsure);
	const [wasWhole] = useState(isWhole);
	useEffect(() => {
		heading.current?.focus();
		tellOutcome(wasWhole);
	}, [wasWhole]);
	const legend = answer.way === 'typed' ? t('review.typedLegend') : t('practised:said.legend');
	return (
		<div className="space-y-5 border-line border-t pt-5">
			<div className="space-y-2">
				<h3 ref={heading} tabIndex={-1} className="font-bold text-lg outline-none">
					{t(answer.way === 'typed' ? 'review.answer' : 'review.outcome')}
				</h3>
				<SaidText words={answer.words} way={answer.way} />
				<p className="text-muted text-sm">{isWhole ? t('practised:said.allSaid') : legend}</p>
				{answer.way === 'spoken' && !isWhole && (
					<p className="text-muted text-sm">{t('review.heard', { text: answer.heard })}</p>
				)}
			</div>
			<SpokenSuggestion text={card.answer} />
			<GradeButtons
				proposed={proposedGrade(answer.words, answerWasShown)}
				schedules={schedules}
				nowMs={nowMs}
				isSaving={isSaving}
				onGrade={(grade) => {
					const changedAtMs = Math.max(nowMs, card.changedAtMs + 1);
					onGrade({ ...card, schedule: schedules[grade], changedAtMs }, grade !== 'again', answer.sounds);
				}}
			/>
			{answer.way === 'spoken' && <p className="text-muted text-sm">{t('review.again')}</p>}
		</div>
	);
}
