import { pairSetFor } from '@henry/contract/minimal-pairs.ts';
import { practiceWordAudioUrl } from '@henry/contract/model-audio.ts';
import type { WeakSound } from '@henry/contract/speakle.ts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ListenButton } from '#web/components/listen-button.tsx';
import { SoundCard } from '#web/components/pronunciation/sound-card.tsx';
import { inSlashes } from '#web/components/pronunciation/sound-sign.tsx';
import { type Tried, TryWord } from '#web/components/pronunciation/try-word.tsx';
import { minimalPairSets } from '#web/lib/minimal-pairs.ts';
import { speakBuiltIn } from '#web/lib/speak-text.ts';
import { PairToMend } from './pair-to-mend.tsx';

/** Words with a sound, to hear and to try. */
function PracticeWords({ words, tried }: { words: readonly string[]; tried: Tried }) {
	const { t } = useTranslation('speakle');
	const wordsId = useId();
	return (
		<div className="space-y-5">
			<h4 id={wordsId} className="font-semibold">
				{t('weakest.words')}
			</h4>
			<ul aria-labelledby={wordsId} className="divide-y divide-line">
				{words.map((word) => (
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
	);
}

/** What was heard of a sound, and in which word. */
function useHeard({ word, ipa, heardInstead, dropped, insertedBefore }: WeakSound): string {
	const { t } = useTranslation('speakle');
	const sign = inSlashes(ipa);
	if (insertedBefore) return t('weakest.inserted', { word, sign, heard: inSlashes(insertedBefore.ipa) });
	if (heardInstead) return t('weakest.instead', { word, sign, heard: inSlashes(heardInstead.ipa) });
	return t(dropped ? 'weakest.dropped' : 'weakest.unclear', { word, sign });
}

type SoundProps = { sound: WeakSound; tried: Tried };

/** One sound: what was heard, how it is made, and two words that differ in just that, or words that have it. */
function Sound({ sound, tried }: SoundProps) {
	const sets = useQuery(minimalPairSets);
	const heard = useHeard(sound);
	const { phone, heardInstead, dropped, inserted } = sound;
	const set = pairSetFor(sets.data ?? [], { phone, heardInstead: heardInstead?.phone, dropped, inserted });
	const pair = set && <PairToMend set={set} tried={tried} />;
	return (
		<li className="space-y-5 py-5 first:pt-0 last:pb-0">
			<p className="text-lg">{heard}</p>
			{inserted ? (
				pair
			) : (
				<SoundCard phone={phone}>
					{({ practiceWords }) =>
						pair ?? (!sets.isPending && <PracticeWords words={practiceWords} tried={tried} />)
					}
				</SoundCard>
			)}
		</li>
	);
}

/** The sounds that are most worth practising. */
export function WeakSounds({ sounds, tried }: { sounds: readonly WeakSound[]; tried: Tried }) {
	return (
		<ul className="divide-y divide-line">
			{sounds.map((sound) => (
				<Sound key={`${sound.phone} ${sound.inserted}`} sound={sound} tried={tried} />
			))}
		</ul>
	);
}
