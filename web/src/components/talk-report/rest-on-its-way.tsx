import type { UseMutationResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';

type RestOnItsWayProps<Call> = { completing: UseMutationResult<unknown, Error, Call> };

/** The rest of a report that is unfinished. Below the report: what comes must not move what is being read. */
export function RestOnItsWay<Call>({ completing }: RestOnItsWayProps<Call>) {
	const { t } = useTranslation('talkReport');
	return (
		<>
			{completing.isPending && <LoadingNotice label={t('progress.completing')} />}
			{completing.isError && (
				<div className="no-print space-y-4">
					<p>{t('progress.incomplete')}</p>
					<ErrorNotice error={completing.error} onRetry={() => completing.mutate(completing.variables)} />
				</div>
			)}
		</>
	);
}
