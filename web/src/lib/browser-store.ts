import { useSyncExternalStore } from 'react';

/** Something that a browser keeps for its visitor under one name, and what components that show it are told. */
export type BrowserStore<Value> = {
	read: () => Value;
	/** Keeps it; where storage is forbidden, for as long as the page is open. `undefined` keeps nothing any more. */
	keep: (value: Value | undefined) => void;
	/** The value as a component sees it. */
	use: () => Value;
};

/** A store in local storage, as JSON; `parse` reads it, and answers what holds where nothing is kept (`undefined`). */
export function createBrowserStore<Value>(
	name: string,
	parse: (kept: unknown) => Value,
): BrowserStore<Value> {
	const parsed = (written: string | null) => {
		try {
			return { written, value: parse(JSON.parse(written ?? 'null') ?? undefined) };
		} catch {
			return { written, value: parse(undefined) };
		}
	};
	let known = parsed(null);

	function read(): Value {
		try {
			const written = localStorage.getItem(name);
			if (written !== known.written) known = parsed(written);
		} catch {
			// What was kept in this page holds.
		}
		return known.value;
	}

	function keep(value: Value | undefined): void {
		const written = value === undefined ? null : JSON.stringify(value);
		known = parsed(written);
		try {
			if (written === null) localStorage.removeItem(name);
			else localStorage.setItem(name, written);
		} catch {
			// Storage may be forbidden; it then holds for this visit.
		}
		dispatchEvent(new Event(name));
	}

	function subscribe(listener: () => void): () => void {
		const names = [name, 'storage'];
		for (const one of names) addEventListener(one, listener);
		return () => {
			for (const one of names) removeEventListener(one, listener);
		};
	}

	return { read, keep, use: () => useSyncExternalStore(subscribe, read) };
}
