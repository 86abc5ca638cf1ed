import { useTranslation } from 'react-i18next';

/** The browser would not play the voice. */
export function VoiceFailed() {
	const { t } = useTranslation('shadowing');
	return (
		<p role="alert" className="rounded-card bg-poor-soft p-4 text-poor">
			{t('voiceFailed')}
		</p>
	);
}
