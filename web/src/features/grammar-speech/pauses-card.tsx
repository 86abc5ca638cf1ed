import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PausesReport } from '#web/components/plots/pauses-report.tsx';
import { timedStartsMs } from './carousel.ts';
import { spokenPauses } from './spoken-pauses.ts';
import type { RecordedAnswers } from './submission.ts';

/** Where the learner spoke and where not, as the sound tells. Nothing where no speech was found in it. */
export function PausesCard({ recorded }: { recorded: RecordedAnswers }) {
	const { t } = useTranslation('report');
	const { recording, url, questionCount, questionStartsMs, transcript } = recorded;
	const { data: rows = [] } = useQuery({
		queryKey: ['pauses', url],
		queryFn: () => spokenPauses(recording, questionStartsMs ?? timedStartsMs(questionCount)),
		staleTime: Number.POSITIVE_INFINITY,
	});
	return (
		<PausesReport
			rows={rows.map((row, index) => ({ ...row, name: t('pauses.question', { number: index + 1 }) }))}
			words={transcript?.words ?? []}
		/>
	);
}
