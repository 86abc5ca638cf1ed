import { addDays } from '@henry/contract/calendar-day.ts';
import type { SpeakleSentence } from '@henry/contract/content.ts';
import type { PracticeResult } from '@henry/contract/practice.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { levelLooks, scoreLevel, shownScore } from '#web/components/pronunciation/score-level.ts';
import { localeOf } from '#web/lib/locale.ts';
import { paths } from '#web/lib/paths.ts';
import { usePractice } from '#web/lib/practice/use-practice.ts';
import { sentenceIndexOf } from './sentence-of-the-day.ts';

/** The sentences come again after a month; so long the days go back. */
const shownDays = 30;

/** The highest score of a sentence; undefined where it was never judged. */
function bestOf(results: readonly PracticeResult[], text: string): number | undefined {
	const scores = results
		.filter(({ activity, title }) => activity === 'speakle' && title === text)
		.flatMap(({ measures }) => measures.pronunciation0to100 ?? []);
	return scores.length === 0 ? undefined : Math.max(...scores);
}

type PastDaysListProps = { sentences: SpeakleSentence[]; today: string };

/** The sentences of the past days, each with the best score that it has had. */
export function PastDaysList({ sentences, today }: PastDaysListProps) {
	const { t, i18n } = useTranslation('speakle');
	const results = usePractice().data?.results ?? [];
	const format = new Intl.DateTimeFormat(localeOf(i18n.language), {
		...{ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' },
	} as const);
	const days = Array.from({ length: shownDays }, (_, index) => addDays(today, -(index + 1)));
	return (
		<ul aria-label={t('past.title')} className="divide-y divide-line">
			{days.map((day) => {
				const text = sentences[sentenceIndexOf(day)]?.text ?? '';
				const best = bestOf(results, text);
				return (
					<li key={day}>
						<Link
							to={`${paths.speakle}?day=${day}`}
							className="flex items-center gap-3 rounded-control px-1 py-2.5 hover:bg-accent-soft"
						>
							<span className="w-24 shrink-0 text-muted text-sm">{format.format(new Date(day))}</span>
							<span lang="en" className="min-w-0 flex-1">
								{text}
							</span>
							{best !== undefined && (
								<span
									className={`rounded-control px-2 font-semibold tabular-nums ${levelLooks[scoreLevel(best)]}`}
								>
									<span className="sr-only">{t('past.best')} </span>
									{shownScore(best)}
								</span>
							)}
						</Link>
					</li>
				);
			})}
		</ul>
	);
}
