import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { newId } from '#web/lib/practice/new-id.ts';
import { answersOfCandidate } from './answers-of-candidate.ts';
import { FinishScreen, type FinishScreenProps } from './finish-screen.tsx';
import { LeaveReport } from './leave-report.tsx';

/** One report for each candidate; the recordings are kept until all of them are there. */
export function TogetherFinish(props: FinishScreenProps) {
	const { t } = useTranslation('together');
	const names = props.setup.together?.names ?? [];
	const [candidate, setCandidate] = useState(0);
	const [reported, setReported] = useState<ReadonlySet<number>>(new Set());
	const isReported = reported.size === names.length;
	const allReported = useEffectEvent(props.onReported);
	useEffect(() => {
		if (isReported) allReported();
	}, [isReported]);
	return (
		<div className="space-y-6">
			<fieldset className="no-print">
				<legend className="mb-2 font-semibold">{t('report.whose')}</legend>
				<div className="flex flex-wrap gap-3">
					{names.map((name, place) => (
						<Button
							key={place}
							look={candidate === place ? 'primary' : 'secondary'}
							aria-pressed={candidate === place}
							onClick={() => setCandidate(place)}
							className="max-w-full break-words"
						>
							{name}
						</Button>
					))}
				</div>
			</fieldset>
			{names.map((_, place) => (
				<div key={place} hidden={candidate !== place}>
					<CandidateReport
						{...props}
						candidate={place}
						onReported={() => setReported((before) => new Set([...before, place]))}
					/>
				</div>
			))}
			<LeaveReport isReported={isReported} onRestart={props.onRestart} onLater={props.onLater} />
		</div>
	);
}

/** The report of one candidate, once their stretches are cut out of the talks. */
function CandidateReport({ candidate, ...props }: FinishScreenProps & { candidate: number }) {
	const { t } = useTranslation('together');
	const [visit] = useState(newId);
	const own = useQuery({
		queryKey: ['answersOfCandidate', visit],
		queryFn: () => answersOfCandidate(candidate, props.turns, props.answers),
		staleTime: Number.POSITIVE_INFINITY,
		structuralSharing: false,
		retry: false,
	});
	if (own.error) return <ErrorNotice error={own.error} onRetry={() => void own.refetch()} />;
	if (!own.data) return <LoadingNotice />;
	const { turns, answers, unmarkedTalks } = own.data;
	const name = props.setup.together?.names[candidate] ?? '';
	return (
		<>
			<h2 className="mb-2 break-words font-bold text-2xl">{t('report.of', { name })}</h2>
			<p className="mb-4 text-muted">
				{t(unmarkedTalks > 0 ? 'report.talkUnmarked' : 'report.talkByHand')}{' '}
				{t(props.setup.together?.keeps === candidate ? 'report.kept' : 'report.notKept')}
			</p>
			<FinishScreen {...props} {...{ turns, answers, candidate }} />
		</>
	);
}
