import { progressCheckId } from '@henry/contract/exams.ts';
import type { PathWeek } from '@henry/contract/path.ts';
import {
	Check,
	ClipboardCheck,
	CloudOff,
	Layers,
	MessagesSquare,
	Milestone,
	NotebookPen,
	Sunrise,
} from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { ButtonLink } from '#web/components/button.tsx';
import { HenryFace } from '#web/components/henry-face/henry-face.tsx';
import { PathStepName } from '#web/components/path-step-name.tsx';
import { useReachable } from '#web/lib/connection.ts';
import { paths } from '#web/lib/paths.ts';
import type { TodayStep } from '#web/lib/practice/today.ts';
import { startAtOnce } from '#web/lib/start-at-once.ts';
import { keepWalk } from '#web/lib/today-walk.ts';

const icons = {
	cards: Layers,
	talk: MessagesSquare,
	sentence: Sunrise,
	path: Milestone,
	check: ClipboardCheck,
	homework: NotebookPen,
};

/** The page on which a thing is done; a talk begins there at once. */
function addressOf(step: TodayStep): string {
	if (step.kind === 'cards') return `${paths.me}?review=today`;
	if (step.kind === 'sentence') return paths.speakle;
	if (step.kind === 'path') return step.step.to;
	if (step.kind === 'homework') return `${paths.classes}?${new URLSearchParams({ homework: step.id })}`;
	if (step.kind === 'check') return `${paths.exams}?exam=${progressCheckId}`;
	const search = new URLSearchParams({ exercise: step.exercise });
	if (step.exercise === 'ownTopic') search.set('topic', step.title);
	return `${paths.talk}?${search}`;
}

function StepName({ step }: { step: TodayStep }) {
	const { t } = useTranslation('today');
	if (step.kind === 'sentence' || step.kind === 'check') return t(`steps.${step.kind}`);
	if (step.kind === 'path') return <PathStepName step={step.step} />;
	if (step.kind === 'cards') {
		return step.isDone ? t('steps.cardsDone') : t('steps.cards', { count: step.count });
	}
	if (step.kind === 'homework') {
		return (
			<>
				{t('steps.homework')}
				<span className="break-words">{step.title}</span>
			</>
		);
	}
	return (
		<>
			{t(step.isRepeat ? 'steps.repeat' : 'steps.talk')}
			<span lang="en">{step.title}</span>
		</>
	);
}

/** What a thing is while it is gone through: a talk of the path begins at once, as any other. */
const walkKindOf = (step: TodayStep) =>
	step.kind === 'path' && step.step.kind === 'talk' ? 'talk' : step.kind;

/** Which things wait for a connection; none while the server can be reached. */
function useWaiting(steps: readonly TodayStep[], weeks: readonly PathWeek[] | undefined): readonly string[] {
	const isReachable = useReachable();
	const [waiting, setWaiting] = useState<readonly string[]>([]);
	const names = steps.map(addressOf).join(' ');
	const look = useEffectEvent(async (isWanted: () => boolean) => {
		const { worksHere } = await import('./works-here.ts');
		const works = await Promise.all(steps.map((step) => worksHere(step, weeks)));
		if (isWanted()) setWaiting(steps.filter((_, index) => !works[index]).map(addressOf));
	});
	useEffect(() => {
		let isWanted = !isReachable && names !== '';
		// Without its script nobody can tell, and each thing says so itself.
		if (isWanted) look(() => isWanted).catch(() => {});
		return () => {
			isWanted = false;
		};
	}, [isReachable, names]);
	return isReachable ? [] : waiting;
}

/** What can be done without a connection where nothing of the day can: to be recorded now and heard later. */
function WorksNow() {
	const { t } = useTranslation('today');
	return (
		<>
			<p className="mt-5 text-lg">{t('offline.all')}</p>
			<ButtonLink to={paths.grammarSpeech} look="chalk" className="mt-4 w-full px-8 text-lg sm:w-auto">
				{t('offline.record')}
			</ButtonLink>
		</>
	);
}

type TodayListProps = {
	steps: readonly TodayStep[];
	streakDays: number;
	/** The weeks of the path, where there is one. */
	weeks: readonly PathWeek[] | undefined;
};

/** The day's things on Henry's board, and the one button that goes through them. */
export function TodayList({ steps, streakDays, weeks }: TodayListProps) {
	const { t } = useTranslation('today');
	const [, setLocation] = useLocation();
	const waiting = useWaiting(steps, weeks);
	const waits = (step: TodayStep) => !step.isDone && waiting.includes(addressOf(step));
	const isAllDone = steps.every(({ isDone }) => isDone);
	const open = steps.filter((step) => !step.isDone && !waits(step));
	const minutes = open.reduce((sum, step) => sum + step.minutes, 0);
	const [first] = open;
	const begin = () => {
		keepWalk({ steps: open.map((step) => ({ kind: walkKindOf(step), to: addressOf(step) })), at: 0 });
		if (!first) return;
		if (walkKindOf(first) === 'talk') startAtOnce.isAsked = true;
		setLocation(addressOf(first));
	};
	return (
		<div className="grid gap-x-8 px-5 pt-5 sm:px-10 sm:pt-9 md:grid-cols-[1.35fr_1fr]">
			<div className="pb-6 md:pb-10">
				<div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
					<h1 className="font-bold text-4xl tracking-tight sm:text-5xl">{t('title')}</h1>
					<p className="text-chalk-muted">
						{open.length > 0 && t('minutes', { count: minutes })}
						{open.length > 0 && streakDays > 0 && ' · '}
						{streakDays > 0 && t('streak', { count: streakDays })}
					</p>
				</div>
				<ul aria-label={t('list')} className="mt-4 space-y-2.5 text-lg">
					{steps.map((step) => {
						const Icon = step.isDone ? Check : waits(step) ? CloudOff : icons[step.kind];
						return (
							<li key={addressOf(step)} className="flex items-start gap-3 leading-snug">
								<Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-chalk-warm" />
								<span className={step.isDone ? 'text-chalk-muted line-through' : ''}>
									<StepName step={step} />
									{waits(step) && (
										<span className="block text-base text-chalk-muted">({t('offline.waits')})</span>
									)}
								</span>
								{step.isDone && <span className="sr-only">({t('done')})</span>}
							</li>
						);
					})}
				</ul>
				{first ? (
					<ButtonLink
						to={addressOf(first)}
						look="chalk"
						onClick={(event) => {
							event.preventDefault();
							begin();
						}}
						className="mt-6 w-full px-8 text-lg sm:w-auto"
					>
						{t(steps.some(({ isDone }) => isDone) ? 'goOn' : 'start')}
					</ButtonLink>
				) : !isAllDone ? (
					<WorksNow />
				) : (
					<>
						<p className="mt-5 text-lg">{t('allDone')}</p>
						<ButtonLink to={paths.talk} look="chalk" className="mt-4 w-full px-8 text-lg sm:w-auto">
							{t('more')}
						</ButtonLink>
					</>
				)}
			</div>
			<HenryFace
				mood={isAllDone ? 'happy' : 'idle'}
				isAlive
				className="-mb-1 hidden h-56 shrink-0 self-end md:mx-auto md:block"
			/>
		</div>
	);
}
