import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { phone } from './browser.ts';
import { linkIn, type Mailbox, test } from './mailbox.ts';
import { academyHost, passkeyPort, smtpPort } from './ports.ts';

const address = `http://localhost:${passkeyPort}`;
const folder = mkdtempSync(join(tmpdir(), 'henry-passkeys-'));
let server: ChildProcess;

// One after the other: they share the server.
test.describe.configure({ mode: 'default' });

/** A server of its own: browsers make passkeys for names, and the others are called by their number. */
test.beforeAll(async () => {
	server = spawn(process.execPath, [join(import.meta.dirname, '../server/dist/main.mjs')], {
		env: {
			HENRY_PORT: String(passkeyPort),
			HENRY_ADDRESS: address,
			HENRY_DATA: folder,
			HENRY_SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
		},
	});
	await new Promise<void>((resolve, reject) => {
		server.stdout?.on('data', () => resolve());
		server.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
	});
});
test.afterAll(() => {
	server.kill('SIGKILL');
	rmSync(folder, { recursive: true, force: true });
});

/** A device whose finger is always recognised. */
async function plugIn(page: Page): Promise<void> {
	const session = await page.context().newCDPSession(page);
	await session.send('WebAuthn.enable');
	await session.send('WebAuthn.addVirtualAuthenticator', {
		options: {
			protocol: 'ctap2',
			transport: 'internal',
			hasResidentKey: true,
			hasUserVerification: true,
			isUserVerified: true,
			automaticPresenceSimulation: true,
		},
	});
}

/** Asks for a link and opens it, in the browser that asked. */
async function byMail(page: Page, mailbox: Mailbox, email: string, at = address): Promise<void> {
	await page.goto(`${at}/login`);
	await page.getByRole('textbox', { name: 'Your email address' }).fill(email);
	await page.getByRole('button', { name: 'Sign in with email' }).click();
	await expect(page.getByRole('heading', { name: 'We sent you a link' })).toBeVisible();
	await page.goto(linkIn(await mailbox.newest(email)));
}

/** Signs out, and waits until it is done: a page that is left takes its request with it. */
async function signOut(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'Sign out', exact: true }).first().click();
	await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
}

test('a passkey is made after a sign-in by mail, signs in without one, and can be removed @whole', async ({
	openPage,
	mailbox,
}, { project }) => {
	test.skip(project.name !== 'sqlite', 'One server is enough.');
	const page = await openPage('denied', { viewport: phone });
	await plugIn(page);
	const email = 'passkey@example.com';
	await byMail(page, mailbox, email);
	await expect(page).toHaveURL(`${address}/exercise`);

	await page.goto(`${address}/login`);
	await expect(page.getByText('You have no passkey yet.')).toBeVisible();
	await page.getByRole('button', { name: 'Make a passkey on this device' }).click();
	const passkeys = page.getByRole('list', { name: 'Passkeys' });
	await expect(passkeys.getByText('Chrome on Linux')).toBeVisible();
	await expectAccessible(page);

	await signOut(page);
	await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
	await expect(page).toHaveURL(`${address}/exercise`);
	await page.goto(`${address}/login`);
	await expect(page.getByText(`You are signed in as ${email}.`)).toBeVisible();

	await page.getByRole('button', { name: /^Remove the passkey/ }).click();
	await page.getByRole('button', { name: 'Remove', exact: true }).last().click();
	await expect(page.getByText('You have no passkey yet.')).toBeVisible();
	await signOut(page);
	await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
	await expect(page.getByRole('alert')).toContainText('does not work here');
	await expectAccessible(page);
});

test('where an academy asks for passkeys, an email alone is half of a sign-in @whole', async ({
	openPage,
	mailbox,
}, { project }) => {
	test.skip(project.name !== 'sqlite', 'One server is enough.');
	const page = await openPage('denied', { viewport: phone });
	await plugIn(page);
	const email = 'owner-with-passkey@example.com';
	await byMail(page, mailbox, email);
	await expect(page).toHaveURL(`${address}/exercise`);
	await page.goto(`${address}/academy`);
	await page.getByRole('textbox', { name: 'Name of the academy' }).fill('Sol');
	await page.getByRole('textbox', { name: /^Your name/ }).fill('Olga');
	await page.getByRole('button', { name: 'Start the academy' }).click();
	const toSettings = () =>
		page
			.getByRole('navigation', { name: 'Parts of the academy' })
			.getByRole('link', { name: 'Settings' })
			.click();
	await toSettings();
	const asking = page.getByRole('region', { name: 'How the staff sign in' });
	await asking.getByRole('button', { name: 'Ask for passkeys' }).click();
	await asking.getByRole('button', { name: 'Ask for passkeys' }).last().click();
	await asking.getByRole('link', { name: 'Open the page “Your account”' }).click();
	await page.getByRole('button', { name: 'Make a passkey on this device' }).click();
	await expect(page.getByRole('list', { name: 'Passkeys' })).toContainText('Chrome on Linux');
	await signOut(page);
	await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
	await expect(page).toHaveURL(`${address}/exercise`);
	await page.goto(`${address}/academy`);
	await toSettings();
	await asking.getByRole('button', { name: 'Ask for passkeys' }).click();
	await asking.getByRole('button', { name: 'Ask for passkeys' }).last().click();
	await expect(asking.getByText('Staff need a passkey.')).toBeVisible();
	await expectAccessible(page);

	await page.goto(`${address}/login`);
	await signOut(page);
	await byMail(page, mailbox, email);
	await expect(page.getByRole('heading', { name: 'One more step to sign in' })).toBeVisible();
	await expectAccessible(page);
	await page.goto(`${address}/academy`);
	await page.getByRole('button', { name: 'Sign in with your passkey' }).click();
	await expect(page.getByRole('region', { name: 'Classes' })).toBeVisible();
});

/** What whoever runs the server says on its machine. */
const confirmHost = () =>
	execFileSync(
		process.execPath,
		[join(import.meta.dirname, '../server/dist/commands.mjs'), 'academy', 'host', academyHost, 'confirm'],
		{ env: { HENRY_DATA: folder } },
	);

test('at its own host an academy has its look, and whoever signs in there is signed in there alone @whole', async ({
	openPage,
	mailbox,
}, { project }) => {
	test.skip(project.name !== 'sqlite', 'One server is enough.');
	const there = `http://${academyHost}:${passkeyPort}`;
	const email = 'owner-with-host@example.com';
	const owner = await openPage('denied');
	await byMail(owner, mailbox, email);
	await expect(owner).toHaveURL(`${address}/exercise`);
	await owner.goto(`${address}/academy`);
	await owner.getByRole('textbox', { name: 'Name of the academy' }).fill('Academia Luna');
	await owner.getByRole('textbox', { name: /^Your name/ }).fill('Lucía');
	await owner.getByRole('button', { name: 'Start the academy' }).click();
	await owner
		.getByRole('navigation', { name: 'Parts of the academy' })
		.getByRole('link', { name: 'Settings' })
		.click();
	const house = owner.getByRole('region', { name: 'Emails and address' });
	await house.getByRole('textbox', { name: 'Host name of your own' }).fill(academyHost);
	await house.getByRole('button', { name: 'Save' }).click();
	await expect(house.getByText(/^Asked for\./)).toBeVisible();
	confirmHost();

	const page = await openPage('denied', { viewport: phone });
	await page.goto(there);
	await expect(page.getByText('Academia Luna').first()).toBeVisible();
	await expectAccessible(page);
	await byMail(page, mailbox, email, there);
	await expect(page).toHaveURL(`${there}/exercise`);
	await page.goto(`${there}/login`);
	await expect(page.getByText(`You are signed in as ${email}.`)).toBeVisible();
	const session = await page.context().cookies(there);
	expect(session.length).toBeGreaterThan(0);
	await page.context().addCookies(session.map((cookie) => ({ ...cookie, domain: 'localhost' })));
	await page.goto(`${address}/login`);
	await expect(page.getByRole('button', { name: 'Sign in with email' })).toBeVisible();
	await page.goto(`${there}/login`);
	await expect(page.getByText(`You are signed in as ${email}.`)).toBeVisible();
});
