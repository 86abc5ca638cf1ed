import { apiPaths } from '@henry/contract/api-paths.ts';
import { checkErrorsSchema } from '@henry/contract/check-errors.ts';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from './api-client.ts';

/** How exact the six-minute check is, by skill, as this server knows it. */
export const checkErrorsQuery = queryOptions({
	queryKey: ['check errors'],
	queryFn: ({ signal }) => getJson(apiPaths.checkErrors, checkErrorsSchema, { signal }),
});
