import { progressCheckId } from '@henry/contract/exams.ts';
import type { PracticeResult } from '@henry/contract/practice.ts';
import { useTranslation } from 'react-i18next';
import { localeOf } from '#web/lib/locale.ts';
import { daysBetween, localDay } from '#web/lib/practice/local-day.ts';

const card = 'rounded-card border border-line bg-surface p-5 shadow-card';

type LastTimeProps = { results: readonly PracticeResult[]; nowMs: number };

/** What was practised last, and one thing that was said then and is better said otherwise. */
export function LastTime({ results, nowMs }: LastTimeProps) {
	const { t, i18n } = useTranslation('today');
	const last = results.find(({ activity, title }) => activity !== 'review' && title !== '');
	if (!last) return null;
	const days = -daysBetween(last.day, localDay(nowMs));
	const when = new Intl.RelativeTimeFormat(localeOf(i18n.language), { numeric: 'auto' }).format(days, 'day');
	const [correction] = last.corrections;
	return (
		<section aria-labelledby="last-time" className={card}>
			<h2 id="last-time" className="font-bold text-xl">
				{t('last.title')}
			</h2>
			<p className="mt-1 text-muted">
				<span className="inline-block first-letter:uppercase">{when}</span>
				{': '}
				<span lang="en">{last.title}</span>
			</p>
			{correction ? (
				<dl className="mt-3 space-y-2">
					<div>
						<dt className="text-muted text-sm">{t('last.you')}</dt>
						<dd lang="en">{correction.sentence}</dd>
					</div>
					<div>
						<dt className="text-muted text-sm">{t('last.better')}</dt>
						<dd lang="en" className="font-semibold text-good">
							{correction.correctedSentence}
						</dd>
					</div>
				</dl>
			) : (
				last.exam?.exam !== progressCheckId && <p className="mt-3">{t('last.nothing')}</p>
			)}
		</section>
	);
}
