import type { TalkExercise } from '@henry/contract/content.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

const difficultyLooks: Record<TalkExercise['difficulty'], string> = {
	beginner: 'bg-good-soft text-good',
	intermediate: 'bg-fair-soft text-fair',
	advanced: 'bg-poor-soft text-poor',
};

type ExerciseCardProps = { exercise: TalkExercise; onChoose: () => void };

function ExerciseCard({ exercise: { label, category, difficulty }, onChoose }: ExerciseCardProps) {
	const { t } = useTranslation('talk');
	return (
		<button
			type="button"
			onClick={onChoose}
			className="flex h-full w-full flex-col items-start gap-3 rounded-card border border-line bg-surface p-5 text-left shadow-card transition hover:-translate-y-0.5 hover:border-accent hover:shadow-raised"
		>
			<span lang="en" className="font-bold font-display text-xl leading-tight">
				{label}
			</span>
			<span lang="en" className="text-muted">
				{category}
			</span>
			<span
				className={`mt-auto rounded-full px-3 py-0.5 font-semibold text-sm ${difficultyLooks[difficulty]}`}
			>
				{t(`difficulty.${difficulty}`)}
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

/** The topics to choose from. */
export function ExerciseCards({ exercises, isReturn, onChoose }: ExerciseCardsProps) {
	const { t } = useTranslation('talk');
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (isReturn) heading.current?.focus();
	}, [isReturn]);
	return (
		<>
			<p className="mb-8 text-lg text-muted">{t('intro')}</p>
			<h2 ref={heading} tabIndex={-1} className="mb-4 font-bold text-2xl outline-none">
				{t('choose')}
			</h2>
			<ul className="grid gap-4 sm:grid-cols-3">
				{exercises.map((exercise) => (
					<li key={exercise.key}>
						<ExerciseCard exercise={exercise} onChoose={() => onChoose(exercise)} />
					</li>
				))}
			</ul>
		</>
	);
}
