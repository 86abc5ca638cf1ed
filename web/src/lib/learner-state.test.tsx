import { apiPaths } from '@henry/contract/api-paths.ts';
import type { Memory } from '@henry/contract/memory.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { learnerServer, signInForTests, signOutForTests } from './account-for-tests.ts';
import { browserMemory, noMemory, rememberTold, switchMemory, useTalkMemory } from './talk-memory.ts';

const on = switchMemory(noMemory, true);
const told = (text: string) => (memory: Memory) => rememberTold(memory, [{ kind: 'like', text }]);
const textsOf = (memory: Memory | null) => memory?.facts.map(({ text }) => text);
let server: ReturnType<typeof learnerServer>;

beforeEach(() => {
	localStorage.clear();
	server = learnerServer({ memory: on });
	vi.stubGlobal('fetch', server.answer);
});
afterEach(async () => {
	await signOutForTests();
	vi.unstubAllGlobals();
});

function useHere() {
	const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
	const wrapper = ({ children }: { children: ReactNode }) => (
		<QueryClientProvider client={client}>{children}</QueryClientProvider>
	);
	return renderHook(useTalkMemory, { wrapper }).result;
}

test('a visitor’s is known and changed at once, in this browser alone', () => {
	const known = useHere();
	expect(known.current).toMatchObject({ isAwaited: false, memory: noMemory });
	act(() => void known.current.change((memory) => switchMemory(memory, true)));
	expect(known.current.memory).toEqual(on);
	expect(browserMemory.read()).toEqual(on);
	expect(server.calls).toEqual([]);
});

test('an account’s is awaited, shown as changed before it is kept, and kept there alone', async () => {
	await signInForTests();
	const known = useHere();
	expect(known.current.isAwaited).toBe(true);
	await waitFor(() => expect(known.current.memory).toEqual(on));
	let changing = Promise.resolve();
	await act(async () => {
		changing = known.current.change(told('I love cooking'));
		await Promise.resolve();
	});
	await waitFor(() => expect(textsOf(known.current.memory)).toEqual(['I love cooking']));
	await act(() => changing);
	expect(textsOf(server.kept.memory)).toEqual(['I love cooking']);
	expect(browserMemory.read()).toBeNull();
});

test('changes follow on each other and on what another device has kept meanwhile', async () => {
	await signInForTests();
	const known = useHere();
	await waitFor(() => expect(known.current.memory).toEqual(on));
	server.kept = { ...server.kept, memory: told('I like tea')(on) };
	await act(() =>
		Promise.all([known.current.change(told('I love cooking')), known.current.change(told('I like music'))]),
	);
	expect(textsOf(server.kept.memory)).toEqual(['I like music', 'I love cooking', 'I like tea']);
	await waitFor(() => expect(known.current.memory).toEqual(server.kept.memory));
});

test('a change that cannot be kept is taken back, and the next one is made', async () => {
	await signInForTests();
	const known = useHere();
	await waitFor(() => expect(known.current.memory).toEqual(on));
	server.failing = [apiPaths.saveLearnerState];
	await act(() => expect(known.current.change(told('I love cooking'))).rejects.toThrow('The disk is full.'));
	await waitFor(() => expect(known.current.memory).toEqual(on));
	server.failing = [];
	await act(() => known.current.change(told('I like tea')));
	expect(textsOf(server.kept.memory)).toEqual(['I like tea']);
});

test('what cannot be fetched is told with its reason, and tried again', async () => {
	server.failing = [apiPaths.learnerState];
	await signInForTests();
	const known = useHere();
	await waitFor(() => expect(known.current.error?.message).toBe('The disk is full.'));
	expect(known.current).toMatchObject({ isAwaited: false, memory: noMemory });
	server.failing = [];
	act(() => known.current.retry());
	await waitFor(() => expect(known.current).toMatchObject({ error: null, memory: on }));
});

test('of one who waits for their guardian nothing is remembered, whatever this browser kept', async () => {
	browserMemory.keep(told('I love cooking')(on));
	await signInForTests('pending');
	const known = useHere();
	expect(known.current.memory.isOn).toBe(false);
	await act(() => known.current.change((memory) => switchMemory(memory, true)));
	expect(known.current.memory.isOn).toBe(false);
	await act(() => known.current.change(told('I like tea')));
	expect(textsOf(browserMemory.read())).toEqual(['I love cooking']);
	expect(server.calls).toEqual([]);
});
