import { type TalkFacts as Facts, wordLevels } from '@henry/contract/conversation.ts';
import { useTranslation } from 'react-i18next';

/** Each of a contrast of 3:1 at least with the card, light and dark; gaps tell neighbours apart. */
const shades = {
	A1: 'bg-accent-strong/60',
	A2: 'bg-accent-strong/75',
	B1: 'bg-accent-strong/85',
	B2: 'bg-accent-strong',
} as const;

/** How many of the words are of each level, as a bar and in figures. */
export function WordLevels({
	wordsByLevel,
	vocabularyRange,
}: Pick<Facts, 'wordsByLevel' | 'vocabularyRange'>) {
	const { t, i18n } = useTranslation('talkReport');
	const total = wordLevels.reduce((sum, level) => sum + wordsByLevel[level], 0);
	if (total === 0) return null;
	const share = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 0 });
	return (
		<div className="space-y-3">
			<h4 className="font-semibold">{t('levels.title')}</h4>
			<div aria-hidden="true" className="flex h-4 gap-0.5 overflow-hidden rounded-full">
				{wordLevels
					.filter((level) => wordsByLevel[level] > 0)
					.map((level) => (
						<div
							key={level}
							className={`min-w-0.5 ${shades[level]}`}
							style={{ flexGrow: wordsByLevel[level] }}
						/>
					))}
			</div>
			<ul className="grid max-w-max grid-cols-2 gap-x-6 gap-y-1 sm:grid-cols-4">
				{wordLevels.map((level) => (
					<li key={level} className="flex items-center gap-2">
						<span aria-hidden="true" className={`size-3 rounded-full ${shades[level]}`} />
						{t('levels.share', { level, share: share.format(wordsByLevel[level] / total) })}
					</li>
				))}
			</ul>
			<p className="text-muted text-sm">
				{vocabularyRange === null
					? t('levels.noRange')
					: vocabularyRange.from === vocabularyRange.to
						? t('levels.one', { level: vocabularyRange.from })
						: t('levels.range', vocabularyRange)}
			</p>
		</div>
	);
}

/** Which patterns were used, each with the learner's own words for it. */
export function SentencePatterns({ patterns }: Pick<Facts, 'patterns'>) {
	const { t } = useTranslation('talkReport');
	return (
		<div className="space-y-3">
			{patterns.length === 0 ? (
				<p className="text-muted">{t('patterns.none')}</p>
			) : (
				<ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
					{patterns.map(({ pattern, level, count, evidence }) => (
						<li key={pattern}>
							<span className="font-semibold">{t(`patterns.name.${pattern}`)}</span>{' '}
							<span className="text-muted text-sm">{t('patterns.count', { level, count })}</span>
							<q lang="en" className="block text-muted">
								{evidence}
							</q>
						</li>
					))}
				</ul>
			)}
			<p className="text-muted text-sm">{t('patterns.source')}</p>
		</div>
	);
}
