import { apiPaths } from '@henry/contract/api-paths.ts';
import { type ExamPaper, examPaperSchema } from '@henry/contract/exam-report.ts';
import { useQuery } from '@tanstack/react-query';
import { getJson } from '#web/lib/api-client.ts';
import type { ExamSetup, TakenPaper } from './exam-run.ts';

const fetchPaper = (exam: string, form: string, signal?: AbortSignal): Promise<ExamPaper> =>
	getJson(`${apiPaths.exam}?${new URLSearchParams({ exam, form })}`, examPaperSchema, { signal });

/** Asks the server for an exam with one of its forms. */
export function useExamPaper(exam: string, form: string) {
	return useQuery({
		queryKey: ['exam', exam, form],
		queryFn: ({ signal }) => fetchPaper(exam, form, signal),
		staleTime: Number.POSITIVE_INFINITY,
	});
}

/** What is needed to take an exam: its form, those of further candidates, and the pictures of all. */
async function fetchTakenPaper(
	{ exam, form, together }: Pick<ExamSetup, 'exam' | 'form' | 'together'>,
	signal?: AbortSignal,
): Promise<TakenPaper> {
	const forms = [form, ...(together?.furtherForms ?? [])];
	const [paper, ...others] = await Promise.all(forms.map((each) => fetchPaper(exam, each, signal)));
	const pictures = [paper, ...others].flatMap((each) => each?.pictures ?? []);
	return { ...(paper as ExamPaper), pictures, furtherForms: others.map((other) => other.form) };
}

/** The same, for a component. */
export function useTakenPaper(setup: Pick<ExamSetup, 'exam' | 'form' | 'together'>) {
	const { exam, form, together } = setup;
	return useQuery({
		queryKey: ['exam', exam, form, ...(together?.furtherForms ?? [])],
		queryFn: ({ signal }) => fetchTakenPaper(setup, signal),
		staleTime: Number.POSITIVE_INFINITY,
	});
}
