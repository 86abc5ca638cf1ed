import { type ErrorBody, errorCodeOfStatus, statusByErrorCode } from '@henry/contract/errors.ts';
import { refusals } from '@henry/contract/refusals.ts';
import { ReadingRefusal } from '@henry/reading/reading-refusal.ts';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '#server/domain/app-error.ts';
import { recordingTooLarge } from '#server/domain/transcription/recording.ts';
import { ProviderError, type ProviderErrorCategory } from '#server/ports/provider-error.ts';

const providerErrors: Record<ProviderErrorCategory, (error: ProviderError) => AppError> = {
	busy: (error) =>
		new AppError('resource-exhausted', refusals.engineBusy, {
			retryAfterSeconds: error.retryAfterSeconds ?? 1,
		}),
	unavailable: () =>
		new AppError('unavailable', refusals.engineRestarting, {
			retryAfterSeconds: 2,
		}),
	timeout: () => new AppError('deadline-exceeded', refusals.tookTooLong),
	cancelled: () => new AppError('cancelled', 'The call was cancelled.'),
	'invalid-input': (error) => new AppError('invalid-argument', error.message),
};

/** Messages for what the web framework itself refuses. */
const frameworkErrors: Record<string, () => AppError> = {
	FST_ERR_CTP_INVALID_JSON_BODY: () => new AppError('invalid-argument', 'The request is not valid JSON.'),
	FST_ERR_CTP_EMPTY_JSON_BODY: () => new AppError('invalid-argument', 'The request has no body.'),
	FST_ERR_CTP_BODY_TOO_LARGE: () => new AppError('invalid-argument', refusals.requestTooLarge),
	FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
		new AppError('invalid-argument', 'The request has the wrong content type.'),
	FST_INVALID_MULTIPART_CONTENT_TYPE: () =>
		new AppError('invalid-argument', 'Send the recording as multipart/form-data.'),
	FST_REQ_FILE_TOO_LARGE: recordingTooLarge,
};

/** What the parser of multipart forms says of one that is cut off or has no boundary: it gives its errors no code. */
const brokenForm =
	/^(?:Multipart: Boundary not found|Unexpected end of multipart data|\w+ terminated early due to)/;

/** Any failure as the error that the caller is told. What is not foreseen is `internal` and says nothing of its cause. */
export function asAppError(error: unknown): AppError {
	if (error instanceof AppError) return error;
	if (error instanceof ReadingRefusal) return new AppError('invalid-argument', error.message);
	if (error instanceof ProviderError) return providerErrors[error.category](error);
	if (error instanceof z.core.$ZodError) {
		return new AppError('invalid-argument', error.issues[0]?.message ?? 'The request is not valid.');
	}
	const { code, statusCode } = error as Partial<FastifyError>;
	const framework = code ? frameworkErrors[code] : undefined;
	if (framework) return framework();
	if (brokenForm.test((error as Error).message))
		return new AppError('invalid-argument', 'The form is cut off. Send it again as a whole.');
	if (statusCode !== undefined && statusCode < 500) {
		return new AppError(
			errorCodeOfStatus(statusCode) === 'internal' ? 'invalid-argument' : errorCodeOfStatus(statusCode),
			(error as Error).message,
		);
	}
	return new AppError('internal', refusals.failed, { cause: error });
}

type Request = Pick<FastifyRequest, 'id' | 'log' | 'routeOptions'>;

/** The body of an error answer. What the operator should know of its cause goes to the log. */
export function errorBody(cause: unknown, request: Request): ErrorBody {
	const { code, message, retryAfterSeconds, cause: unforeseen } = asAppError(cause);
	const route = request.routeOptions.url;
	const isDown = cause instanceof ProviderError && cause.category === 'unavailable';
	if (isDown) request.log.warn({ route, reason: cause.message }, 'provider down');
	if (code === 'permission-denied' || code === 'unauthenticated')
		request.log.info({ route, code }, 'refused');
	if (code === 'internal') request.log.error({ route, err: unforeseen }, 'request failed');
	const details = { code, message, requestId: request.id };
	return { error: { ...details, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) } };
}

/** Makes every failure of a route an error answer of the contract. */
export function registerErrorHandler(app: FastifyInstance): void {
	app.setErrorHandler((cause, request, reply) => {
		const body = errorBody(cause, request);
		const { code, retryAfterSeconds } = body.error;
		if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
		return reply.status(statusByErrorCode[code]).send(body);
	});
}
