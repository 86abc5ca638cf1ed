import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openIdReturnPath } from '@henry/contract/open-id.ts';
import {
	clientForTests,
	type IssuerForTests,
	startIssuer,
} from '@henry/server/src/http/oidc-provider-for-tests.ts';
import { expect } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { phone, test } from './browser.ts';
import { issuerPort, openIdPort } from './ports.ts';

const address = `http://localhost:${openIdPort}`;
const folder = mkdtempSync(join(tmpdir(), 'henry-open-id-'));
let server: ChildProcess;
let issuer: IssuerForTests;

/** A server of its own, which takes people from an issuer. */
test.beforeAll(async () => {
	issuer = await startIssuer(address + openIdReturnPath, issuerPort);
	issuer.person = {
		subject: 'pupil-1',
		claims: { email: 'pupil@school.example', email_verified: true },
	};
	server = spawn(process.execPath, [join(import.meta.dirname, '../server/dist/main.mjs')], {
		env: {
			HENRY_PORT: String(openIdPort),
			HENRY_ADDRESS: address,
			HENRY_DATA: folder,
			HENRY_OIDC_NAME: 'Our school',
			HENRY_OIDC_ISSUER: issuer.address,
			HENRY_OIDC_ID: clientForTests.clientId,
			HENRY_OIDC_SECRET: clientForTests.clientSecret,
		},
	});
	await new Promise<void>((resolve, reject) => {
		server.stdout?.on('data', () => resolve());
		server.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
	});
});
test.afterAll(async () => {
	server.kill('SIGKILL');
	await issuer.close();
	rmSync(folder, { recursive: true, force: true });
});
// There is one server and one issuer, so one worker.
test.describe.configure({ mode: 'serial' });

test('a learner joins a class by the account of their school, and comes back to the class @whole', async ({
	openPage,
}) => {
	const page = await openPage('denied', { viewport: phone });
	await page.goto(`${address}/classes?code=ABCD2345`);
	const button = page.getByRole('button', { name: 'Sign in with Our school' });
	await expect(button).toBeInViewport({ ratio: 1 });
	await expectAccessible(page);
	await button.click();
	await page.getByRole('button', { name: 'Continue as yourself' }).click();
	await expect(page).toHaveURL(`${address}/classes?code=ABCD2345`);
	await page.goto(`${address}/login`);
	await expect(page.getByText('You are signed in as pupil@school.example.')).toBeVisible();
});

test('whoever cancels there is told so, may be young, and leaves no code in the address @whole', async ({
	openPage,
}) => {
	const page = await openPage('denied', { viewport: phone });
	await page.goto(`${address}/login`);
	const button = page.getByRole('button', { name: 'Sign in with Our school' });
	await button.click();
	await page.getByRole('button', { name: 'Cancel' }).click();
	await expect(page.getByRole('alert')).toContainText('You did not finish signing in there');
	await expect(page).toHaveURL(`${address}/login`);
	await expectAccessible(page);

	// Only who signs in for the first time can name a guardian here.
	issuer.person = { subject: 'pupil-2', claims: { email: 'young@school.example', email_verified: true } };
	await page.getByRole('checkbox', { name: 'I am under 14' }).check();
	await button.click();
	const guardian = page.getByRole('textbox', { name: 'Email address of your mother, father or guardian' });
	await expect(guardian).toBeFocused();
	await guardian.fill('parent@school.example');
	await button.click();
	await page.getByRole('button', { name: 'Continue as yourself' }).click();
	await expect(page).toHaveURL(`${address}/exercise`);
	await page.goto(`${address}/login`);
	await expect(page.getByRole('heading', { name: 'Your parent has to agree first' })).toBeVisible();
});
