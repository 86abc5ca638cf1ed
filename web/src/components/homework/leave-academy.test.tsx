import type { Role } from '@henry/contract/academies.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { LeaveAcademy } from './leave-academy.tsx';

afterEach(() => vi.unstubAllGlobals());

const show = (role: Role, onLeft?: () => void) =>
	render(
		<QueryClientProvider client={new QueryClient()}>
			<LeaveAcademy
				place={{ academy: { id: 'sol', name: 'Sol' }, me: { id: 'me', role, displayName: 'Ana' } }}
				{...(onLeft && { onLeft })}
			/>
		</QueryClientProvider>,
	);

test.each<[Role, RegExp]>([
	['learner', /What you handed in there is deleted for good/],
	['guardian', /You will not see this homework any more/],
	['teacher', /Only a new invitation brings you back/],
	['coordinator', /Only a new invitation brings you back/],
])('whoever is a %s leaves an academy once they have read what goes with it', async (role, question) => {
	const sent: unknown[] = [];
	vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
		sent.push([path, JSON.parse(body).data]);
		return Response.json({ result: { done: true } });
	});
	const onLeft = vi.fn();
	show(role, onLeft);
	await userEvent.click(screen.getByRole('button', { name: 'Leave Sol' }));
	expect(sent).toEqual([]);
	const asked = within(screen.getByRole('group', { name: question }));
	await userEvent.click(asked.getByRole('button', { name: 'Leave' }));
	await vi.waitFor(() => expect(onLeft).toHaveBeenCalledOnce());
	expect(sent).toEqual([['/api/removeMember', { academyId: 'sol', membershipId: 'me' }]]);
});

test('its owner hands an academy over or deletes it, and does not leave it', () => {
	show('owner');
	expect(screen.queryByRole('button')).toBeNull();
});
