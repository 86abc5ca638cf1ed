import { refusals } from '@henry/contract/refusals.ts';
import { AppError } from '#server/domain/app-error.ts';
import type { NoRoom } from '#server/ports/academy-store.ts';

/** What is not in reach is not found: nobody learns whether it exists. */
export const notThere = () => new AppError('not-found', refusals.notInAcademy);
/** There is no more room. */
export const full = () => new AppError('resource-exhausted', refusals.academyFull);
/** All places for learners are taken. */
export const placesTaken = () => new AppError('resource-exhausted', refusals.placesTaken);
/** The academy's places have ended. */
export const readOnly = () => new AppError('permission-denied', refusals.academyReadOnly);
/** Why there is no room for something. */
export const noRoom = (why: NoRoom) => ({ full, placesTaken, readOnly })[why]();

/** The value, where it was in reach. */
export function found<Value>(value: Value | undefined | false): Value {
	if (value === undefined || value === false) throw notThere();
	return value;
}
