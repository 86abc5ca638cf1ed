import type { SpeakleSentence } from '@henry/contract/content.ts';
import type { PracticeResult } from '@henry/contract/practice.ts';
import { ChevronDown, Flame } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { levelLooks, scoreLevel, shownScore } from '#web/components/pronunciation/score-level.ts';
import { localeOf } from '#web/lib/locale.ts';
import { paths } from '#web/lib/paths.ts';
import { addDays } from '#web/lib/practice/local-day.ts';
import { streakOf } from '#web/lib/practice/streak.ts';
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

type DaysProps = { sentences: SpeakleSentence[]; today: string; results: readonly PracticeResult[] };

function Days({ sentences, today, results }: DaysProps) {
	const { t, i18n } = useTranslation('speakle');
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

type PastDaysProps = { sentences: SpeakleSentence[]; today: string };

/** The streak, which forgives a day off, and the sentences of the past days, to say them again. */
export function PastDays({ sentences, today }: PastDaysProps) {
	const { t } = useTranslation(['speakle', 'progress']);
	const [isOpen, setOpen] = useState(false);
	const listId = useId();
	const { data: practice } = usePractice();
	const results = practice?.results ?? [];
	const streak = streakOf(
		results.map(({ day }) => day),
		today,
	);
	return (
		<section className="no-print mt-10 space-y-3 border-line border-t pt-6">
			{streak.days > 0 && (
				<p className="flex items-start gap-2">
					<Flame aria-hidden="true" className="mt-0.5 size-5 shrink-0 fill-clay-soft text-clay" />
					<span>
						<span className="font-semibold">{t('past.streak', { count: streak.days })}</span>{' '}
						<span className="text-muted">{t(`progress:streak.${streak.today}`)}</span>
					</span>
				</p>
			)}
			<button
				type="button"
				aria-expanded={isOpen}
				aria-controls={listId}
				onClick={() => setOpen(!isOpen)}
				className="flex min-h-11 items-center gap-2 font-bold font-display text-xl"
			>
				{t('past.title')}
				<ChevronDown aria-hidden="true" className={`size-5 transition ${isOpen ? 'rotate-180' : ''}`} />
			</button>
			<div id={listId}>{isOpen && <Days sentences={sentences} today={today} results={results} />}</div>
		</section>
	);
}
