import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keepReminderPlan, keptReminderPlan } from '#web/lib/reminder-plan.ts';
import { CalendarReminder } from './calendar-reminder.tsx';
import { DeviceReminder } from './device-reminder.tsx';
import { ReminderPlanFields } from './reminder-plan-fields.tsx';
import { useDeviceReminder } from './use-device-reminder.ts';

/** When the visitor wants to be reminded to practise, and how. */
export function Reminders() {
	const { t } = useTranslation('reminders');
	const [plan, setPlan] = useState(keptReminderPlan);
	const device = useDeviceReminder();
	return (
		<div className="space-y-6">
			<p>{t('about')}</p>
			<ReminderPlanFields
				plan={plan}
				onChange={(changed) => {
					setPlan(changed);
					keepReminderPlan(changed);
					device.change(changed);
				}}
			/>
			<CalendarReminder plan={plan} />
			<DeviceReminder plan={plan} device={device} />
		</div>
	);
}
