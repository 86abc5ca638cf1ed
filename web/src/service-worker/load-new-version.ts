import { waitingVersion } from './register.ts';
import { otherPagesMessage, takeOverMessage } from './take-over-message.ts';

/** How long a new version may take to take over before the page is loaded again without it. */
const takeOverMs = 2_000;

/**
 * Loads the page again, with the new version. Resolves with true, and does nothing, while other pages are open that would
 * lose theirs.
 */
export function loadNewVersion(): Promise<boolean> {
	const worker = waitingVersion();
	if (!worker) return Promise.resolve(false);
	return new Promise((resolve) => {
		const reload = () => window.location.reload();
		const timer = setTimeout(reload, takeOverMs);
		const { serviceWorker } = navigator;
		serviceWorker.addEventListener('controllerchange', reload, { once: true });
		serviceWorker.addEventListener('message', function onAnswer({ data }: MessageEvent) {
			if (data !== otherPagesMessage) return;
			clearTimeout(timer);
			serviceWorker.removeEventListener('message', onAnswer);
			serviceWorker.removeEventListener('controllerchange', reload);
			resolve(true);
		});
		serviceWorker.startMessages();
		worker.postMessage(takeOverMessage);
	});
}
