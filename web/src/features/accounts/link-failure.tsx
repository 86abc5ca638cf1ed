import { mailRetryMs, signInLinkMs } from '@henry/contract/limits.ts';
import { useTranslation } from 'react-i18next';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { ApiError } from '#web/lib/api-error.ts';

/** Refusals of `signIn` that have words of their own, with the time to wait that tells them from others of their code. */
const sendingRefusals = {
	'invalid-argument': undefined,
	'resource-exhausted': signInLinkMs / 1000,
	unavailable: mailRetryMs / 1000,
} as const;
const finishingRefusals = ['invalid-argument', 'not-found', 'aborted', 'deadline-exceeded'] as const;

type LinkFailureProps = { error: Error; onRetry?: () => void };

/** Why no link was sent, and what to do next. */
export function SendingFailure({ error, onRetry }: LinkFailureProps) {
	const { t } = useTranslation('accounts');
	const code = sendingCode(error);
	const minutes = signInLinkMs / 60_000;
	const words = code && {
		title: t(`failure.sending.${code}.title`),
		advice: t(`failure.sending.${code}.advice`, { minutes }),
	};
	return <ErrorNotice error={error} words={words} onRetry={onRetry} />;
}

/** Why a link did not sign in, and what to do next. */
export function FinishingFailure({ error, onRetry }: LinkFailureProps) {
	const { t } = useTranslation('accounts');
	const code = finishingCode(error);
	const minutes = signInLinkMs / 60_000;
	const words = code && {
		title: t(`failure.finishing.${code}.title`),
		advice: t(`failure.finishing.${code}.advice`, { minutes }),
	};
	return <ErrorNotice error={error} words={words} onRetry={code ? undefined : onRetry} />;
}

/** Whether the link is a good one that was sent to another address. */
export function isOtherAddress(error: Error): boolean {
	return finishingCode(error) === 'invalid-argument';
}

/** Whether the link has signed in before. */
export function isUsed(error: Error): boolean {
	return finishingCode(error) === 'aborted';
}

/** An error without a message is the browser's: the server was not reached. */
function isAnswer(error: Error): error is ApiError {
	return error instanceof ApiError && error.message !== '';
}

function sendingCode(error: Error): keyof typeof sendingRefusals | undefined {
	if (!isAnswer(error)) return undefined;
	const { code, retryAfterSeconds } = error;
	if (code !== 'invalid-argument' && code !== 'resource-exhausted' && code !== 'unavailable')
		return undefined;
	return sendingRefusals[code] === retryAfterSeconds ? code : undefined;
}

function finishingCode(error: Error): (typeof finishingRefusals)[number] | undefined {
	return isAnswer(error) ? finishingRefusals.find((code) => code === error.code) : undefined;
}
