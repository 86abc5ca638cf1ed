import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signInForTests, signOutForTests } from '#web/lib/account-for-tests.ts';
import { keepHomework } from '#web/lib/homework-now.ts';
import { browserKeeper } from '#web/lib/practice/browser-keeper.ts';
import { aResult } from '#web/lib/practice/practice-for-tests.ts';
import { countTalk } from '#web/lib/talks-held.ts';
import { keepWalk } from '#web/lib/today-walk.ts';
import { DeleteFromBrowser, EraseAccount } from './delete-everything.tsx';

beforeEach(() => {
	localStorage.clear();
	sessionStorage.clear();
	vi.stubGlobal('fetch', async (path: string) =>
		Response.json({ result: path === '/api/refreshSession' ? { signedIn: false } : { done: true } }),
	);
});
afterEach(async () => {
	await signOutForTests();
	vi.unstubAllGlobals();
});

/** Somebody has practised, and begun things. One whose guardian has yet to agree does so in the browser, too. */
async function leaveThings() {
	await browserKeeper.save({ results: [aResult()], cards: [] });
	keepWalk({ steps: [{ kind: 'talk', to: '/talkToHenry' }], at: 0 });
	keepHomework({
		...{ assignmentId: 'one', title: 'Talk', activity: 'talk', sharesRecording: false, asksForHelp: false },
	});
	countTalk('hobbies');
}

test.each([
	['the account is erased', true],
	['a visitor deletes everything', false],
])('nothing of the person stays where %s', async (_how, isSignedIn) => {
	if (isSignedIn) await signInForTests('pending');
	await leaveThings();
	render(
		<QueryClientProvider client={new QueryClient()}>
			{isSignedIn ? <EraseAccount email={null} onErased={() => {}} /> : <DeleteFromBrowser />}
		</QueryClientProvider>,
	);
	const name = isSignedIn ? 'Erase my account' : 'Delete everything';
	await userEvent.click(screen.getByRole('button', { name }));
	const [confirm] = screen.getAllByRole('button', { name }).slice(-1);
	await userEvent.click(confirm as HTMLElement);
	await vi.waitFor(() => expect({ ...sessionStorage, ...localStorage }).toEqual({}));
});
