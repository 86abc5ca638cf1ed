import type { Exceptions } from '#grammar/grammar-rule.ts';
import { isOfAnotherTime } from './missing-be.ts';

/** Sentences where "be" is missing between the subject and what it is, has or does. */
export const qualitiesWithoutBeExceptions: Exceptions = {
	'be-before-state': isOfAnotherTime,
};
