import { defaultSite } from '@henry/contract/site.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { MemoryRouter } from '#web/lib/memory-router-for-tests.tsx';
import { SecondFactor } from './second-factor.tsx';

const { issuers } = vi.hoisted(() => ({ issuers: [{ id: 'issuer', name: 'Sol ID' }] }));
vi.mock('#web/lib/site.ts', () => ({
	site: { ...defaultSite, hasPasskeys: true, issuers, contactEmail: 'help@example.org', hasOtherWays: false },
}));

test('whoever has two factors of an issuer is led there, and makes no passkey', async () => {
	render(
		<MemoryRouter address="/me">
			<QueryClientProvider client={new QueryClient()}>
				<SecondFactor missing="useIssuer" />
			</QueryClientProvider>
		</MemoryRouter>,
	);
	expect(await screen.findByRole('button', { name: 'Sign in with Sol ID' })).toBeTruthy();
	expect(screen.queryByRole('button', { name: /passkey/ })).toBeNull();
	expect(screen.getByRole('link', { name: 'help@example.org' })).toBeTruthy();
});
