import type { ErrorCode } from '@henry/contract/errors.ts';

type ApiErrorDetails = {
	code: ErrorCode;
	message: string;
	retryAfterSeconds?: number;
	requestId?: string;
	cause?: unknown;
};

/**
 * A call that failed. `message` is the server's own sentence for the person who sees it, in English, or empty where
 * there was no answer to take it from; `retryAfterSeconds` says when another try may succeed. By `requestId`, whoever runs
 * the server finds the failure in its logs.
 */
export class ApiError extends Error {
	override readonly name = 'ApiError';
	readonly code: ErrorCode;
	readonly retryAfterSeconds: number | undefined;
	readonly requestId: string | undefined;

	constructor({ code, message, retryAfterSeconds, requestId, cause }: ApiErrorDetails) {
		super(message, { cause });
		this.code = code;
		this.retryAfterSeconds = retryAfterSeconds;
		this.requestId = requestId;
	}
}

/** The code of a failure; what is not an answer of the server is ours. */
export function errorCode(error: Error): ErrorCode {
	return error instanceof ApiError ? error.code : 'internal';
}
