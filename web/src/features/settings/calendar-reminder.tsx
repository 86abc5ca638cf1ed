import type { ReminderPlan } from '@henry/contract/reminders.ts';
import { useTranslation } from 'react-i18next';
import { CalendarButton } from '#web/components/calendar-button.tsx';
import { practiceCalendar } from '#web/lib/calendar-file.ts';

/** Puts practice into the visitor's own calendar, which reminds without Henry knowing of it. */
export function CalendarReminder({ plan }: { plan: ReminderPlan }) {
	const { t } = useTranslation('reminders');
	const words = {
		title: t('calendar.event'),
		description: t('calendar.description', { address: location.origin }),
	};
	return (
		<div className="space-y-3">
			<h3 className="font-bold text-lg">{t('calendar.title')}</h3>
			<p>{t('calendar.about')}</p>
			<CalendarButton
				label={t('calendar.button')}
				done={t('calendar.done')}
				fileName="henry.ics"
				make={() => practiceCalendar(plan, words, Date.now())}
			/>
		</div>
	);
}
