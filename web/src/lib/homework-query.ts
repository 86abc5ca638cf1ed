import { apiPaths } from '@henry/contract/api-paths.ts';
import { homeworkSchema } from '@henry/contract/homework.ts';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from './api-client.ts';
import { orCopyHere } from './copy-here.ts';

/**
 * The assignments of the signed-in user, with what they have handed in; without a connection, as they were last. Rejects
 * with an `ApiError`.
 */
export const homeworkQuery = queryOptions({
	queryKey: ['homework'],
	queryFn: ({ signal }) =>
		orCopyHere('homework', homeworkSchema, () => getJson(apiPaths.homework, homeworkSchema, { signal })),
});
