/** What this browser keeps as text under a name, in local storage. */
type KeptText = {
	/** Null where there is none. */
	read: () => string | null;
	/** Where storage is forbidden or full, it holds for as long as the page is open, unless another tab keeps something else. */
	keep: (text: string | null) => void;
	/** Calls the listener whenever it may have changed, in this tab or another; answers how to stop that. */
	onChange: (listener: () => void) => () => void;
};

const known = new Map<string, KeptText>();

/** The text of a name, which is also that of the event that tells this tab of a change; other tabs get `storage`. */
export function keptText(name: string): KeptText {
	const made = known.get(name) ?? createKeptText(name);
	known.set(name, made);
	return made;
}

function createKeptText(name: string): KeptText {
	let text: string | null = null;
	/** What storage held when `text` could not be written to it; undefined where it was. */
	let stale: string | null | undefined;

	function written(): string | null | undefined {
		try {
			return localStorage.getItem(name);
		} catch {
			return undefined;
		}
	}
	return {
		read() {
			const now = written();
			if (now !== undefined && now !== stale) {
				text = now;
				stale = undefined;
			}
			return text;
		},
		keep(next) {
			text = next;
			stale = undefined;
			try {
				if (next === null) localStorage.removeItem(name);
				else localStorage.setItem(name, next);
			} catch {
				stale = written();
			}
			dispatchEvent(new Event(name));
		},
		onChange(listener) {
			const events = [name, 'storage'];
			for (const event of events) addEventListener(event, listener);
			return () => {
				for (const event of events) removeEventListener(event, listener);
			};
		},
	};
}
