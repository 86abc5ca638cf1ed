import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ListenButton } from '#web/components/listen-button.tsx';
import { speakInVoice } from '#web/lib/speak-kept.ts';
import { differentVoices, voicesQuery } from '#web/lib/voices.ts';

/** Several voices train the ear to a difference (Uchihara, Karas and Thomson 2024). */
const voicesHeard = 3;

/** A built-in word to hear in three voices, or in as many as there are. */
export function HearInVoices({ word }: { word: string }) {
	const { t } = useTranslation('speakle');
	const { data, isPending } = useQuery(voicesQuery);
	const names = differentVoices(data ?? [], voicesHeard);
	if (isPending) return null;
	if (names.length < 2) {
		return <ListenButton label={t('word.hearWord', { word })} load={() => speakInVoice(word, names[0])} />;
	}
	return (
		<fieldset aria-label={t('word.hearWord', { word })} className="flex flex-wrap gap-2">
			{names.map((name, index) => (
				<ListenButton
					key={name}
					label={t('word.voice', { number: index + 1 })}
					load={() => speakInVoice(word, name)}
				/>
			))}
		</fieldset>
	);
}
