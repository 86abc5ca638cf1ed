import { emailSchema } from '@henry/contract/accounts.ts';
import { maxInvitedAtOnce } from '@henry/contract/limits.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { FormField, fieldLook } from '#web/components/form-field.tsx';
import type { Invite } from '#web/features/academy/calls.ts';
import { invitationCalls, invitationsKey } from './invitation-calls.ts';

/** Each address once, as the server writes to it. */
const addressesIn = (text: string) => [
	...new Set(
		text
			.toLowerCase()
			.split(/[\s,;]+/)
			.filter((part) => part !== ''),
	),
];

/** Sends the link by mail to one address or to many; a guardian is one person. */
export function InviteByMail({ wanted, isReady }: { wanted: Invite; isReady: boolean }) {
	const { t } = useTranslation('invitations');
	const queryClient = useQueryClient();
	const [text, setText] = useState('');
	const addresses = addressesIn(text);
	const wrong = addresses.find((address) => !emailSchema.safeParse(address).success);
	const most = wanted.role === 'guardian' ? 1 : maxInvitedAtOnce;
	const send = useMutation({
		mutationFn: async () => {
			const notSent = await invitationCalls.invite({ ...wanted, emails: addresses });
			const { unreachable, notNow } = notSent;
			return { count: addresses.length - unreachable.length - notNow.length, ...notSent };
		},
		async onSuccess({ unreachable, notNow }) {
			setText([...unreachable, ...notNow].join('\n'));
			await queryClient.invalidateQueries({ queryKey: invitationsKey(wanted.academyId) });
		},
	});
	const isTooMany = addresses.length > most;
	return (
		<div className="space-y-3 border-line border-t pt-4">
			<FormField
				label={t('addresses')}
				hint={
					wrong !== undefined
						? t('wrong', { address: wrong })
						: t(isTooMany ? 'tooMany' : 'addressesHint', { count: most })
				}
			>
				{(ids) => (
					<textarea
						{...ids}
						value={text}
						autoComplete="off"
						autoCapitalize="none"
						spellCheck={false}
						onChange={({ target }) => {
							send.reset();
							setText(target.value);
						}}
						className={`${fieldLook} field-sizing-content min-h-16`}
					/>
				)}
			</FormField>
			{send.error && <ErrorNotice error={send.error} />}
			<div className="flex flex-wrap items-center gap-4">
				<Button
					look="secondary"
					disabled={!isReady || send.isPending || addresses.length === 0 || wrong !== undefined || isTooMany}
					onClick={() => send.mutate()}
				>
					{t('send')}
				</Button>
				<p role="status" className="font-semibold text-good">
					{send.data && send.data.count > 0 && t('done', { count: send.data.count })}
				</p>
			</div>
			{send.data && send.data.unreachable.length > 0 && (
				<p className="text-poor">{t('unreachable', { addresses: send.data.unreachable.join(', ') })}</p>
			)}
			{send.data && send.data.notNow.length > 0 && (
				<p className="text-poor">{t('notNow', { addresses: send.data.notNow.join(', ') })}</p>
			)}
		</div>
	);
}
