import { ProviderError } from '@henry/server/src/ports/provider-error.ts';
import { act, configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { signOut } from '#web/lib/session.ts';
import { linkTo, newAddress, open, openBrowser, sendLink, signInHere, world } from './accounts-for-tests.tsx';

configure({ asyncUtilTimeout: 10_000 });
openBrowser();

const parentField = 'Email address of your mother, father or guardian';

test('a child who signed in before says how old they are, and waits for a parent', async () => {
	await signInHere(newAddress());
	const parent = newAddress();
	open('/login');
	await userEvent.click(await screen.findByText('Are you under 14?'));
	await userEvent.type(screen.getByRole('textbox', { name: parentField }), parent);
	await userEvent.click(screen.getByRole('button', { name: 'Ask my parent' }));
	expect(await screen.findByRole('heading', { name: 'Your parent has to agree first' })).toBeTruthy();
	expect(screen.queryByText('Are you under 14?')).toBeNull();
	expect(world.sent.at(-1)).toMatchObject({ to: parent });
});

test('a child whose parent no mail reached waits, and reads that it was not sent', async () => {
	await signInHere(newAddress());
	const failing = new ProviderError('unavailable', 'The mail server is down.');
	vi.spyOn(world.services.mailer, 'send').mockRejectedValueOnce(failing);
	open('/login');
	await userEvent.click(await screen.findByText('Are you under 14?'));
	await userEvent.type(screen.getByRole('textbox', { name: parentField }), newAddress());
	await userEvent.click(screen.getByRole('button', { name: 'Ask my parent' }));
	expect(await screen.findByRole('heading', { name: 'Your parent has to agree first' })).toBeTruthy();
	expect(await screen.findByRole('alert')).toBeTruthy();
	expect(screen.queryByText(/We wrote to them/)).toBeNull();
});

/** Signs in by a link twice, and names a parent the second time. */
async function signInAgain(email: string, parent: string): Promise<void> {
	await signInHere(email);
	await act(signOut);
	open('/login');
	await userEvent.click(await screen.findByRole('checkbox', { name: 'I am under 14' }));
	await userEvent.type(screen.getByRole('textbox', { name: parentField }), parent);
	await sendLink(email);
	await screen.findByRole('heading', { name: 'We sent you a link' });
	open(linkTo(/#token=([\w-]+)/.exec(world.sent.at(-1)?.text ?? '')?.[1] ?? ''));
}

test('who ticks at a later sign-in that they are under 14 is asked whether to write to the parent named', async () => {
	const [email, parent] = [newAddress(), newAddress()];
	await signInAgain(email, parent);
	expect(await screen.findByText(`You said that you are under 14, and named ${parent}.`)).toBeTruthy();
	expect(world.sent.filter(({ to }) => to === parent)).toEqual([]);
	expect(Object.values(localStorage).join()).not.toContain(parent);
	await userEvent.click(screen.getByRole('button', { name: 'Ask my parent' }));
	expect(await screen.findByRole('heading', { name: 'Your parent has to agree first' })).toBeTruthy();
	expect(world.sent.at(-1)).toMatchObject({ to: parent });
});

test('who was named by mistake is not written to', async () => {
	const [email, parent] = [newAddress(), newAddress()];
	await signInAgain(email, parent);
	await userEvent.click(await screen.findByRole('button', { name: 'I am 14 or older' }));
	await expect.poll(() => screen.queryByText(/and named/)).toBeNull();
	expect(world.sent.filter(({ to }) => to === parent)).toEqual([]);
});
