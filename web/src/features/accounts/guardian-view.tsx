import { accountPaths } from '@henry/contract/account-paths.ts';
import { doneSchema } from '@henry/contract/accounts.ts';
import { wardResponseSchema } from '@henry/contract/guardians.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { ConfirmedButton } from '#web/components/confirmed-button.tsx';
import { ErrorNotice, Refusal } from '#web/components/error-notice.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { QueryView } from '#web/components/query-view.tsx';
import { callFunction } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { consentAge } from '#web/lib/consent-age.ts';
import { paths } from '#web/lib/paths.ts';

const points = ['kept', 'voice', 'machine', 'seen', 'back'] as const;

/** What a parent or guardian reads, and decides, who has come by the link of their mail. */
export function GuardianView({ token }: { token: string }) {
	const { t } = useTranslation('accounts');
	const queryClient = useQueryClient();
	const queryKey = ['ward', token];
	const ward = useQuery({
		queryKey,
		queryFn: () => callFunction(accountPaths.lookUpWard, { token }, wardResponseSchema),
		retry: false,
	});
	const agree = useMutation({
		mutationFn: () => callFunction(accountPaths.giveConsent, { token }, doneSchema),
		onSuccess: () => ward.refetch(),
	});
	const withdraw = useMutation({
		mutationFn: () => callFunction(accountPaths.withdrawConsent, { token }, doneSchema),
		onSuccess: () => queryClient.removeQueries({ queryKey }),
	});
	if (withdraw.isSuccess) return <Said>{t('guardian.erased')}</Said>;
	const failure = agree.error ?? withdraw.error;
	return (
		<QueryView
			query={ward}
			loading={() => <LoadingNotice label={t('guardian.loading')} />}
			error={(error, retry) => (isGone(error) ? <Gone /> : <ErrorNotice error={error} onRetry={retry} />)}
			empty={() => null}
			data={({ email, consent }) => (
				<>
					{consent === 'given' && <Said>{t('guardian.agreed', { email })}</Said>}
					<p className="break-words text-lg">{t('guardian.text', { email, age: consentAge })}</p>
					<ul className="mt-4 list-disc space-y-2 pl-5 marker:text-accent-strong">
						{points.map((point) => (
							<li key={point}>{t(`guardian.points.${point}`)}</li>
						))}
					</ul>
					<p className="mt-4">
						<a className="text-accent-strong underline underline-offset-4" href={`${paths.about}#privacy`}>
							{t('guardian.more')}
						</a>
					</p>
					{failure && (
						<div className="mt-6">
							<ErrorNotice error={failure} />
						</div>
					)}
					<div className="mt-6 flex flex-wrap gap-3">
						{consent === 'pending' && (
							<Button disabled={agree.isPending} onClick={() => agree.mutate()}>
								{t('guardian.agree')}
							</Button>
						)}
						<ConfirmedButton
							look="secondary"
							question={t('guardian.question')}
							confirm={t('guardian.erase')}
							cancel={t('guardian.keep')}
							disabled={withdraw.isPending}
							onConfirm={() => withdraw.mutate()}
						>
							{t(consent === 'given' ? 'guardian.withdraw' : 'guardian.refuse')}
						</ConfirmedButton>
					</div>
				</>
			)}
		/>
	);
}

const isGone = (error: Error) =>
	error instanceof ApiError && (error.code === 'not-found' || error.code === 'invalid-argument');

function Said({ children }: { children: string }) {
	return (
		<p role="status" className="mb-6 break-words rounded-card bg-good-soft p-4 font-semibold text-good">
			{children}
		</p>
	);
}

/** The account was erased, or another mail's link counts. */
function Gone() {
	const { t } = useTranslation('accounts');
	return (
		<>
			<Refusal title={t('guardian.goneTitle')}>
				<p className="mt-1">{t('guardian.goneText')}</p>
			</Refusal>
			<ButtonLink to={paths.about} look="secondary" className="mt-6">
				{t('guardian.about')}
			</ButtonLink>
		</>
	);
}
