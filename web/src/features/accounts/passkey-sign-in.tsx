import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { Button } from '#web/components/button.tsx';
import { ErrorNotice, Refusal } from '#web/components/error-notice.tsx';
import { placeAfterSignIn } from '#web/lib/after-sign-in.ts';
import { isCalledOff, signInByPasskey } from '#web/lib/passkeys.ts';
import { paths } from '#web/lib/paths.ts';

/** Signing in without a mail, by a passkey that was made before. */
export function PasskeySignIn() {
	const { t } = useTranslation('accounts');
	const [, navigate] = useLocation();
	const { mutate, isPending, error } = useMutation({
		mutationFn: signInByPasskey,
		onSuccess: () => navigate(placeAfterSignIn(paths.grammarSpeech)),
	});
	return (
		<section className="mt-6 space-y-4">
			<Button look="secondary" className="w-full sm:w-auto" disabled={isPending} onClick={() => mutate()}>
				<KeyRound aria-hidden="true" className="size-5" />
				{t(isPending ? 'passkey.waiting' : 'passkey.signIn')}
			</Button>
			{error && (isCalledOff(error) ? <CalledOff /> : <ErrorNotice error={error} />)}
		</section>
	);
}

/** The browser's dialogue was closed, or there was no passkey in it. */
function CalledOff() {
	const { t } = useTranslation('accounts');
	return (
		<Refusal title={t('passkey.calledOff.title')}>
			<p className="mt-1">{t('passkey.calledOff.advice')}</p>
		</Refusal>
	);
}
