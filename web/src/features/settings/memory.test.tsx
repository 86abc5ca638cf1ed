import { apiPaths } from '@henry/contract/api-paths.ts';
import type { Memory } from '@henry/contract/memory.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { learnerServer, signInForTests, signOutForTests } from '#web/lib/account-for-tests.ts';
import { MemoryRouter } from '#web/lib/memory-router-for-tests.tsx';
import { browserMemory, noMemory, rememberTold, switchMemory } from '#web/lib/talk-memory.ts';
import { TalkMemory } from './memory.tsx';

const remembering = rememberTold(switchMemory(noMemory, true), [
	{ kind: 'work', text: 'I work in a school' },
	{ kind: 'like', text: 'I love cooking' },
]);
const textsOf = (memory: Memory | null) => memory?.facts.map(({ text }) => text);

beforeEach(() => localStorage.clear());
afterEach(async () => {
	history.replaceState(null, '', '/');
	await signOutForTests();
	vi.unstubAllGlobals();
});

function open() {
	render(
		<QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
			<MemoryRouter>
				<TalkMemory />
			</MemoryRouter>
		</QueryClientProvider>,
	);
	return userEvent.setup();
}

/** The section of somebody who is signed in, whose account remembers this. */
async function openAccount(memory: Memory, failing: string[] = []) {
	const server = learnerServer({ memory });
	server.failing = failing;
	vi.stubGlobal('fetch', server.answer);
	await signInForTests();
	return { server, user: open() };
}

const checkbox = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });

test('memory is off until the visitor agrees; then all of it can be changed and erased, by keyboard', async () => {
	const user = open();
	const consent = await checkbox('Henry may remember. I am 14 or older.');
	expect(consent.checked).toBe(false);
	await user.tab();
	expect(document.activeElement).toBe(consent);
	await user.keyboard(' ');
	expect(consent.checked).toBe(true);
	await vi.waitFor(() => expect(screen.getByRole('status').textContent).toContain('remembers nothing yet'));
	screen.getByText(/It stays in this browser/);

	act(() => browserMemory.keep(remembering));
	const change = await screen.findByRole('button', { name: 'Change “I work in a school”' });
	change.focus();
	await user.keyboard('{Enter}');
	const field = screen.getByRole<HTMLInputElement>('textbox');
	expect(document.activeElement).toBe(field);
	await user.clear(field);
	await user.keyboard('I work in a hospital{Enter}');
	const changed = await screen.findByRole('button', { name: 'Change “I work in a hospital”' });
	expect(document.activeElement).toBe(changed);
	await user.click(screen.getByRole('button', { name: 'Erase “I love cooking”' }));
	expect(textsOf(browserMemory.read())).toEqual(['I work in a hospital']);
	await user.click(screen.getByRole('button', { name: 'Erase all of it' }));
	await vi.waitFor(() => expect(screen.getByRole('status').textContent).toContain('Erased'));
	expect(browserMemory.read()).toEqual({ isOn: true, facts: [] });
});

test('a visitor who is too young is led to an account, for which a parent is asked', () => {
	open();
	expect(screen.getByText(/Under 14\? .* one of your parents is asked by mail/)).toBeTruthy();
	expect(screen.getByRole('link', { name: 'Make an account' }).getAttribute('href')).toBe('/login');
});

test('of whoever is signed in it is kept in the account, and is changed there', async () => {
	const { server, user } = await openAccount(noMemory);
	const consent = await checkbox('Henry may remember.');
	screen.getByText(/It is kept in your account/);
	expect(screen.queryByRole('link')).toBeNull();
	await user.click(consent);
	await vi.waitFor(() => expect(server.kept.memory).toEqual({ isOn: true, facts: [] }));
	expect(consent.checked).toBe(true);
	expect(browserMemory.read()).toBeNull();
});

test('where what is remembered cannot be fetched, that is told and can be tried again', async () => {
	const { server, user } = await openAccount(remembering, [apiPaths.learnerState]);
	await screen.findByRole('alert');
	expect(screen.queryByRole('checkbox')).toBeNull();
	server.failing = [];
	await user.click(screen.getByRole('button', { name: 'Try again' }));
	await screen.findByText('I love cooking');
});

test('a change that cannot be kept is told, nothing is lost, and it can be tried again', async () => {
	const { server, user } = await openAccount(remembering, [apiPaths.saveLearnerState]);
	await user.click(await screen.findByRole('button', { name: 'Erase “I love cooking”' }));
	await screen.findByRole('alert');
	screen.getByText('I love cooking');
	server.failing = [];
	await user.click(screen.getByRole('button', { name: 'Try again' }));
	await vi.waitFor(() => expect(textsOf(server.kept.memory)).toEqual(['I work in a school']));
	await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('what was written stays in its field where it cannot be kept', async () => {
	const { server, user } = await openAccount(remembering, [apiPaths.saveLearnerState]);
	await user.click(await screen.findByRole('button', { name: 'Change “I love cooking”' }));
	await user.type(screen.getByRole('textbox'), ' at home{Enter}');
	await screen.findByRole('alert');
	expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('I love cooking at home');
	server.failing = [];
	await user.click(screen.getByRole('button', { name: 'Save' }));
	await screen.findByRole('button', { name: 'Change “I love cooking at home”' });
	expect(textsOf(server.kept.memory)).toEqual(['I work in a school', 'I love cooking at home']);
});

test('one who waits for their guardian is told so, and can erase what this browser kept', async () => {
	browserMemory.keep(remembering);
	await signInForTests('pending');
	const user = open();
	expect(screen.queryByRole('checkbox')).toBeNull();
	screen.getByText(/as soon as your parent has agreed/);
	expect(screen.getByRole('link', { name: 'My progress' }).getAttribute('href')).toBe('/me');
	await user.click(screen.getByRole('button', { name: 'Erase all of it' }));
	await vi.waitFor(() => expect(textsOf(browserMemory.read())).toEqual([]));
});

test('a link to what Henry remembers leads to it', async () => {
	history.replaceState(null, '', '/settings#memory');
	open();
	await vi.waitFor(() => expect(document.activeElement?.closest('section')?.id).toBe('memory'));
	expect(document.activeElement?.tagName).toBe('H2');
});
