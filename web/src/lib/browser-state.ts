import type { LearnerState } from '@henry/contract/learner-state.ts';
import { browserPath } from './chosen-path.ts';
import { loadLearnerState, saveLearnerState } from './learner-state.ts';
import { browserMemory, joinedMemory, noMemory } from './talk-memory.ts';

/**
 * Adds what Henry remembers in this browser, and its path, to the account of whoever is signed in. An account that has a
 * path keeps it. It may be done again: nothing is added twice.
 */
export async function importBrowserState(): Promise<void> {
	const [memory, path] = [browserMemory.read(), browserPath.read()];
	if (!memory && !path) return;
	const account = await loadLearnerState();
	const changes: Partial<LearnerState> = {
		...(memory && { memory: joinedMemory(account.memory ?? noMemory, memory) }),
		...(path && !account.path && { path }),
	};
	if (Object.keys(changes).length > 0) await saveLearnerState(changes);
}

/** Forgets what Henry remembers in this browser, with the consent to it, and its path. */
export function clearBrowserState(): void {
	browserMemory.keep(undefined);
	browserPath.keep(undefined);
}
