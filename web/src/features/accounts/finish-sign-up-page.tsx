import { mailedTokenSchema } from '@henry/contract/accounts.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { ButtonLink } from '#web/components/button.tsx';
import { Refusal } from '#web/components/error-notice.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { Page } from '#web/components/page.tsx';
import { placeAfterSignIn } from '#web/lib/after-sign-in.ts';
import { useFragment } from '#web/lib/fragment.ts';
import { paths } from '#web/lib/paths.ts';
import { finishSignIn, useSession } from '#web/lib/session.ts';
import { readEmailForSignIn, storeEmailForSignIn } from './email-for-sign-in.ts';
import { EmailForm } from './email-form.tsx';
import { FinishingFailure, isOtherAddress, isUsed } from './link-failure.tsx';

/** `/finishSignUp`: where a mailed link leads. Signs in and goes on to `/exercise` (specification, section 2), or to what asked for it. */
export function FinishSignUpPage() {
	const { t } = useTranslation('accounts');
	const token = mailedTokenSchema.safeParse(useFragment().get('token')).data;
	return (
		<Page title={t('finish.title')}>{token ? <FinishSignIn key={token} token={token} /> : <NoLink />}</Page>
	);
}

function FinishSignIn({ token }: { token: string }) {
	const { t } = useTranslation('accounts');
	const [, navigate] = useLocation();
	const [storedEmail] = useState(readEmailForSignIn);
	const [asksForEmail, setAsksForEmail] = useState(storedEmail === null);
	const { mutate, ...finish } = useMutation({
		mutationFn: (email: string) => finishSignIn(email, token),
		onSuccess: () => {
			storeEmailForSignIn(null);
			navigate(placeAfterSignIn(paths.grammarSpeech), { replace: true });
		},
		onError: (error) => setAsksForEmail(isOtherAddress(error)),
	});
	const hasBegun = useRef(false);
	useEffect(() => {
		if (storedEmail === null || hasBegun.current) return;
		hasBegun.current = true;
		mutate(storedEmail);
	}, [storedEmail, mutate]);

	const session = useSession();
	const { error, variables: email } = finish;
	if (asksForEmail) {
		return (
			<EmailForm
				label={t('finish.confirm')}
				hint={t('finish.why')}
				button={t('finish.button')}
				working={finish.isIdle || error ? null : t('finish.working')}
				onEmail={mutate}
			>
				{error && <FinishingFailure error={error} />}
			</EmailForm>
		);
	}
	if (error && isUsed(error) && session.status === 'signedIn') {
		const { email: address, displayName } = session.user;
		return <SignedIn who={displayName ?? address} />;
	}
	if (error && email !== undefined) {
		return (
			<>
				<FinishingFailure error={error} onRetry={() => mutate(email)} />
				<NewLink />
			</>
		);
	}
	return <LoadingNotice label={t('finish.working')} />;
}

/** For a link that has done its work before. */
function SignedIn({ who }: { who: string | null }) {
	const { t } = useTranslation('accounts');
	return (
		<>
			<p role="status" className="break-words text-lg">
				{who ? t('finish.already', { email: who }) : t('signedIn.withoutAddress')}
			</p>
			<ButtonLink to={paths.grammarSpeech} className="mt-6">
				{t('finish.practise')}
			</ButtonLink>
		</>
	);
}

function NoLink() {
	const { t } = useTranslation('accounts');
	return (
		<>
			<Refusal title={t('failure.incomplete.title')}>
				<p className="mt-1">{t('failure.incomplete.advice')}</p>
			</Refusal>
			<NewLink />
		</>
	);
}

function NewLink() {
	const { t } = useTranslation('accounts');
	return (
		<ButtonLink to={paths.login} className="mt-6">
			{t('finish.newLink')}
		</ButtonLink>
	);
}
