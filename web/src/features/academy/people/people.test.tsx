import type { AcademyOverview, Person } from '@henry/contract/academies.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { People } from './people.tsx';

beforeEach(() => vi.stubGlobal('fetch', async () => Response.json({ result: [] })));
afterEach(() => vi.unstubAllGlobals());

const person = (id: string, role: Person['role'], more: Partial<Person> = {}): Person => ({
	...{ id, role, displayName: id, classIds: [], wardIds: [], isHeld: false, hasCard: false },
	...{ extraTimePercent: 0, ...more },
});
const show = (me: Person, ...others: Person[]) =>
	render(
		<QueryClientProvider client={new QueryClient()}>
			<People
				overview={
					{
						academy: { id: 'sol', name: 'Sol' },
						me,
						classes: [],
						people: [me, ...others],
					} as unknown as AcademyOverview
				}
			/>
		</QueryClientProvider>,
	);

test('whoever works for an academy finds the way out of it at their own name', () => {
	show(person('Teo', 'teacher'), person('Ana', 'learner'));
	expect(screen.getByRole('button', { name: 'Leave Sol' })).toBeTruthy();
	expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
});

test('before somebody is removed, it is said whether their account goes with them', async () => {
	show(person('Olga', 'owner'), person('Ana', 'learner'), person('Lea', 'learner', { isHeld: true }));
	expect(screen.queryByRole('button', { name: 'Leave Sol' })).toBeNull();
	for (const [name, question] of [
		['Ana', 'Remove Ana with everything that they handed in? It cannot be brought back.'],
		['Lea', 'Remove Lea with their account and everything in it? It cannot be brought back.'],
	] as const) {
		await userEvent.click(screen.getByRole('button', { name: `Remove ${name}` }));
		expect(screen.getByRole('group', { name: question })).toBeTruthy();
	}
});
