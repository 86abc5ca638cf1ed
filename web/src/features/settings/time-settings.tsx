import { useTranslation } from 'react-i18next';
import { RadioCards } from '#web/components/radio-cards.tsx';
import { chooseSettings, useVisitorSettings } from '#web/lib/visitor-settings.ts';

/** Whether answers have the exercises' own time limits, or none. */
export function TimeSettings() {
	const { t } = useTranslation('settings');
	const { untimed } = useVisitorSettings();
	return (
		<RadioCards
			legend={t('time.which')}
			columns="sm:grid-cols-2"
			cards={(['timed', 'untimed'] as const).map((key) => ({
				key,
				label: t(`time.${key}.name`),
				note: t(`time.${key}.note`),
			}))}
			chosen={untimed ? 'untimed' : 'timed'}
			onChoose={(key) => chooseSettings({ untimed: key === 'untimed' })}
		/>
	);
}
