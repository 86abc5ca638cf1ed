import { apiPaths } from '@henry/contract/api-paths.ts';
import {
	createPartialResponse,
	ExpirationPlugin,
	NavigationRoute,
	NetworkFirst,
	NetworkOnly,
	type PrecacheEntry,
	RangeRequestsPlugin,
	Route,
	Serwist,
	type SerwistPlugin,
	StaleWhileRevalidate,
} from 'serwist';
import { offlineEarCacheName } from '#web/lib/offline-ear/cache-name.ts';
import {
	moveReminder,
	openReminder,
	renewReminder,
	type SubscriptionChange,
	showReminder,
	type Windows,
} from './reminders.ts';
import { otherPagesMessage, takeOverMessage } from './take-over-message.ts';

/** What the worker's scope offers; TypeScript's DOM library does not describe it. */
declare const self: {
	readonly clients: Windows;
	readonly registration: ServiceWorkerRegistration;
	readonly location: Location;
	skipWaiting(): Promise<void>;
	addEventListener(type: 'install' | 'message', listener: (event: WorkerEvent) => void): void;
	addEventListener(type: 'fetch', listener: (event: WorkerEvent & { request: Request }) => void): void;
	addEventListener(
		type: 'push',
		listener: (event: WorkerEvent & { data: { text(): string } | null }) => void,
	): void;
	addEventListener(
		type: 'notificationclick',
		listener: (event: WorkerEvent & { notification: Notification }) => void,
	): void;
	addEventListener(
		type: 'pushsubscriptionchange',
		listener: (event: WorkerEvent & SubscriptionChange) => void,
	): void;
};
type WorkerEvent = Event & {
	readonly data: unknown;
	readonly source?: { postMessage(message: string): void } | null;
	waitUntil(work: Promise<unknown>): void;
};
/** Every file of the build that is kept for everyone; put here by the build. */
declare const builtFiles: PrecacheEntry[];
/** The files of the build that only the ear for when there is no network needs; it keeps them itself. */
declare const earRuntimes: string[];

/** The page that opens at every address while the server cannot be reached. */
const shellPath = '/index.html';
/** Lists of built-in content, which are the same for everyone. Nothing else that the server answers is kept. */
const listPaths: readonly string[] = [
	apiPaths.exercises,
	apiPaths.talkExercises,
	apiPaths.pairTopics,
	apiPaths.photoExercises,
	apiPaths.speakleSentences,
	apiPaths.sounds,
	apiPaths.exams,
	apiPaths.minimalPairs,
];
/** Lists of which a visitor needs a part, which is kept once it was asked for. */
const askedListPaths: readonly string[] = [...listPaths, apiPaths.pathWeeks];
const serverTimeoutSeconds = 5;
const maxContentFiles = 150;
const contentSeconds = 30 * 24 * 60 * 60;

const serwist = new Serwist({
	precacheEntries: builtFiles,
	// Pages come from the server where it answers, so `/` must not match the kept `/index.html`.
	precacheOptions: { directoryIndex: null, cleanURLs: false, cleanupOutdatedCaches: true },
	clientsClaim: true,
});

/** A proxy's "Bad gateway" is no answer of ours: what is kept is answered, as without a network. */
const badGateway: SerwistPlugin = {
	fetchDidSucceed: async ({ response }) => {
		if (response.status >= 502 && response.status <= 504) throw new Error('The server cannot be reached.');
		return response;
	},
};
const openShell: SerwistPlugin = { handlerDidError: () => serwist.matchPrecache(shellPath) };
const lists = new NetworkFirst({
	cacheName: 'lists',
	networkTimeoutSeconds: serverTimeoutSeconds,
	plugins: [badGateway],
});

/** A player asks for parts of a sound: the whole is fetched and kept, and the part that was asked for is answered. */
const wholeFiles: SerwistPlugin = {
	requestWillFetch: async ({ request }) => {
		const headers = new Headers(request.headers);
		headers.delete('range');
		return new Request(request.url, { headers, signal: request.signal });
	},
	handlerWillRespond: async ({ request, response }) =>
		request.headers.has('range') && response.status === 200
			? createPartialResponse(request, response)
			: response,
};
const content = new StaleWhileRevalidate({
	cacheName: 'content',
	plugins: [
		wholeFiles,
		new RangeRequestsPlugin(),
		new ExpirationPlugin({
			maxEntries: maxContentFiles,
			maxAgeSeconds: contentSeconds,
			maxAgeFrom: 'last-used',
			purgeOnQuotaError: true,
		}),
	],
});

serwist.registerRoute(
	new NavigationRoute(
		new NetworkOnly({ networkTimeoutSeconds: serverTimeoutSeconds, plugins: [badGateway, openShell] }),
		{
			denylist: [/^\/(api|content|assets)\//],
		},
	),
);
serwist.registerRoute(
	new Route(({ url, sameOrigin }) => sameOrigin && askedListPaths.includes(url.pathname), lists),
);
serwist.registerRoute(
	new Route(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/content/'), content),
);

self.addEventListener('install', (event) => {
	const keepList = (path: string) => lists.handle({ event, request: new Request(path) } as never);
	event.waitUntil(Promise.allSettled([...listPaths.map(keepList), keepEarRuntimes()]));
});

/** An ear that is kept goes on to hear with the runtime of this version. */
async function keepEarRuntimes(): Promise<void> {
	if (!(await caches.has(offlineEarCacheName))) return;
	const cache = await caches.open(offlineEarCacheName);
	for (const path of earRuntimes) if (!(await cache.match(path))) await cache.add(path);
}

// A new version takes over at once only where the page that asks for it is alone: another may be in use.
self.addEventListener('message', (event) => {
	if (event.data !== takeOverMessage) return;
	const takeOver = async () => {
		const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
		if (pages.length <= 1) await self.skipWaiting();
		else event.source?.postMessage(otherPagesMessage);
	};
	event.waitUntil(takeOver());
});

self.addEventListener('push', (event) => {
	event.waitUntil(showReminder(event.data?.text() ?? '', self.registration));
});
self.addEventListener('notificationclick', (event) => {
	event.waitUntil(openReminder(event.notification, self.clients, self.location.origin));
});
self.addEventListener('pushsubscriptionchange', (event) => {
	event.waitUntil(moveReminder(event, self.registration.pushManager));
});
self.addEventListener('fetch', (event) => {
	if (event.request.mode === 'navigate') event.waitUntil(renewReminder(self.registration));
});

serwist.addEventListeners();
