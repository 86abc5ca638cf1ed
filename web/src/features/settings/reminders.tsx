import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keepReminderPlan, keptReminderPlan } from '#web/lib/reminder-plan.ts';
import { CalendarReminder } from './calendar-reminder.tsx';
import { ReminderPlanFields } from './reminder-plan-fields.tsx';
import { Section } from './section.tsx';

/** When the visitor wants to be reminded to practise, and how. */
export function Reminders() {
	const { t } = useTranslation('reminders');
	const [plan, setPlan] = useState(keptReminderPlan);
	return (
		<Section title={t('title')} id="reminders">
			<p>{t('about')}</p>
			<ReminderPlanFields
				plan={plan}
				onChange={(changed) => {
					setPlan(changed);
					keepReminderPlan(changed);
				}}
			/>
			<CalendarReminder plan={plan} />
		</Section>
	);
}
