import { addDays, weekdayOf } from '@henry/contract/calendar-day.ts';
import type { PracticeResult } from '@henry/contract/practice.ts';
import { useTranslation } from 'react-i18next';
import { localeOf } from '#web/lib/locale.ts';
import { localDay } from '#web/lib/practice/local-day.ts';
import { minutesOfWeek } from '#web/lib/practice/today.ts';

/** A day of so many minutes fills its bar; a week in which more was said sets its own scale. */
const fullBarMinutes = 10;

/** The minutes spoken in this week, day by day. */
export function Week({ results, nowMs }: { results: readonly PracticeResult[]; nowMs: number }) {
	const { t, i18n } = useTranslation('today');
	const minutes = minutesOfWeek(results, nowMs);
	const today = localDay(nowMs);
	const monday = addDays(today, -weekdayOf(today));
	const scale = Math.max(fullBarMinutes, ...minutes);
	const sum = Math.round(minutes.reduce((all, one) => all + one, 0));
	const name = (place: number, weekday: 'long' | 'narrow') =>
		new Intl.DateTimeFormat(localeOf(i18n.language), { weekday, timeZone: 'UTC' }).format(
			new Date(addDays(monday, place)),
		);
	const number = new Intl.NumberFormat(localeOf(i18n.language), { maximumFractionDigits: 1 });
	return (
		<section
			aria-labelledby="week"
			className="flex flex-col rounded-card border border-line bg-surface p-5 shadow-card"
		>
			<h2 id="week" className="font-bold text-xl">
				{t('week.title')}
			</h2>
			<p className="mt-1 text-muted">{t('week.minutes', { count: sum })}</p>
			<ol aria-label={t('week.chart')} className="mt-auto grid grid-cols-7 gap-2 pt-4">
				{minutes.map((spoken, place) => (
					<li key={name(place, 'long')} className="text-center text-muted text-sm">
						<span aria-hidden="true" className="flex h-16 items-end rounded-sm bg-line/60">
							<span
								className="w-full rounded-sm bg-accent"
								style={{ height: `${(100 * spoken) / scale}%` }}
							/>
						</span>
						<span
							aria-hidden="true"
							className={place === weekdayOf(today) ? 'font-bold text-ink underline' : ''}
						>
							{name(place, 'narrow')}
						</span>
						<span className="sr-only">
							{t('week.day', { day: name(place, 'long'), minutes: number.format(spoken) })}
						</span>
					</li>
				))}
			</ol>
		</section>
	);
}
