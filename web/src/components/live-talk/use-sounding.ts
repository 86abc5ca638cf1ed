import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Whether a player of this page sounds, which the microphone may hear. `onChange` is called whenever that begins or ends.
 */
export function useSounding(onChange: (isSounding: boolean) => void): boolean {
	const [isSounding, setSounding] = useState(false);
	const change = useEffectEvent((next: boolean) => {
		setSounding(next);
		onChange(next);
	});
	useEffect(() => {
		const ended = new AbortController();
		const { signal } = ended;
		const sounding = new Set<EventTarget>();
		let told = false;
		const tell = () => {
			const next = sounding.size > 0;
			if (next !== told) change(next);
			told = next;
		};
		// `play` is caught on its way through the document; a player that has left the page pauses outside of it.
		const begin = ({ target }: Event) => {
			if (!target) return;
			const end = () => {
				sounding.delete(target);
				tell();
			};
			sounding.add(target);
			for (const type of ['pause', 'error']) target.addEventListener(type, end, { once: true, signal });
			tell();
		};
		document.addEventListener('play', begin, { capture: true, signal });
		return () => ended.abort();
	}, []);
	return isSounding;
}
