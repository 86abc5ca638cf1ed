import { mockPaths, mockTimesSchema, type MockTimes as Times } from '@henry/contract/mock-days.ts';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CalendarButton } from '#web/components/calendar-button.tsx';
import { getJson } from '#web/lib/api-client.ts';
import { examsCalendar } from '#web/lib/calendar-file.ts';
import { paths } from '#web/lib/paths.ts';
import { useMoment } from '#web/lib/use-moment.ts';

/** When and where a learner, or whose guardian somebody is, has a mock exam; nothing where there is none. */
export function MockTimes({ hasCalendar = true }: { hasCalendar?: boolean }) {
	const { t } = useTranslation('mockTimes');
	const moment = useMoment();
	const times = useQuery({
		queryKey: ['mockTimes'],
		queryFn: ({ signal }): Promise<Times> => getJson(mockPaths.mockTimes, mockTimesSchema, { signal }),
	});
	// Homework stays in view where this alone cannot be asked for.
	if (!times.data || times.data.length === 0) return null;
	return (
		<section
			aria-label={t('title')}
			className="space-y-3 rounded-card border border-accent/40 bg-accent-soft p-5"
		>
			<h2 className="flex items-center gap-2 font-bold text-xl">
				<CalendarClock aria-hidden="true" className="size-6 shrink-0 text-accent-strong" />
				{t('title')}
			</h2>
			<ul className="space-y-2">
				{times.data.map(({ dayId, title, examName, room, startsAtMs, minutes, className, ward }) => (
					<li key={`${dayId} ${ward}`} className="break-words">
						<span className="font-semibold">{moment(startsAtMs)}</span>, {room}
						<span className="block text-muted text-sm">
							{ward && `${ward} · `}
							{title} · {examName} · {t('minutes', { count: minutes })} · {className}
						</span>
					</li>
				))}
			</ul>
			{hasCalendar && (
				<CalendarButton
					label={t('calendar')}
					done={t('calendarDone')}
					fileName="henry-exams.ics"
					make={() =>
						examsCalendar(
							times.data.map((time) => ({ ...time, path: paths.classes })),
							Date.now(),
						)
					}
				/>
			)}
		</section>
	);
}
