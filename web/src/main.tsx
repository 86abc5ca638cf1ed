import './app/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from '#web/app/app.tsx';
import { ErrorBoundary } from '#web/app/error-boundary.tsx';
import { preferredLanguage, showLanguage } from '#web/messages/i18n.ts';

/** Shows the app in the preferred language, or in English where that one cannot be loaded. */
async function start() {
	const root = document.getElementById('root');
	if (!root) throw new Error('The page has no element with the id root.');
	const language = preferredLanguage();
	if (language !== 'en') await showLanguage(language).catch(() => undefined);
	createRoot(root).render(
		<StrictMode>
			<ErrorBoundary>
				<BrowserRouter>
					<App />
				</BrowserRouter>
			</ErrorBoundary>
		</StrictMode>,
	);
}

void start();
