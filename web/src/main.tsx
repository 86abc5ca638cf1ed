import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { App, fetchPage } from '#web/app/app.tsx';
import { BrowserRouter } from '#web/app/browser-router.tsx';
import { ErrorBoundary } from '#web/app/error-boundary.tsx';
import { preferredLanguage, showLanguage } from '#web/messages/i18n.ts';
import { registerServiceWorker } from '#web/service-worker/register.ts';

type StartedProps = { root: HTMLElement; children: ReactNode };

/** Does what was tapped before there was code for it (`start.ts`), where there is one button alone of that name. */
function doTapped(root: HTMLElement): void {
	const { tapped } = root.dataset;
	if (tapped === undefined) return;
	delete root.dataset.tapped;
	const [button, ...others] = [...root.querySelectorAll('button')].filter(
		(each) => (each.ariaLabel ?? each.textContent) === tapped,
	);
	if (others.length === 0) button?.click();
}

/** Says that the controls in view do something: those of the document itself did not. */
function Started({ root, children }: StartedProps) {
	useEffect(() => {
		root.removeAttribute('aria-busy');
		doTapped(root);
	}, [root]);
	return children;
}

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
	const app = (
		<StrictMode>
			<Started root={root}>
				<ErrorBoundary>
					<BrowserRouter>
						<App />
					</BrowserRouter>
				</ErrorBoundary>
			</Started>
		</StrictMode>
	);
	// In pieces, between which the browser answers a touch.
	startTransition(() => createRoot(root).render(app));
}

// Not within the evaluation of the code, which is a long task by itself.
setTimeout(start);
registerServiceWorker();
