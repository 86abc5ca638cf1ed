import { apiPaths } from '@henry/contract/api-paths.ts';
import { examListSchema } from '@henry/contract/exam-report.ts';
import { type ChosenPath, type PathLevel, pathWeeksSchema } from '@henry/contract/path.ts';
import type { PracticeResult } from '@henry/contract/practice.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { getJson } from '#web/lib/api-client.ts';
import { daysOfPath, standingDays } from './path.ts';

/** The weeks of a level, asked for once. */
export const pathWeeks = (level: PathLevel) =>
	queryOptions({
		queryKey: ['pathWeeks', level],
		queryFn: ({ signal }) => getJson(`${apiPaths.pathWeeks}?level=${level}`, pathWeeksSchema, { signal }),
		staleTime: Number.POSITIVE_INFINITY,
	});

/** All exams, as their page asks for them. */
export const examListings = queryOptions({
	queryKey: ['exams'],
	queryFn: ({ signal }) => getJson(apiPaths.exams, examListSchema, { signal }),
	staleTime: Number.POSITIVE_INFINITY,
});

/** The days of a path as they stand by what was practised; undefined while something of it is not there. */
export function usePathDays(path: ChosenPath | undefined, results: readonly PracticeResult[] | undefined) {
	const weeks = useQuery({ ...pathWeeks(path?.level ?? 'A2'), enabled: path !== undefined });
	const exams = useQuery({ ...examListings, enabled: path?.exam !== undefined });
	const exam = exams.data?.find(({ id }) => id === path?.exam);
	const isThere = path && results && weeks.data && (path.exam === undefined || exams.data);
	return {
		weeks: weeks.data,
		exam,
		days: isThere ? standingDays(path, daysOfPath(path, weeks.data, exam), results) : undefined,
		error: weeks.error ?? exams.error,
		retry: () => void Promise.all([weeks.refetch(), ...(path?.exam ? [exams.refetch()] : [])]),
	};
}
