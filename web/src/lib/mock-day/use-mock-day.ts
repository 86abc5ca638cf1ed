import { apiPaths } from '@henry/contract/api-paths.ts';
import { type ExamPaper, examPaperSchema } from '@henry/contract/exam-report.ts';
import { type MockDay, mockDaySchema, mockPaths } from '@henry/contract/mock-days.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callFunction, getJson } from '#web/lib/api-client.ts';
import { useReachable } from '#web/lib/connection.ts';
import { answerOrKept } from './kept-answer.ts';
import { sendMockSteps } from './mock-outbox.ts';

export const mockDayKey = (dayId: string) => ['mockDay', dayId];

/** A day, also without the server where this device has opened it before. */
export function useMockDay(dayId: string) {
	return useQuery({
		queryKey: mockDayKey(dayId),
		queryFn: (): Promise<MockDay> =>
			answerOrKept(dayId, mockDaySchema, () => callFunction(mockPaths.mockDay, { dayId }, mockDaySchema)),
		networkMode: 'always',
		staleTime: 0,
		retry: false,
	});
}

/** An exam with one of its forms, also without the server where this device has opened it before. */
export function keptPaper(exam: string, form: string): Promise<ExamPaper> {
	const address = `${apiPaths.exam}?${new URLSearchParams({ exam, form })}`;
	return answerOrKept(`${exam}-${form}`, examPaperSchema, () => getJson(address, examPaperSchema));
}

/** Sends what waits on this device whenever the server can be reached. */
export function useSendingMockSteps(): void {
	const isReachable = useReachable();
	useEffect(() => {
		// What cannot be sent now stays, and is counted on the page.
		if (isReachable) void sendMockSteps().catch(() => {});
	}, [isReachable]);
}
