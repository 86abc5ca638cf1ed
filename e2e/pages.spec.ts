import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { phone, test } from './browser.ts';

/** Every route of the product, with its main heading. */
const pages = {
	'/': /Talk\. Improve\. Succeed\./,
	'/exercise': 'Grammar Speech',
	'/exercise?topic=Travel': 'Grammar Speech',
	'/talkToHenry': 'Talk to Henry',
	'/talkToHenry?exercise=howWasYourDay': 'Talk to Henry',
	'/imageDescription': 'Comparing photos',
	'/imageDescription?exercise=eating': 'Comparing photos',
	'/starTopic': 'Pair discussion',
	'/starTopic?exercise=environment': 'Pair discussion',
	'/academies': 'Give every student someone to speak with, every day',
	'/about': 'About Henry',
	'/settings': 'Settings',
	'/waitlist': 'This link is not complete',
	[`/waitlist?confirm=${'a'.repeat(43)}`]: 'Confirm your subscription',
	[`/waitlist?leave=${'a'.repeat(43)}`]: 'Leave the waitlist',
	'/me': /./,
	'/speakle': /./,
	'/aptis-part-one-1': 'Aptis Part One',
	'/login': 'Sign in',
	'/finishSignUp': 'Finish signing in',
	'/no-such-page': 'This page does not exist',
};

const landingScriptLimitBytes = 110_000;

for (const [path, heading] of Object.entries(pages)) {
	test(`${path} has its heading, fits a phone and is accessible`, async ({ openPage }) => {
		const page = await openPage('denied', { viewport: phone });
		const problems: string[] = [];
		page.on('pageerror', (error) => problems.push(error.message));
		page.on('console', (message) => {
			if (message.type() === 'error') problems.push(message.text());
		});
		await page.goto(path);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
		await expect(page.getByRole('banner').getByRole('link').first()).toHaveAttribute('href', '/');
		await page.waitForLoadState('networkidle');
		await expectAccessible(page);
		expect(problems).toEqual([]);
	});
}

test('the landing page loads at most 110 kB of JavaScript, gzipped', async ({ openPage }) => {
	const page = await openPage('denied');
	const scripts: Promise<Buffer>[] = [];
	page.on('response', (response) => {
		if (response.request().resourceType() === 'script') scripts.push(response.body());
	});
	await page.goto('/');
	await page.waitForLoadState('networkidle');
	const sizes = (await Promise.all(scripts)).map((script) => gzipSync(script).length);
	expect(sizes.length).toBeGreaterThan(0);
	expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(landingScriptLimitBytes);
});

test('the five cards lead to the five activities', async ({ openPage }) => {
	const page = await openPage('denied');
	const cards = {
		'Try Fluency Chat': '/talkToHenry',
		'Try Speakle': '/speakle',
		'Try Grammar Speech': '/exercise',
		'Try Pair Topic': '/starTopic',
		'Try Pictures': '/imageDescription',
	};
	for (const [name, path] of Object.entries(cards)) {
		await page.goto('/');
		await page.getByRole('link', { name }).click();
		await expect(page).toHaveURL(path);
		await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
	}
});

for (const path of ['/', '/academies']) {
	test(`${path} has a button to try each of the two activities for free`, async ({ openPage }) => {
		const page = await openPage('denied', { viewport: phone });
		await page.goto(path);
		const buttons = page.getByRole('link', { name: 'Try it for FREE', exact: true });
		await expect(buttons).toHaveCount(2);
		await expect(buttons.first()).toHaveAttribute('href', '/talkToHenry');
		await expect(buttons.last()).toHaveAttribute('href', '/exercise');
	});
}

test('the footer has its credit line, leads to every further page and to two social networks', async ({
	openPage,
}) => {
	const page = await openPage('denied');
	await page.goto('/');
	const footer = page.getByRole('contentinfo');
	await expect(footer).toContainText('Talk to Henry. Made with care for people who learn English.');
	const links = {
		'My progress': '/me',
		'Aptis Part One': '/aptis-part-one-1',
		'For academies': '/academies',
		Settings: '/settings',
		About: '/about',
		'X (Twitter)': 'https://x.com/talktohenry',
		LinkedIn: 'https://www.linkedin.com/company/talktohenry',
	};
	for (const [name, address] of Object.entries(links)) {
		await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', address);
	}
});

test('the page about Henry shows the engines that this server uses', async ({ openPage }) => {
	const page = await openPage('denied', { viewport: phone });
	await page.goto('/about');
	const engines = page.getByRole('region', { name: 'The engines at work' }).getByRole('listitem');
	await expect(engines.filter({ hasText: 'Hears you' })).toContainText('ready', { timeout: 30_000 });
	expect(await engines.count()).toBeGreaterThanOrEqual(3);
});

test('the app speaks Spanish when chosen, and after a reload', async ({ openPage }) => {
	const page = await openPage('denied');
	await page.goto('/exercise');
	await page.getByRole('button', { name: 'Español' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gramática hablada');
	await page.reload();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gramática hablada');
	await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});
