import type { CheckErrors } from '@henry/contract/check-errors.ts';
import { progressCheckId } from '@henry/contract/exams.ts';
import type { PracticeResult, PractisedExam } from '@henry/contract/practice.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { checkErrorsQuery } from '#web/lib/check-errors.ts';
import { MemoryRouter } from '#web/lib/memory-router-for-tests.tsx';
import { localDay } from '#web/lib/practice/local-day.ts';
import { aResult } from '#web/lib/practice/practice-for-tests.ts';
import { showLanguage } from '#web/messages/i18n.ts';
import { CheckSection } from './check-section.tsx';

afterEach(() => showLanguage('en'));

const nowMs = Date.now();
const ago = (days: number) => {
	const atMs = nowMs - days * 24 * 60 * 60_000;
	return { atMs, day: localDay(atMs) };
};
const around = (middle: number) => ({ lowest: middle - 0.7, highest: middle + 0.7 });
const check = (days: number, middle: number, exam: Partial<PractisedExam> = {}) =>
	aResult({
		...{ activity: 'exam', ...ago(days) },
		exam: {
			...{ exam: progressCheckId, form: 'a', parts: ['read'], level: around(middle), band: null },
			criteria: { grammar: around(middle), fluency: around(middle - 1) },
			...exam,
		},
	});
const spoke = (days: number, minutes: number) =>
	aResult({ ...ago(days), measures: { spokenSeconds: 60 * minutes } });

/** `errors`: as the server knows them; empty where it knows nothing yet. */
function show(results: PracticeResult[], errors: CheckErrors = {}) {
	const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
	queries.setQueryData(checkErrorsQuery.queryKey, errors);
	render(
		<QueryClientProvider client={queries}>
			<MemoryRouter address="/me">
				<CheckSection results={results} />
			</MemoryRouter>
		</QueryClientProvider>,
	);
	return within(screen.getByRole('region', { name: 'Your check' }));
}

test('a check that is due has a button, one that is not has its day', () => {
	const due = show([spoke(8, 3)]);
	expect(due.getByRole('link', { name: 'Take the check' }).getAttribute('href')).toBe(
		`/exams?exam=${progressCheckId}`,
	);
	expect(due.getByText('There is no result yet.')).toBeTruthy();
});

test('before its day there is the day and no button', () => {
	const early = show([spoke(1, 3)]);
	expect(early.queryByRole('link')).toBeNull();
	expect(early.getByText(/^The next one comes on \w+/)).toBeTruthy();
});

test('a first result is told with its range and one thing to do, and nothing is compared', () => {
	const section = show([check(1, 3.9), spoke(9, 3)]);
	expect(section.getAllByText('B1 to B2+').length).toBeGreaterThan(0);
	expect(section.getByText(/^This is your first result/)).toBeTruthy();
	expect(section.getByText('Hold the same talk twice, some days apart.', { exact: false })).toBeTruthy();
	expect(section.queryByRole('img')).toBeNull();
});

test('a difference within the error is no certain change, with the minutes of practice beside it', () => {
	const section = show([check(1, 4.9), spoke(3, 60), spoke(20, 34), check(29, 3.5), spoke(40, 5)]);
	expect(section.getByText(/^Since .+: no certain change\.$/).parentElement?.textContent).toContain(
		'94 minutes of speaking between these two checks.',
	);
	expect(section.getByText(/^A change is certain from 1\.5 levels on/)).toBeTruthy();
	expect(section.getByRole('row', { name: /^Grammar.* no certain change$/ })).toBeTruthy();
	expect(section.getByRole('img', { name: /^2 checks as ranges/ })).toBeTruthy();
});

test('what is beyond the error since the first check is told, and the other way round', () => {
	const results = [check(1, 4.9), spoke(2, 10), check(29, 4), spoke(30, 20), check(57, 3)];
	const section = show(results);
	expect(section.getAllByText(/^Since .+: /).map(({ textContent }) => textContent?.split(': ')[1])).toEqual([
		'no certain change.',
		'better.',
	]);
	const minutes = section.getAllByText(/ minutes of speaking between these two checks\.$/);
	expect(minutes.map(({ textContent }) => textContent?.match(/\d+(?= minutes)/)?.[0])).toEqual(['10', '30']);
});

test('the error as two forms in a row have shown it takes the place of the estimate’s own, by skill', () => {
	const results = [check(1, 4.6), check(29, 3.5)];
	const known = { levels: 0.3, pairs: 16, from: 'simulated' } as const;
	const section = show(results, { level: known, grammar: known });
	expect(section.getByText(/^Since .+: better\.$/)).toBeTruthy();
	const told = section.getByText(/^A change is certain from 0\.8 levels on/);
	expect(told.textContent).toContain('This comes from 16 computer voices');
	expect(section.getByRole('row', { name: /^Grammar.* better$/ })).toBeTruthy();
	expect(section.getByRole('row', { name: /^Fluency.* no certain change$/ })).toBeTruthy();
});

test('an error that learners have shown says how many they were', () => {
	const errors = { level: { levels: 0.3, pairs: 34, from: 'learners' } } as const;
	expect(
		show([check(1, 3), check(29, 3.1)], errors).getByText(/34 learners who took two checks/),
	).toBeTruthy();
});

test('the first check may be taken once more from two to fourteen days later, and never a second one', () => {
	const offer = 'Will you take it once more, with new tasks?';
	const offered = (results: PracticeResult[]) => {
		const section = show(results);
		const found = section.queryByText(offer) !== null;
		cleanup();
		return found;
	};
	expect([1, 2, 14, 15].map((days) => offered([check(days, 3)]))).toEqual([false, true, true, false]);
	expect(offered([check(3, 3), check(33, 3)])).toBe(false);
	expect(show([check(1, 3)]).getByText(/^From .+ on you can take it once more/)).toBeTruthy();
});

test('a lower result is told as such', () => {
	expect(show([check(1, 3), check(29, 5)]).getByText(/^Since .+: lower\.$/)).toBeTruthy();
});

test('another exam and other practice are no checks', () => {
	const section = show([check(1, 6, { exam: 'ielts' }), check(2, 6, { exam: 'placement' }), spoke(9, 4)]);
	expect(section.getByText('There is no result yet.')).toBeTruthy();
});
