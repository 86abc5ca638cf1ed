import type { AcademyOverview, Person } from '@henry/contract/academies.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { SafeguardingSettings } from './safeguarding-settings.tsx';

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

const [sara, nora] = ['3f0e9a52-7c1b-4d0e-9a52-7c1b4d0e9a52', '5b8c2d10-6e4f-4a3b-8c2d-106e4f4a3b8c'];
const staff = [
	{ id: sara, displayName: 'Sara', role: 'teacher' },
	{ id: nora, displayName: 'Nora', role: 'assistant' },
];
const overview = {
	academy: { id: 'a' },
	me: { role: 'owner' },
	people: staff as Person[],
	goneLeads: 'lead',
} as AcademyOverview;

test('where the lead has left, another is chosen before anything is saved, and the stand-in stays', async () => {
	const named: unknown[] = [];
	vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
		if (url.endsWith('/nameLeads')) named.push(JSON.parse(body).data);
		const leads = [{ membershipId: sara, displayName: 'Sara', isStandIn: true }];
		return new Response(JSON.stringify({ result: url.endsWith('/nameLeads') ? { done: true } : { leads } }));
	});
	const user = userEvent.setup();
	render(
		<QueryClientProvider client={new QueryClient()}>
			<SafeguardingSettings overview={overview} />
		</QueryClientProvider>,
	);
	expect(await screen.findByText('The safeguarding lead has left. The stand-in is told now.')).toBeTruthy();
	const save = screen.getByRole('button', { name: 'Save' });
	await user.click(save);
	expect(named).toEqual([]);
	expect(screen.getByLabelText<HTMLSelectElement>('Stand-in').value).toBe(sara);
	await user.selectOptions(screen.getByLabelText('Safeguarding lead'), 'Nora');
	await user.click(save);
	expect(await screen.findByText('Saved.')).toBeTruthy();
	expect(named).toEqual([{ academyId: 'a', leadId: nora, standInId: sara }]);
});
