import { apiPaths } from '@henry/contract/api-paths.ts';
import { type SpeakleSentence, speakleSentencesSchema } from '@henry/contract/content.ts';
import { useQuery } from '@tanstack/react-query';
import { Sunrise } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { Countdown } from '#web/components/countdown.tsx';
import { EmptyNotice } from '#web/components/empty-notice.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { QueryView } from '#web/components/query-view.tsx';
import { getJson } from '#web/lib/api-client.ts';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { localeOf } from '#web/lib/locale.ts';
import { useToday } from '#web/lib/use-today.ts';
import { PastDays } from './past-days.tsx';
import { Card } from './report-card.tsx';
import { nextLocalMidnightMs, sentenceIndexOf } from './sentence-of-the-day.ts';
import { SentenceSession } from './sentence-session.tsx';
import { Share } from './share.tsx';

/** Comes with the report, with what reads the practice that is kept. */
const StreakLine = lazyPart(async () => (await import('./streak-line.tsx')).StreakLine, []);

/** The next sentence, for a learner who was busy with the old one at midnight. */
function NewSentence({ text, onOpen }: { text: string; onOpen: () => void }) {
	const { t } = useTranslation('speakle');
	return (
		<div role="status" className="mt-6 space-y-3 rounded-card bg-accent-soft p-5">
			<p className="flex items-center gap-2 font-semibold text-accent-strong">
				<Sunrise aria-hidden="true" className="size-5" />
				{t('next.ready')}
			</p>
			<p lang="en" className="font-bold text-xl">
				{text}
			</p>
			<Button onClick={onOpen}>{t('next.button')}</Button>
		</div>
	);
}

/** Today's sentence, which rolls over at midnight; one that is being said or has been said stays until it is left. */
function SentenceOfTheDay({ sentences }: { sentences: SpeakleSentence[] }) {
	const { t } = useTranslation('speakle');
	const today = useToday();
	const [keptDay, setKeptDay] = useState<string>();
	const [wasAskedFor, setAskedFor] = useState(false);
	const day = keptDay ?? today;
	const openNext = () => {
		setKeptDay(undefined);
		setAskedFor(true);
	};
	const sentenceOf = (someDay: string) => sentences[sentenceIndexOf(someDay)] as SpeakleSentence;
	return (
		<>
			<SentenceSession
				key={day}
				title={t('today')}
				{...sentenceOf(day)}
				takesFocus={wasAskedFor}
				onRecordStarted={() => setKeptDay(day)}
			>
				{(report) => (
					<>
						<Suspense>
							<StreakLine today={day} />
						</Suspense>
						<div className="no-print">
							<Card title={t('share.title')}>
								<Share report={report} />
							</Card>
						</div>
						{day === today && (
							<div className="no-print flex items-center gap-3 rounded-card bg-accent-soft p-5 text-accent-strong">
								<Sunrise aria-hidden="true" className="size-5 shrink-0" />
								<Countdown
									toMs={nextLocalMidnightMs(Date.now())}
									label={(time) => t('next.countdown', { time })}
								/>
							</div>
						)}
					</>
				)}
			</SentenceSession>
			{day !== today && <NewSentence text={sentenceOf(today).text} onOpen={openNext} />}
			<PastDays sentences={sentences} today={today} />
		</>
	);
}

/** The sentence of a past day, to be said again. */
function SentenceOfPast({ sentences, day }: { sentences: SpeakleSentence[]; day: string }) {
	const { i18n } = useTranslation('speakle');
	const date = new Intl.DateTimeFormat(localeOf(i18n.language), { dateStyle: 'long', timeZone: 'UTC' });
	const today = useToday();
	return (
		<>
			<SentenceSession
				key={day}
				title={date.format(new Date(day))}
				{...(sentences[sentenceIndexOf(day)] as SpeakleSentence)}
				takesFocus
			/>
			<PastDays sentences={sentences} today={today} />
		</>
	);
}

type DailySentenceProps = {
	/** A past day (YYYY-MM-DD); today where left out. */
	day?: string | undefined;
};

/** The sentence of the day (specification, section 2), or of a past one. */
export function DailySentence({ day }: DailySentenceProps) {
	const { t } = useTranslation('speakle');
	const sentences = useQuery({
		queryKey: ['speakle sentences'],
		queryFn: ({ signal }) => getJson(apiPaths.speakleSentences, speakleSentencesSchema, { signal }),
	});
	return (
		<QueryView
			query={sentences}
			loading={() => <LoadingNotice label={t('loading')} />}
			error={(error, retry) => <ErrorNotice error={error} onRetry={retry} />}
			empty={() => <EmptyNotice>{t('empty')}</EmptyNotice>}
			data={(list) =>
				day === undefined ? (
					<SentenceOfTheDay sentences={list} />
				) : (
					<SentenceOfPast sentences={list} day={day} />
				)
			}
		/>
	);
}
