import { myAcademiesSchema } from '@henry/contract/academies.ts';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from './api-client.ts';

/** The academies in which the signed-in user learns, teaches or decides, with their role in each. Rejects with an `ApiError`. */
export const myAcademiesQuery = queryOptions({
	queryKey: ['myAcademies'],
	queryFn: ({ signal }) => getJson(apiPaths.myAcademies, myAcademiesSchema, { signal }),
});
