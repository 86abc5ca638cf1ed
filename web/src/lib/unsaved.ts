import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

/** What would be lost if the page were left now; each holder has the question that is put before it is. */
const holders = new Map<symbol, string>();
const listeners = new Set<() => void>();
let watch: AbortController | undefined;

/**
 * While `isUnsaved`, leaving the page, by a reload, a link or the way back, is only done once the learner has agreed to
 * lose what is there: a recording, or a talk that has no report yet.
 */
export function useUnsaved(isUnsaved: boolean): void {
	const { t } = useTranslation('recorder');
	const question = t('leave');
	useEffect(() => {
		if (!isUnsaved) return;
		const holder = Symbol();
		change(() => holders.set(holder, question));
		return () => change(() => holders.delete(holder));
	}, [isUnsaved, question]);
}

/** Whether something would be lost if the page were left now. */
export function useIsAnythingUnsaved(): boolean {
	return useSyncExternalStore(
		subscribe,
		() => holders.size > 0,
		() => false,
	);
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

function change(apply: () => void) {
	apply();
	if (holders.size === 0) {
		watch?.abort();
		watch = undefined;
	} else if (!watch) {
		watch = new AbortController();
		const { signal } = watch;
		window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
		// Moves within the app; browsers without the Navigation API do not ask about these.
		window.navigation?.addEventListener('navigate', askBeforeLeaving, { signal });
	}
	for (const listener of listeners) listener();
}

/** The app itself changes the address on one screen, by `push` or `replace`: that leaves nothing. */
function askBeforeLeaving(event: NavigateEvent) {
	if (!event.cancelable || event.hashChange || event.downloadRequest !== null) return;
	const isSameScreen = new URL(event.destination.url).pathname === window.location.pathname;
	const isLeft = event.destination.sameDocument && (event.navigationType === 'traverse' || !isSameScreen);
	const [question] = holders.values();
	if (isLeft && question && !window.confirm(question)) event.preventDefault();
}
