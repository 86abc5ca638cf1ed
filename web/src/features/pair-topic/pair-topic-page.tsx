import { useTranslation } from 'react-i18next';
import { ComingPage } from '#web/components/coming-page.tsx';

export function PairTopicPage() {
	const { t } = useTranslation('coming');
	return <ComingPage title={t('pairTopic.title')} text={t('pairTopic.text')} />;
}
