import { mailRetryMs } from '@henry/contract/limits.ts';
import { refusals } from '@henry/contract/refusals.ts';
import { AppError } from '#server/domain/app-error.ts';
import { ProviderError } from '#server/ports/provider-error.ts';

/** A failure to send a mail as the person who asked for it is told: `invalid-argument` for an address that no mail reaches. */
export function mailNotSent(cause: unknown): unknown {
	if (!(cause instanceof ProviderError)) return cause;
	if (cause.category === 'invalid-input') return new AppError('invalid-argument', cause.message, { cause });
	return new AppError('unavailable', refusals.mailNotSent, {
		retryAfterSeconds: mailRetryMs / 1000,
		cause,
	});
}
