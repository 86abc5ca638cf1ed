import { useEffect } from 'react';

/** While the page is printed, everything marked `data-on-paper` is open: paper cannot be clicked. */
export function useOpenedOnPaper(): void {
	useEffect(() => {
		const ended = new AbortController();
		let opened: HTMLDetailsElement[] = [];
		const open = () => {
			opened = [...document.querySelectorAll<HTMLDetailsElement>('details[data-on-paper]:not([open])')];
			for (const details of opened) details.open = true;
		};
		const close = () => {
			for (const details of opened) details.open = false;
		};
		window.addEventListener('beforeprint', open, { signal: ended.signal });
		window.addEventListener('afterprint', close, { signal: ended.signal });
		return () => ended.abort();
	}, []);
}
