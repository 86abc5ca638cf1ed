import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

type QueryViewProps<Data> = {
	query: UseQueryResult<Data>;
	loading: () => ReactNode;
	error: (error: Error, retry: () => void) => ReactNode;
	empty: () => ReactNode;
	data: (data: Data) => ReactNode;
	/** Whether an answer holds nothing to show. Unless given: an empty list or null. */
	isEmpty?: (data: Data) => boolean;
};

/** The four faces of what the server is asked for. An answer that is there stays in view while a newer one fails. */
export function QueryView<Data>({
	query,
	loading,
	error,
	empty,
	data,
	isEmpty = holdsNothing,
}: QueryViewProps<Data>) {
	if (query.data !== undefined) return isEmpty(query.data) ? empty() : data(query.data);
	if (query.isError) return error(query.error, () => void query.refetch());
	return loading();
}

function holdsNothing(data: unknown): boolean {
	return data === null || (Array.isArray(data) && data.length === 0);
}
