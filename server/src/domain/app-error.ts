import type { ErrorCode } from '@henry/contract/errors.ts';

/**
 * A failure that the caller is told about. `message` is written for the learner and says what to do next; only the
 * edges turn the code into a status.
 */
export class AppError extends Error {
	readonly code: ErrorCode;
	readonly retryAfterSeconds: number | undefined;

	constructor(
		code: ErrorCode,
		message: string,
		options: { retryAfterSeconds?: number; cause?: unknown } = {},
	) {
		super(message, { cause: options.cause });
		this.name = 'AppError';
		this.code = code;
		this.retryAfterSeconds = options.retryAfterSeconds;
	}
}
