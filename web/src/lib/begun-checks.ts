import { type BegunChecks, begunChecksSchema, mostBegunChecks } from '@henry/contract/learner-state.ts';
import { createBrowserStore } from './browser-store.ts';
import { useLearnerState } from './learner-state.ts';

/** The checks that were begun in this browser, where they are not kept in an account; null where none was. */
export const browserChecks = createBrowserStore(
	'henry.begunChecks',
	(kept) => begunChecksSchema.safeParse(kept).data ?? null,
);

/** The checks that a learner has begun; null where there is none. What came of them, practice tells. */
export const useBegunChecks = () => useLearnerState('begunChecks', browserChecks);

/** All of both, each once, the earliest first; the latest of more than are remembered. */
export function joinedChecks(one: BegunChecks, other: BegunChecks): BegunChecks {
	const byMoment = new Map([...one, ...other].map((check) => [check.atMs, check]));
	return [...byMoment.values()].toSorted((a, b) => a.atMs - b.atMs).slice(-mostBegunChecks);
}
