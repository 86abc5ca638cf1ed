import { useTranslation } from 'react-i18next';
import { errorCode } from '#web/lib/api-error.ts';
import { ErrorReason } from './error-reason.tsx';

type ErrorWordsProps = { error: Error };

/** What happened, what to do next, and what the server has said about it. */
export function ErrorWords({ error }: ErrorWordsProps) {
	const { t } = useTranslation('errors');
	const code = errorCode(error);
	return (
		<div>
			<p className="font-semibold">{t(`${code}.title`)}</p>
			<p>{t(`${code}.advice`)}</p>
			{error.message && (
				<p>
					<ErrorReason error={error} />
				</p>
			)}
		</div>
	);
}

/** An error as it may be shared with us. */
export function SerialisedError({ error }: ErrorWordsProps) {
	return (
		<pre lang="en" className="whitespace-pre-wrap break-words text-sm">
			{JSON.stringify({ ...error, message: error.message }, null, 2)}
		</pre>
	);
}
