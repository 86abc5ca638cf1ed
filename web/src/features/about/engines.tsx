import {
	type Capability,
	capabilities,
	type EngineHealth,
	type WordErrorRate,
} from '@henry/contract/health.ts';
import { useTranslation } from 'react-i18next';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { QueryView } from '#web/components/query-view.tsx';
import { useEngineWords } from '#web/lib/engine-words.ts';
import { useHealth } from '#web/lib/use-health.ts';

const stateColours: Record<EngineHealth['state'], string> = {
	starting: 'bg-fair-soft text-fair',
	ready: 'bg-good-soft text-good',
	failed: 'bg-poor-soft text-poor',
};

/** The engines of this server as it reports them at this moment. */
export function Engines() {
	const { t } = useTranslation('about');
	const health = useHealth({ staleTime: 0 });
	return (
		<>
			<p className="mb-4">{t('engines.intro')}</p>
			<QueryView
				query={health}
				loading={() => <LoadingNotice label={t('engines.loading')} />}
				error={(error, retry) => <ErrorNotice error={error} onRetry={retry} />}
				empty={() => <p>{t('engines.empty')}</p>}
				isEmpty={({ engines }) => Object.keys(engines).length === 0}
				data={({ engines, models }) => (
					<>
						<ul className="divide-y divide-line rounded-card border border-line bg-surface px-5 shadow-card">
							{capabilities.map((capability) => (
								<EngineRow key={capability} capability={capability} engine={engines[capability]} />
							))}
						</ul>
						{models.failure && <NotBetter reason={models.failure} />}
					</>
				)}
			/>
		</>
	);
}

/** That better engines did not come, and why, in the server's words. */
function NotBetter({ reason }: { reason: string }) {
	const { t } = useTranslation('about');
	return (
		<p className="mt-3 text-muted text-sm">
			{t('engines.notBetter')} <span lang="en">{reason}</span>
		</p>
	);
}

/** How often a recogniser is wrong, and who says so; that it is not known is said too. */
function WrongWords({ rates }: { rates: WordErrorRate[] }) {
	const { t } = useTranslation('about');
	const inOwnWords = useEngineWords();
	if (rates.length === 0) return <p className="text-muted text-sm">{t('engines.wrongWords.unknown')}</p>;
	return (
		<ul className="text-muted text-sm">
			{rates.map(({ percent, on, source }) => {
				const isPublished = source.startsWith('https://');
				return (
					<li key={`${on} ${source}`}>
						{t(isPublished ? 'engines.wrongWords.published' : 'engines.wrongWords.measured', { percent })}{' '}
						{isPublished ? <span lang="en">{on}</span> : inOwnWords(on)}
						{isPublished && (
							<>
								{' '}
								<a className="text-accent-strong underline underline-offset-4" href={source} rel="noreferrer">
									{t('engines.wrongWords.source')}
								</a>
							</>
						)}
					</li>
				);
			})}
		</ul>
	);
}

type EngineRowProps = { capability: Capability; engine: EngineHealth };

function EngineRow({ capability, engine }: EngineRowProps) {
	const { t } = useTranslation('about');
	const inOwnWords = useEngineWords();
	const place = engine.sendsTo
		? t('engines.sendsTo', { host: engine.sendsTo })
		: t(engine.embedded ? 'engines.embedded' : 'engines.external');
	return (
		<li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4 sm:flex-nowrap">
			<div className="min-w-0 sm:flex-1">
				<p className="text-muted text-sm">{t(`engines.${capability}`)}</p>
				<p className="break-words font-semibold">
					{inOwnWords(engine.name, 'start')}
					<span className="font-normal text-muted"> · {inOwnWords(engine.model)}</span>
				</p>
				{capability === 'speechToText' && <WrongWords rates={engine.wordErrorRates ?? []} />}
				{engine.insteadOf && (
					<p className="text-poor text-sm">
						{t('engines.insteadOf', { name: inOwnWords(engine.insteadOf) })}
					</p>
				)}
			</div>
			<p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-sm sm:max-w-1/2 sm:justify-end">
				<span className="min-w-0 break-words text-muted">{place}</span>
				<span className={`rounded-full px-3 py-0.5 font-semibold ${stateColours[engine.state]}`}>
					{t(`engines.state.${engine.state}`)}
				</span>
			</p>
		</li>
	);
}
