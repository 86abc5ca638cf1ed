import { apiPaths } from '@henry/contract/api-paths.ts';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { desktop, phone } from './browser.ts';
import { press, write } from './keyboard.ts';
import { linkIn, test } from './mailbox.ts';

const confirmation = 'Please provide your email for confirmation';

async function askForLink(page: Page, email: string): Promise<void> {
	await page.goto('/login');
	await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - heading "Sign in" [level=1]
      - textbox "Your email address"
      - button "Sign in with email"
    `);
	await write(page, 'Your email address', email);
	await press(page, 'button', 'Sign in with email');
	await expect(page.getByRole('heading', { name: 'We sent you a link' })).toBeFocused();
}

const headerLink = (page: Page, name: string) =>
	page.getByRole('banner').getByRole('link', { name, exact: true });

for (const [device, viewport] of Object.entries({ phone, desktop })) {
	const stored = device === 'desktop' ? ' @stored' : ' @whole';
	test(`on a ${device}, by keyboard: from the first visit by mail to the exercise, and out again${stored}`, async ({
		openPage,
		mailbox,
	}) => {
		const page = await openPage('denied', { viewport });
		const email = `first-visit-${device}@example.com`;
		await page.goto('/');
		await press(page, 'link', 'Sign in');
		await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeFocused();
		await askForLink(page, email);

		await page.goto(linkIn(await mailbox.newest(email)));
		await expect(page).toHaveURL('/exercise');
		await expect(page.getByRole('heading', { level: 1, name: 'Grammar Speech' })).toBeVisible();
		await expect(headerLink(page, 'Sign in')).toBeHidden();
		await expect(headerLink(page, 'My progress')).toHaveAttribute('href', '/me');
		expect(await page.evaluate(() => localStorage.getItem('emailForSignIn'))).toBeNull();
		expect(await page.evaluate(() => document.cookie)).toBe('');

		await page.goto('/login');
		await expect(page.getByText(`You are signed in as ${email}.`)).toBeVisible();
		const otherTab = await page.context().newPage();
		await otherTab.goto('/login');
		await expect(otherTab.getByText(`You are signed in as ${email}.`)).toBeVisible();
		await press(page, 'button', 'Sign out');
		for (const tab of [page, otherTab]) {
			await expect(tab.getByRole('button', { name: 'Sign in with email' })).toBeVisible();
			await expect(headerLink(tab, 'Sign in')).toBeVisible();
		}
		expect(await page.context().cookies()).toEqual([]);
	});
}

test('a link opened in another browser asks for the address, and a used one says so @stored @whole', async ({
	openPage,
	mailbox,
}) => {
	const email = 'two-browsers@example.com';
	await askForLink(await openPage('denied'), email);
	const link = linkIn(await mailbox.newest(email));

	const other = await openPage('denied', { viewport: phone });
	await other.goto(link);
	const field = other.getByRole('textbox', { name: confirmation, exact: true });
	await field.fill('someone.else@example.com');
	await field.press('Enter');
	await expect(other.getByRole('alert')).toContainText('The link was not sent to this address');
	await expectAccessible(other);
	await field.fill(email);
	await field.press('Enter');
	await expect(other).toHaveURL('/exercise');

	await other.goto(link);
	await field.fill(email);
	await field.press('Enter');
	await expect(other.getByText(`You are signed in already, as ${email}.`)).toBeVisible();
	await other.getByRole('banner').getByRole('link', { name: 'Your account' }).click();
	await expect(other.getByText(`You are signed in as ${email}.`, { exact: true })).toBeVisible();
	await expectAccessible(other);
});

test('every state of signing in fits a phone and is accessible @whole', async ({ openPage, mailbox }) => {
	const page = await openPage('denied', { viewport: phone });
	const email = 'a-rather-long-address-of-a-learner-on-a-small-phone@practice.example.com';
	await askForLink(page, email);
	await expectAccessible(page);
	await page.route(`**${apiPaths.finishSignIn}`, (route) =>
		route.fulfill({ status: 504, json: { error: { code: 'deadline-exceeded', message: 'Too old.' } } }),
	);
	await page.goto(linkIn(await mailbox.newest(email)));
	await expect(page.getByRole('alert')).toContainText('This link has expired');
	await expectAccessible(page);
	await page.goto('/finishSignUp?mail#token=broken');
	await expect(page.getByText('This link is not complete')).toBeVisible();
	await expectAccessible(page);
});

test('where no mail can be sent the learner is told what to do @whole', async ({ openPage }) => {
	const page = await openPage('denied', { viewport: phone });
	await page.route(`**${apiPaths.signIn}`, (route) => route.abort());
	await page.goto('/login');
	await page.getByRole('textbox', { name: 'Your email address' }).fill('offline@example.com');
	await page.getByRole('button', { name: 'Sign in with email' }).click();
	await expect(page.getByRole('alert')).toContainText('Check your connection');
	await expectAccessible(page);
});

test('a visitor causes no call, and the script that keeps sessions is not fetched', async ({ openPage }) => {
	const page = await openPage('denied');
	const addresses: string[] = [];
	page.on('request', (request) => addresses.push(request.url()));
	await page.goto('/');
	await page.waitForLoadState('networkidle');
	expect(addresses.filter((address) => /\/api\/|session/.test(address))).toEqual([]);
	expect(addresses.length).toBeGreaterThan(2);
});
