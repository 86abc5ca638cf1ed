// @vitest-environment jsdom

import { afterEach, expect, test, vi } from 'vitest';
import { signInForTests, signOutForTests } from '#web/lib/account-for-tests.ts';
import { signOut } from '#web/lib/session.ts';
import { queryClient } from './server-state.tsx';

afterEach(async () => {
	await signOutForTests();
	vi.unstubAllGlobals();
	localStorage.clear();
	sessionStorage.clear();
});

test.each([
	['one who signs out', signOut, undefined],
	['one who gives way to somebody else', () => signInForTests('notNeeded', 'ben'), undefined],
	['one whose sign-in lasts', () => signInForTests(), 'homework of Ana'],
])('what was answered stays for nobody else: %s', async (_who, goOn, left) => {
	vi.stubGlobal('fetch', async () => Response.json({ result: { done: true } }));
	await signInForTests();
	queryClient.setQueryData(['homework'], 'homework of Ana');
	await goOn();
	expect(queryClient.getQueryData(['homework'])).toBe(left);
});
