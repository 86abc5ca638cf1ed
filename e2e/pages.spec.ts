import { expect } from '@playwright/test';
import { phone, test } from './browser.ts';
import { cutOffTexts } from './in-view.ts';
import { tabTo } from './keyboard.ts';

test('every page can be read before its code comes, in the language of the browser', async ({ openPage }) => {
	// A page of its own: the one that is opened waits for its code.
	const page = await (await openPage('denied', { locale: 'es-ES' })).context().newPage();
	await page.route('**/*.js', (route) => route.abort());
	await page.goto('/talkToHenry');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Habla con Henry');
	await expect(page.locator('html')).toHaveAttribute('lang', 'es');
	await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('the five cards lead to the five activities @whole', async ({ openPage }) => {
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
		'Your classes': '/classes',
		'Speaking exams': '/exams',
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
	await page.getByRole('combobox', { name: 'Language' }).selectOption('Español');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gramática hablada');
	await page.reload();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gramática hablada');
	await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

test('the landing page’s board parts no word and loses none in very large letters for dyslexia, chosen in the settings @whole', async ({
	openPage,
}) => {
	const page = await openPage('denied', { viewport: phone });
	await page.goto('/settings');
	await page.getByRole('radio', { name: 'Very large' }).check();
	await page.getByRole('radio', { name: 'For dyslexia, further apart' }).check();
	await page.goto('/');
	await page.evaluate(() => document.fonts.ready);
	expect(await page.evaluate(() => document.fonts.check('16px OpenDyslexic'))).toBe(true);
	for (const width of [360, 768, 1280]) {
		await page.setViewportSize({ width, height: 800 });
		expect.soft([width, await cutOffTexts(page)]).toEqual([width, []]);
		const lines = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
			const range = document.createRange();
			range.selectNodeContents(heading);
			return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
		});
		expect.soft(lines, `lines at ${width} px`).toBeLessThanOrEqual(3);
	}
});

test('colours that were chosen are there before any code is, whatever the device has', async ({
	openPage,
}) => {
	const page = await openPage('denied');
	await page.emulateMedia({ colorScheme: 'light' });
	const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
	await page.goto('/settings');
	await page.getByRole('radio', { name: 'Dark' }).check();
	expect(await paper()).toBe('rgb(23, 22, 20)');
	await page.route('**/assets/**', (route) => route.abort());
	await page.evaluate(() => window.location.assign('/about'));
	await page.waitForURL('/about');
	expect(await paper()).toBe('rgb(23, 22, 20)');
});

test('where the browser forces its colours, what is chosen and what has the focus still look different @whole', async ({
	openPage,
}) => {
	const page = await openPage('denied');
	await page.emulateMedia({ forcedColors: 'active' });
	await page.goto('/exercise?topic=Family');
	const look = (name: string) =>
		page.getByRole('button', { name, exact: true }).evaluate((button) => {
			const { backgroundColor, borderColor, borderWidth, borderStyle, color, outline } =
				getComputedStyle(button);
			return { backgroundColor, borderColor, borderWidth, borderStyle, color, outline };
		});
	await expect(page.getByRole('button', { name: 'Family' })).toHaveAttribute('aria-pressed', 'true');
	expect(await look('Family')).not.toEqual(await look('Travel'));
	const before = await look('Travel');
	await tabTo(page, 'button', 'Travel');
	expect(await look('Travel')).not.toEqual(before);
});
