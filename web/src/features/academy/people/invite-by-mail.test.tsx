import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { InviteByMail } from './invite-by-mail.tsx';

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

test('whom no mail went to is named with the reason, and stays in the field', async () => {
	const notSent = { unreachable: ['nobody@example.org'], notNow: ['tea@example.org'] };
	const answer = async () => new Response(JSON.stringify({ result: notSent }));
	vi.stubGlobal('fetch', answer);
	const user = userEvent.setup();
	render(
		<QueryClientProvider client={new QueryClient()}>
			<InviteByMail wanted={{ academyId: 'a', role: 'learner', classId: 'c', wardId: null }} isReady />
		</QueryClientProvider>,
	);
	const field = screen.getByLabelText<HTMLTextAreaElement>('Or send it by email');
	await user.click(field);
	await user.paste('ana@example.org\ntea@example.org, nobody@example.org Ana@example.org');
	await user.click(screen.getByRole('button', { name: 'Send the invitation' }));
	expect(await screen.findByText('1 invitation is sent.')).toBeTruthy();
	expect(screen.getByText('No email reaches these addresses: nobody@example.org')).toBeTruthy();
	expect(screen.getByText(/^These were not written to now: tea@example.org\./)).toBeTruthy();
	expect(field.value).toBe('nobody@example.org\ntea@example.org');
});
