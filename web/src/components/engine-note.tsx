import { useTranslation } from 'react-i18next';
import { useEngineWords } from '#web/lib/engine-words.ts';
import { useHealth } from '#web/lib/use-health.ts';
import { useVisitorSettings } from '#web/lib/visitor-settings.ts';

/** Which engines made the report, and that they may err. */
export function EngineNote() {
	const { t } = useTranslation('report');
	const { recogniser } = useVisitorSettings();
	const health = useHealth();
	const inOwnWords = useEngineWords();
	if (!health.data) return null;
	const { speechToText, grammarChecker } = health.data.engines;
	const { insteadOf, sendsTo } = speechToText;
	const ear = inOwnWords(speechToText.name);
	const checker = inOwnWords(grammarChecker.name);
	const checkerStandsInFor = grammarChecker.insteadOf;
	const textGoesTo = grammarChecker.sendsTo;
	return (
		<p className="text-muted text-sm">
			{t('engine', {
				ear,
				earModel: inOwnWords(speechToText.model),
				checker,
			})}{' '}
			{insteadOf && `${t('engineInsteadOf', { ear: inOwnWords(speechToText.name, 'start'), insteadOf })} `}
			{sendsTo && t('engineSendsTo', { host: sendsTo })}
			{speechToText.embedded && t('engineEmbedded')}
			{checkerStandsInFor &&
				` ${t('checkerInsteadOf', { checker: inOwnWords(grammarChecker.name, 'start'), insteadOf: inOwnWords(checkerStandsInFor) })}`}
			{textGoesTo && ` ${t('checkerSendsTo', { host: textGoesTo })}`}
			{recogniser !== 'henry' && ` ${t(`engineOf.${recogniser}`)}`}
		</p>
	);
}
