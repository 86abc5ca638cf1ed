import type { Voice } from '@henry/contract/speech.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { ListenButton } from '#web/components/listen-button.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { QueryView } from '#web/components/query-view.tsx';
import { RadioCards } from '#web/components/radio-cards.tsx';
import { decimal } from '#web/lib/decimal.ts';
import { speakText } from '#web/lib/speak-text.ts';
import { chooseSettings, useVisitorSettings, voiceSpeeds } from '#web/lib/visitor-settings.ts';
import { voicesQuery } from '#web/lib/voices.ts';

const sample = 'Hello, I am Henry. What would you like to talk about today?';
const speedNames = { 0.75: 'slow', 0.9: 'calm', 1: 'own' } as const;

function VoiceChoice({ voices }: { voices: Voice[] }) {
	const { t } = useTranslation('settings');
	const { voice } = useVisitorSettings();
	const isAlike = (one: Voice) => (other: Voice) =>
		one.gender === other.gender && one.accent === other.accent;
	const chosen = voices.find(({ name }) => name === voice) ?? voices[0];
	return (
		<RadioCards
			legend={t('voice.which')}
			columns="sm:grid-cols-2"
			cards={voices.map((one) => {
				const needsName = voices.filter(isAlike(one)).length > 1;
				return {
					key: one.name,
					label: t(`voice.gender.${one.gender ?? 'any'}`),
					note: [one.accent && t(`voice.accent.${one.accent}`), needsName && one.name]
						.filter(Boolean)
						.join(' · '),
				};
			})}
			chosen={chosen?.name ?? ''}
			onChoose={(name) => chooseSettings({ voice: name })}
		/>
	);
}

/** Henry's voice and its speed, with a sample. */
export function VoiceSettings() {
	const { t, i18n } = useTranslation('settings');
	const { voice, speed } = useVisitorSettings();
	const voices = useQuery(voicesQuery);
	return (
		<>
			<QueryView
				query={voices}
				loading={() => <LoadingNotice label={t('voice.loading')} />}
				error={(error, retry) => <ErrorNotice error={error} onRetry={retry} />}
				empty={() => <p>{t('voice.empty')}</p>}
				data={(known) => <VoiceChoice voices={known} />}
			/>
			<RadioCards
				legend={t('voice.speed')}
				columns="sm:grid-cols-3"
				cards={voiceSpeeds.map((key) => ({
					key,
					label: t(`voice.speeds.${speedNames[key]}`),
					note: t('voice.times', { speed: decimal(key, i18n.language) }),
				}))}
				chosen={speed}
				onChoose={(chosen) => chooseSettings({ speed: chosen })}
			/>
			<ListenButton key={`${voice} ${speed}`} label={t('voice.hear')} load={() => speakText(sample)} />
		</>
	);
}
