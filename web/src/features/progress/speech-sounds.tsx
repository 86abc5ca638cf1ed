import type { PracticeResult } from '@henry/contract/practice.ts';
import { useTranslation } from 'react-i18next';
import { SoundsInSpeech } from '#web/components/pronunciation/sounds-in-speech.tsx';
import { hasSpeechSounds, soundsGoingWrong } from '#web/lib/practice/speech-sounds.ts';
import { Section } from './section.tsx';

/** The sounds that surely go wrong in what the learner says freely; nothing where none was judged. */
export function SpeechSounds({ results, nowMs }: { results: readonly PracticeResult[]; nowMs: number }) {
	const { t } = useTranslation('practised');
	if (!hasSpeechSounds(results, nowMs)) return null;
	const sounds = soundsGoingWrong(results, nowMs);
	return (
		<Section title={t('inSpeech.title')}>
			<p className="text-muted">{t('inSpeech.about')}</p>
			{sounds.length > 0 ? <SoundsInSpeech sounds={sounds} /> : <p>{t('inSpeech.notYet')}</p>}
		</Section>
	);
}
