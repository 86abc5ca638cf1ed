import { useTranslation } from 'react-i18next';
import { useJudgeIsKept } from '#web/lib/offline-judge/judge-is-kept.ts';

/** Says that readings are judged without a network too, where this browser can do that. */
export function JudgedOffline() {
	const { t } = useTranslation('speakle');
	return useJudgeIsKept() ? <p className="no-print mt-6 text-muted text-sm">{t('judgedOffline')}</p> : null;
}
