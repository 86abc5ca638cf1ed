import type { AcademyOverview } from '@henry/contract/academies.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { InviteForm } from './invite-form.tsx';

afterEach(() => vi.unstubAllGlobals());

const overview = {
	...{ academy: { id: 'a' }, me: { role: 'owner' }, people: [] },
	classes: [
		{ id: '3b', name: '3 B', isArchived: false },
		{ id: '4a', name: '4 A', isArchived: false },
	],
} as unknown as AcademyOverview;

test('a link says what it was made for, and goes when something else is chosen', async () => {
	const token = 'a'.repeat(43);
	vi.stubGlobal('fetch', async () => Response.json({ result: { token, expiresAtMs: 1 } }));
	const user = userEvent.setup();
	render(
		<QueryClientProvider client={new QueryClient()}>
			<InviteForm overview={overview} />
		</QueryClientProvider>,
	);
	await user.click(screen.getByRole('button', { name: 'Make a link' }));
	expect(await screen.findByText('A link for one person: teacher · 3 B')).toBeTruthy();
	for (const [field, value] of [
		['As', 'learner'],
		['For the class', '4a'],
	] as const) {
		await user.selectOptions(screen.getByLabelText(field), value);
		expect(screen.queryByText(/^A link for one person/)).toBeNull();
		await user.click(screen.getByRole('button', { name: 'Make a link' }));
	}
	expect(await screen.findByText('A link for one person: learner · 4 A')).toBeTruthy();
});
