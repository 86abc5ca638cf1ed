import type { ReviewCard } from '@henry/contract/practice.ts';
import { Layers } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/components/button.tsx';
import { useFormats } from '#web/lib/formats.ts';
import { paths } from '#web/lib/paths.ts';
import { localDay } from '#web/lib/practice/local-day.ts';
import { reviewSize } from '#web/lib/practice/review-size.ts';
import { dueCards } from '#web/lib/practice/schedule.ts';

/** What stands where no card is due: when the next one comes. */
function NothingDue({ cards }: { cards: ReviewCard[] }) {
	const { t } = useTranslation('progress');
	const { longDay } = useFormats();
	const nextDueAtMs = Math.min(...cards.map(({ schedule }) => schedule.dueAtMs));
	if (cards.length === 0) return <p className="mt-3">{t('due.noCards')}</p>;
	return (
		<>
			<p className="mt-3">{t('due.none')}</p>
			<p className="mt-2 text-muted text-sm">{t('due.next', { day: longDay(localDay(nextDueAtMs)) })}</p>
		</>
	);
}

/** How many cards are to be said again today, and the way to them. */
export function DueCard({ cards, nowMs }: { cards: ReviewCard[]; nowMs: number }) {
	const { t } = useTranslation('progress');
	const headingId = useId();
	const due = dueCards(cards, nowMs).length;
	return (
		<section
			aria-labelledby={headingId}
			className="no-print flex flex-col items-start rounded-card border border-line bg-surface p-5 shadow-card sm:p-6"
		>
			<h2 id={headingId} className="flex items-center gap-2 font-semibold text-muted">
				<Layers aria-hidden="true" className="size-5" />
				{t('due.title')}
			</h2>
			{due === 0 && <NothingDue cards={cards} />}
			{due > 0 && (
				<>
					<p className="mt-2 mb-5 text-xl">{t('due.cards', { count: due })}</p>
					<ButtonLink to={`${paths.me}?review=1`} className="mt-auto w-full">
						{due > reviewSize ? t('due.startSome', { count: reviewSize }) : t('due.start')}
					</ButtonLink>
				</>
			)}
		</section>
	);
}
