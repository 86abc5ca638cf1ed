import type { AcademyOverview } from '@henry/contract/academies.ts';
import { HeartHandshake } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/components/button.tsx';

/** On every page of the academy, for whom it has named: that learners need them. */
export function AlertsLine({ overview, queueAddress }: { overview: AcademyOverview; queueAddress: string }) {
	const { t } = useTranslation('safeguarding');
	const count = overview.openAlerts ?? 0;
	if (count === 0) return null;
	return (
		<div
			role="status"
			className="mb-5 flex flex-wrap items-center gap-3 rounded-card border-2 border-accent bg-surface p-4"
		>
			<HeartHandshake aria-hidden="true" className="size-6 shrink-0 text-accent-strong" />
			<p className="min-w-0 flex-1 font-semibold">{t('alerts.waiting', { count })}</p>
			<ButtonLink to={queueAddress} look="secondary">
				{t('alerts.look')}
			</ButtonLink>
		</div>
	);
}
