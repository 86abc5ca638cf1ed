import { useSyncExternalStore } from 'react';
import { keptText } from './kept-text.ts';

/** Something that a browser keeps for its visitor under one name, and what components that show it are told. */
export type BrowserStore<Value> = {
	read: () => Value;
	/** Keeps it, as `keptText` does. `undefined` keeps nothing any more. */
	keep: (value: Value | undefined) => void;
	/** The value as a component sees it. */
	use: () => Value;
};

/** A store in local storage, as JSON; `parse` reads it, and answers what holds where nothing is kept (`undefined`). */
export function createBrowserStore<Value>(
	name: string,
	parse: (kept: unknown) => Value,
): BrowserStore<Value> {
	const kept = keptText(name);
	const parsed = (written: string | null) => {
		try {
			return { written, value: parse(JSON.parse(written ?? 'null') ?? undefined) };
		} catch {
			return { written, value: parse(undefined) };
		}
	};
	let known = parsed(null);

	function read(): Value {
		const written = kept.read();
		if (written !== known.written) known = parsed(written);
		return known.value;
	}
	return {
		read,
		keep: (value) => kept.keep(value === undefined ? null : JSON.stringify(value)),
		use: () => useSyncExternalStore(kept.onChange, read),
	};
}
