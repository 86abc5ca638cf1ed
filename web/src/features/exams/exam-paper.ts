import { apiPaths } from '@henry/contract/api-paths.ts';
import { type ExamPaper, examPaperSchema } from '@henry/contract/exam-report.ts';
import { useQuery } from '@tanstack/react-query';
import { getJson } from '#web/lib/api-client.ts';

/** Asks the server for an exam with one of its forms. */
export function useExamPaper(exam: string, form: string) {
	return useQuery({
		queryKey: ['exam', exam, form],
		queryFn: ({ signal }): Promise<ExamPaper> =>
			getJson(`${apiPaths.exam}?${new URLSearchParams({ exam, form })}`, examPaperSchema, { signal }),
		staleTime: Number.POSITIVE_INFINITY,
	});
}
