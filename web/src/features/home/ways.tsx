import { useTranslation } from 'react-i18next';
import { paths } from '#web/lib/paths.ts';
import { WayList } from './way-list.tsx';

const ways = ['talk', 'exams', 'pairs', 'grammarSpeech', 'pairTopic', 'pictures', 'me', 'settings'] as const;

/** Everything else, each one tap away. */
export function Ways() {
	const { t } = useTranslation('today');
	return (
		<WayList label={t('ways.title')} ways={ways.map((way) => ({ to: paths[way], name: t(`ways.${way}`) }))} />
	);
}
