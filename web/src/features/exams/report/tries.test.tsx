import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { browserKeeper } from '#web/lib/practice/browser-keeper.ts';
import { aResult } from '#web/lib/practice/practice-for-tests.ts';
import { Tries } from './tries.tsx';

const setup = { exam: 'ielts', parts: ['1'], mode: 'exam' as const };
const level = (lowest: number) => ({ lowest, highest: lowest + 1 });
const tried = (atMs: number, lowest: number) =>
	aResult({
		...{ atMs, activity: 'exam' },
		exam: { ...setup, form: 'a', band: null, level: level(lowest) },
	});

beforeEach(() => localStorage.clear());

test.each([
	['before an exam, where there are none, nothing is said', undefined, false],
	['in the report', { atMs: 3, form: 'a', level: level(0.5), band: null }, true],
])('of three things to do after a lower estimate: %s', async (_, now, isSaid) => {
	await browserKeeper.save({ results: [tried(1, 4), tried(2, 2)], cards: [] });
	render(
		<QueryClientProvider client={new QueryClient()}>
			<Tries setup={setup} now={now} />
		</QueryClientProvider>,
	);
	const text = await screen.findByText(/^The last range lies below the one before\./);
	expect(text.textContent?.includes('three things to do')).toBe(isSaid);
});
