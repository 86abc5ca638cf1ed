import type { TalkFacts as Facts } from '@henry/contract/conversation.ts';
import { useTranslation } from 'react-i18next';
import { MarkWrong } from '#web/components/mark-wrong.tsx';

type TalkFactsProps = { facts: Facts; hasWritten: boolean };

/** What was counted, and what each figure means. Figures that need the sound are left out where there was none. */
export function TalkFacts({ facts, hasWritten }: TalkFactsProps) {
	const { t } = useTranslation('talkReport');
	const { words, turns, wordsPerMinute, pauses, fillers, differentWords, lexicalDiversity } = facts;
	const fillerCount = fillers.reduce((sum, { count }) => sum + count, 0);
	const shown = [
		{
			key: 'words',
			value: words,
			meaning: t(`facts.meaning.${hasWritten ? 'wordsWritten' : 'words'}`, { turns }),
		},
		{ key: 'differentWords', value: differentWords, meaning: t('facts.meaning.differentWords') },
		{
			key: 'lexicalDiversity',
			value: lexicalDiversity === null ? null : Math.round(lexicalDiversity),
			meaning: t('facts.meaning.lexicalDiversity'),
		},
		{ key: 'wordsPerMinute', value: wordsPerMinute, meaning: t('facts.meaning.wordsPerMinute') },
		{ key: 'pauses', value: pauses, meaning: t('facts.meaning.pauses') },
		{
			key: 'fillers',
			value: fillerCount,
			meaning:
				fillerCount === 0
					? t('facts.meaning.noFillers')
					: t('facts.meaning.fillers', {
							fillers: fillers.map(({ filler, count }) => `“${filler}” ${count}×`).join(', '),
						}),
		},
	] as const;
	return (
		<>
			<dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2 print:flex print:flex-wrap print:gap-y-1">
				{shown.map(
					({ key, value, meaning }) =>
						value !== null && (
							<div key={key} className="flex break-inside-avoid gap-4 print:items-baseline print:gap-1.5">
								<dt className="order-2">
									<span className="block font-semibold">{t(`facts.name.${key}`, { count: value })}</span>
									<span className="no-print block text-muted text-sm">{meaning}</span>
								</dt>
								<dd className="min-w-[2.1em] text-right font-bold font-display text-3xl text-accent-strong tabular-nums leading-tight print:min-w-0 print:text-xl">
									{value}
								</dd>
							</div>
						),
				)}
			</dl>
			<p className="text-muted text-sm">{t('facts.noLevel')}</p>
			<MarkWrong
				kind="figure"
				about={shown.flatMap(({ key, value }) => (value === null ? [] : `${key} ${value}`)).join(', ')}
			/>
		</>
	);
}
