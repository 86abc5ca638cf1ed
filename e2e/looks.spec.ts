import { aCard, aResult } from '@henry/web/src/lib/practice/practice-for-tests.ts';
import { expect, type Page } from '@playwright/test';
import { test } from './browser.ts';

/** The main screens of a first visit, by the name of their picture. */
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

/** Those of somebody who has practised the day before and goes along a path. */
const knownScreens = {
	today: '/',
	'my-path': '/path',
	'my-progress': '/me',
	review: '/me?review',
};
const morning = new Date(2026, 2, 5, 9);
const yesterday = { atMs: new Date(2026, 2, 4, 12).getTime(), day: '2026-03-04' };
const keptHere = {
	'henry.practice': {
		results: [aResult({ activity: 'talk', title: 'Family', ...yesterday, measures: { spokenSeconds: 200 } })],
		cards: [aCard()],
	},
	'henry.path': { level: 'B1', goal: 'travel', beganAtMs: yesterday.atMs - 1 },
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
	const suite = look === 'phone' ? '' : ' @whole';
	test(`the main screens look as they did, on a ${look}${suite}`, async ({ openPage }) => {
		const page = await openPage('denied', { viewport: size });
		await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
		await page.clock.setSystemTime(morning);
		for (const [name, path] of Object.entries(screens)) {
			await page.goto(path);
			await expectLook(page, `${name}-${look}`);
		}
	});

	test(`the screens of a known learner and a report look as they did, on a ${look} @whole`, async ({
		openPage,
	}) => {
		const page = await openPage('denied', { viewport: size });
		await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
		await page.clock.setSystemTime(morning);
		await page.addInitScript((kept) => {
			for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, JSON.stringify(value));
		}, keptHere);
		for (const [name, path] of Object.entries(knownScreens)) {
			await page.goto(path);
			await expectLook(page, `${name}-${look}`);
		}
		await page.goto('/exercise?topic=Family');
		await page.getByRole('button', { name: 'Write instead' }).click();
		await page.getByRole('textbox').first().fill('My sister live near the beach. There is many trees.');
		await page.getByRole('button', { name: 'Submit answer' }).click();
		await expect(page.getByText('Saved to My progress.')).toBeVisible();
		await expectLook(page, `report-${look}`);
	});
}
