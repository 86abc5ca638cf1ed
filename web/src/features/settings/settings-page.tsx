import { Suspense, useDeferredValue, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { Page } from '#web/components/page.tsx';
import { useOnScreen } from '#web/components/use-on-screen.ts';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { AccentChoice } from './accent-choice.tsx';
import { InputTest } from './input-test.tsx';
import { KnownSpeaker } from './known-speaker.tsx';
import { LookSettings } from './look-settings.tsx';
import { TalkMemory } from './memory.tsx';
import { MicrophoneChoice } from './microphone-choice.tsx';
import { OfflineEarChoice } from './offline-ear.tsx';
import { RecogniserChoice } from './recogniser-choice.tsx';
import { Section } from './section.tsx';
import { TimeSettings } from './time-settings.tsx';
import { VoiceSettings } from './voice-settings.tsx';

const Reminders = lazyPart(async () => (await import('./reminders.tsx')).Reminders, ['reminders']);

/** Fetched when they come into sight: few visitors look for them. */
function RemindersOnScreen() {
	const place = useRef<HTMLDivElement>(null);
	const isSeen = useOnScreen(place);
	return (
		<div ref={place} className="min-h-40">
			{isSeen && (
				<Suspense fallback={<LoadingNotice />}>
					<Reminders />
				</Suspense>
			)}
		</div>
	);
}

/** What stands below the first screen. */
function FurtherSettings() {
	const { t } = useTranslation('settings');
	return (
		<>
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
			<Section title={t('test.title')}>
				<InputTest />
			</Section>
			<Section title={t('reminders.title')}>
				<RemindersOnScreen />
			</Section>
		</>
	);
}

/** `/settings`: voice, microphone and recogniser of this visitor, and how they come through. */
export function SettingsPage() {
	const { t } = useTranslation('settings');
	// A slow phone can be tapped before all of it is made.
	const isWhole = useDeferredValue(true, false);
	return (
		<Page title={t('title')}>
			<p className="text-balance text-lg text-muted">{t('intro')}</p>
			<Section title={t('voice.title')}>
				<VoiceSettings />
			</Section>
			<Section title={t('look.title')}>
				<LookSettings />
			</Section>
			{isWhole && <FurtherSettings />}
		</Page>
	);
}
