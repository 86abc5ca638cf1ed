import { accountPaths } from '@henry/contract/account-paths.ts';
import { doneSchema } from '@henry/contract/accounts.ts';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { callFunction } from '#web/lib/api-client.ts';
import { refreshNow } from '#web/lib/session.ts';
import { EmailForm } from './email-form.tsx';
import { SendingFailure } from './link-failure.tsx';

/** Names a guardian, whom the server writes to. The account waits for the first one from then on, also where the mail fails. */
export const useAskGuardian = () =>
	useMutation({
		mutationFn: (guardianEmail: string) =>
			callFunction(accountPaths.askGuardian, { guardianEmail }, doneSchema).finally(refreshNow),
	});
export type AskGuardian = ReturnType<typeof useAskGuardian>;

/** For a learner who waits for a parent or guardian: what that means, and the way to write to them again. */
export function GuardianAwaited({ ask }: { ask: AskGuardian }) {
	const { t } = useTranslation('accounts');
	const headingId = useId();
	return (
		<section aria-labelledby={headingId} className="mt-8 rounded-card bg-accent-soft p-5 sm:p-8">
			<h2 id={headingId} className="font-bold text-2xl">
				{t('guardianAwaited.title')}
			</h2>
			<p className="mt-2">
				{!ask.error && t('guardianAwaited.wrote')} {t('guardianAwaited.text')}
			</p>
			<EmailForm
				label={t('age.guardian')}
				hint={t('guardianAwaited.hint')}
				button={t('guardianAwaited.button')}
				working={ask.isPending ? t('guardianAwaited.sending') : null}
				onEmail={ask.mutate}
			>
				{ask.error && <SendingFailure error={ask.error} />}
				{ask.isSuccess && (
					<p role="status" className="font-semibold text-good">
						{t('guardianAwaited.sent')}
					</p>
				)}
			</EmailForm>
		</section>
	);
}
