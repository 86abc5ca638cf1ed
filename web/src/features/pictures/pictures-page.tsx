import { useTranslation } from 'react-i18next';
import { ComingPage } from '#web/components/coming-page.tsx';

export function PicturesPage() {
	const { t } = useTranslation('coming');
	return <ComingPage title={t('pictures.title')} text={t('pictures.text')} />;
}
