import type { Consent, User } from '@henry/contract/accounts.ts';
import { useMutation } from '@tanstack/react-query';
import { IdCard } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'wouter';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { Page } from '#web/components/page.tsx';
import { keepAfterSignIn } from '#web/lib/after-sign-in.ts';
import { useFragment } from '#web/lib/fragment.ts';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { paths } from '#web/lib/paths.ts';
import { refreshNow, signIn, signOut, useSession } from '#web/lib/session.ts';
import { site } from '#web/lib/site.ts';
import { AgeFields } from './age-fields.tsx';
import { CardSignIn } from './card-sign-in.tsx';
import { ChangeOfAge } from './change-of-age.tsx';
import { Devices } from './devices.tsx';
import { storeEmailForSignIn } from './email-for-sign-in.ts';
import { EmailForm } from './email-form.tsx';
import { GuardianAwaited, useAskGuardian } from './guardian-awaited.tsx';
import { GuardianView } from './guardian-view.tsx';
import { SendingFailure } from './link-failure.tsx';
import { LinkSent } from './link-sent.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { Passkeys } from './passkeys.tsx';
import { useLeaving } from './use-leaving.tsx';

/** Most servers take people from no issuer. */
const IssuerButtons = lazyPart(
	async () => (await import('#web/components/issuer-buttons.tsx')).IssuerButtons,
	['issuers'],
);
const SecondFactor = lazyPart(
	async () => (await import('#web/components/second-factor.tsx')).SecondFactor,
	['secondFactor'],
);
const FinishOpenId = lazyPart(async () => (await import('./finish-open-id.tsx')).FinishOpenId, ['issuers']);
const OtherWaysIn = lazyPart(
	async () => (await import('#web/components/other-ways-in.tsx')).OtherWaysIn,
	['signInPass'],
);
const ReturnWithPass = lazyPart(
	async () => (await import('./sign-in-pass.tsx')).ReturnWithPass,
	['signInPass'],
);
const ArriveWithPass = lazyPart(
	async () => (await import('./sign-in-pass.tsx')).ArriveWithPass,
	['signInPass'],
);
const hasIssuers = site.issuers !== undefined && site.issuers.length > 0;

/**
 * `/login`: a link is sent to an email address, or a learner types what stands on their card (`?card`). Whoever is signed in reads as whom and on which devices,
 * and can sign out. Issuers of OpenID Connect send people back here (`?state=`). A parent or guardian comes here by the link of a mail (`#guardian=TOKEN`), and decides.
 */
export function LoginPage() {
	const { t } = useTranslation('accounts');
	const session = useSession();
	const [search] = useSearchParams();
	const [returned] = useState(() => (search.has('state') ? search.toString() : null));
	const fragment = useFragment();
	const guardianToken = fragment.get('guardian');
	const [pass] = useState(() => fragment.get('pass'));
	const [host, challenge] = [search.get('host'), search.get('challenge')];
	useEffect(() => {
		// A passkey or an issuer leads back to here, where the way to the academy's host is asked for.
		if (host && challenge) keepAfterSignIn(location.pathname + location.search);
	}, [host, challenge]);
	if (guardianToken) {
		return (
			<Page title={t('guardian.title')}>
				<GuardianView key={guardianToken} token={guardianToken} />
			</Page>
		);
	}
	const hasCard = search.has('card');
	const waysIn = (
		<>
			{session.status === 'visitor' && (hasCard ? <CardSignIn /> : <SendLink />)}
			{session.status === 'incomplete' && (
				<Suspense fallback={<LoadingNotice />}>
					<SecondFactor missing={session.missing} />
				</Suspense>
			)}
			{session.status === 'signedIn' &&
				(host && challenge ? (
					<Suspense fallback={<LoadingNotice />}>
						<ReturnWithPass host={host} challenge={challenge} />
					</Suspense>
				) : (
					<SignedIn {...session} />
				))}
			{session.status === 'unknown' && <Unknown error={session.error} />}
		</>
	);
	if (pass) {
		return (
			<Page title={t('finish.title')}>
				<Suspense fallback={<LoadingNotice />}>
					<ArriveWithPass token={pass}>{waysIn}</ArriveWithPass>
				</Suspense>
			</Page>
		);
	}
	if (returned) {
		return (
			<Page title={t('finish.title')}>
				<Suspense fallback={<LoadingNotice />}>
					<FinishOpenId query={returned}>{waysIn}</FinishOpenId>
				</Suspense>
			</Page>
		);
	}
	return <Page title={session.status === 'signedIn' ? t('signedIn.title') : t('login.title')}>{waysIn}</Page>;
}

function SendLink() {
	const { t, i18n } = useTranslation('accounts');
	const [sent, setSent] = useState<{ email: string; atMs: number } | null>(null);
	const [guardianEmail, setGuardianEmail] = useState<string | null>(null);
	const send = useMutation({
		mutationFn: (email: string) => signIn(email, i18n.language, guardianEmail?.trim()),
		onSuccess: (_answer, email) => {
			storeEmailForSignIn(email);
			setSent({ email, atMs: Date.now() });
		},
	});
	const guardianField = useRef<HTMLInputElement>(null);
	const failure = send.error && <SendingFailure error={send.error} />;
	if (sent) {
		return (
			<LinkSent
				key={sent.atMs}
				email={sent.email}
				sentAtMs={sent.atMs}
				isSending={send.isPending}
				onSendAgain={() => send.mutate(sent.email)}
				onOtherAddress={() => setSent(null)}
			>
				{failure}
			</LinkSent>
		);
	}
	return (
		<>
			<p className="text-lg">{t('login.intro')}</p>
			<EmailForm
				label={t('login.email')}
				hint={t('login.noPassword')}
				button={t('login.button')}
				working={send.isPending ? t('login.sending') : null}
				onEmail={send.mutate}
				fields={
					<AgeFields
						guardianEmail={guardianEmail}
						onChange={setGuardianEmail}
						guardianField={guardianField}
					/>
				}
			>
				{failure}
			</EmailForm>
			{hasIssuers && (
				<Suspense fallback={null}>
					<div className="mt-6">
						<IssuerButtons
							guardianEmail={guardianEmail?.trim()}
							onLeave={() => guardianField.current?.reportValidity() ?? true}
						/>
					</div>
				</Suspense>
			)}
			<div className="mt-6 flex flex-wrap items-start gap-3">
				<ButtonLink look="secondary" className="w-full sm:w-auto" to={`${paths.login}?card`}>
					<IdCard aria-hidden="true" className="size-5" />
					{t('card.have')}
				</ButtonLink>
			</div>
			{site.hasPasskeys && <PasskeySignIn />}
			{site.hasOtherWays && (
				<Suspense fallback={null}>
					<OtherWaysIn />
				</Suspense>
			)}
		</>
	);
}

type SignedInProps = { user: User; consent: Consent; namedGuardian?: string | undefined };

function SignedIn({ user: { uid, email, displayName }, consent, namedGuardian }: SignedInProps) {
	const { t } = useTranslation('accounts');
	const name = displayName ?? email;
	const { leave, isPending, error, question } = useLeaving(uid);
	// What came of it is told whichever of the two is shown then.
	const ask = useAskGuardian();
	return (
		<>
			<p className="break-words text-lg">
				{name ? t('signedIn.as', { email: name }) : t('signedIn.withoutAddress')}
			</p>
			<div className="mt-6 flex flex-wrap gap-3">
				<ButtonLink to={paths.me}>{t('signedIn.progress')}</ButtonLink>
				<Button look="secondary" disabled={isPending} onClick={() => leave(signOut)}>
					{isPending ? t('signedIn.signingOut') : t('signedIn.signOut')}
				</Button>
				{question}
			</div>
			{error && (
				<div className="mt-6">
					<ErrorNotice error={error} />
				</div>
			)}
			{consent === 'pending' && <GuardianAwaited ask={ask} />}
			{consent === 'notNeeded' && email !== null && (
				<ChangeOfAge key={namedGuardian} namedGuardian={namedGuardian} ask={ask} />
			)}
			{site.hasPasskeys && email !== null && <Passkeys uid={uid} />}
			<Devices uid={uid} />
		</>
	);
}

/** The server has not said who is signed in, or could not be asked. */
function Unknown({ error }: { error: Error | null }) {
	const { t } = useTranslation('accounts');
	const again = useMutation({ mutationFn: refreshNow });
	if (error && !again.isPending) return <ErrorNotice error={error} onRetry={again.mutate} />;
	return <LoadingNotice label={t('login.asking')} />;
}
