import { expect, type Page } from '@playwright/test';
import { test } from './browser.ts';

/** The main screens, by the name of their picture. */
const screens = {
	home: '/',
	'grammar-speech': '/exercise?topic=Travel',
	talks: '/talkToHenry',
	talk: '/talkToHenry?exercise=howWasYourDay',
	pictures: '/imageDescription?exercise=eating',
	'pair-topic': '/starTopic?exercise=environment',
	speakle: '/speakle',
	exams: '/exams',
	exam: '/exams?exam=eoi-b2',
	pairs: '/pairs',
	path: '/path',
	shadowing: '/shadowing',
	check: '/exams?exam=progress-check',
	progress: '/me',
	settings: '/settings',
	login: '/login',
	academies: '/academies',
};

const looks = {
	phone: { size: { width: 360, height: 640 }, colorScheme: 'light' },
	laptop: { size: { width: 1280, height: 800 }, colorScheme: 'dark' },
} as const;

/** What is seen when everything has come: faces of letters, drawings and what the server was asked for. */
async function expectLook(page: Page, name: string): Promise<void> {
	await page.waitForLoadState('networkidle');
	await page.evaluate(() => document.fonts.ready);
	// Other versions of Chromium round the edges of letters and lines in another way.
	await expect.soft(page).toHaveScreenshot(`${name}.png`, { maxDiffPixelRatio: 0.01, threshold: 0.1 });
}

for (const [look, { size, colorScheme }] of Object.entries(looks)) {
	test(`the main screens look as they did, on a ${look}`, async ({ openPage }) => {
		const page = await openPage('denied', { viewport: size });
		await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
		await page.clock.setSystemTime(new Date(2026, 2, 5, 9));
		for (const [name, path] of Object.entries(screens)) {
			await page.goto(path);
			await expectLook(page, `${name}-${look}`);
		}
	});
}
