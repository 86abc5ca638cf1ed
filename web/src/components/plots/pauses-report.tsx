import type { SpokenWord } from '@henry/contract/speech.ts';
import type { TimeSpan } from '@henry/contract/time-span.ts';
import { useTranslation } from 'react-i18next';
import { ReportCard } from '#web/components/report-section.tsx';
import { PauseTimeline } from './pause-timeline.tsx';
import { minPauseMs, type SpeechRow, wordBefore } from './pauses.ts';

const lengthSeconds = ({ startMs, endMs }: TimeSpan) => (endMs - startMs) / 1_000;
const sum = (spans: readonly TimeSpan[]) => spans.reduce((total, span) => total + lengthSeconds(span), 0);

function useSeconds() {
	const { i18n } = useTranslation();
	return (seconds: number) =>
		new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
			seconds,
		);
}

type PausesProps = {
	/** Each with the name of its part. */
	rows: readonly (SpeechRow & { name: string })[];
	/** What was heard in them, on the same clock; it may be nothing. */
	words: readonly SpokenWord[];
};

/** Every pause in words, under the number that it has in the drawing. */
function PauseList({ rows, words }: PausesProps) {
	const { t } = useTranslation('report');
	const seconds = useSeconds();
	const pauses = rows.flatMap(({ name, pauses: own }) => own.map((pause) => ({ pause, name })));
	return (
		<ol className="list-decimal space-y-1 pl-6">
			{pauses.map(({ pause, name }) => {
				const word = wordBefore(pause, words);
				return (
					<li key={pause.startMs}>
						{t('pauses.pause', { part: name, seconds: seconds(lengthSeconds(pause)) })}
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

/** How long the learner spoke, and where they paused. Nothing where there is no speech. */
export function PausesReport({ rows, words, note }: PausesProps & { note?: string | undefined }) {
	const { t } = useTranslation('report');
	const seconds = useSeconds();
	const speech = rows.flatMap((row) => row.speech);
	const pauses = rows.flatMap((row) => row.pauses);
	const limit = seconds(minPauseMs / 1_000);
	if (speech.length === 0) return null;
	return (
		<ReportCard title={t('pauses.title')} isForScreen>
			<p>
				{t('pauses.spoke', { seconds: seconds(sum(speech)) })}{' '}
				{pauses.length === 0
					? t('pauses.none', { limit })
					: t('pauses.count', {
							count: pauses.length,
							limit,
							longest: seconds(Math.max(...pauses.map(lengthSeconds))),
						})}
			</p>
			<PauseTimeline rows={rows} names={{ speech: t('pauses.speech'), pause: t('pauses.long', { limit }) }} />
			<PauseList rows={rows} words={words} />
			<p className="text-muted text-sm">
				{t('pauses.about')} {note}
			</p>
		</ReportCard>
	);
}
