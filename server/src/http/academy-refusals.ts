import { refusals } from '@henry/contract/refusals.ts';
import { AppError } from '#server/domain/app-error.ts';

/** What is not in reach is not found: nobody learns whether it exists. */
export function found<Value>(value: Value | undefined | false): Value {
	if (value === undefined || value === false) throw new AppError('not-found', refusals.notInAcademy);
	return value;
}

/** There is no more room. */
export const full = () => new AppError('resource-exhausted', refusals.academyFull);
/** The academy's places have ended. */
export const readOnly = () => new AppError('permission-denied', refusals.academyReadOnly);
