import type { ReminderPlan } from '@henry/contract/reminders.ts';
import { useMutation } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { practiceCalendar } from '#web/lib/calendar-file.ts';
import { saveFile } from '#web/lib/save-file.ts';

const fileName = 'henry.ics';

/** Puts practice into the visitor's own calendar, which reminds without Henry knowing of it. */
export function CalendarReminder({ plan }: { plan: ReminderPlan }) {
	const { t } = useTranslation('reminders');
	const making = useMutation({
		networkMode: 'always',
		mutationFn: async () => {
			const words = {
				title: t('calendar.event'),
				description: t('calendar.description', { address: location.origin }),
			};
			saveFile(fileName, await practiceCalendar(plan, words, Date.now()));
		},
	});
	return (
		<div className="space-y-3">
			<h3 className="font-bold text-lg">{t('calendar.title')}</h3>
			<p>{t('calendar.about')}</p>
			<Button look="secondary" disabled={making.isPending} onClick={() => making.mutate()}>
				<CalendarPlus aria-hidden="true" className="size-5" />
				{t('calendar.button')}
			</Button>
			{making.isError && <ErrorNotice error={making.error} onRetry={() => making.mutate()} />}
			<p role="status" className="font-semibold empty:hidden">
				{making.isSuccess && t('calendar.done')}
			</p>
		</div>
	);
}
