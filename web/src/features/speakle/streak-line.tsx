import { Flame } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { streakOf } from '#web/lib/practice/streak.ts';
import { usePractice } from '#web/lib/practice/use-practice.ts';

/** The streak, which forgives a day off, once today's sentence is said; nothing where there is none. */
export function StreakLine({ today }: { today: string }) {
	const { t } = useTranslation(['speakle', 'practised']);
	const { data: practice } = usePractice();
	const days = practice?.results.map(({ day }) => day) ?? [];
	// What has just been said counts, whether or not it is saved yet.
	const streak = streakOf([...days, today], today);
	return (
		<p className="no-print flex items-start gap-2">
			<Flame aria-hidden="true" className="mt-0.5 size-5 shrink-0 fill-clay-soft text-clay" />
			<span>
				<span className="font-semibold">{t('past.streak', { count: streak.days })}</span>{' '}
				<span className="text-muted">{t('practised:streakRule')}</span>
			</span>
		</p>
	);
}
