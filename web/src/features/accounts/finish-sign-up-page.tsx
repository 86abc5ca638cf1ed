import { useTranslation } from 'react-i18next';
import { ComingPage } from '#web/components/coming-page.tsx';

export function FinishSignUpPage() {
	const { t } = useTranslation('coming');
	return <ComingPage title={t('finishSignUp.title')} text={t('finishSignUp.text')} />;
}
