import { useTranslation } from 'react-i18next';
import { useHealth } from '#web/lib/use-health.ts';

const askEveryMs = 3_000;

/** What Henry is getting better at, and how much of it is there. Nobody is interrupted by it. */
export function ImprovementLine() {
	const { t } = useTranslation('improvement');
	const fetching = useHealth({ refetchInterval: askEveryMs }).data?.models.fetching;
	if (!fetching) return null;
	return (
		<p className="border-line border-b px-5 py-1 text-center text-muted text-sm">
			{t(`improving.${fetching.part}`, { percent: fetching.percent })}
		</p>
	);
}
