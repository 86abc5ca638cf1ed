import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { academyHere } from '#web/lib/academy-here.ts';
import { AppNotices } from './app-notices.tsx';
import { Arrival, useWentBack } from './arrival.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** Most people are at the server's own name. */
const AcademyAtHost = lazy(async () => ({
	default: (await import('./academy-at-host.tsx')).AcademyAtHost,
}));

/** What every page sits in. A page that fails leaves header and footer standing. */
export function Layout({ children }: { children: ReactNode }) {
	const { t } = useTranslation();
	const [pathname] = useLocation();
	const previousPathname = useRef(pathname);
	const wentBack = useWentBack();
	return (
		<div className="flex min-h-dvh flex-col print:block print:min-h-0">
			<a
				href="#content"
				className="no-print absolute top-2 left-2 z-20 -translate-y-24 rounded-control bg-accent px-4 py-3 font-semibold text-white focus:translate-y-0"
			>
				{t('skipToContent')}
			</a>
			<Header />
			{academyHere && (
				<Suspense fallback={null}>
					<AcademyAtHost academy={academyHere} />
				</Suspense>
			)}
			<AppNotices />
			<main id="content" tabIndex={-1} className="flex-1">
				<Suspense fallback={<LoadingNotice />}>
					<ErrorBoundary key={pathname}>
						{children}
						<Arrival pathname={pathname} previousPathname={previousPathname} wentBack={wentBack} />
					</ErrorBoundary>
				</Suspense>
			</main>
			<Footer />
		</div>
	);
}
