import { markingPaths } from '@henry/contract/marking-paths.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { localDay } from '#web/lib/practice/local-day.ts';
import { dayOf, termOf } from './term-days.ts';
import { TermReports } from './term-reports.tsx';

afterEach(() => {
	cleanup();
	sessionStorage.clear();
	vi.unstubAllGlobals();
});

const figures = {
	...{ due: 0, inTime: 0, late: 0, missing: 0, answers: 0, confirmed: 0, minutesSpoken: 0 },
	...{ levelAtStart: null, levelAtEnd: null, marks: [], strongest: [], weakest: [], mistakes: [] },
};
const id = '3f0e9a52-7c1b-4d0e-9a52-7c1b4d0e9a50';

/** A server at which reports of some days were given, with what was sent to it; it saves one once `answering` is over. */
function serverWith(given: { fromMs: number; toMs: number }, answering = Promise.resolve()) {
	const saved: { fromMs: number; toMs: number; comment: string }[] = [];
	vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
		const data = body && JSON.parse(body).data;
		if (path === markingPaths.lastTerm) return Response.json({ result: { term: given } });
		if (path === markingPaths.readyPhrases) return Response.json({ result: [] });
		if (path === markingPaths.saveTermReport) {
			saved.push(data);
			await answering;
			return Response.json({ result: { done: true } });
		}
		const isSaved = data.fromMs === given.fromMs && data.toMs === given.toMs;
		const comment = saved.at(-1)?.comment ?? (isSaved ? 'Well done' : '');
		const report = {
			...{
				learner: 'Lea',
				className: '3 B',
				fromMs: data.fromMs,
				toMs: data.toMs,
				language: 'en',
				by: 'Teo',
			},
			academy: { name: 'Sol', colours: { ground: '#163e40', text: '#f7f2e7' }, logoId: null },
			...{ comment, figures },
		};
		return Response.json({ result: [{ membershipId: id, isSaved, report }] });
	});
	return saved;
}
async function open() {
	cleanup();
	render(
		<QueryClientProvider client={new QueryClient()}>
			<TermReports classId={id} academyId="sol" backTo="/" />
		</QueryClientProvider>,
	);
	return screen.findByLabelText<HTMLTextAreaElement>('Your comment');
}

test('days of a report that was given come back, and what is typed waits until it is given', async () => {
	const { from } = termOf(Date.now());
	const given = dayOf({ from, to: from });
	const saved = serverWith(given);
	const user = userEvent.setup();
	expect((await open()).value).toBe('Well done');
	expect(screen.getByLabelText<HTMLInputElement>('To').value).toBe(localDay(given.toMs));
	await user.type(await open(), ', Lea');
	expect((await open()).value).toBe('Well done, Lea');
	await user.click(screen.getByRole('button', { name: 'Give it to the family' }));
	expect(await screen.findByText('Lea and their guardians can read it now.')).toBeTruthy();
	expect(saved).toMatchObject([{ ...given, comment: 'Well done, Lea' }]);
	expect(sessionStorage.getItem('henry.typed')).not.toContain('Lea');
});

test('what is typed while a report is being given stays, and waits', async () => {
	const { from } = termOf(Date.now());
	let resolve = () => {};
	const answering = new Promise<void>((answered) => {
		resolve = answered;
	});
	serverWith(dayOf({ from, to: from }), answering);
	const user = userEvent.setup();
	await user.type(await open(), ', Lea');
	await user.click(screen.getByRole('button', { name: 'Give it to the family' }));
	await user.type(screen.getByLabelText('Your comment'), '. Go on!');
	resolve();
	await screen.findByText('Lea and their guardians can read it now.');
	expect(screen.getByLabelText<HTMLTextAreaElement>('Your comment').value).toBe('Well done, Lea. Go on!');
	expect((await open()).value).toBe('Well done, Lea. Go on!');
});
