import { Flame } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Streak } from '#web/lib/practice/streak.ts';

/** The streak, how today stands, and the rule. */
export function StreakCard({ streak }: { streak: Streak }) {
	const { t } = useTranslation(['progress', 'practised']);
	const headingId = useId();
	const isAlive = streak.days > 0;
	return (
		<section
			aria-labelledby={headingId}
			className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-6"
		>
			<h2 id={headingId} className="font-semibold text-muted">
				{t('streak.title')}
			</h2>
			<p className="mt-1 flex items-center gap-3 font-bold font-display text-4xl">
				<Flame
					aria-hidden="true"
					className={`size-8 ${isAlive ? 'fill-clay-soft text-clay' : 'text-line-strong'}`}
				/>
				{t('streak.days', { count: streak.days })}
			</p>
			<p className="mt-3">{t(`streak.${streak.today}`)}</p>
			<p className="mt-2 text-muted text-sm">{t('practised:streakRule')}</p>
		</section>
	);
}
