import type { AcademyOverview } from '@henry/contract/academies.ts';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Queue } from './queue.tsx';

afterEach(() => {
	cleanup();
	sessionStorage.clear();
	vi.unstubAllGlobals();
});

const idOf = (place: number) => `3f0e9a52-7c1b-4d0e-9a52-7c1b4d0e9a5${place}`;
const overview = {
	academy: { id: idOf(9) },
	me: { role: 'teacher' },
	classes: [],
	people: [],
} as unknown as AcademyOverview;

/** An answer that waits, with a draft from 2 to 4. */
const waiting = (learner: string, place: number) => ({
	...{ id: idOf(place), assignmentId: idOf(8), attempt: 1, atMs: 1, answersAttempt: null },
	...{ hasRecording: false, hasSpokenNote: false, learner, title: 'Week 1', className: 'B1' },
	task: { kind: 'question', question: 'Where?', seconds: 60 },
	content: {
		answers: [],
		figures: {
			...{ words: 9, spokenSeconds: 5, wordsPerMinute: 100 },
			...{ correctionsPer100Words: null, pronunciation0to100: null },
		},
		draft: { lowest: 2, highest: 4, basis: 'language', criteria: [] },
		reasons: learner === 'Needy' ? ['late'] : [],
	},
	review: null,
	history: [],
});

const people = ['Ana', 'Ben', 'Needy', 'Zoe'];

/** A queue at a server whose undoing fails as `failing` says; answers what was sent, in its order, and what is confirmed. */
async function openQueue(failing: (handInId: string) => number | undefined = () => undefined) {
	const all = people.map(waiting);
	const confirmed = new Set<string>();
	const sent: unknown[] = [];
	const undone: { handInId: string; undoId: string }[] = [];
	vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
		const data = body && JSON.parse(body).data;
		const entries = all.filter(({ id }) => !confirmed.has(id));
		if (path === apiPaths.reviewQueue) return Response.json({ result: { entries, total: entries.length } });
		if (path === apiPaths.reviewAnswers) {
			sent.push(data);
			for (const { handInId } of data.reviews) confirmed.add(handInId);
		} else if (path === apiPaths.undoReview) {
			undone.push(data);
			const status = failing(data.handInId);
			if (status) return new Response('{}', { status });
			confirmed.delete(data.handInId);
		} else return new Response('{}', { status: 404 });
		return Response.json({ result: { done: true } });
	});
	const user = userEvent.setup();
	render(
		<QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
			<Queue overview={overview} />
		</QueryClientProvider>,
	);
	await user.click(await screen.findByText('Confirm many at once'));
	return { user, sent, undone, confirmed };
}

test('drafts that nothing speaks against are confirmed at once but those left out, and taken back at once', async () => {
	const { user, sent, confirmed } = await openQueue();
	expect(screen.getAllByRole('checkbox', { name: /Week 1/ })).toHaveLength(3);
	await user.click(screen.getByRole('checkbox', { name: /^Ben/ }));
	await user.click(screen.getByRole('button', { name: 'Confirm 2 drafts' }));
	expect(await screen.findByText('Confirmed: 2.')).toBeTruthy();
	const review = (place: number) => ({ handInId: idOf(place), mark: 3, marks: {}, note: '' });
	expect(sent).toEqual([{ reviews: [review(0), review(3)], isUnheard: true }]);
	await user.click(screen.getByRole('button', { name: 'Undo' }));
	expect(await screen.findByText('Undone: 2.')).toBeTruthy();
	expect(confirmed.size).toBe(0);
});

test('an undo that fails half way says what was undone and what not, and goes on there when pressed again', async () => {
	let isDown = true;
	const { user, undone, confirmed } = await openQueue((id) => (isDown && id === idOf(1) ? 503 : undefined));
	await user.click(screen.getByRole('button', { name: 'Confirm 3 drafts' }));
	await user.click(await screen.findByRole('button', { name: 'Undo' }));
	expect(await screen.findByText('Undone: Ana · Week 1.')).toBeTruthy();
	expect(screen.getByText('Not undone: Ben · Week 1, Zoe · Week 1.')).toBeTruthy();
	expect(screen.getByRole('alert')).toBeTruthy();
	await user.click(screen.getByText('Confirm many at once'));
	expect(await screen.findByRole('checkbox', { name: /^Ana/ })).toBeTruthy();
	isDown = false;
	await user.click(screen.getByRole('button', { name: 'Undo' }));
	expect(await screen.findByText('Undone: 3.')).toBeTruthy();
	expect(screen.queryByRole('alert')).toBeNull();
	expect(undone.map(({ handInId }) => handInId)).toEqual([0, 1, 1, 3].map(idOf));
	const [, failed, again] = undone;
	expect(again?.undoId, 'the server knows the one whose answer was lost').toBe(failed?.undoId);
	expect(new Set(undone.map(({ undoId }) => undoId)).size).toBe(3);
	expect(confirmed.size).toBe(0);
});

test('an answer that is gone keeps no other from being undone', async () => {
	const { user, confirmed } = await openQueue((id) => (id === idOf(0) ? 404 : undefined));
	await user.click(screen.getByRole('button', { name: 'Confirm 3 drafts' }));
	await user.click(await screen.findByRole('button', { name: 'Undo' }));
	expect(await screen.findByText('Undone: Ben · Week 1, Zoe · Week 1.')).toBeTruthy();
	expect(screen.getByText('Not undone: Ana · Week 1.')).toBeTruthy();
	expect([...confirmed]).toEqual([idOf(0)]);
});

test('what is typed of an answer waits while others are looked at, and no draft is confirmed in its place', async () => {
	const { user, sent, confirmed } = await openQueue();
	const note = () => screen.getByLabelText<HTMLTextAreaElement>('A word to the learner');
	await user.type(note(), 'Slowly!');
	await user.click(screen.getByRole('button', { name: 'Next' }));
	expect(note().value).toBe('');
	await user.click(screen.getByRole('button', { name: 'Confirm 2 drafts' }));
	expect(await screen.findByText('Confirmed: 2.')).toBeTruthy();
	expect([...confirmed]).toEqual([idOf(1), idOf(3)]);
	await user.click(screen.getByRole('button', { name: 'Confirmed' }));
	await user.click(screen.getByRole('button', { name: 'Waiting' }));
	await screen.findByRole('article', { name: 'Ana' });
	expect(note().value).toBe('Slowly!');
	await user.click(screen.getByRole('button', { name: 'Confirm' }));
	await screen.findByRole('article', { name: 'Needy' });
	expect(sent.at(-1)).toMatchObject({ reviews: [{ handInId: idOf(0), mark: 3, note: 'Slowly!' }] });
	expect(sessionStorage.getItem('henry.typed')).toBe('{}');
});
