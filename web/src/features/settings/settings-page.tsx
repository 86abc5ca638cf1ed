import { useTranslation } from 'react-i18next';
import { Page } from '#web/components/page.tsx';
import { AccentChoice } from './accent-choice.tsx';
import { InputTest } from './input-test.tsx';
import { KnownSpeaker } from './known-speaker.tsx';
import { TalkMemory } from './memory.tsx';
import { MicrophoneChoice } from './microphone-choice.tsx';
import { OfflineEarChoice } from './offline-ear.tsx';
import { RecogniserChoice } from './recogniser-choice.tsx';
import { Reminders } from './reminders.tsx';
import { Section } from './section.tsx';
import { TimeSettings } from './time-settings.tsx';
import { VoiceSettings } from './voice-settings.tsx';

/** `/settings`: voice, microphone and recogniser of this visitor, and how they come through. */
export function SettingsPage() {
	const { t } = useTranslation('settings');
	return (
		<Page title={t('title')}>
			<p className="text-balance text-lg text-muted">{t('intro')}</p>
			<Section title={t('voice.title')}>
				<VoiceSettings />
			</Section>
			<Section title={t('time.title')}>
				<TimeSettings />
			</Section>
			<Section title={t('microphone.title')}>
				<MicrophoneChoice />
			</Section>
			<Section title={t('recogniser.title')}>
				<RecogniserChoice />
			</Section>
			<Section title={t('accent.title')}>
				<AccentChoice />
			</Section>
			<Section title={t('offlineEar.title')}>
				<OfflineEarChoice />
			</Section>
			<KnownSpeaker />
			<TalkMemory />
			<Reminders />
			<Section title={t('test.title')}>
				<InputTest />
			</Section>
		</Page>
	);
}
