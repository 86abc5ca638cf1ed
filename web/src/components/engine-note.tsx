import { useTranslation } from 'react-i18next';
import { useHealth } from '#web/lib/use-health.ts';
import { useVisitorSettings } from '#web/lib/visitor-settings.ts';

/** Which engines made the report, and that they may err. */
export function EngineNote() {
	const { t } = useTranslation('report');
	const { recogniser } = useVisitorSettings();
	const health = useHealth();
	if (!health.data) return null;
	const { speechToText, grammarChecker } = health.data.engines;
	const { insteadOf, sendsTo } = speechToText;
	const checkerStandsInFor = grammarChecker.insteadOf;
	const textGoesTo = grammarChecker.sendsTo;
	return (
		<p className="text-muted text-sm">
			{t('engine', {
				ear: speechToText.name,
				earModel: speechToText.model,
				checker: grammarChecker.name,
			})}{' '}
			{insteadOf && `${t('engineInsteadOf', { ear: speechToText.name, insteadOf })} `}
			{sendsTo && t('engineSendsTo', { host: sendsTo })}
			{speechToText.embedded && t('engineEmbedded')}
			{checkerStandsInFor &&
				` ${t('checkerInsteadOf', { checker: grammarChecker.name, insteadOf: checkerStandsInFor })}`}
			{textGoesTo && ` ${t('checkerSendsTo', { host: textGoesTo })}`}
			{recogniser !== 'henry' && ` ${t(`engineOf.${recogniser}`)}`}
		</p>
	);
}
