import type { TalkExercise } from '@henry/contract/content.ts';
import { FileCheck, MessagesSquare, Mic } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#web/components/badge.tsx';
import { ChoiceHeading } from '#web/components/choice-heading.tsx';
import { MachineNotice } from '#web/components/machine-notice.tsx';
import { WhatHappens } from '#web/components/what-happens.tsx';
import { LevelChoice, type WantedLevel } from './level-choice.tsx';
import { OwnTopicForm } from './own-topic-form.tsx';
import { TopicDrawing } from './topic-drawings.tsx';
import { TopicIcon } from './topic-icon.tsx';

const difficultyLevels = { beginner: 'good', intermediate: 'fair', advanced: 'poor' } as const;
const stepIcons = { asks: MessagesSquare, answer: Mic, report: FileCheck };
/** The first talks have a drawing each; the others a sign. */
const drawn = new Set(['howWasYourDay', 'talkAboutYou', 'jobInterview']);

const card =
	'flex h-full w-full rounded-card border border-line-strong bg-surface text-left shadow-card transition hover:border-accent hover:bg-accent-soft hover:shadow-raised';

type ExerciseCardProps = { exercise: TalkExercise; onChoose: () => void };

function Level({ exercise: { difficulty } }: Pick<ExerciseCardProps, 'exercise'>) {
	const { t } = useTranslation('talk');
	return <Badge level={difficultyLevels[difficulty]}>{t(`difficulty.${difficulty}`)}</Badge>;
}

function DrawnCard({ exercise, onChoose }: ExerciseCardProps) {
	const { key, label, category } = exercise;
	return (
		<button
			type="button"
			onClick={onChoose}
			className={`${card} items-center gap-4 p-4 sm:flex-col sm:items-start sm:p-5`}
		>
			<span className="w-20 shrink-0 sm:w-auto">
				<TopicDrawing exerciseKey={key} />
			</span>
			<span className="flex min-w-0 flex-1 flex-col">
				<span lang="en" className="font-bold font-display text-xl leading-tight">
					{label}
				</span>
				<span className="mt-auto flex w-full flex-wrap items-center justify-between gap-2 pt-2 sm:flex-col sm:items-start sm:pt-3">
					<span lang="en" className="text-muted">
						{category}
					</span>
					<Level exercise={exercise} />
				</span>
			</span>
		</button>
	);
}

function SmallCard({ exercise, onChoose }: ExerciseCardProps) {
	const { key, label, category } = exercise;
	return (
		<button type="button" onClick={onChoose} className={`${card} items-center gap-4 p-4`}>
			<TopicIcon exerciseKey={key} />
			<span className="min-w-0 flex-1">
				<span lang="en" className="block font-bold font-display text-lg leading-tight">
					{label}
				</span>
				<span className="mt-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
					<span lang="en" className="text-muted text-sm">
						{category}
					</span>
					<Level exercise={exercise} />
				</span>
			</span>
		</button>
	);
}

type GroupProps = Pick<ExerciseCardsProps, 'exercises' | 'onChoose'> & { title: string };

/** Talks of one kind; nothing where none is of the level that is wanted. */
function Group({ title, exercises, onChoose }: GroupProps) {
	if (exercises.length === 0) return null;
	return (
		<section className="mb-10">
			<h3 className="mb-4 font-bold text-xl">{title}</h3>
			<ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
				{exercises.map((exercise) => (
					<li key={exercise.key}>
						<SmallCard exercise={exercise} onChoose={() => onChoose(exercise)} />
					</li>
				))}
			</ul>
		</section>
	);
}

type ExerciseCardsProps = {
	exercises: TalkExercise[];
	/** Whether the learner comes back from one of them: the focus, which was on its page, goes to the heading. */
	isReturn: boolean;
	onChoose: (exercise: TalkExercise, ownTopic?: string) => void;
};

/** The talks to choose from, by kind and level, a topic of one's own, and what will happen. */
export function ExerciseCards({ exercises, isReturn, onChoose }: ExerciseCardsProps) {
	const { t } = useTranslation('talk');
	const [level, setLevel] = useState<WantedLevel>('all');
	const wanted = exercises.filter(({ difficulty }) => level === 'all' || difficulty === level);
	const first = wanted.filter(({ key }) => drawn.has(key));
	const others = wanted.filter(({ key }) => !drawn.has(key));
	const own = exercises.find(({ kind }) => kind === 'ownTopic');
	const ofKind = (...kinds: (TalkExercise['kind'] | undefined)[]) =>
		others.filter(({ kind }) => kinds.includes(kind));
	return (
		<>
			<p className="mb-5 text-lg text-muted max-sm:text-base sm:mb-8">{t('intro')}</p>
			<ChoiceHeading isReturn={isReturn}>{t('choose')}</ChoiceHeading>
			<LevelChoice level={level} onChoose={setLevel} />
			{first.length > 0 && (
				<ul className="mb-10 grid gap-4 sm:grid-cols-3">
					{first.map((exercise) => (
						<li key={exercise.key}>
							<DrawnCard exercise={exercise} onChoose={() => onChoose(exercise)} />
						</li>
					))}
				</ul>
			)}
			{own && <OwnTopicForm onChoose={(topic) => onChoose(own, topic)} />}
			<Group title={t('groups.chat')} exercises={ofKind('chat')} onChoose={onChoose} />
			<Group title={t('groups.rolePlay')} exercises={ofKind('rolePlay')} onChoose={onChoose} />
			<Group title={t('groups.topic')} exercises={ofKind('topic', undefined)} onChoose={onChoose} />
			<WhatHappens
				length={t('first.length')}
				steps={(['asks', 'answer', 'report'] as const).map((step) => ({
					icon: stepIcons[step],
					title: t(`first.${step}.title`),
					note: t(`first.${step}.note`),
				}))}
			/>
			<MachineNotice />
		</>
	);
}
