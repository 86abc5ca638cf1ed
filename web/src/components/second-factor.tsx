import type { MissingFactor } from '@henry/contract/accounts.ts';
import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { keepAfterSignIn, placeAfterSignIn } from '#web/lib/after-sign-in.ts';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { addPasskey, isCalledOff, signInByPasskey } from '#web/lib/passkeys.ts';
import { paths } from '#web/lib/paths.ts';
import { refreshNow, signOut } from '#web/lib/session.ts';
import { site } from '#web/lib/site.ts';
import { Button } from './button.tsx';
import { ErrorNotice, Refusal } from './error-notice.tsx';

const IssuerButtons = lazyPart(async () => (await import('./issuer-buttons.tsx')).IssuerButtons, ['issuers']);
const OtherWaysIn = lazyPart(async () => (await import('./other-ways-in.tsx')).OtherWaysIn, ['signInPass']);

/** For somebody whose sign-in lacks a factor: what that is, and the way to it. */
export function SecondFactor({ missing }: { missing: MissingFactor }) {
	const { t } = useTranslation('secondFactor');
	const leave = useMutation({ mutationFn: signOut });
	return (
		<section
			aria-labelledby="second-factor"
			className="space-y-4 rounded-card border border-line bg-surface p-5 shadow-card sm:p-8"
		>
			<h2 id="second-factor" className="font-bold text-2xl">
				{t('title')}
			</h2>
			{missing === 'otherWay' ? (
				<p className="text-lg">{t('otherWay')}</p>
			) : missing === 'useIssuer' && !site.hasOtherWays ? (
				<ByIssuer />
			) : site.hasPasskeys ? (
				<ByPasskey isMade={missing === 'usePasskey'} />
			) : site.hasOtherWays ? (
				<Suspense>
					<OtherWaysIn />
				</Suspense>
			) : (
				<>
					<p className="text-lg">{t('elsewhere')}</p>
					{site.address && (
						<a href={`${site.address}${paths.login}`} className="break-all text-accent-strong underline">
							{site.address}
						</a>
					)}
				</>
			)}
			{leave.error && <ErrorNotice error={leave.error} />}
			<Button look="quiet" disabled={leave.isPending} onClick={() => leave.mutate()}>
				{t('signOut')}
			</Button>
		</section>
	);
}

/** A passkey that is made, once, and signed in by. */
function ByPasskey({ isMade }: { isMade: boolean }) {
	const { t } = useTranslation('secondFactor');
	const [, navigate] = useLocation();
	const make = useMutation({ mutationFn: addPasskey, onSuccess: () => refreshNow() });
	const use = useMutation({
		mutationFn: signInByPasskey,
		onSuccess: () => navigate(placeAfterSignIn(location.pathname + location.search + location.hash)),
	});
	const step = isMade ? use : make;
	return (
		<>
			<p className="text-lg">{t(isMade ? 'use.text' : 'make.text')}</p>
			{step.error &&
				(isCalledOff(step.error) ? (
					<Refusal title={t('calledOff.title')}>
						<p className="mt-1">{t('calledOff.advice')}</p>
					</Refusal>
				) : (
					<ErrorNotice error={step.error} />
				))}
			<Button className="w-full sm:w-auto" disabled={step.isPending} onClick={() => step.mutate()}>
				<KeyRound aria-hidden="true" className="size-5" />
				{t(step.isPending ? 'waiting' : isMade ? 'use.button' : 'make.button')}
			</Button>
			{isMade && <Lost>{t('lost')}</Lost>}
		</>
	);
}

/** The issuer that has asked for two factors before: which one it was, only its person knows. */
function ByIssuer() {
	const { t } = useTranslation('secondFactor');
	return (
		<>
			<p className="text-lg">{t('issuer.text')}</p>
			<Suspense fallback={null}>
				<IssuerButtons
					onLeave={() => {
						keepAfterSignIn(location.pathname + location.search + location.hash);
						return true;
					}}
				/>
			</Suspense>
			<Lost>{t('issuer.lost')}</Lost>
		</>
	);
}

function Lost({ children }: { children: ReactNode }) {
	return (
		<p className="text-muted">
			{children}{' '}
			<a href={`mailto:${site.contactEmail}`} className="break-all underline">
				{site.contactEmail}
			</a>
		</p>
	);
}
