import { practiceWordAudioUrl } from '@henry/contract/model-audio.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ListenButton } from '#web/components/listen-button.tsx';
import { SoundCard } from '#web/components/pronunciation/sound-card.tsx';
import { type Tried, TryWord } from '#web/components/pronunciation/try-word.tsx';
import { speakBuiltIn } from '#web/lib/speak-text.ts';
import { PairToMend } from './pair-to-mend.tsx';

type WeakestSoundProps = { phone: string; tried: Tried };

/** The sound that was weakest: how it is made, and three words to hear and to try. */
export function WeakestSound({ phone, tried }: WeakestSoundProps) {
	const { t } = useTranslation('speakle');
	const wordsId = useId();
	return (
		<SoundCard phone={phone}>
			{({ practiceWords }) => (
				<div className="space-y-5">
					<PairToMend phone={phone} tried={tried} />
					<h4 id={wordsId} className="font-semibold">
						{t('weakest.words')}
					</h4>
					<ul aria-labelledby={wordsId} className="divide-y divide-line">
						{practiceWords.map((word) => (
							<li key={word} className="flex flex-wrap items-center gap-3 py-3">
								<span lang="en" className="min-w-28 flex-1 font-semibold text-lg">
									{word}
								</span>
								<ListenButton
									label={t('word.hearModel')}
									load={() => speakBuiltIn(word, practiceWordAudioUrl(word))}
								/>
								<TryWord id={word} word={word} label={t('weakest.try', { word })} tried={tried} />
							</li>
						))}
					</ul>
				</div>
			)}
		</SoundCard>
	);
}
