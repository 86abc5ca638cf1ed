import type { AcademyOverview } from '@henry/contract/academies.ts';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { type MockDay, mockPaths } from '@henry/contract/mock-days.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { MockDayForm } from './mock-day-form.tsx';

afterEach(() => vi.unstubAllGlobals());

const id = (place: number) => `00000000-0000-4000-8000-00000000000${place}`;
const exam = {
	...{
		id: 'b2-first',
		family: 'cambridge',
		name: 'B2 First',
		owner: 'Cambridge',
		levels: ['B2'],
		minutes: 14,
	},
	...{ parts: [], forms: [{ id: 'a', title: { en: 'A', es: 'A' } }], minutesTogether: null },
};
const candidate = { membershipId: id(3), displayName: 'Lea', classId: id(2), className: 'Archived' };
const day = {
	...{ id: id(1), academyId: id(5), title: 'Mock', exam: 'b2-first', form: 'a', furtherForms: [] },
	...{ groupSize: 1, startsAtMs: 1_800_000_000_000, pauseMinutes: 5, rooms: ['Room 1'], examiners: [] },
	slots: [{ id: id(4), room: 'Room 1', startsAtMs: 1_800_000_000_000, minutes: 14, candidates: [candidate] }],
} as unknown as MockDay;

test('a day is changed though its class is archived', async () => {
	const saved: unknown[] = [];
	vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
		const { pathname } = new URL(address, 'http://localhost');
		if (pathname === apiPaths.exams) return Response.json([exam]);
		if (pathname === mockPaths.saveMockDay) {
			saved.push(JSON.parse(String(init?.body)));
			return Response.json({ result: { done: true } });
		}
		return Response.json({ result: { learners: [], staff: [], takenForms: [] } });
	});
	const onSaved = vi.fn();
	const overview = { academy: { id: id(5) }, classes: [] } as unknown as AcademyOverview;
	render(
		<QueryClientProvider client={new QueryClient()}>
			<MockDayForm overview={overview} day={day} onSaved={onSaved} onCancel={() => {}} />
		</QueryClientProvider>,
	);
	await userEvent.click(await screen.findByRole('button', { name: 'Save the mock exam' }));
	await waitFor(() => expect(onSaved).toHaveBeenCalled());
	expect(JSON.stringify(saved)).toContain(candidate.membershipId);
});
