import type { LearnerState } from '@henry/contract/learner-state.ts';
import { browserChecks, joinedChecks } from './begun-checks.ts';
import { browserPath } from './chosen-path.ts';
import { loadLearnerState, saveLearnerState } from './learner-state.ts';
import { browserMemory, joinedMemory, noMemory } from './talk-memory.ts';

/**
 * Adds what Henry remembers in this browser, its path, and the checks that were begun in it to the account of whoever is
 * signed in. An account that has a path keeps it. It may be done again: nothing is added twice.
 */
export async function importBrowserState(): Promise<void> {
	const [memory, path, begunChecks] = [browserMemory.read(), browserPath.read(), browserChecks.read()];
	if (!memory && !path && !begunChecks) return;
	const account = await loadLearnerState();
	const changes: Partial<LearnerState> = {
		...(memory && { memory: joinedMemory(account.memory ?? noMemory, memory) }),
		...(path && !account.path && { path }),
		...(begunChecks && { begunChecks: joinedChecks(account.begunChecks ?? [], begunChecks) }),
	};
	if (Object.keys(changes).length > 0) await saveLearnerState(changes);
}

/** Forgets what Henry remembers in this browser, with the consent to it, its path, and which checks were begun. */
export function clearBrowserState(): void {
	browserMemory.keep(undefined);
	browserPath.keep(undefined);
	browserChecks.keep(undefined);
}
