import type { ClassSummary } from '@henry/contract/academies.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { QrCode as QrCodeSign } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { academyCalls, keys } from '#web/features/academy/calls.ts';
import { CopyableLink } from '#web/features/academy/copyable-link.tsx';
import { classAddress } from './class-address.ts';
import { joinAddress } from './join-address.ts';

/** How learners get in, and, for later, the end of the class. */
export function JoinCode({ summary, academyId }: { summary: ClassSummary; academyId: string }) {
	const { t } = useTranslation('academy');
	const queryClient = useQueryClient();
	const { id, joinCode, isArchived } = summary;
	const change = useMutation({
		mutationFn: (wanted: { isArchived?: boolean; newJoinCode?: true }) =>
			academyCalls.changeClass(id, wanted),
		onSuccess: () =>
			Promise.all(
				[keys.overview(academyId), keys.class(id)].map((queryKey) =>
					queryClient.invalidateQueries({ queryKey }),
				),
			),
	});
	const address = joinAddress(joinCode);
	return (
		<section aria-label={t('class.code')} className="space-y-3 rounded-card bg-accent-soft p-4">
			{!isArchived && (
				<>
					<p>
						<span className="font-semibold">{t('class.code')}: </span>
						<span className="select-all font-bold text-2xl tracking-widest">{joinCode}</span>
					</p>
					<p className="break-words text-muted text-sm">
						{t('class.codeHint', { address: address.split('?')[0] })}
					</p>
					<CopyableLink address={address} />
					<ButtonLink look="secondary" to={classAddress(academyId, id, 'code')}>
						<QrCodeSign aria-hidden="true" className="size-5" />
						{t('class.showQr')}
					</ButtonLink>
				</>
			)}
			{change.error && <ErrorNotice error={change.error} />}
			<div className="flex flex-wrap gap-3">
				{!isArchived && (
					<Button
						look="quiet"
						title={t('class.newCodeHint')}
						disabled={change.isPending}
						onClick={() => change.mutate({ newJoinCode: true })}
					>
						{t('class.newCode')}
					</Button>
				)}
				<Button
					look="quiet"
					disabled={change.isPending}
					onClick={() => change.mutate({ isArchived: !isArchived })}
				>
					{t(isArchived ? 'class.unarchive' : 'class.archive')}
				</Button>
			</div>
		</section>
	);
}
