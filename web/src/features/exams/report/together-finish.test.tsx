import { apiPaths } from '@henry/contract/api-paths.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { MemoryRouter } from '#web/lib/memory-router-for-tests.tsx';
import { TogetherFinish } from './together-finish.tsx';

afterEach(() => vi.unstubAllGlobals());

test('what two people said is needed until both have their report, each with their own name on paper', async () => {
	const reported = { Ana: () => {}, Ben: () => {} };
	const waiting = [
		new Promise<void>((resolve) => Object.assign(reported, { Ana: resolve })),
		new Promise<void>((resolve) => Object.assign(reported, { Ben: resolve })),
	];
	vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
		if (path !== apiPaths.examReport) return new Response('', { status: 404 });
		const { candidate } = JSON.parse(String(body)).data.together;
		await waiting[candidate];
		return Response.json({ result: { answers: [], estimate: null } });
	});
	const calls = { onReported: vi.fn(), onRestart: vi.fn(), onLater: vi.fn() };
	const together = { names: ['Ana', 'Ben'], furtherForms: ['b'], keeps: null };
	const setup = { exam: 'b2-first', form: 'a', parts: ['1'], mode: 'exam', timing: 'exam', together };
	const paper = { exam: { staysUnseen: false }, form: {}, pictures: [] };
	const props = {
		...{ setup, paper, turns: [], answers: [], title: 'B2 First', resultId: 'run' },
		...calls,
	} as unknown as ComponentProps<typeof TogetherFinish>;
	const { container } = render(
		<QueryClientProvider client={new QueryClient()}>
			<MemoryRouter address="/exams">
				<TogetherFinish {...props} />
			</MemoryRouter>
		</QueryClientProvider>,
	);
	const button = (name: string) => screen.findByRole('button', { name });
	const onPaper = () =>
		[...container.querySelectorAll('[data-printed] > header')].map((one) => one.textContent);
	await expect
		.poll(onPaper)
		.toEqual([expect.stringContaining('Learner: Ana'), expect.stringContaining('Learner: Ben')]);
	reported.Ana();
	await expect.poll(() => screen.queryAllByText('Your answers', { exact: false }).length).toBeGreaterThan(0);
	await userEvent.click(await button('Leave for now'));
	expect([calls.onReported, calls.onLater].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
	reported.Ben();
	await userEvent.click(await button('Start over'));
	expect([calls.onReported, calls.onRestart].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});
