import { apiPaths } from '@henry/contract/api-paths.ts';
import { signInByMail } from '@henry/server/src/http/accounts-for-tests.ts';
import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { examCacheName } from '#web/lib/kept-for-one.ts';
import { stubCaches } from '#web/lib/kept-here-for-tests.ts';
import { addToOutbox } from '#web/lib/practice/outbox.ts';
import { aResult } from '#web/lib/practice/practice-for-tests.ts';
import { sessionNow } from '#web/lib/session.ts';
import { browser, newAddress, open, openBrowser, signInHere, world } from './accounts-for-tests.tsx';

configure({ asyncUtilTimeout: 10_000 });
openBrowser();

test('what waits on this device is sent before it is signed out of; where that fails, whether it may be lost is asked', async () => {
	const kept = stubCaches();
	const email = newAddress();
	await signInHere(email);
	const session = sessionNow();
	const uid = session.status === 'signedIn' ? session.user.uid : '';
	const result = aResult();
	await addToOutbox(uid, { save: { results: [result], cards: [] } });
	await addToOutbox(uid, { save: { results: [aResult()], cards: [] } });
	browser.refused = apiPaths.savePractice;
	open('/login');
	await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
	const name = '2 things are not sent yet. Sign out all the same? You will lose this.';
	const question = within(await screen.findByRole('group', { name }));
	await userEvent.click(question.getByRole('button', { name: 'Stay signed in' }));
	expect(screen.queryByRole('group', { name })).toBeNull();
	expect([...kept.keys()].filter((path) => path.includes('/outbox/'))).toHaveLength(2);

	await userEvent.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
	const everywhere = screen.getByRole('group', { name: 'Sign out on all devices, on this one too?' });
	await userEvent.click(within(everywhere).getByRole('button', { name: 'Sign out everywhere' }));
	await userEvent.click(
		within(await screen.findByRole('group', { name })).getByRole('button', { name: 'Stay signed in' }),
	);

	browser.refused = undefined;
	await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
	expect(await screen.findByRole('button', { name: 'Sign in with email' })).toBeTruthy();
	const practice = await world.app.inject({
		url: apiPaths.practice,
		cookies: await signInByMail(world, email),
	});
	expect(practice.json().results).toHaveLength(2);

	await signInHere(email);
	await addToOutbox(uid, { save: { results: [aResult()], cards: [] } });
	browser.refused = apiPaths.savePractice;
	open('/login');
	await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
	const last = within(await screen.findByRole('group', { name: /^1 thing is not sent yet/ }));
	await userEvent.click(last.getByRole('button', { name: 'Sign out all the same' }));
	expect(await screen.findByRole('button', { name: 'Sign in with email' })).toBeTruthy();
	expect(kept.size).toBe(0);
});

test('whether an exam without a report may be lost is asked before signing out', async () => {
	const kept = stubCaches();
	await signInHere(newAddress());
	await (await caches.open(examCacheName)).put('/kept-exam/one/setup', new Response('{}'));
	open('/login');
	await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
	const question = within(
		await screen.findByRole('group', { name: /^You began an exam that has no report/ }),
	);
	await userEvent.click(question.getByRole('button', { name: 'Sign out all the same' }));
	expect(await screen.findByRole('button', { name: 'Sign in with email' })).toBeTruthy();
	expect(kept.size).toBe(0);
});
