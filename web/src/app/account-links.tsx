import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { BarsSign } from '#web/components/bars-sign.tsx';
import { paths } from '#web/lib/paths.ts';
import { onHint, storedHint } from '#web/lib/signed-in-hint.ts';

const link =
	'inline-flex min-h-10 items-center px-1.5 text-center text-accent-strong text-sm leading-tight underline-offset-4 hover:underline max-sm:max-w-19 sm:whitespace-nowrap';

/** Leads to the learner's progress and account, and visitors to sign in. What keeps a session is fetched only where there is one. */
export function AccountLinks() {
	const { t } = useTranslation();
	const isSignedIn = useSyncExternalStore(onHint, storedHint) !== null;
	useEffect(() => {
		if (isSignedIn) void import('#web/lib/session.ts').then(({ keepSession }) => keepSession());
	}, [isSignedIn]);
	return (
		<>
			<Link to={paths.me} className={link}>
				<BarsSign className="size-5 sm:hidden" />
				<span className="sr-only sm:not-sr-only">{t('footer.me')}</span>
			</Link>
			<Link to={paths.login} className={link}>
				{t(isSignedIn ? 'account' : 'signIn')}
			</Link>
		</>
	);
}
