import { useMutation } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { type DueDate, dueDatesCalendar } from '#web/lib/calendar-file.ts';
import { saveFile } from '#web/lib/save-file.ts';

const fileName = 'henry-homework.ics';

/** Puts those due dates that are still to come into a calendar; nothing where there is none. */
export function DueDatesButton({ dueDates }: { dueDates: readonly DueDate[] }) {
	const { t } = useTranslation('homework');
	const making = useMutation({
		networkMode: 'always',
		mutationFn: async () => saveFile(fileName, await dueDatesCalendar(toCome, Date.now())),
	});
	const toCome = dueDates.filter(({ dueAtMs }) => dueAtMs > Date.now());
	if (toCome.length === 0) return null;
	return (
		<div className="no-print space-y-2">
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
