import type { MinimalPairSet } from '@henry/contract/minimal-pairs.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { HearInVoices } from '#web/components/pronunciation/hear-in-voices.tsx';
import { type Tried, TryWord } from '#web/components/pronunciation/try-word.tsx';
import { useInLanguage } from '#web/lib/in-language.ts';
import { paths } from '#web/lib/paths.ts';

/** Two words that differ in what went wrong alone, to hear in several voices and to say. */
export function PairToMend({ set, tried }: { set: MinimalPairSet; tried: Tried }) {
	const { t } = useTranslation('speakle');
	const inLanguage = useInLanguage();
	return (
		<div className="space-y-3">
			<h4 className="font-semibold">{t('weakest.pair')}</h4>
			<p>{inLanguage(set.hint)}</p>
			<ul className="divide-y divide-line">
				{set.pairs[0]?.map((word) => (
					<li key={word} className="flex flex-wrap items-center gap-3 py-3">
						<span lang="en" className="w-full font-semibold text-lg sm:w-auto sm:min-w-28 sm:flex-1">
							{word}
						</span>
						<HearInVoices word={word} />
						<TryWord id={`${set.key} ${word}`} word={word} label={t('weakest.try', { word })} tried={tried} />
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
