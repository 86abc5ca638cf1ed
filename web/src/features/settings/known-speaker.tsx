import { engineWords } from '@henry/contract/engine-words.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { forgetKnownSpeaker, useKnownSpeaker } from '#web/lib/known-speaker.ts';
import { paths } from '#web/lib/paths.ts';
import { useHealth } from '#web/lib/use-health.ts';
import { Section } from './section.tsx';

/** Only Henry's own ears learn and use it. */
function useOwnEars(): boolean {
	const { data } = useHealth();
	if (!data) return true;
	const { speechToText, pronunciation } = data.engines;
	return speechToText.name === engineWords.ear && pronunciation.name === engineWords.earForSounds;
}

/** Whether Henry's ear has got used to the visitor of this browser, and a way to make it forget. */
export function KnownSpeaker() {
	const { t } = useTranslation('settings');
	const speaker = useKnownSpeaker();
	const [isForgotten, setForgotten] = useState(false);
	if (!useOwnEars()) return null;

	function forget() {
		forgetKnownSpeaker();
		setForgotten(true);
	}
	return (
		<Section title={t('speaker.title')}>
			<p>{t('speaker.how')}</p>
			<p role="status" className="font-semibold">
				{speaker && t('speaker.known', { count: speaker.readings })}
				{!speaker && t(isForgotten ? 'speaker.forgotten' : 'speaker.unknown')}
			</p>
			{speaker ? (
				<Button look="secondary" onClick={forget}>
					{t('speaker.forget')}
				</Button>
			) : (
				<ButtonLink look="secondary" to={paths.speakle}>
					{t('speaker.read')}
				</ButtonLink>
			)}
		</Section>
	);
}
