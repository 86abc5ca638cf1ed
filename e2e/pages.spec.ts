import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { phone, test } from './browser.ts';

/** Every route of the product, with its main heading. */
const pages = {
	'/': /Talk\. Improve\. Succeed\./,
	'/exercise': 'Grammar Speech',
	'/exercise?topic=Travel': 'Grammar Speech',
	'/talkToHenry': /./,
	'/imageDescription': /./,
	'/starTopic': /./,
	'/academies': /./,
	'/about': /./,
	'/speakle': /./,
	'/aptis-part-one-1': 'Aptis Part One',
	'/login': /./,
	'/finishSignUp': /./,
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

test('the app speaks Spanish when chosen, and after a reload', async ({ openPage }) => {
	const page = await openPage('denied');
	await page.goto('/exercise');
	await page.getByRole('button', { name: 'Español' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gramática hablada');
	await page.reload();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gramática hablada');
	await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});
