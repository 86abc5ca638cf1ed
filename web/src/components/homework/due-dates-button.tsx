import { useTranslation } from 'react-i18next';
import { CalendarButton } from '#web/components/calendar-button.tsx';
import { type DueDate, dueDatesCalendar } from '#web/lib/calendar-file.ts';

/** Puts those due dates that are still to come into a calendar; nothing where there is none. */
export function DueDatesButton({ dueDates }: { dueDates: readonly DueDate[] }) {
	const { t } = useTranslation('homework');
	const toCome = dueDates.filter(({ dueAtMs }) => dueAtMs > Date.now());
	if (toCome.length === 0) return null;
	return (
		<div className="no-print space-y-2">
			<CalendarButton
				label={t('calendar.button')}
				done={t('calendar.done')}
				fileName="henry-homework.ics"
				make={() => dueDatesCalendar(toCome, Date.now())}
			/>
		</div>
	);
}
