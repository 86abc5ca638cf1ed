import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PauseTimeline } from '#web/components/plots/pause-timeline.tsx';
import { minPauseMs, type SpeechRow, type TimeSpan, wordBefore } from '#web/components/plots/pauses.ts';
import { ReportCard } from '#web/components/report-section.tsx';
import { timedStartsMs } from './carousel.ts';
import { spokenPauses } from './spoken-pauses.ts';
import type { RecordedAnswers } from './submission.ts';

const lengthSeconds = ({ startMs, endMs }: TimeSpan) => (endMs - startMs) / 1_000;
const sum = (spans: readonly TimeSpan[]) => spans.reduce((total, span) => total + lengthSeconds(span), 0);

function useSeconds() {
	const { i18n } = useTranslation();
	return (seconds: number) =>
		new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
			seconds,
		);
}

type PausesProps = { rows: readonly SpeechRow[]; words: readonly (TimeSpan & { text: string })[] };

/** Every pause in words, under the number that it has in the drawing. */
function PauseList({ rows, words }: PausesProps) {
	const { t } = useTranslation('report');
	const seconds = useSeconds();
	const pauses = rows.flatMap((row, index) => row.pauses.map((pause) => ({ pause, number: index + 1 })));
	return (
		<ol className="list-decimal space-y-1 pl-6">
			{pauses.map(({ pause, number }) => {
				const word = wordBefore(pause, words);
				return (
					<li key={pause.startMs}>
						{t('pauses.pause', { number, seconds: seconds(lengthSeconds(pause)) })}
						{word !== undefined && (
							<>
								{' '}
								{t('pauses.after')} <span lang="en">“{word}”</span>
							</>
						)}
					</li>
				);
			})}
		</ol>
	);
}

function Pauses({ rows, words }: PausesProps) {
	const { t } = useTranslation('report');
	const seconds = useSeconds();
	const pauses = rows.flatMap((row) => row.pauses);
	const limit = seconds(minPauseMs / 1_000);
	return (
		<>
			<p>
				{t('pauses.spoke', { seconds: seconds(sum(rows.flatMap(({ speech }) => speech))) })}{' '}
				{pauses.length === 0
					? t('pauses.none', { limit })
					: t('pauses.count', {
							count: pauses.length,
							limit,
							longest: seconds(Math.max(...pauses.map(lengthSeconds))),
						})}
			</p>
			<PauseTimeline
				rows={rows.map((row, index) => ({ ...row, name: t('pauses.question', { number: index + 1 }) }))}
				names={{ speech: t('pauses.speech'), pause: t('pauses.long', { limit }) }}
			/>
			<PauseList rows={rows} words={words} />
			<p className="text-muted text-sm">{t('pauses.about')}</p>
		</>
	);
}

/** Where the learner spoke and where not, as the sound tells. Nothing where no speech was found in it. */
export function PausesCard({ recorded }: { recorded: RecordedAnswers }) {
	const { t } = useTranslation('report');
	const { recording, url, questionCount, questionStartsMs, transcript } = recorded;
	const { data: rows } = useQuery({
		queryKey: ['pauses', url],
		queryFn: () => spokenPauses(recording, questionStartsMs ?? timedStartsMs(questionCount)),
		staleTime: Number.POSITIVE_INFINITY,
	});
	if (!rows?.some(({ speech }) => speech.length > 0)) return null;
	return (
		<ReportCard title={t('pauses.title')}>
			<Pauses rows={rows} words={transcript?.words ?? []} />
		</ReportCard>
	);
}
