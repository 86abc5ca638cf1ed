import { useTranslation } from 'react-i18next';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { ErrorReason } from '#web/components/error-reason.tsx';
import { ApiError } from '#web/lib/api-error.ts';

/** Whether a recording was refused as it is, so that only another one can help. */
export function isRejected(error: Error | null): boolean {
	return error instanceof ApiError && error.code === 'invalid-argument';
}

type CheckProblemProps = { error: Error; onRetry?: () => void };

/** Why a reading was not judged, and what to do: record again where it was refused, else try the same one again. */
export function CheckProblem({ error, onRetry }: CheckProblemProps) {
	const { t } = useTranslation('speakle');
	if (!isRejected(error)) return <ErrorNotice error={error} onRetry={onRetry} />;
	return (
		<ErrorNotice
			error={error}
			words={{ title: t('record.rejected'), advice: <ErrorReason error={error} /> }}
		/>
	);
}
