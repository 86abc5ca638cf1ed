import { accountPaths } from '@henry/contract/account-paths.ts';
import { anAcademy } from '@henry/server/src/adapters/store/academy-data.ts';
import { permissionFor } from '@henry/server/src/domain/academies/policy.ts';
import { mailedToken } from '@henry/server/src/http/accounts-for-tests.ts';
import { signInForTests } from '@henry/server/src/http/signed-in-for-tests.ts';
import { configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { sessionNow } from '#web/lib/session.ts';
import {
	browser,
	everyAnswer,
	linkTo,
	newAddress,
	open,
	openBrowser,
	signInHere,
	world,
} from './accounts-for-tests.tsx';

configure({ asyncUtilTimeout: 10_000 });
openBrowser();

test('where an academy asks its staff for a passkey, the link is half of a sign-in, and the academy answers nothing', async () => {
	const email = newAddress();
	const { id: ownerId } = (await signInForTests(world.services, email)).account;
	const { academyId } = await anAcademy(world.services.store, { ownerId, marker: 'Sol' });
	await world.services.store.houses.askForTwoFactors(
		permissionFor('askForTwoFactors', ownerId),
		academyId,
		true,
	);
	localStorage.setItem('emailForSignIn', email);
	open(linkTo(await mailedToken(world, email)));
	expect(await screen.findByRole('heading', { name: 'One more step to sign in' })).toBeTruthy();
	// Passkeys belong to names, and this server is called by a number.
	expect(screen.getByText(/Passkeys do not work at this address/)).toBeTruthy();
	open('/academy');
	expect(await screen.findByRole('heading', { name: 'One more step to sign in' })).toBeTruthy();
	await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
	await vi.waitFor(() => expect(sessionNow().status).toBe('visitor'));
});

test('a link to an academy’s host leads whoever is signed in nowhere before they say so, and no stranger at all', async () => {
	const { houses } = world.services.store;
	const { id: ownerId } = (await signInForTests(world.services, newAddress())).account;
	const { academyId } = await anAcademy(world.services.store, { ownerId, marker: 'Trap' });
	const house = { academyId, senderName: null, addressName: null, hostName: 'trap.example' };
	await houses.change(permissionFor('changeAcademy', ownerId), house);
	await houses.confirmHost('trap.example', 1);
	world.clock.time += 30_000;
	await signInHere(newAddress());
	open('/login?host=trap.example&challenge=chosen');
	expect(await screen.findByRole('heading', { name: 'Sign in at trap.example?' })).toBeTruthy();
	await everyAnswer();
	expect(browser.calls).not.toContain(accountPaths.givePass);
	await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
	expect(await screen.findByText(/not for your account/)).toBeTruthy();
	expect(browser.calls).toContain(accountPaths.givePass);
	await userEvent.click(screen.getByRole('link', { name: 'Stay here' }));
	expect(await screen.findByRole('button', { name: 'Sign out' })).toBeTruthy();
});
