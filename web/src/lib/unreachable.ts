import type { ErrorCode } from '@henry/contract/errors.ts';
import { ApiError } from './api-error.ts';

const unanswered: ErrorCode[] = ['unavailable', 'deadline-exceeded'];

/** Whether a call failed because there was no answer, or none in time: one that the server gives says something. */
export function isUnreachable(error: unknown): boolean {
	return error instanceof ApiError && unanswered.includes(error.code) && error.message === '';
}
