import { progressCheckId } from '@henry/contract/exams.ts';
import type { PracticeResult, PractisedExam } from '@henry/contract/practice.ts';
import { render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
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

function show(results: PracticeResult[]) {
	render(
		<MemoryRouter address="/me">
			<CheckSection results={results} />
		</MemoryRouter>,
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

test('a lower result is told as such', () => {
	expect(show([check(1, 3), check(29, 5)]).getByText(/^Since .+: lower\.$/)).toBeTruthy();
});

test('another exam and other practice are no checks', () => {
	const section = show([check(1, 6, { exam: 'ielts' }), check(2, 6, { exam: 'placement' }), spoke(9, 4)]);
	expect(section.getByText('There is no result yet.')).toBeTruthy();
});
