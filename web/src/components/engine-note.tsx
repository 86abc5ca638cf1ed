import { apiPaths } from '@henry/contract/api-paths.ts';
import { healthResponseSchema } from '@henry/contract/health.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getJson } from '#web/lib/api-client.ts';

/** Which engines made the report, and that they may err. */
export function EngineNote() {
	const { t } = useTranslation('report');
	const health = useQuery({
		queryKey: ['health'],
		queryFn: ({ signal }) => getJson(apiPaths.health, healthResponseSchema, { signal }),
	});
	if (!health.data) return null;
	const { speechToText, grammarChecker } = health.data.engines;
	return (
		<p className="text-muted text-sm">
			{t('engine', {
				ear: speechToText.name,
				earModel: speechToText.model,
				checker: grammarChecker.name,
			})}{' '}
			{speechToText.embedded && t('engineEmbedded')}
		</p>
	);
}
