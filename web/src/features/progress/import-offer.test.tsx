import type { ChosenPath } from '@henry/contract/path.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { learnerServer, signInForTests, signOutForTests } from '#web/lib/account-for-tests.ts';
import { browserPath } from '#web/lib/chosen-path.ts';
import { browserMemory, noMemory, rememberTold, switchMemory } from '#web/lib/talk-memory.ts';
import { ImportOffer } from './import-offer.tsx';

const path: ChosenPath = { level: 'B1', goal: 'travel', beganAtMs: 1 };
const remembering = rememberTold(switchMemory(noMemory, true), [{ kind: 'like', text: 'I love cooking' }]);

beforeEach(() => localStorage.clear());
afterEach(async () => {
	await signOutForTests();
	vi.unstubAllGlobals();
});

async function open(kept: Parameters<typeof learnerServer>[0] = {}) {
	const server = learnerServer(kept);
	vi.stubGlobal('fetch', server.answer);
	await signInForTests();
	render(
		<QueryClientProvider client={new QueryClient()}>
			<ImportOffer />
		</QueryClientProvider>,
	);
	return server;
}

test('what Henry remembers in this browser and its path come into the account, where there is nothing else', async () => {
	browserMemory.keep(remembering);
	browserPath.keep(path);
	const server = await open();
	expect(screen.getByText('This browser still keeps what Henry remembers of you.')).toBeTruthy();
	expect(screen.getByText('This browser still keeps your path.')).toBeTruthy();
	await userEvent.click(screen.getByRole('button', { name: 'Add all of it to your account' }));
	await screen.findByText('All of it is in your account now.');
	expect(server.kept).toEqual({ memory: remembering, path, begunChecks: null });
	expect([browserMemory.read(), browserPath.read()]).toEqual([null, null]);
});

test('who has a path in the account is told that it stays', async () => {
	browserPath.keep(path);
	await open({ path: { ...path, level: 'C1' } });
	expect(await screen.findByText(/Your account keeps its own/)).toBeTruthy();
});

test('all of it can be deleted here instead, after a question', async () => {
	browserMemory.keep(remembering);
	browserPath.keep(path);
	const server = await open();
	await userEvent.click(screen.getByRole('button', { name: 'Delete all of it here' }));
	await userEvent.click(screen.getByRole('button', { name: 'Delete all of it' }));
	await vi.waitFor(() => expect(screen.queryByRole('button')).toBeNull());
	expect([browserMemory.read(), browserPath.read()]).toEqual([null, null]);
	expect(server.kept).toEqual({ memory: null, path: null, begunChecks: null });
});

test('where this browser keeps nothing, nothing is offered', async () => {
	await open();
	expect(screen.queryByRole('region')).toBeNull();
});
