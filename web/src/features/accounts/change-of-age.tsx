import { dayMs } from '@henry/contract/limits.ts';
import { guardianSilentMs } from '@henry/contract/retention.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { consentAge } from '#web/lib/consent-age.ts';
import { refreshNow } from '#web/lib/session.ts';
import { EmailForm } from './email-form.tsx';
import type { AskGuardian } from './guardian-awaited.tsx';
import { SendingFailure } from './link-failure.tsx';

/**
 * For a learner whose account waits for nobody: they say that they are too young to agree alone, and name a parent or
 * guardian, as new ones do. `namedGuardian`: whom they have named at this sign-in.
 */
export function ChangeOfAge({ namedGuardian, ask }: { namedGuardian: string | undefined; ask: AskGuardian }) {
	const { t } = useTranslation('accounts');
	const age = consentAge;
	const isOlder = useMutation({ mutationFn: () => refreshNow() });
	return (
		<details open={namedGuardian !== undefined} className="mt-8">
			<summary className="min-h-8 cursor-pointer font-semibold">{t('changeOfAge.title', { age })}</summary>
			{namedGuardian !== undefined && (
				<p role="status" className="mt-2 break-words">
					{t('changeOfAge.named', { age, email: namedGuardian })}
				</p>
			)}
			<p className="mt-2">{t('changeOfAge.text')}</p>
			<EmailForm
				label={t('age.guardian')}
				hint={t('changeOfAge.until', { days: guardianSilentMs / dayMs })}
				button={t('changeOfAge.button')}
				working={ask.isPending ? t('guardianAwaited.sending') : null}
				initial={namedGuardian}
				onEmail={ask.mutate}
			>
				{ask.error && <SendingFailure error={ask.error} />}
			</EmailForm>
			{namedGuardian !== undefined && (
				<Button look="quiet" className="mt-3" disabled={isOlder.isPending} onClick={() => isOlder.mutate()}>
					{t('changeOfAge.older', { age })}
				</Button>
			)}
		</details>
	);
}
