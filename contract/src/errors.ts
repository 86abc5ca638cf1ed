import './without-code-generation.ts';
import * as z from 'zod/mini';

/** HTTP status of each error code (specification, section 8). */
export const statusByErrorCode = {
	'invalid-argument': 400,
	unauthenticated: 401,
	'permission-denied': 403,
	'not-found': 404,
	aborted: 409,
	'resource-exhausted': 429,
	cancelled: 499,
	internal: 500,
	unimplemented: 501,
	unavailable: 503,
	'deadline-exceeded': 504,
} as const;

/** One of the eleven codes that a call can fail with. */
export type ErrorCode = keyof typeof statusByErrorCode;

export const errorCodes = Object.keys(statusByErrorCode) as [ErrorCode, ...ErrorCode[]];

/** Code of an HTTP status; a status that is not in the table is `internal`. */
export function errorCodeOfStatus(status: number): ErrorCode {
	return errorCodes.find((code) => statusByErrorCode[code] === status) ?? 'internal';
}

/**
 * What every failed call answers, plain or callable. `message` is written for the person who sees it;
 * `retryAfterSeconds` says when another try may succeed; by `requestId`, the server’s operator finds it in the logs.
 */
export const errorBodySchema = z.object({
	error: z.object({
		code: z.enum(errorCodes),
		message: z.string(),
		retryAfterSeconds: z.optional(z.number().check(z.int(), z.positive())),
		requestId: z.optional(z.string()),
	}),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;

/** Texts of the error catalogue (specification, section 8), in its own words. */
export const errorTexts = {
	submissionFailed: 'Oops! It looks like something went wrong.',
	submissionFailedShare:
		"As we don't do any tracking right now, I would appreciate if you share the error details with me.",
	conversationFailed: 'Error processing the request. Please, tell us so we can fix it!',
	waitlistFailed: 'We have been unable to validate your subscription.',
	waitlistSubscribed: 'You have been subscribed to the list!',
	couldNotHearYou: 'I could not hear that well: try again, closer to the microphone, or write it.',
} as const;

/** Failures of the identity service that sign-in must tell apart (specification, section 8). */
export const identityErrorCodes = [
	'wrong-password',
	'invalid-email',
	'user-not-found',
	'email-already-in-use',
	'too-many-requests',
	'invalid-credential',
	'user-disabled',
	'network-request-failed',
	'unauthorized-domain',
	'popup-closed-by-user',
] as const;
export type IdentityErrorCode = (typeof identityErrorCodes)[number];
