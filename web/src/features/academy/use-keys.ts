import { useEffect, useEffectEvent } from 'react';

/** Keys, by their names in lower case, that do one thing each, unless somebody writes. A button keeps its own space. */
export function useKeys(actions: Record<string, (() => void) | undefined>) {
	const press = useEffectEvent((event: KeyboardEvent) => {
		const target = event.target as HTMLElement;
		const isWriting = target.closest('input, textarea, select, button, a, summary, [contenteditable]');
		const action = actions[event.key.toLowerCase()];
		if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
		if (isWriting && !(target.closest('button, a') && event.key !== ' ')) return;
		event.preventDefault();
		action();
	});
	useEffect(() => {
		const listen = (event: KeyboardEvent) => press(event);
		addEventListener('keydown', listen);
		return () => removeEventListener('keydown', listen);
	}, []);
}
