import type { User } from '@henry/contract/accounts.ts';
import { type ReactNode, Suspense } from 'react';
import { keepAfterSignIn } from '#web/lib/after-sign-in.ts';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { paths } from '#web/lib/paths.ts';
import { refreshNow, useSession } from '#web/lib/session.ts';
import { site } from '#web/lib/site.ts';
import { ButtonAnchor, ButtonLink } from './button.tsx';
import { ErrorNotice } from './error-notice.tsx';
import { LoadingNotice } from './loading-notice.tsx';

/** Most servers take people from no issuer. */
const IssuersForVisitors = lazyPart(
	async () => (await import('./issuers-for-visitors.tsx')).IssuersForVisitors,
	['issuers'],
);

const SecondFactor = lazyPart(
	async () => (await import('./second-factor.tsx')).SecondFactor,
	['secondFactor'],
);

type NeedsSessionProps = {
	/** What a visitor is told, and the button that leads to the sign-in; it comes back here, or leads to an address elsewhere. */
	visitor: { text: string; button: string; elsewhere?: string | undefined };
	loading: string;
	children: (user: User) => ReactNode;
};

/** Shows something to the signed-in user; asks visitors to sign in first, and those who lack a factor for that. */
export function NeedsSession({ visitor, loading, children }: NeedsSessionProps) {
	const session = useSession();
	if (session.status === 'signedIn') return children(session.user);
	if (session.status === 'incomplete') {
		return (
			<Suspense fallback={<LoadingNotice label={loading} />}>
				<SecondFactor missing={session.missing} />
			</Suspense>
		);
	}
	if (session.status === 'unknown') {
		return session.error ? (
			<ErrorNotice error={session.error} onRetry={() => void refreshNow().catch(() => {})} />
		) : (
			<LoadingNotice label={loading} />
		);
	}
	return (
		<section className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-8">
			<p className="text-lg">{visitor.text}</p>
			{visitor.elsewhere ? (
				<ButtonAnchor href={visitor.elsewhere} className="mt-5 w-full sm:w-auto">
					{visitor.button}
				</ButtonAnchor>
			) : (
				<ButtonLink
					to={paths.login}
					className="mt-5 w-full sm:w-auto"
					onClick={() => keepAfterSignIn(location.pathname + location.search + location.hash)}
				>
					{visitor.button}
				</ButtonLink>
			)}
			{site.issuers && site.issuers.length > 0 && (
				<Suspense fallback={null}>
					<IssuersForVisitors />
				</Suspense>
			)}
		</section>
	);
}
