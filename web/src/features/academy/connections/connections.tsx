import type { AcademyOverview } from '@henry/contract/academies.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { QueryView } from '#web/components/query-view.tsx';
import { connectionCalls, connectionKeys } from './connection-calls.ts';
import { Platforms } from './platforms.tsx';
import { RosterImport } from './roster-import.tsx';
import { Tokens } from './tokens.tsx';
import { Webhooks } from './webhooks.tsx';

/** What joins an academy to the systems around it: for its owner all of it, for coordinators the roster. */
export function Connections({ overview }: { overview: AcademyOverview }) {
	const { t } = useTranslation('connections');
	const academyId = overview.academy.id;
	return (
		<div className="space-y-10">
			<p className="text-muted">{t('intro')}</p>
			{overview.me.role === 'owner' && (
				<Part title={t('platforms.title')} intro={t('platforms.intro')}>
					<Fetched
						queryKey={connectionKeys.platforms(academyId)}
						fetch={() => connectionCalls.platforms(academyId)}
					>
						{({ platforms }) => <Platforms academyId={academyId} platforms={platforms} />}
					</Fetched>
				</Part>
			)}
			<Part title={t('roster.title')} intro={t('roster.intro')}>
				<RosterImport academyId={academyId} academy={overview.academy} />
			</Part>
			{overview.me.role === 'owner' && (
				<>
					<Part title={t('tokens.title')} intro={t('tokens.intro')}>
						<Fetched
							queryKey={connectionKeys.tokens(academyId)}
							fetch={() => connectionCalls.tokens(academyId)}
						>
							{({ tokens }) => <Tokens academyId={academyId} tokens={tokens} />}
						</Fetched>
					</Part>
					<Part title={t('webhooks.title')} intro={t('webhooks.intro')}>
						<Fetched
							queryKey={connectionKeys.webhooks(academyId)}
							fetch={() => connectionCalls.webhooks(academyId)}
						>
							{({ webhooks }) => <Webhooks academyId={academyId} webhooks={webhooks} />}
						</Fetched>
					</Part>
				</>
			)}
		</div>
	);
}

function Part({ title, intro, children }: { title: string; intro: string; children: ReactNode }) {
	return (
		<section aria-label={title} className="space-y-4">
			<h2 className="font-bold text-2xl">{title}</h2>
			<p className="text-muted">{intro}</p>
			{children}
		</section>
	);
}

type FetchedProps<Data> = {
	queryKey: string[];
	fetch: () => Promise<Data>;
	children: (data: Data) => ReactNode;
};

function Fetched<Data>({ queryKey, fetch, children }: FetchedProps<Data>) {
	const { t } = useTranslation('connections');
	const query = useQuery({ queryKey, queryFn: fetch, staleTime: 0 });
	return (
		<QueryView
			query={query}
			loading={() => <LoadingNotice label={t('loading')} />}
			error={(error, retry) => <ErrorNotice error={error} onRetry={retry} />}
			isEmpty={() => false}
			empty={() => null}
			data={children}
		/>
	);
}
