import { useTranslation } from 'react-i18next';
import { ComingPage } from '#web/components/coming-page.tsx';

export function AptisPage() {
	const { t } = useTranslation('coming');
	return <ComingPage title={t('aptis.title')} text={t('aptis.text')} />;
}
