import { accents } from '@henry/contract/accent.ts';
import { useTranslation } from 'react-i18next';
import { RadioCards } from '#web/components/radio-cards.tsx';
import { chooseSettings, useVisitorSettings } from '#web/lib/visitor-settings.ts';

/** By which standard what is read aloud is measured. */
export function AccentChoice() {
	const { t } = useTranslation('settings');
	const { accent } = useVisitorSettings();
	return (
		<RadioCards
			legend={t('accent.which')}
			cards={accents.map((key) => ({ key, label: t(`accent.${key}.name`), note: t(`accent.${key}.note`) }))}
			chosen={accent}
			onChoose={(chosen) => chooseSettings({ accent: chosen })}
		/>
	);
}
