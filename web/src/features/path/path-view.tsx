import type { ExamListing } from '@henry/contract/exam-report.ts';
import type { ChosenPath, PathWeek } from '@henry/contract/path.ts';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { ConfirmedButton } from '#web/components/confirmed-button.tsx';
import { Dock } from '#web/components/dock.tsx';
import { takeFocus } from '#web/components/take-focus.ts';
import { daysBetween, localDay } from '#web/lib/practice/local-day.ts';
import { type StandingDay, standingWeeks, todayOnPath } from '#web/lib/practice/path.ts';
import { startAtOnce } from '#web/lib/start-at-once.ts';
import { keepWalk } from '#web/lib/today-walk.ts';
import { useTodayMs } from '#web/lib/use-today.ts';
import { DayCard } from './day-card.tsx';
import { OtherWeeks } from './other-weeks.tsx';

type GoalLineProps = { path: ChosenPath; exam: ExamListing | undefined; today: string };

/** Where the path leads, from which level, and how long it is to the exam. */
function GoalLine({ path: { goal, level, examDay }, exam, today }: GoalLineProps) {
	const { t } = useTranslation('path');
	const days = examDay === undefined ? undefined : daysBetween(today, examDay);
	const name = exam?.name ?? t('goal.exam');
	return (
		<p className="text-lg text-muted">
			{days === undefined && (goal === 'exam' ? <span lang="en">{name}</span> : t(`goal.${goal}`))}
			{days !== undefined && days > 0 && t('exam.inDays', { exam: name, count: days })}
			{days === 0 && t('exam.today', { exam: name })}
			{days !== undefined && days < 0 && t('exam.over')}
			{' · '}
			{t('level', { level })}
		</p>
	);
}

/** The button that goes through what is open of the day. */
function GoOn({ today }: { today: StandingDay }) {
	const { t } = useTranslation('path');
	const [, setLocation] = useLocation();
	const open = today.steps.filter(({ isDone }) => !isDone);
	const [first] = open;
	if (!first) return null;
	const begin = () => {
		keepWalk({
			steps: open.map(({ kind, to }) => ({ kind: kind === 'talk' ? 'talk' : 'path', to })),
			at: 0,
		});
		if (first.kind === 'talk') startAtOnce.isAsked = true;
		setLocation(first.to);
	};
	return (
		<Dock>
			<ButtonLink
				to={first.to}
				className="w-full text-lg"
				onClick={(event) => {
					event.preventDefault();
					begin();
				}}
			>
				{t(open.length < today.steps.length ? 'goOn' : 'start')}
			</ButtonLink>
		</Dock>
	);
}

type PathViewProps = {
	path: ChosenPath;
	days: readonly StandingDay[];
	weeks: readonly PathWeek[];
	exam: ExamListing | undefined;
	onChange: () => void;
	onStop: () => void;
};

/** This week day by day, what was done before it, and the weeks ahead. */
export function PathView({ path, days, weeks, exam, onChange, onStop }: PathViewProps) {
	const { t } = useTranslation('path');
	const nowMs = useTodayMs();
	const today = todayOnPath(days, nowMs);
	const all = standingWeeks(path, days, nowMs);
	const week = all.find((one) => one.week === today?.week);
	const titleOf = (number: number) => weeks[number - 1]?.title ?? '';
	return (
		<div className="space-y-6">
			<GoalLine path={path} exam={exam} today={localDay(nowMs)} />
			{week && today ? (
				<section aria-labelledby="path-week" className="space-y-4">
					<h2 id="path-week" className="font-bold text-2xl">
						<span className="block font-sans font-semibold text-base text-muted">
							{t('week', { number: week.week, total: all.length })}
						</span>
						<span lang="en">{titleOf(week.week)}</span>
					</h2>
					{today.doneOn !== undefined && (
						<p role="status" className="rounded-card bg-good-soft p-4 font-semibold text-good">
							{t('rested')}
						</p>
					)}
					<ol className="space-y-3">
						{week.days.map((day) => (
							<DayCard key={day.day} day={day} isToday={day === today} />
						))}
					</ol>
					<GoOn today={today} />
				</section>
			) : (
				<section className="space-y-3 rounded-card bg-good-soft p-5 sm:p-8">
					<h2 ref={takeFocus} tabIndex={-1} className="font-bold text-2xl outline-none">
						{t('finished.title')}
					</h2>
					<p className="text-lg">{t('finished.text')}</p>
					<Button onClick={onStop}>{t('finished.button')}</Button>
				</section>
			)}
			<OtherWeeks
				title={t('ahead')}
				weeks={all.filter((one) => !one.isDone && one !== week)}
				titleOf={titleOf}
			/>
			<OtherWeeks
				title={t('behind')}
				weeks={all.filter((one) => one.isDone && one !== week)}
				titleOf={titleOf}
			/>
			<div className="flex flex-wrap items-center gap-3">
				<Button look="secondary" onClick={onChange}>
					{t('change')}
				</Button>
				<ConfirmedButton
					question={t('stop.question')}
					confirm={t('stop.confirm')}
					cancel={t('stop.cancel')}
					onConfirm={onStop}
				>
					{t('stop.button')}
				</ConfirmedButton>
			</div>
		</div>
	);
}
