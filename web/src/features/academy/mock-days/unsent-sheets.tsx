import { CircleCheck, CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useUnsentMockSteps } from '#web/lib/mock-day/mock-outbox.ts';

/** Whether all that was written down has arrived. */
export function UnsentSheets() {
	const { t } = useTranslation('mockDay');
	const count = useUnsentMockSteps();
	const Icon = count > 0 ? CloudOff : CircleCheck;
	return (
		<p
			role="status"
			className={`flex items-center gap-2 rounded-card p-4 font-semibold ${count > 0 ? 'bg-fair-soft text-fair' : 'bg-good-soft text-good'}`}
		>
			<Icon aria-hidden="true" className="size-5 shrink-0" />
			{count > 0 ? t('unsent', { count }) : t('allSent')}
		</p>
	);
}
