import { useTranslation } from 'react-i18next';
import { ComingPage } from '#web/components/coming-page.tsx';

export function SpeaklePage() {
	const { t } = useTranslation('coming');
	return <ComingPage title={t('speakle.title')} text={t('speakle.text')} />;
}
