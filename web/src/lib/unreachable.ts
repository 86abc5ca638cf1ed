import { ApiError } from './api-error.ts';

/** Whether a call failed because there was no answer: one that the server gives says something. */
export function isUnreachable(error: unknown): boolean {
	return error instanceof ApiError && error.code === 'unavailable' && error.message === '';
}
