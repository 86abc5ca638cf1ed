import { readFile } from 'node:fs/promises';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { expect, type Page } from '@playwright/test';
import { localDay } from '../web/src/lib/practice/local-day.ts';
import { aCard, aResult } from '../web/src/lib/practice/practice-for-tests.ts';
import { expectAccessible } from './accessible.ts';
import { phone } from './browser.ts';
import { press, write } from './keyboard.ts';
import { linkIn, test } from './mailbox.ts';
import { microphoneThatSays, untilRecorded } from './spoken-turn.ts';

const browserPracticeKey = 'henry.practice';
const dayMs = 24 * 60 * 60_000;

/** Something that Henry remembers of a talk. */
const toldFact = {
	id: '6f0c1f3e-6d8f-4f1c-9d5b-0c5a8f0f7a11',
	...{ kind: 'family', text: 'I have two sisters', isTakenUp: false },
};

/** Two answers with mistakes that learners make, said within so many seconds. */
const firstAnswer =
	'When I was a child we visited my grandmother. There is many trees in the garden, and I was very interesting in music.';
const secondAnswer =
	'My family has changed a lot. My sister is married with a doctor, and they have three childs and a very big garden.';
const answerSeconds = 9;

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Records one answer in Grammar Speech and follows the line under its report to My progress. */
async function practiseFamily(page: Page): Promise<void> {
	await page.goto('/exercise?topic=Family');
	await press(page, 'button', 'Tap to record');
	await untilRecorded(page, answerSeconds);
	await press(page, 'button', 'Tap to stop');
	await press(page, 'button', 'Submit answer');
	await expect(page.getByText('Saved to My progress.')).toBeVisible({ timeout: 30_000 });
	await press(page, 'link', 'See it there');
	await expect(page.getByRole('heading', { level: 1, name: 'My progress' })).toBeVisible();
}

/** The answer of the card that is shown, which the learner knows by heart. */
async function answerOfShownCard(page: Page): Promise<string> {
	const cards = await page.evaluate(
		(key) => JSON.parse(localStorage.getItem(key) ?? '{}').cards,
		browserPracticeKey,
	);
	const article = await page.getByRole('article').innerText();
	const card = cards.find(({ prompt }: { prompt: string }) => article.includes(prompt));
	return card.answer;
}

async function signIn(
	page: Page,
	email: string,
	newestMail: (address: string) => Promise<string>,
): Promise<void> {
	await press(page, 'link', 'Sign in to keep it');
	await write(page, 'Your email address', email);
	await press(page, 'button', 'Sign in with email');
	await expect(page.getByRole('heading', { name: 'We sent you a link' })).toBeVisible();
	await page.goto(linkIn(await newestMail(email)));
	await expect(page).toHaveURL('/exercise');
}

/** From the page that a link has led to, all that is in this browser: two practices. */
async function bringIntoAccount(page: Page): Promise<void> {
	await page.goto('/me');
	await press(page, 'button', 'Add all of it to your account');
	await expect(page.getByText('All of it is in your account now.')).toBeVisible();
	await expect(part(page, 'What is stored').getByText('Practices (2)')).toBeVisible();
	expect(await page.evaluate((key) => localStorage.getItem(key), browserPracticeKey)).toBeNull();
}

test('by keyboard, a practice is remembered and said again, and an account keeps the recording of the next @whole', async ({
	openPage,
	baseURL,
	mailbox,
}, info) => {
	test.setTimeout(240_000);
	const microphoneSays = (text: string, seconds: number) => microphoneThatSays(baseURL, [text], seconds);
	const page = await openPage(await microphoneSays(firstAnswer, answerSeconds));

	await practiseFamily(page);
	await expect(part(page, 'Your streak')).toContainText('1 day');
	await expect(part(page, 'Your streak')).toContainText('You have practised today.');
	await expect(part(page, 'Results over time').getByRole('img', { name: /Words a minute/ })).toBeVisible();
	await expectAccessible(page);

	await press(page, 'link', /^Start review/);
	await press(page, 'button', 'Go on to my sentence');
	await microphoneSays(await answerOfShownCard(page), 6);
	await press(page, 'button', 'Tap to record');
	await untilRecorded(page, 6);
	await press(page, 'button', 'Tap to stop');
	await expect(page.getByRole('heading', { name: 'What Henry heard' })).toBeFocused({ timeout: 40_000 });
	await expect(page.getByRole('button', { name: /suggested/ })).toHaveCount(1);
	await expectAccessible(page);
	await press(page, 'button', /^Good/);
	const finish = page.getByRole('button', { name: 'Finish here' });
	await expect(finish.or(page.getByText('Well done!')).first()).toBeVisible();
	if (await finish.isVisible()) await press(page, 'button', 'Finish here');
	await expect(page.getByText('Remembered: 1 of 1.')).toBeVisible();
	await expect(page.getByText('Saved to My progress.')).toBeVisible();
	await expectAccessible(page);
	await press(page, 'link', 'Back to My progress');

	await signIn(page, `me-${info.project.name}-${info.retry}@example.com`, mailbox.newest);
	await bringIntoAccount(page);
	await page.getByRole('radio', { name: 'Keep each one for 30 days' }).check();
	await page.getByRole('button', { name: 'Save this choice' }).click();
	await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
	await microphoneSays(secondAnswer, answerSeconds);
	await practiseFamily(page);
	await page.getByText('Recordings (1)').click();
	await page.getByRole('button', { name: /^Listen to the recording/ }).click();
	await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
	await expectAccessible(page);
});

test('what was practised here is brought into an account, exported and erased', async ({
	openPage,
	mailbox,
}, info) => {
	test.setTimeout(150_000);
	const page = await openPage('denied');
	await page.goto('/settings');
	await page.getByRole('checkbox', { name: 'Henry may remember. I am 14 or older.' }).check();
	await page.evaluate(
		(kept) => {
			for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, JSON.stringify(value));
		},
		{
			'henry.memory': { isOn: true, facts: [toldFact] },
			[browserPracticeKey]: { results: [aResult(), aResult({ title: 'Travel' })], cards: [aCard()] },
		},
	);
	await page.goto('/me');
	const email = `erased-${info.project.name}-${info.retry}@example.com`;
	await signIn(page, email, mailbox.newest);
	await bringIntoAccount(page);

	await page.goto('/settings');
	const memory = part(page, 'What Henry remembers of you');
	await expect(memory.getByText('It is kept in your account.')).toBeVisible();
	await memory.getByRole('button', { name: `Change “${toldFact.text}”` }).click();
	await memory.getByRole('textbox').fill('I have three sisters');
	await memory.getByRole('button', { name: 'Save' }).click();
	// The form is there until its words are kept.
	await expect(memory.getByRole('button', { name: 'Change “I have three sisters”' })).toBeFocused();
	await page.reload();
	await expect(memory.getByText('I have three sisters')).toBeVisible();
	await expectAccessible(page);

	await page.goto('/me');
	const download = page.waitForEvent('download');
	await page.getByRole('link', { name: 'Export as JSON' }).click();
	const exported = await readFile(await (await download).path(), 'utf8');
	expect(exported).toContain(email);
	expect(exported).toContain('I have three sisters');
	expect(exported.match(/"activity":\s*"grammarSpeech"/g)?.length).toBeGreaterThanOrEqual(2);

	const erase = part(page, 'Delete everything');
	await erase.getByRole('textbox').fill(`not-${email}`);
	await expect(erase.getByText('This is not the address of your account.')).toBeVisible();
	await expect(erase.getByRole('button', { name: 'Erase my account' })).toBeDisabled();
	await erase.getByRole('textbox').fill(email);
	await erase.getByRole('button', { name: 'Erase my account' }).click();
	await expect(page.getByText('Everything has been deleted.')).toBeVisible();
	await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
	// A cookie that limits know a visitor by is no account's.
	for (const { name, value } of await page.context().cookies())
		expect([name, value.startsWith('visitor-')]).toEqual(['henry_visitor', true]);

	await signIn(page, email, (address) => mailbox.newest(address, 2));
	await page.goto('/me');
	await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
});

test('three months of practice fit a phone and are accessible, with everything open @whole', async ({
	openPage,
}) => {
	const page = await openPage('denied', { viewport: phone });
	const results = Array.from({ length: 80 }, (_, daysAgo) =>
		aResult({
			atMs: Date.now() - daysAgo * dayMs,
			day: localDay(Date.now() - daysAgo * dayMs),
			measures: { wordsPerMinute: 120 - daysAgo / 3, correctionsPer100Words: 2 + (daysAgo % 7) },
			weakWords: ['garden', 'comfortable', 'mountain'].slice(daysAgo % 3),
			sounds: [{ phone: 'TH', score0to100: 40 + (daysAgo % 30) }],
			corrections: [
				{
					rule: 'he-she-it-verb',
					category: 'agreement',
					original: 'live',
					replacement: 'lives',
					reason: 'After "he" the verb ends in -s.',
					sentence: `he live near the sea ${daysAgo}`,
					correctedSentence: `he lives near the sea ${daysAgo}`,
				},
			],
		}),
	);
	const cards = results.slice(0, 30).map(() => aCard({ prompt: 'he live here', answer: 'he lives here' }));
	await page.addInitScript(
		([key, json]) => localStorage.setItem(String(key), String(json)),
		[browserPracticeKey, JSON.stringify({ results, cards })],
	);
	await page.goto('/me');
	await expect(part(page, 'Your streak')).toContainText('days');
	for (const closed of await page.locator('summary').all()) await closed.click();
	const closedNumbers = page.getByRole('button', { name: /^Show the numbers/ });
	while ((await closedNumbers.count()) > 0) await closedNumbers.first().click();
	await page
		.getByRole('button', { name: /^Delete the practice/ })
		.first()
		.click();
	await expectAccessible(page);
	await page.getByRole('combobox', { name: 'Language' }).selectOption('Español');
	await expect(part(page, 'Tu racha')).toBeVisible();
	await expectAccessible(page);
});

test('without a connection to the server, someone who is signed in is told so and can try again @whole', async ({
	openPage,
	mailbox,
}, info) => {
	const page = await openPage('denied', { viewport: phone });
	await page.goto('/me');
	await signIn(page, `offline-${info.project.name}-${info.retry}@example.com`, mailbox.newest);
	await page.route(`**${apiPaths.practice}`, (route) => route.abort());
	await page.goto('/me');
	await expect(page.getByRole('alert')).toContainText('Henry cannot be reached', { timeout: 20_000 });
	await expectAccessible(page);
	await page.unroute(`**${apiPaths.practice}`);
	await page.getByRole('button', { name: 'Try again' }).click();
	await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
});
