import type { MailedInvitation } from '@henry/contract/mailed-invitations.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { QueryView } from '#web/components/query-view.tsx';
import { useMoment } from '#web/lib/use-moment.ts';
import { invitationCalls, invitationsKey } from './invitation-calls.ts';

/** Who is invited by mail and has not come yet; nothing where nobody is. */
export function MailedInvitations({ academyId }: { academyId: string }) {
	const { t } = useTranslation('invitations');
	const waiting = useQuery({
		queryKey: invitationsKey(academyId),
		queryFn: () => invitationCalls.waiting(academyId),
		staleTime: 0,
	});
	return (
		<QueryView
			query={waiting}
			loading={() => <LoadingNotice />}
			error={(error, retry) => <ErrorNotice error={error} onRetry={retry} />}
			isEmpty={(all) => all.length === 0}
			empty={() => null}
			data={(all) => (
				<section aria-labelledby="mailed-invitations" className="space-y-3">
					<h3 id="mailed-invitations" className="font-bold text-lg">
						{t('waiting')}
					</h3>
					<ul className="divide-y divide-line rounded-card border border-line bg-surface">
						{all.map((invitation) => (
							<Invited key={invitation.id} academyId={academyId} invitation={invitation} />
						))}
					</ul>
				</section>
			)}
		/>
	);
}

function Invited({ academyId, invitation }: { academyId: string; invitation: MailedInvitation }) {
	const { t } = useTranslation(['invitations', 'homework']);
	const moment = useMoment();
	const queryClient = useQueryClient();
	const { id, email, role, className, wardName, sentAtMs, expiresAtMs } = invitation;
	const onSuccess = () => queryClient.invalidateQueries({ queryKey: invitationsKey(academyId) });
	const again = useMutation({ mutationFn: () => invitationCalls.again(academyId, id), onSuccess });
	const withdraw = useMutation({ mutationFn: () => invitationCalls.withdraw(academyId, id), onSuccess });
	const isPending = again.isPending || withdraw.isPending;
	const error = again.error ?? withdraw.error;
	return (
		<li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-3">
			<p className="min-w-0 flex-1 basis-48 break-words">
				<span className="font-semibold">{email}</span>
				<span className="block text-muted text-sm">
					{[t(`homework:role.${role}`), className, wardName].filter(Boolean).join(' · ')}
				</span>
				<span className="block text-muted text-sm">
					{t('sent', { sent: moment(sentAtMs), ends: moment(expiresAtMs) })}
				</span>
			</p>
			<div className="flex flex-wrap gap-2">
				<Button
					look="quiet"
					aria-label={t('againLabel', { email })}
					disabled={isPending}
					onClick={() => again.mutate()}
				>
					{t('again')}
				</Button>
				<Button
					look="quiet"
					aria-label={t('withdrawLabel', { email })}
					disabled={isPending}
					onClick={() => withdraw.mutate()}
				>
					{t('withdraw')}
				</Button>
			</div>
			{again.isSuccess && (
				<p role="status" className="w-full font-semibold text-good">
					{t('sentAgain')}
				</p>
			)}
			{error && <ErrorNotice error={error} />}
		</li>
	);
}
