import type { RolePlay } from '@henry/contract/role-play.ts';
import { useTranslation } from 'react-i18next';

/** Where a role play takes place, and who is who in it. */
export function RolePlayCard({ rolePlay: { situation, learnerRole, henryRole } }: { rolePlay: RolePlay }) {
	const { t } = useTranslation('homework');
	return (
		<div className="space-y-2 rounded-card bg-accent-soft p-4">
			<p lang="en" className="whitespace-pre-line break-words text-lg">
				{situation}
			</p>
			<dl className="grid grid-cols-[auto_1fr] gap-x-3">
				<dt className="text-muted">{t('rolePlay.you')}</dt>
				<dd lang="en" className="break-words font-semibold">
					{learnerRole}
				</dd>
				<dt className="text-muted">{t('rolePlay.henry')}</dt>
				<dd lang="en" className="break-words font-semibold">
					{henryRole}
				</dd>
			</dl>
		</div>
	);
}
