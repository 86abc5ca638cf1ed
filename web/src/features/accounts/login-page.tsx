import { useTranslation } from 'react-i18next';
import { ComingPage } from '#web/components/coming-page.tsx';

export function LoginPage() {
	const { t } = useTranslation('coming');
	return <ComingPage title={t('login.title')} text={t('login.text')} />;
}
