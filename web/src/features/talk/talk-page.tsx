import { useTranslation } from 'react-i18next';
import { ComingPage } from '#web/components/coming-page.tsx';

export function TalkPage() {
	const { t } = useTranslation('coming');
	return <ComingPage title={t('talk.title')} text={t('talk.text')} />;
}
