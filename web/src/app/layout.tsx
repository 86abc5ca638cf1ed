import { Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useNavigationType } from 'react-router';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** What every page sits in. A page that fails leaves header and footer standing. */
export function Layout() {
	const { t } = useTranslation();
	const { pathname } = useLocation();
	useArrival(pathname);
	return (
		<div className="flex min-h-dvh flex-col print:block print:min-h-0">
			<a
				href="#content"
				className="no-print absolute top-2 left-2 z-20 -translate-y-24 rounded-control bg-accent px-4 py-3 font-semibold text-white focus:translate-y-0"
			>
				{t('skipToContent')}
			</a>
			<Header />
			<main id="content" tabIndex={-1} className="flex-1">
				<Suspense fallback={<LoadingNotice />}>
					<ErrorBoundary key={pathname}>
						<Outlet />
					</ErrorBoundary>
				</Suspense>
			</main>
			<Footer />
		</div>
	);
}

/**
 * On arriving at another page: the focus goes to its main heading, and the view to its top (going back, the browser
 * restores the place itself). The router changes pages in a transition, so the new heading is there by then.
 */
function useArrival(pathname: string) {
	const navigation = useNavigationType();
	const previousPathname = useRef(pathname);
	useEffect(() => {
		if (previousPathname.current === pathname) return;
		previousPathname.current = pathname;
		if (navigation !== 'POP') window.scrollTo(0, 0);
		const heading = document.querySelector<HTMLElement>('main h1');
		if (!heading) return;
		heading.tabIndex = -1;
		heading.focus({ preventScroll: true });
	}, [pathname, navigation]);
}
