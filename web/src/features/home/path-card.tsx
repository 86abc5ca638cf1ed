import type { PathWeek } from '@henry/contract/path.ts';
import { Milestone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/components/button.tsx';
import { paths } from '#web/lib/paths.ts';
import { type StandingDay, todayOnPath } from '#web/lib/practice/path.ts';

type PathCardProps = {
	/** Undefined where there is no path, or it could not be fetched. */
	days: readonly StandingDay[] | undefined;
	weeks: readonly PathWeek[] | undefined;
	nowMs: number;
	isOnPath: boolean;
};

/** Where the learner stands on the path, or the way to one. */
export function PathCard({ days, weeks, nowMs, isOnPath }: PathCardProps) {
	const { t } = useTranslation('path');
	const today = days && todayOnPath(days, nowMs);
	const ofWeek = days?.filter(({ week }) => week === today?.week) ?? [];
	return (
		<section
			aria-labelledby="path-card"
			className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-surface p-5 shadow-card"
		>
			<div className="flex min-w-0 items-start gap-3">
				<Milestone aria-hidden="true" className="mt-1 size-6 shrink-0 text-accent-strong" />
				<div>
					<h2 id="path-card" className="font-bold text-xl">
						{today ? (
							<>
								{t('week', { number: today.week, total: weeks?.length ?? today.week })}
								{': '}
								<span lang="en">{weeks?.[today.week - 1]?.title}</span>
							</>
						) : (
							t(isOnPath ? 'title' : 'card.title')
						)}
					</h2>
					{today && (
						<p className="text-muted">
							{t('card.days', {
								done: ofWeek.filter(({ doneOn }) => doneOn !== undefined).length,
								total: ofWeek.length,
							})}
						</p>
					)}
					{!isOnPath && <p className="text-muted">{t('card.text')}</p>}
				</div>
			</div>
			<ButtonLink look="secondary" to={paths.path}>
				{t(isOnPath ? 'card.open' : 'card.button')}
			</ButtonLink>
		</section>
	);
}
