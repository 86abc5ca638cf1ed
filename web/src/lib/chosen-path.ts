import { chosenPathSchema } from '@henry/contract/path.ts';
import { createBrowserStore } from './browser-store.ts';
import { useLearnerState } from './learner-state.ts';

/** The path that was chosen in this browser, where it is not kept in an account; null where none was. */
export const browserPath = createBrowserStore(
	'henry.path',
	(kept) => chosenPathSchema.safeParse(kept).data ?? null,
);

/** The path that a learner has chosen; null where there is none. What is done of it, practice tells. */
export const useChosenPath = () => useLearnerState('path', browserPath);
