import type { Practice } from '@henry/contract/practice.ts';
import { aCard, aResult } from '@henry/web/src/lib/practice/practice-for-tests.ts';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { test } from './browser.ts';
import { microphoneThatSays } from './spoken-turn.ts';

/** A small phone in one hand. */
const smallPhone = { width: 360, height: 640 };
const noon = new Date(2026, 2, 5, 12);
const yesterday = { atMs: new Date(2026, 2, 4, 12).getTime(), day: '2026-03-04' };

/** A page of somebody who has practised in this browser before. */
async function openReturning(page: Page, practice: Pick<Practice, 'results' | 'cards'>): Promise<void> {
	await page.clock.setSystemTime(noon);
	await page.addInitScript((kept) => localStorage.setItem('henry.practice', kept), JSON.stringify(practice));
	await page.goto('/');
}

test('the first minute: one tap from the home page, and the learner speaks and hears Henry answer @models', async ({
	openPage,
	baseURL,
}) => {
	const answer = 'It was very good. I was at home with my family.';
	const page = await openPage(await microphoneThatSays(baseURL, [answer], 11), { viewport: smallPhone });
	await page.goto('/');
	await page.getByRole('link', { name: 'Talk to Henry', exact: true }).click();
	const message = (number: number, speaker: string) =>
		page.getByRole('group', { name: `Message ${number}, ${speaker}` });
	await expect(message(1, 'Henry')).toBeVisible({ timeout: 15_000 });
	await expect(message(2, 'you')).toBeVisible({ timeout: 30_000 });
	await expect(page.getByRole('log')).toContainText(/family/i);
	await expect(message(3, 'Henry')).toBeVisible({ timeout: 40_000 });
	await expect(message(3, 'Henry')).toBeInViewport();
	await expect(page.getByRole('region', { name: 'Live talk' }).getByRole('status')).toBeInViewport();
	await expect(page).toHaveURL('/talkToHenry?exercise=howWasYourDay');
	await page.reload();
	await expect(page.getByRole('button', { name: 'START', exact: true })).toBeHidden();
	await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible();
});

test('one who returns finds the day’s things, and one button goes through them @whole', async ({
	openPage,
}) => {
	const page = await openPage('denied', { viewport: smallPhone });
	const correction = {
		...{ rule: 'he-she-it-verb', category: 'agreement' as const, original: 'live', replacement: 'lives' },
		...{ reason: 'After "she" the verb ends in -s.' },
		...{ sentence: 'My sister live here.', correctedSentence: 'My sister lives here.' },
	};
	const talk = (title: string) =>
		aResult({
			...{ activity: 'talk', title, ...yesterday },
			...{ measures: { spokenSeconds: 120 }, corrections: [correction] },
		});
	const results = [talk('Family'), talk('Hobbies'), talk('How was your day?')];
	await openReturning(page, { results, cards: [aCard()] });
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today');
	await expect(page.getByRole('link', { name: 'Talk to Henry', exact: true })).toHaveCount(0);
	const list = page.getByRole('list', { name: 'To do today' }).getByRole('listitem');
	await expect(list).toHaveText([
		'Say 1 card again',
		'The same talk again: How was your day?',
		'The sentence of the day',
	]);
	await expect(page.getByText('My sister lives here.')).toBeVisible();
	await expect(page.getByText('6 minutes spoken')).toBeVisible();
	const ways = page.getByRole('navigation', { name: 'Something else' });
	await expect(ways.getByRole('link', { name: 'Topics' })).toHaveAttribute('href', '/talkToHenry');
	await expect(ways.getByRole('link', { name: 'Exams' })).toBeVisible();
	await expectAccessible(page);

	await page.setViewportSize(smallPhone);
	await page.getByRole('link', { name: 'Start', exact: true }).click();
	const strip = page.getByRole('navigation', { name: 'Today' });
	await expect(page).toHaveURL('/me?review=today');
	await expect(strip).toContainText('Today: 1 of 3');
	await page.getByRole('button', { name: 'Go on to my sentence' }).click();
	await expect(page.getByText('he live here')).toBeVisible();
	await expectAccessible(page);
	await strip.getByRole('link', { name: 'Next: talk' }).click();
	await expect(page).toHaveURL('/talkToHenry?exercise=howWasYourDay');
	await expect(page.getByRole('group', { name: 'Message 1, Henry' })).toBeVisible({ timeout: 15_000 });
	await strip.getByRole('link', { name: 'Next: sentence' }).click();
	await expect(page).toHaveURL('/speakle');
	await expect(strip).toContainText('Today: 3 of 3');
	await strip.getByRole('link', { name: 'Done for today' }).click();
	await expect(page).toHaveURL('/');
	await expect(strip).toBeHidden();
});

test('the path’s next steps are among the day’s things, and the path shows where the learner stands', async ({
	openPage,
}) => {
	const page = await openPage('denied', { viewport: smallPhone });
	const path = { level: 'B1', goal: 'travel', beganAtMs: yesterday.atMs - 1 };
	await page.addInitScript((kept) => localStorage.setItem('henry.path', kept), JSON.stringify(path));
	const done = (activity: 'phrases' | 'talk', title: string) => aResult({ activity, title, ...yesterday });
	await openReturning(page, {
		results: [done('phrases', 'Who I am'), done('talk', 'Tell me about yourself')],
		cards: [],
	});
	const list = page.getByRole('list', { name: 'To do today' }).getByRole('listitem');
	await expect(list).toHaveText([
		'A story, three times: A day that changed how I see myself',
		'The sentence of the day',
	]);
	await expect(page.getByText('1 of 5 days of this week done')).toBeVisible();
	await page.getByRole('link', { name: 'Start', exact: true }).click();
	await expect(page).toHaveURL('/path?week=1&do=story');
	await expect(page.getByRole('button', { name: 'Tell it now' })).toBeInViewport({ ratio: 1 });
	await expectAccessible(page);
	await page.getByRole('main').getByRole('link', { name: 'My path' }).click();
	await expect(page.locator('[aria-current="step"]')).toContainText('Day 2');
	await expect(page.getByRole('link', { name: 'Start', exact: true })).toBeInViewport({ ratio: 1 });
	await expectAccessible(page);
});
