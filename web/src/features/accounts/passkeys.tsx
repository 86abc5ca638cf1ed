import { accountPaths } from '@henry/contract/account-paths.ts';
import { doneSchema } from '@henry/contract/accounts.ts';
import { passkeysResponseSchema } from '@henry/contract/passkeys.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ConfirmedButton } from '#web/components/confirmed-button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { QueryView } from '#web/components/query-view.tsx';
import { callFunction, getJson } from '#web/lib/api-client.ts';
import { addPasskey, isCalledOff } from '#web/lib/passkeys.ts';
import { useMoment } from '#web/lib/use-moment.ts';
import { useDeviceName } from './device-name.ts';

/** The passkeys of an account: made on this device, and removed. */
export function Passkeys({ uid }: { uid: string }) {
	const { t } = useTranslation('accounts');
	const headingId = useId();
	const moment = useMoment();
	const nameOf = useDeviceName();
	const queryClient = useQueryClient();
	const queryKey = ['passkeys', uid];
	const passkeys = useQuery({
		queryKey,
		queryFn: async ({ signal }) =>
			(await getJson(accountPaths.passkeys, passkeysResponseSchema, { signal })).passkeys,
		staleTime: 0,
	});
	const onSuccess = () => queryClient.invalidateQueries({ queryKey });
	const add = useMutation({ mutationFn: addPasskey, onSuccess });
	const remove = useMutation({
		mutationFn: (id: string) => callFunction(accountPaths.removePasskey, { id }, doneSchema),
		onSuccess,
	});
	const error = (add.error && !isCalledOff(add.error) && add.error) || remove.error;
	return (
		<section aria-labelledby={headingId} className="mt-12 space-y-4">
			<h2 id={headingId} className="font-bold text-2xl">
				{t('passkeys.title')}
			</h2>
			<p>{t('passkeys.text')}</p>
			<QueryView
				query={passkeys}
				loading={() => <LoadingNotice label={t('passkeys.loading')} />}
				error={(failure, retry) => <ErrorNotice error={failure} onRetry={retry} />}
				empty={() => <p className="text-muted">{t('passkeys.none')}</p>}
				data={(list) => (
					<ul
						aria-labelledby={headingId}
						className="divide-y divide-line rounded-card border border-line bg-surface px-4 shadow-card sm:px-6"
					>
						{list.map((passkey) => (
							<li key={passkey.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
								<KeyRound aria-hidden="true" className="size-6 shrink-0 text-accent-strong" />
								<div className="min-w-0 flex-1 basis-48">
									<p className="font-semibold">{nameOf(passkey)}</p>
									<p className="text-muted text-sm">
										{t('passkeys.made', { moment: moment(passkey.createdAtMs) })}
									</p>
								</div>
								<ConfirmedButton
									label={t('passkeys.removeOf', { device: nameOf(passkey) })}
									question={t('passkeys.question')}
									confirm={t('passkeys.remove')}
									cancel={t('passkeys.keep')}
									disabled={remove.isPending}
									onConfirm={() => remove.mutate(passkey.id)}
								>
									{t('passkeys.remove')}
								</ConfirmedButton>
							</li>
						))}
					</ul>
				)}
			/>
			{error && <ErrorNotice error={error} />}
			<Button look="secondary" disabled={add.isPending} onClick={() => add.mutate()}>
				{t(add.isPending ? 'passkey.waiting' : 'passkeys.add')}
			</Button>
		</section>
	);
}
