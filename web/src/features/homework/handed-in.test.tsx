import type { Assignment, OwnHandIn } from '@henry/contract/homework.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HandedIn } from './handed-in.tsx';

const assignment = { task: { kind: 'aptis' }, release: 'afterReview' } as unknown as Assignment;
const figures = { words: 0, spokenSeconds: 0, wordsPerMinute: null, correctionsPer100Words: null };
const handIn = (isAskedAgain: boolean) =>
	({
		...{ id: 'answer', attempt: 1, atMs: 1, answersAttempt: null, hasRecording: false, hasSpokenNote: false },
		content: { answers: [], figures: { ...figures, pronunciation0to100: null }, draft: null, reasons: [] },
		...{
			review: { mark: 3.5, marks: {}, note: 'Well said', timedNotes: [], atMs: 2, by: 'Teo' },
			isAskedAgain,
		},
	}) as unknown as OwnHandIn;

test.each([true, false])('a teacher’s word stays whether another look is asked for or not: %s', (isAsked) => {
	render(
		<QueryClientProvider client={new QueryClient()}>
			<HandedIn handIn={handIn(isAsked)} assignment={assignment} isOwn onAnswer={undefined} />
		</QueryClientProvider>,
	);
	expect(screen.getByText('Well said')).toBeTruthy();
	expect(screen.queryByText('Your teacher will look again.') !== null).toBe(isAsked);
	expect(screen.queryByRole('button', { name: 'Ask for another look' }) === null).toBe(isAsked);
});
