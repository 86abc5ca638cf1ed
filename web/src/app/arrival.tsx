import { type RefObject, useEffect, useRef } from 'react';

type ArrivalProps = { pathname: string; previousPathname: RefObject<string>; wentBack: RefObject<boolean> };

/**
 * Stands beside a page, so that it is shown when the page is. On arriving from another page the focus goes to the main
 * heading, and the view to its top (going back, the browser restores the place itself).
 */
export function Arrival({ pathname, previousPathname, wentBack }: ArrivalProps) {
	useEffect(() => {
		if (previousPathname.current === pathname) return;
		previousPathname.current = pathname;
		if (!wentBack.current) window.scrollTo(0, 0);
		const heading = document.querySelector<HTMLElement>('main h1');
		if (!heading) return;
		heading.tabIndex = -1;
		heading.focus({ preventScroll: true });
	}, [pathname, previousPathname, wentBack]);
	return null;
}

/** Whether the address was last changed by going back or forward, rather than by a link. */
export function useWentBack(): RefObject<boolean> {
	const wentBack = useRef(false);
	useEffect(() => {
		const note = ({ type }: Event) => {
			wentBack.current = type === 'popstate';
		};
		// The router tells of a followed link by an event named after the call that it makes, and listens to both itself.
		const events = ['popstate', 'pushState', 'replaceState'];
		for (const event of events) window.addEventListener(event, note, true);
		return () => {
			for (const event of events) window.removeEventListener(event, note, true);
		};
	}, []);
	return wentBack;
}
