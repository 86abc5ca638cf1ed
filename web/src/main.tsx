import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, fetchPage } from '#web/app/app.tsx';
import { BrowserRouter } from '#web/app/browser-router.tsx';
import { ErrorBoundary } from '#web/app/error-boundary.tsx';
import { preferredLanguage, showLanguage } from '#web/messages/i18n.ts';
import { registerServiceWorker } from '#web/service-worker/register.ts';

/**
 * Shows the app in the preferred language, or in English where that one cannot be loaded. What the document shows of it
 * already stays until the page is there; a page that cannot be fetched says so itself.
 */
async function start() {
	const root = document.getElementById('root');
	if (!root) throw new Error('The page has no element with the id root.');
	const language = preferredLanguage();
	if (language !== 'en') await showLanguage(language).catch(() => undefined);
	await fetchPage(window.location.pathname).catch(() => undefined);
	createRoot(root).render(
		<StrictMode>
			<ErrorBoundary>
				<BrowserRouter>
					<App />
				</BrowserRouter>
			</ErrorBoundary>
		</StrictMode>,
	);
	// Until now the document's own controls did nothing yet.
	setTimeout(() => root.removeAttribute('aria-busy'));
}

void start();
registerServiceWorker();
