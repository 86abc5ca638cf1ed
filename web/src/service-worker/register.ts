import { otherPagesMessage, takeOverMessage } from './take-over-message.ts';

/** How long a new version may take to take over before the page is loaded again without it. */
const takeOverMs = 2_000;
/** How long the page has a slow line to itself before every other file of the app is fetched. */
const ownLineMs = 3_000;

let waiting: ServiceWorker | undefined;
const observers = new Set<() => void>();

/** Whether a new version of the app is there, and waits for the page to be loaded again. */
export function isNewVersionReady(): boolean {
	return waiting !== undefined;
}

/** Calls back when a new version is ready; returns what ends that. */
export function watchNewVersion(observer: () => void): () => void {
	observers.add(observer);
	return () => observers.delete(observer);
}

/**
 * Loads the page again, with the new version. Resolves with true, and does nothing, while other pages are open that would
 * lose theirs.
 */
export function loadNewVersion(): Promise<boolean> {
	const worker = waiting;
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

function noteWaiting(worker: ServiceWorker | null) {
	// Without a worker in charge there is no older version that it would replace.
	if (!worker || !navigator.serviceWorker.controller) return;
	waiting = worker;
	for (const observer of observers) observer();
}

function follow(registration: ServiceWorkerRegistration) {
	noteWaiting(registration.waiting);
	registration.addEventListener('updatefound', () => {
		const { installing } = registration;
		installing?.addEventListener('statechange', () => {
			if (installing.state === 'installed') noteWaiting(registration.waiting);
		});
	});
	// An installed app may stay open for days.
	document.addEventListener('visibilitychange', () => {
		if (document.visibilityState === 'visible') registration.update().catch(() => {});
	});
}

/** Lets the app be opened without a connection, once the page has loaded all that it needs itself. */
export function registerServiceWorker(): void {
	if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
	const register = async () => {
		// Where the browser refuses, as in some private windows, the app works as long as there is a connection.
		await navigator.serviceWorker.register('/service-worker.js').catch(() => {});
		follow(await navigator.serviceWorker.ready);
	};
	const registerLater = () => setTimeout(register, ownLineMs);
	if (document.readyState === 'complete') registerLater();
	else window.addEventListener('load', registerLater, { once: true });
}
