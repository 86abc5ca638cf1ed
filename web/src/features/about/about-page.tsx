import { useTranslation } from 'react-i18next';
import { ComingPage } from '#web/components/coming-page.tsx';

export function AboutPage() {
	const { t } = useTranslation('coming');
	return <ComingPage title={t('about.title')} text={t('about.text')} />;
}
