import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { ConfirmedButton } from '#web/components/confirmed-button.tsx';
import { ErrorNotice, Refusal } from '#web/components/error-notice.tsx';
import { houseCalls, houseKeys } from '#web/features/academy/house-calls.ts';
import { paths } from '#web/lib/paths.ts';
import { refusalReasonOf } from '#web/lib/refusal-reason.ts';

/** Whether the staff of the academy have to sign in by two factors, for its owner. */
export function StaffSignIn({ academyId, isAsked }: { academyId: string; isAsked: boolean }) {
	const { t } = useTranslation('academy');
	const queryClient = useQueryClient();
	const { mutate, isPending, error } = useMutation({
		mutationFn: () => houseCalls.askForTwoFactors(academyId, !isAsked),
		onSuccess: () => queryClient.invalidateQueries({ queryKey: houseKeys.house(academyId) }),
	});
	return (
		<section aria-labelledby="staff-sign-in" className="space-y-4">
			<h2 id="staff-sign-in" className="font-bold text-2xl">
				{t('staffSignIn.title')}
			</h2>
			<p>{t('staffSignIn.text')}</p>
			<p role="status" className="font-semibold">
				{t(isAsked ? 'staffSignIn.on' : 'staffSignIn.off')}
			</p>
			{error &&
				(refusalReasonOf(error) === 'factorNeededFirst' ? (
					<Refusal title={t('staffSignIn.first')}>
						<ButtonLink look="secondary" className="mt-3" to={paths.login}>
							{t('staffSignIn.toAccount')}
						</ButtonLink>
					</Refusal>
				) : (
					<ErrorNotice error={error} />
				))}
			{isAsked ? (
				<Button look="secondary" disabled={isPending} onClick={() => mutate()}>
					{t('staffSignIn.stop')}
				</Button>
			) : (
				<ConfirmedButton
					question={t('staffSignIn.question')}
					confirm={t('staffSignIn.ask')}
					cancel={t('staffSignIn.keep')}
					disabled={isPending}
					onConfirm={mutate}
				>
					{t('staffSignIn.ask')}
				</ConfirmedButton>
			)}
		</section>
	);
}
