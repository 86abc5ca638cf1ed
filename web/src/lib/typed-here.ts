import { useRef, useState, useSyncExternalStore } from 'react';
import { tabNames } from './kept-for-one.ts';

/*
 * What was typed in this tab and is not sent yet, by what it is about. It waits, whatever else is opened meanwhile, until it
 * is sent, or goes with whose it is.
 */

const name = tabNames.typed;
const nothing = '{}';

function written(): string {
	try {
		return sessionStorage.getItem(name) ?? nothing;
	} catch {
		// Storage may be forbidden: what is typed then lasts as long as its form.
		return nothing;
	}
}

const typedHere = (): Record<string, unknown> => JSON.parse(written());

/** Keeps what was typed about something; with undefined, nothing any more. */
function keepTyped(about: string, value: unknown): void {
	try {
		sessionStorage.setItem(name, JSON.stringify({ ...typedHere(), [about]: value }));
	} catch {
		// As above.
	}
	dispatchEvent(new Event(name));
}

function onTyped(listener: () => void): () => void {
	addEventListener(name, listener);
	return () => removeEventListener(name, listener);
}

/** Tells of what something typed waits. */
export function useIsTyped(): (about: string) => boolean {
	const all: Record<string, unknown> = JSON.parse(useSyncExternalStore(onTyped, written));
	return (about) => about in all;
}

/**
 * What was typed about something, or `first`, where nothing was. `change` makes what is typed now from what is typed by then,
 * whenever it was shown last; `forget` once it is sent.
 */
export function useTyped<Value>(about: string, first: () => Value) {
	const kept = () => typedHere()[about] as Value | undefined;
	const [value, setValue] = useState(() => kept() ?? first());
	const latest = useRef(value);
	return {
		value,
		change(changed: (before: Value) => Value) {
			latest.current = changed(kept() ?? latest.current);
			setValue(latest.current);
			keepTyped(about, latest.current);
		},
		forget: () => keepTyped(about, undefined),
	};
}
