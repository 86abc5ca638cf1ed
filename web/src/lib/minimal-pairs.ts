import { apiPaths } from '@henry/contract/api-paths.ts';
import { minimalPairSetsSchema } from '@henry/contract/minimal-pairs.ts';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from './api-client.ts';

/** All sets of minimal pairs, asked for once. */
export const minimalPairSets = queryOptions({
	queryKey: ['minimal pairs'],
	queryFn: ({ signal }) => getJson(apiPaths.minimalPairs, minimalPairSetsSchema, { signal }),
});
