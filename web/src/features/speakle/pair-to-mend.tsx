import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { ListenButton } from '#web/components/listen-button.tsx';
import { type Tried, TryWord } from '#web/components/pronunciation/try-word.tsx';
import { minimalPairSets } from '#web/lib/minimal-pairs.ts';
import { paths } from '#web/lib/paths.ts';
import { speakText } from '#web/lib/speak-text.ts';

/** Two words that differ in a sound (ARPAbet) alone, to hear and to say; nothing where there are none. */
export function PairToMend({ phone, tried }: { phone: string; tried: Tried }) {
	const { t } = useTranslation('speakle');
	const sets = useQuery(minimalPairSets);
	const set = sets.data?.find(({ phones }) => phones?.includes(phone));
	const pair = set?.pairs[0];
	if (!set || !pair) return null;
	return (
		<div className="space-y-3">
			<h4 className="font-semibold">{t('weakest.pair')}</h4>
			<ul className="divide-y divide-line">
				{pair.map((word) => (
					<li key={word} className="flex flex-wrap items-center gap-3 py-3">
						<span lang="en" className="min-w-28 flex-1 font-semibold text-lg">
							{word}
						</span>
						<ListenButton label={t('word.hearModel')} load={() => speakText(word)} />
						<TryWord id={`pair ${word}`} word={word} label={t('weakest.try', { word })} tried={tried} />
					</li>
				))}
			</ul>
			<Link
				to={`${paths.pairs}?set=${set.key}`}
				className="no-print inline-flex min-h-8 items-center font-semibold text-accent-strong underline underline-offset-4"
			>
				{t('weakest.morePairs')}
			</Link>
		</div>
	);
}
