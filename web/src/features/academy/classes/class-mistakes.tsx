import type { ClassView } from '@henry/contract/class-view.ts';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MomentButton } from '#web/components/homework/moment-button.tsx';
import { ListenButton } from '#web/components/listen-button.tsx';
import { speakText } from '#web/lib/speak-text.ts';

/** The kinds of mistake that most of the class make, with examples, which can be heard where their learners let them. */
export function ClassMistakes({ view: { mistakes } }: { view: ClassView }) {
	const { t } = useTranslation(['academy', 'practised']);
	return (
		<section aria-labelledby="mistakes" className="space-y-3">
			<h3 id="mistakes" className="font-bold text-xl">
				{t('class.mistakes')}
			</h3>
			{mistakes.length === 0 && <p className="text-muted">{t('class.noMistakes')}</p>}
			<ol className="space-y-3">
				{mistakes.map(({ category, times, learners, examples }) => (
					<li key={category} className="rounded-control border border-line p-3">
						<p>
							<span className="font-semibold">{t(`practised:category.${category}`)}</span>{' '}
							<span className="text-muted text-sm">{t('class.mistakesOf', { count: learners, times })}</span>
						</p>
						<ul className="mt-1 space-y-1">
							{examples.map(({ original, replacement, heard }) => (
								<li key={`${original} ${replacement}`} className="flex flex-wrap items-center gap-x-2">
									<span lang="en" className="text-poor line-through">
										{original || '‸'}
									</span>
									<ArrowRight aria-hidden="true" className="size-4" />
									<span lang="en" className="text-good">
										{replacement || '–'}
									</span>
									{heard && (
										<MomentButton {...heard} label={t('class.hearMistake', { text: original })}>
											{t('class.hear')}
										</MomentButton>
									)}
								</li>
							))}
						</ul>
					</li>
				))}
			</ol>
		</section>
	);
}

/** The sounds that most of the class get clearly wrong, with words to hear. */
export function ClassSounds({ view: { sounds } }: { view: ClassView }) {
	const { t } = useTranslation(['academy', 'practised']);
	return (
		<section aria-labelledby="sounds" className="space-y-3">
			<h3 id="sounds" className="font-bold text-xl">
				{t('class.sounds')}
			</h3>
			{sounds.length === 0 && <p className="text-muted">{t('class.noSounds')}</p>}
			<ol className="space-y-3">
				{sounds.map(({ phone, ipa, keyWord, words, times, learners, inserted }) => (
					<li key={`${phone} ${inserted}`} className="space-y-2 rounded-control border border-line p-3">
						<p>
							<span lang="en" className="font-semibold">
								/{ipa}/
							</span>{' '}
							{inserted ? t(`practised:inserted.${inserted}`) : t('practised:asIn', { word: keyWord })}{' '}
							<span className="text-muted text-sm">{t('class.mistakesOf', { count: learners, times })}</span>
						</p>
						<ul lang="en" className="flex flex-wrap gap-2">
							{words.map((word) => (
								<li key={word}>
									<ListenButton label={word} load={() => speakText(word)} />
								</li>
							))}
						</ul>
					</li>
				))}
			</ol>
		</section>
	);
}
