import { useTranslation } from 'react-i18next';
import { ComingPage } from '#web/components/coming-page.tsx';

export function AcademiesPage() {
	const { t } = useTranslation('coming');
	return <ComingPage title={t('academies.title')} text={t('academies.text')} />;
}
