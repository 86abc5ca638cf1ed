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

/** The new version of the app, where one waits for the page to be loaded again. */
export const waitingVersion = (): ServiceWorker | undefined => waiting;

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
