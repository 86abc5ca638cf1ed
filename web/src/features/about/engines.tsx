import { apiPaths } from '@henry/contract/api-paths.ts';
import { capabilities, type EngineHealth, healthResponseSchema } from '@henry/contract/health.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { QueryView } from '#web/components/query-view.tsx';
import { getJson } from '#web/lib/api-client.ts';

const stateColours: Record<EngineHealth['state'], string> = {
	starting: 'bg-fair-soft text-fair',
	ready: 'bg-good-soft text-good',
	failed: 'bg-poor-soft text-poor',
};

/** The engines of this server as it reports them at this moment. */
export function Engines() {
	const { t } = useTranslation('about');
	const health = useQuery({
		queryKey: ['health'],
		queryFn: ({ signal }) => getJson(apiPaths.health, healthResponseSchema, { signal }),
		staleTime: 0,
	});
	return (
		<>
			<p className="mb-4">{t('engines.intro')}</p>
			<QueryView
				query={health}
				loading={() => <LoadingNotice label={t('engines.loading')} />}
				error={(error, retry) => <ErrorNotice error={error} onRetry={retry} />}
				empty={() => <p>{t('engines.empty')}</p>}
				isEmpty={({ engines }) => Object.keys(engines).length === 0}
				data={({ engines }) => (
					<ul className="divide-y divide-line rounded-card border border-line bg-surface px-5 shadow-card">
						{capabilities.map((capability) => (
							<EngineRow key={capability} task={t(`engines.${capability}`)} engine={engines[capability]} />
						))}
					</ul>
				)}
			/>
		</>
	);
}

function EngineRow({ task, engine }: { task: string; engine: EngineHealth }) {
	const { t } = useTranslation('about');
	return (
		<li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
			<div className="min-w-0">
				<p className="text-muted text-sm">{task}</p>
				<p className="break-words font-semibold">
					{engine.name}
					<span className="font-normal text-muted"> · {engine.model}</span>
				</p>
			</div>
			<p className="flex items-center gap-3 text-sm">
				<span className="text-muted">{t(engine.embedded ? 'engines.embedded' : 'engines.external')}</span>
				<span className={`rounded-full px-3 py-0.5 font-semibold ${stateColours[engine.state]}`}>
					{t(`engines.state.${engine.state}`)}
				</span>
			</p>
		</li>
	);
}
