import { apiPaths } from '@henry/contract/api-paths.ts';
import { healthResponseSchema } from '@henry/contract/health.ts';
import { useQuery } from '@tanstack/react-query';
import { getJson } from './api-client.ts';

/** The engines of this server as it reports them; `staleTime` 0 asks it anew, `refetchInterval` again and again. */
export function useHealth(options: { staleTime?: number; refetchInterval?: number } = {}) {
	return useQuery({
		queryKey: ['health'],
		queryFn: ({ signal }) => getJson(apiPaths.health, healthResponseSchema, { signal }),
		...options,
	});
}
