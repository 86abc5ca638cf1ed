import { defaultSite } from '@henry/contract/site.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ClassesPage } from './classes-page.tsx';

const { address } = vi.hoisted(() => ({ address: 'https://henry.example' }));
vi.mock('#web/lib/academy-here.ts', () => ({
	academyHere: { name: 'Sol', language: 'en', colours: { ground: '#fff', text: '#000' }, logoId: null },
}));
vi.mock('#web/lib/site.ts', () => ({ site: { ...defaultSite, address, issuers: [], hasOtherWays: false } }));

afterEach(() => history.replaceState(null, '', '/'));

test('at an academy’s host, whoever comes by a link to join signs in where no membership is needed', () => {
	for (const [link, leadsTo] of [
		['/classes?code=ABCD2345', `${address}/classes?code=ABCD2345`],
		['/classes?link#invite=secret', `${address}/classes?link#invite=secret`],
		['/classes', '/login'],
	] as const) {
		history.replaceState(null, '', link);
		render(
			<QueryClientProvider client={new QueryClient()}>
				<ClassesPage />
			</QueryClientProvider>,
		);
		expect(screen.getByRole('link').getAttribute('href')).toBe(leadsTo);
		cleanup();
	}
});
