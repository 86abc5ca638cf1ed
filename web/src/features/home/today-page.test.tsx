import type { Homework } from '@henry/contract/homework.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signInForTests, signOutForTests } from '#web/lib/account-for-tests.ts';
import { MemoryRouter } from '#web/lib/memory-router-for-tests.tsx';
import { localDay } from '#web/lib/practice/local-day.ts';
import { newId } from '#web/lib/practice/new-id.ts';
import { aResult } from '#web/lib/practice/practice-for-tests.ts';
import { practiceKey } from '#web/lib/practice/practice-query.ts';
import { TodayPage } from './today-page.tsx';

vi.mock('#web/lib/offline-judge/judge-here.ts', () => ({ keepJudgeWhenIdle() {} }));

const talk = { label: 'How was your day?', category: 'Daily Life', difficulty: 'beginner' };
const homework: Homework[number] = {
	assignment: {
		...{ id: newId(), classId: newId(), createdAtMs: 1, title: 'My homework', instructions: '' },
		...{ task: { kind: 'aptis' }, dueAtMs: null, attempts: 1, release: 'atOnce' },
	},
	className: '3 B',
	academy: { name: 'Bright', colours: { ground: '#ffffff', text: '#000000' }, logoId: null },
	...{ isReadOnly: false, extraTimePercent: 0, ward: null, isArchived: false, handIns: [] },
};
let answers: Record<string, unknown>;
let queries: QueryClient;

beforeEach(async () => {
	const results = [aResult({ day: localDay(Date.now()), atMs: Date.now() })];
	answers = {
		'/api/practice': { results, cards: [], recordings: [] },
		'/api/talkExercises': [{ id: 1, key: 'howWasYourDay', ...talk }],
		'/api/homework': [homework],
		'/api/learnerState': { memory: null, path: null, begunChecks: null },
	};
	vi.stubGlobal('fetch', async (path: string) =>
		answers[path] ? Response.json(answers[path]) : new Response('', { status: 404 }),
	);
	queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
	await signInForTests();
	render(
		<QueryClientProvider client={queries}>
			<MemoryRouter>
				<TodayPage />
			</MemoryRouter>
		</QueryClientProvider>,
	);
	await screen.findByText('My homework');
});
afterEach(async () => {
	await act(signOutForTests);
	vi.useRealTimers();
	vi.unstubAllGlobals();
	localStorage.clear();
	sessionStorage.clear();
});

test('a day that is there stays in view where a newer answer fails', async () => {
	delete answers['/api/practice'];
	await act(() => queries.refetchQueries({ queryKey: practiceKey }));
	expect(queries.getQueryCache().find({ queryKey: [...practiceKey, 'ana'] })?.state.status).toBe('error');
	expect(screen.getByText('My homework')).toBeTruthy();
	expect(screen.queryByRole('alert')).toBeNull();
});

test('the day becomes the next one at midnight', async () => {
	expect(screen.getByText(/1 day in a row/)).toBeTruthy();
	vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 24 * 60 * 60_000 });
	await vi.waitFor(() => expect(screen.queryByText(/1 day in a row/)).toBeNull());
});

test('what a teacher has asked of a learner whose sign-in is over is shown to nobody', async () => {
	const practised = JSON.stringify({ results: [aResult()], cards: [] });
	localStorage.setItem('henry.practice', practised);
	await act(signOutForTests);
	expect(await screen.findByText('The sentence of the day')).toBeTruthy();
	expect(screen.queryByText('My homework')).toBeNull();
});
