import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { ApiError } from '#web/lib/api-error.ts';
import { EngineLine } from './engine-line.tsx';

const retries = 2;

/**
 * The cache of what the server answered, shared by all pages. The server may run on this very machine, so calls are
 * made whether or not the browser believes that it is online. Only a server that cannot be reached is asked again.
 */
const queryClient = new QueryClient({
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

/** The page with the query cache around it, and what the footer says of the server's engines. */
export function withServerState(Page: ComponentType): ComponentType {
	return function PageWithServerState() {
		return (
			<QueryClientProvider client={queryClient}>
				<Page />
				<EngineLine />
			</QueryClientProvider>
		);
	};
}
