import { CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { BrowserStorageError } from '#web/lib/practice/keeper.ts';

type PracticeErrorProps = { error: Error; onRetry: () => void };

/** What went wrong with remembered practice: a browser that keeps nothing is told apart from a failed call. */
export function PracticeError({ error, onRetry }: PracticeErrorProps) {
	const { t } = useTranslation(['progress', 'common']);
	if (!(error instanceof BrowserStorageError)) return <ErrorNotice error={error} onRetry={onRetry} />;
	return (
		<div role="alert" className="flex gap-4 rounded-card border border-fair/40 bg-fair-soft p-5">
			<CloudOff aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-fair" />
			<div>
				<p className="font-semibold text-fair">{t('storageForbidden.title')}</p>
				<p className="mt-1">{t('storageForbidden.advice')}</p>
				<Button look="secondary" className="mt-4" onClick={onRetry}>
					{t('common:tryAgain')}
				</Button>
			</div>
		</div>
	);
}
