import { apiPaths } from '@henry/contract/api-paths.ts';
import { errorTexts } from '@henry/contract/errors.ts';
import { honeypotField } from '@henry/contract/waitlist.ts';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { desktop, phone } from './browser.ts';
import { press, tick, write } from './keyboard.ts';
import { test } from './mailbox.ts';

const fields = (page: Page) => ({
	email: page.getByRole('textbox', { name: 'Email address' }),
	consent: page.getByRole('checkbox', { name: 'I accept the terms and conditions to receive your emails' }),
	subscribe: page.getByRole('button', { name: 'SUBSCRIBE', exact: true }),
});

async function subscribe(page: Page, address: string): Promise<void> {
	await write(page, /^Email address/, address);
	await tick(page, /^I accept the terms and conditions/);
	await press(page, 'button', 'SUBSCRIBE');
}

/** The link of a waitlist mail that confirms or leaves. */
function linkTo(what: 'confirm' | 'leave', mail: string): string {
	const link = new RegExp(`http\\S+/waitlist\\?mail#${what}=[\\w-]+`).exec(mail)?.[0];
	if (!link) throw new Error(`The mail has no link to ${what}.`);
	return link;
}

const mainHeading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const [device, viewport] of Object.entries({ phone, desktop })) {
	const stored = device === 'desktop' ? ' @stored' : ' @whole';
	test(`on a ${device}, by keyboard: from the first visit onto the waitlist by mail, and off it again${stored}`, async ({
		openPage,
		mailbox,
	}) => {
		const page = await openPage('denied', { viewport });
		const address = `academy-${device}@example.com`;
		await page.goto('/');
		await press(page, 'link', 'For academies');
		await expect(page.getByRole('region', { name: 'Join the waitlist' })).toMatchAriaSnapshot(`
      - heading "Join the waitlist" [level=2]
      - textbox "Email address"
      - checkbox
      - button "SUBSCRIBE"
    `);
		await expect(page.getByText('Write your academy email to subscribe.')).toBeVisible();
		await expect(page.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
			'href',
			'mailto:hello@talktohenry.example',
		);

		await subscribe(page, address);
		const done = page.getByRole('status').filter({ hasText: errorTexts.waitlistSubscribed });
		await expect(done).toBeFocused();
		await expect(done).toContainText(address);

		const mail = await mailbox.newest(address);
		await page.goto(linkTo('confirm', mail));
		await press(page, 'button', 'Confirm my subscription');
		await expect(mainHeading(page)).toHaveText('You are on the waitlist');
		await expectAccessible(page);

		await page.goto(linkTo('leave', mail));
		await press(page, 'button', 'Leave the waitlist');
		await expect(mainHeading(page)).toHaveText('You have left the waitlist');
		await page.goto(linkTo('confirm', mail));
		await press(page, 'button', 'Confirm my subscription');
		await expect(mainHeading(page)).toHaveText('This link does not work any more');
		await expectAccessible(page);
	});
}

test('what is missing is said beside it, by keyboard too, and nothing is sent @whole', async ({
	openPage,
}) => {
	const page = await openPage('denied', { viewport: phone });
	const calls: string[] = [];
	page.on('request', (request) => calls.push(new URL(request.url()).pathname));
	await page.goto('/academies');
	const { email, consent, subscribe: button } = fields(page);
	await expect(consent).not.toBeChecked();

	await email.focus();
	await page.keyboard.press('Enter');
	await expect(page.getByText('Please write a complete email address')).toBeVisible();
	await expect(page.getByText('Please tick the box to accept')).toBeVisible();
	await expect(email).toBeFocused();
	await expectAccessible(page);

	await page.keyboard.type('ana@example.com');
	await page.keyboard.press('Tab');
	await expect(consent).toBeFocused();
	await button.click();
	await expect(page.getByText('Please write a complete email address')).toBeHidden();
	await expect(page.getByText('Please tick the box to accept')).toBeVisible();
	await expect(consent).toBeFocused();
	expect(calls).not.toContain(apiPaths.waitlist);
});

test('a failure says so, keeps what was entered, and the next try succeeds @whole', async ({
	openPage,
	mailbox,
}) => {
	const page = await openPage('denied', { viewport: phone });
	const address = 'the-speaking-department-of-a-language-academy-with-a-long-name@academy.example.com';
	await page.goto('/academies');
	await page.route(`**${apiPaths.waitlist}`, (route) => route.abort(), { times: 1 });
	await subscribe(page, address);
	const failed = page.getByRole('alert').filter({ hasText: errorTexts.waitlistFailed });
	await expect(failed).toContainText('Check your connection');
	await expect(failed.getByRole('link')).toHaveAttribute('href', /^mailto:/);
	await expectAccessible(page);

	await fields(page).subscribe.click();
	await expect(page.getByText(errorTexts.waitlistSubscribed)).toBeVisible();
	await expect(failed).toBeHidden();
	await expect(page.getByText('Tell us where to reach you.')).toBeHidden();
	await expectAccessible(page);
	await page.goto(linkTo('confirm', await mailbox.newest(address)));
	await expect(mainHeading(page)).toHaveText('Confirm your subscription');
});

test('only a robot finds the honeypot, and is not subscribed', async ({ openPage }) => {
	const page = await openPage('denied');
	await page.goto('/academies');
	const honeypot = page.locator(`input[name="${honeypotField}"]`);
	await expect(page.getByRole('region', { name: 'Join the waitlist' }).getByRole('textbox')).toHaveCount(1);
	await expect(honeypot).not.toBeInViewport();
	await honeypot.evaluate((input: HTMLInputElement) => {
		input.value = 'https://robots.example';
	});
	await subscribe(page, 'robot@example.com');
	await expect(page.getByRole('alert')).toContainText(errorTexts.waitlistFailed);
	await expect(page.getByText(errorTexts.waitlistSubscribed)).toBeHidden();
});

test('in Spanish the terms, the form and the mail are Spanish', async ({ openPage, mailbox }) => {
	const page = await openPage('denied', { locale: 'es-ES' });
	await page.goto('/academies');
	await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('academia@example.com');
	await page.getByRole('checkbox', { name: 'Acepto los términos y condiciones' }).check();
	await page.getByRole('button', { name: 'SUSCRIBIRME', exact: true }).click();
	await expect(page.getByText('¡Te has suscrito a la lista!')).toBeVisible();
	expect(await mailbox.newest('academia@example.com')).toContain('lista de espera');
});
