import { sessionTokenMs, signInLinkMs, tokenRefreshBeforeExpiryMs } from '@henry/contract/limits.ts';
import { mailedToken, post, signInByMail } from '@henry/server/src/http/accounts-for-tests.ts';
import { act, configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { refreshNow, signOut } from '#web/lib/session.ts';
import { showLanguage } from '#web/messages/i18n.ts';
import {
	browser,
	everyAnswer,
	headerLink,
	inPage,
	linkTo,
	newAddress,
	open,
	openBrowser,
	sendLink,
	signInHere,
	world,
} from './accounts-for-tests.tsx';

configure({ asyncUtilTimeout: 10_000 });
openBrowser();

test('a visitor causes no call about an account and is offered to sign in', async () => {
	open('/login');
	expect(await screen.findByRole('button', { name: 'Sign in with email' })).toBeTruthy();
	expect(headerLink('/login')?.textContent).toBe('Sign in');
	expect(headerLink('/me')?.textContent).toBe('My progress');
	// The footer asks which engines are at work.
	expect(browser.calls.filter((path) => path !== '/api/health')).toEqual([]);
});

test('the address is kept until the link has signed in, once even where effects run twice', async () => {
	const email = newAddress();
	open('/login');
	await sendLink(email);
	expect(await screen.findByRole('heading', { name: 'We sent you a link' })).toBeTruthy();
	expect(localStorage.getItem('emailForSignIn')).toBe(email);
	expect(screen.getByRole('button', { name: /another link in \d+ s/ })).toHaveProperty('disabled', true);

	const token = /token=([\w-]+)/.exec(world.sent.at(-1)?.text ?? '')?.[1] ?? '';
	open(linkTo(token));
	expect(await screen.findByRole('heading', { level: 1, name: 'Grammar Speech' })).toBeTruthy();
	expect(browser.calls.filter((path) => path === '/api/finishSignIn')).toHaveLength(1);
	expect(localStorage.getItem('emailForSignIn')).toBeNull();
	expect(localStorage.getItem('henry.signedIn')).toMatch(/^[0-9a-f-]{36} \d+$/);
});

test('without a stored address it is asked for, and a wrong one may be put right', async () => {
	const email = newAddress();
	open(linkTo(await mailedToken(world, email)));
	const field = await screen.findByRole('textbox', { name: 'Please provide your email for confirmation' });
	await userEvent.type(field, 'someone@example.com{Enter}');
	expect((await screen.findByRole('alert')).textContent).toContain('not sent to this address');
	await userEvent.clear(field);
	await userEvent.type(field, `${email}{Enter}`);
	expect(await screen.findByRole('heading', { level: 1, name: 'Grammar Speech' })).toBeTruthy();
});

test('links that do not sign in say why and lead to a new one', async () => {
	const email = newAddress();
	localStorage.setItem('emailForSignIn', email);
	const expectRefusal = async (path: string, words: string) => {
		open(path);
		expect(await screen.findByText(words)).toBeTruthy();
		expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe('/login');
	};
	await expectRefusal('/finishSignUp', 'This link is not complete');
	await expectRefusal(linkTo('a'.repeat(43)), 'This link does not work');
	const expired = await mailedToken(world, email);
	world.clock.time += signInLinkMs;
	await expectRefusal(linkTo(expired), 'This link has expired');
	expect(localStorage.getItem('emailForSignIn')).toBe(email);
});

test('a link that was used says so; whoever is signed in reads that instead', async () => {
	const email = newAddress();
	const token = await mailedToken(world, email);
	localStorage.setItem('emailForSignIn', email);
	open(linkTo(token));
	await screen.findByRole('heading', { level: 1, name: 'Grammar Speech' });
	localStorage.setItem('emailForSignIn', email);
	open(linkTo(token));
	expect(await screen.findByText(`You are signed in already, as ${email}.`)).toBeTruthy();
	expect(screen.getByRole('link', { name: 'Go on practising' }).getAttribute('href')).toBe('/exercise');
	await act(signOut);
	open(linkTo(token));
	expect(await screen.findByText('This link has been used already')).toBeTruthy();
});

test('an unreachable server is told apart from a link that does not work, and can be tried again', async () => {
	const email = newAddress();
	const token = await mailedToken(world, email);
	localStorage.setItem('emailForSignIn', email);
	browser.isOnline = false;
	open(linkTo(token));
	expect(await inPage().findByText('Henry cannot be reached')).toBeTruthy();
	browser.isOnline = true;
	await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
	expect(await screen.findByRole('heading', { level: 1, name: 'Grammar Speech' })).toBeTruthy();
});

test('too many links are told in the language of the page', async () => {
	const email = newAddress();
	for (let link = 0; link < 5; link += 1) await mailedToken(world, email);
	await showLanguage('es');
	open('/login');
	await userEvent.type(
		await screen.findByRole('textbox', { name: 'Tu dirección de correo' }),
		`${email}{Enter}`,
	);
	expect((await screen.findByRole('alert')).textContent).toContain('pide otro dentro de 15 minutos');
	expect(localStorage.getItem('emailForSignIn')).toBeNull();
});

test('the signed-in read as whom, and can sign out', async () => {
	const email = newAddress();
	await signInHere(email);
	await vi.waitFor(() => expect(headerLink('/login')?.textContent).toBe('Your account'));
	open('/login');
	expect(await screen.findByText(`You are signed in as ${email}.`)).toBeTruthy();
	await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
	expect(await screen.findByRole('button', { name: 'Sign in with email' })).toBeTruthy();
	expect(headerLink('/login')?.textContent).toBe('Sign in');
	expect(browser.cookies).toEqual({});
});

test('devices are listed, this one marked; one is signed out alone, then all of them', async () => {
	const email = newAddress();
	await signInHere(email);
	const elsewhere = await signInByMail(world, email);
	open('/login');
	const list = within(await screen.findByRole('list', { name: 'Your devices' }));
	expect(list.getAllByRole('listitem')).toHaveLength(2);
	expect(list.getAllByText('This device')).toHaveLength(1);
	const other = list.getAllByRole('listitem').find((item) => !within(item).queryByText('This device'));
	await userEvent.click(within(other as HTMLElement).getByRole('button'));
	await vi.waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
	const refreshed = await post(world.app, '/api/refreshSession', {}, elsewhere);
	expect(refreshed.json()).toEqual({ signedIn: false });

	await userEvent.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
	const question = screen.getByRole('group', { name: 'Sign out on all devices, on this one too?' });
	await userEvent.click(within(question).getByRole('button', { name: 'Sign out everywhere' }));
	expect(await screen.findByRole('button', { name: 'Sign in with email' })).toBeTruthy();
	expect(browser.cookies).toEqual({});
});

test('a child names a parent, who agrees by the link of their mail and can take it back', async () => {
	const [email, parent] = [newAddress(), newAddress()];
	open('/login');
	await userEvent.click(await screen.findByRole('checkbox', { name: 'I am under 14' }));
	const parentField = screen.getByRole('textbox', {
		name: 'Email address of your mother, father or guardian',
	});
	await userEvent.type(parentField, parent);
	await sendLink(email);
	await screen.findByRole('heading', { name: 'We sent you a link' });
	open(linkTo(/#token=([\w-]+)/.exec(world.sent.at(-1)?.text ?? '')?.[1] ?? ''));
	await screen.findByRole('heading', { level: 1, name: 'Grammar Speech' });
	open('/me');
	expect(await screen.findByText(/Your parent has to agree first/)).toBeTruthy();
	open('/login');
	expect(await screen.findByRole('heading', { name: 'Your parent has to agree first' })).toBeTruthy();

	expect(world.sent.at(-1)?.to).toBe(parent);
	const [link = ''] = /\/login\?mail#guardian=[\w-]+/.exec(world.sent.at(-1)?.text ?? '') ?? [];
	open(link);
	await userEvent.click(await screen.findByRole('button', { name: 'I agree' }));
	expect(await screen.findByText(`You have agreed. The practice of ${email} is kept.`)).toBeTruthy();
	await act(refreshNow);
	open('/me');
	expect(await screen.findByRole('link', { name: email })).toBeTruthy();
	open(link);
	await userEvent.click(await screen.findByRole('button', { name: 'Take my agreement back' }));
	await userEvent.click(screen.getByRole('button', { name: 'Erase the account' }));
	expect(await screen.findByText('The account is erased, with everything in it.')).toBeTruthy();
	open(link);
	expect(await screen.findByText('This link does not work any more')).toBeTruthy();
});

test('my progress leads to the account that it is kept in', async () => {
	const email = newAddress();
	await signInHere(email);
	open('/me');
	const link = await screen.findByRole('link', { name: email });
	expect(link.getAttribute('href')).toBe('/login');
});

test('another tab that signs out is followed', async () => {
	const email = newAddress();
	await signInHere(email);
	open('/login');
	await screen.findByText(`You are signed in as ${email}.`);
	localStorage.removeItem('henry.signedIn');
	act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'henry.signedIn' })));
	expect(screen.getByRole('button', { name: 'Sign in with email' })).toBeTruthy();
});

test('a session that has ended on the server makes a visitor', async () => {
	await signInHere(newAddress());
	browser.cookies = {};
	await act(refreshNow);
	expect(localStorage.getItem('henry.signedIn')).toBeNull();
});

test('the token is refreshed five minutes before it expires, and after failures ever later', async () => {
	const email = newAddress();
	await signInHere(email);
	open('/login');
	await screen.findByText(`You are signed in as ${email}.`);
	// Fetched where the server is not reached: that takes none of the time that is held here.
	await import('#web/lib/named-before.ts');
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.now() });
	await act(refreshNow);
	browser.calls = [];
	/** Lets time pass and expects a refresh at its last moment, not before. */
	const expectRefreshAfter = async (ms: number) => {
		// A server that cannot be reached is asked in between whether it is there again; the page asks for the devices.
		const refreshes = () => browser.calls.filter((path) => path === '/api/refreshSession');
		const before = refreshes().length;
		await act(() => vi.advanceTimersByTimeAsync(ms - 1));
		expect(refreshes()).toHaveLength(before);
		await act(() => vi.advanceTimersByTimeAsync(1));
		await act(everyAnswer);
		expect(refreshes().slice(before)).toEqual(['/api/refreshSession']);
	};
	const firstMs = sessionTokenMs - tokenRefreshBeforeExpiryMs;
	await expectRefreshAfter(firstMs);
	await expectRefreshAfter(firstMs);

	browser.isOnline = false;
	await expectRefreshAfter(firstMs);
	for (const seconds of [30, 60, 120]) await expectRefreshAfter(seconds * 1_000);
	expect(screen.getByText(`You are signed in as ${email}.`)).toBeTruthy();
	// The token has expired; whom the server named before goes on, with what this device keeps.
	await expectRefreshAfter(240_000);
	expect(screen.getByText(`You are signed in as ${email}.`)).toBeTruthy();
	localStorage.removeItem('henry.account');
	await expectRefreshAfter(480_000);
	expect(inPage().getByText('Henry cannot be reached')).toBeTruthy();

	browser.isOnline = true;
	await expectRefreshAfter(960_000);
	expect(screen.getByText(`You are signed in as ${email}.`)).toBeTruthy();
	await expectRefreshAfter(firstMs);
});
