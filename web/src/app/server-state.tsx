import { isImproving } from '@henry/contract/health.ts';
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, useEffect } from 'react';
import { ApiError } from '#web/lib/api-error.ts';
import { noteEngines } from '#web/lib/engines-at-work.ts';
import { type FirstAnswer, firstAnswers } from '#web/lib/first-answers.ts';
import { keptForgottenEvent } from '#web/lib/kept-forgotten.ts';
import { useHealth } from '#web/lib/use-health.ts';

const retries = 2;

/** An academy may begin to ask its staff for a second factor while they are here: the server then says what is missing. */
function noticeMissingFactor(error: Error): void {
	if (!(error instanceof ApiError && error.code === 'permission-denied')) return;
	void Promise.all([import('#web/lib/refusal-reason.ts'), import('#web/lib/session.ts')])
		.then(([{ refusalReasonOf }, { refreshNow }]) => {
			if (refusalReasonOf(error) === 'factorMissing') return refreshNow();
		})
		.catch(() => {});
}

/**
 * The cache of what the server answered, shared by all pages. The server may run on this very machine, so calls are
 * made whether or not the browser believes that it is online. Only a server that cannot be reached is asked again.
 */
export const queryClient = new QueryClient({
	queryCache: new QueryCache({ onError: noticeMissingFactor }),
	mutationCache: new MutationCache({ onError: noticeMissingFactor }),
	defaultOptions: {
		queries: {
			networkMode: 'always',
			staleTime: 60_000,
			retry: (failures, error) =>
				failures < retries && error instanceof ApiError && error.code === 'unavailable',
		},
		mutations: { networkMode: 'always' },
	},
});

/** Puts answers into the cache that were made with the app: they are shown at once, and asked for anew. */
export function keepFirstAnswers(answers: FirstAnswer[]): void {
	for (const { queryKey, data } of answers) queryClient.setQueryData(queryKey, data, { updatedAt: 1 });
}

keepFirstAnswers(firstAnswers());

// Nobody sees what was answered to the person before.
addEventListener(keptForgottenEvent, () => queryClient.removeQueries());

/** Keeps what the footer says of the server's engines as the server says it. */
function EngineNews() {
	const health = useHealth().data;
	useEffect(() => {
		if (health) noteEngines({ ...health.engines, improving: isImproving(health.models) });
	}, [health]);
	return null;
}

/** The page with the query cache around it. */
export function withServerState(Page: ComponentType): ComponentType {
	return function PageWithServerState() {
		return (
			<QueryClientProvider client={queryClient}>
				<Page />
				<EngineNews />
			</QueryClientProvider>
		);
	};
}
