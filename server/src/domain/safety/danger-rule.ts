import type { DangerKind } from '@henry/contract/safety.ts';

/** Phrase patterns (`phrase-pattern.ts`) that tell of a danger, and what makes them harmless. */
export type DangerRule = {
	kind: DangerKind;
	says: readonly string[];
	/** Harmless where one of these is said in the same turn. */
	unless?: readonly string[];
	/** Harmless where it is denied ("I would never ..."). */
	canBeDenied?: boolean;
	/** May be told of somebody in a film, a book or the news; harmless there. */
	canBeTold?: boolean;
};
