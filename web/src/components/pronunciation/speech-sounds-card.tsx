import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReportCard } from '#web/components/report-section.tsx';
import { soundsGoingWrong } from '#web/lib/practice/speech-sounds.ts';
import { usePractice } from '#web/lib/practice/use-practice.ts';
import { SoundsInSpeech } from './sounds-in-speech.tsx';

/** In a report: what all that was said in these weeks tells of the sounds; nothing before there is enough of it. */
export function SpeechSoundsCard() {
	const { t } = useTranslation('practised');
	const { data } = usePractice();
	const [nowMs] = useState(() => Date.now());
	const sounds = soundsGoingWrong(data?.results ?? [], nowMs);
	if (sounds.length === 0) return null;
	return (
		<ReportCard title={t('inSpeech.title')}>
			<p className="text-muted">{t('inSpeech.about')}</p>
			<SoundsInSpeech sounds={sounds} />
		</ReportCard>
	);
}
