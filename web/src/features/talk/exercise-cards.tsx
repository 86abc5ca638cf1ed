import type { TalkExercise } from '@henry/contract/content.ts';
import { FileCheck, MessagesSquare, Mic } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#web/components/badge.tsx';
import { ChoiceHeading } from '#web/components/choice-heading.tsx';
import { WhatHappens } from '#web/components/what-happens.tsx';
import { TopicDrawing } from './topic-drawings.tsx';

const difficultyLevels = { beginner: 'good', intermediate: 'fair', advanced: 'poor' } as const;
const stepIcons = { asks: MessagesSquare, answer: Mic, report: FileCheck };

type ExerciseCardProps = { exercise: TalkExercise; onChoose: () => void };

function ExerciseCard({ exercise: { key, label, category, difficulty }, onChoose }: ExerciseCardProps) {
	const { t } = useTranslation('talk');
	return (
		<button
			type="button"
			onClick={onChoose}
			className="flex h-full w-full flex-col items-start rounded-card border border-line-strong bg-surface p-5 text-left shadow-card transition hover:border-accent hover:bg-accent-soft hover:shadow-raised"
		>
			<TopicDrawing exerciseKey={key} />
			<span lang="en" className="mt-4 font-bold font-display text-xl leading-tight">
				{label}
			</span>
			<span className="mt-auto flex w-full items-center justify-between gap-2 pt-3 sm:flex-col sm:items-start">
				<span lang="en" className="text-muted">
					{category}
				</span>
				<Badge level={difficultyLevels[difficulty]}>{t(`difficulty.${difficulty}`)}</Badge>
			</span>
		</button>
	);
}

type ExerciseCardsProps = {
	exercises: TalkExercise[];
	/** Whether the learner comes back from one of them: the focus, which was on its page, goes to the heading. */
	isReturn: boolean;
	onChoose: (exercise: TalkExercise) => void;
};

/** The topics to choose from, and what will happen. */
export function ExerciseCards({ exercises, isReturn, onChoose }: ExerciseCardsProps) {
	const { t } = useTranslation('talk');
	return (
		<>
			<p className="mb-8 text-lg text-muted">{t('intro')}</p>
			<ChoiceHeading isReturn={isReturn}>{t('choose')}</ChoiceHeading>
			<ul className="mb-10 grid gap-4 sm:grid-cols-3">
				{exercises.map((exercise) => (
					<li key={exercise.key}>
						<ExerciseCard exercise={exercise} onChoose={() => onChoose(exercise)} />
					</li>
				))}
			</ul>
			<WhatHappens
				length={t('first.length')}
				steps={(['asks', 'answer', 'report'] as const).map((step) => ({
					icon: stepIcons[step],
					title: t(`first.${step}.title`),
					note: t(`first.${step}.note`),
				}))}
			/>
		</>
	);
}
