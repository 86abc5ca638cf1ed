import { useSyncExternalStore } from 'react';
import { connectionLostEvent } from './connection-lost.ts';

/** How often a server that could not be reached is tried again. */
const tryAgainMs = 5_000;

let isReachable = true;
let isTrying = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/**
 * Whether the server can be reached. It may run on this very machine, so a browser without a network only gives reason
 * to ask it, as does a call that came to nothing. It is asked again until it answers.
 */
export function useReachable(): boolean {
	return useSyncExternalStore(
		subscribe,
		() => isReachable,
		() => true,
	);
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	if (listeners.size === 1) follow();
	return () => {
		listeners.delete(listener);
		if (listeners.size === 0) unfollow();
	};
}

const signs = ['online', 'offline', connectionLostEvent];

function follow() {
	for (const sign of signs) window.addEventListener(sign, tryServer);
	if (!navigator.onLine) void tryServer();
}

function unfollow() {
	for (const sign of signs) window.removeEventListener(sign, tryServer);
	clearTimeout(timer);
	isReachable = true;
}

async function isAnswered(): Promise<boolean> {
	try {
		const { serverAnswers } = await import('./server-answers.ts');
		return await serverAnswers();
	} catch {
		// Where its code cannot be fetched, as on a first visit that loses its connection, the browser is believed.
		return navigator.onLine;
	}
}

async function tryServer() {
	if (isTrying) return;
	isTrying = true;
	clearTimeout(timer);
	const answered = await isAnswered();
	isTrying = false;
	if (listeners.size === 0) return;
	if (!answered) timer = setTimeout(tryServer, tryAgainMs);
	if (answered === isReachable) return;
	isReachable = answered;
	for (const listener of listeners) listener();
}
