import type { AcademyOverview } from '@henry/contract/academies.ts';
import { HeartHandshake } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/components/button.tsx';

function Line({ text, look, to }: { text: string; look: string; to: string }) {
	return (
		<div
			role="status"
			className="mb-5 flex flex-wrap items-center gap-3 rounded-card border-2 border-accent bg-surface p-4"
		>
			<HeartHandshake aria-hidden="true" className="size-6 shrink-0 text-accent-strong" />
			<p className="min-w-48 flex-1 font-semibold">{text}</p>
			<ButtonLink to={to} look="secondary">
				{look}
			</ButtonLink>
		</div>
	);
}

/**
 * On every page of the academy but where it leads: for whom it has named, that learners need them; for the owner, that one
 * of those has left.
 */
export function AlertsLine({
	overview,
	part,
	addressOf,
}: {
	overview: AcademyOverview;
	part: string;
	addressOf: (academyId: string, part: 'queue' | 'settings') => string;
}) {
	const { t } = useTranslation('safeguarding');
	const count = overview.openAlerts ?? 0;
	const { id } = overview.academy;
	return (
		<>
			{count > 0 && part !== 'queue' && (
				<Line text={t('alerts.waiting', { count })} look={t('alerts.look')} to={addressOf(id, 'queue')} />
			)}
			{overview.goneLeads !== null && part !== 'settings' && (
				<Line
					text={t(`alerts.leadsGone.${overview.goneLeads}`)}
					look={t('alerts.nameSomebody')}
					to={addressOf(id, 'settings')}
				/>
			)}
		</>
	);
}
