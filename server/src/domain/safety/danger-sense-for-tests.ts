import type { DangerSense } from './danger-sense.ts';
import { findDanger } from './find-danger.ts';

/** The rules, in this process. */
export const rulesAlone: DangerSense = { kindOf: async (said) => findDanger(said) };
