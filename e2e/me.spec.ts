import { readFile } from 'node:fs/promises';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { expect, type Page } from '@playwright/test';
import { localDay } from '../web/src/lib/practice/local-day.ts';
import { aCard, aResult } from '../web/src/lib/practice/practice-for-tests.ts';
import { expectAccessible } from './accessible.ts';
import { phone } from './browser.ts';
import { linkIn, test } from './mailbox.ts';
import { familyAnswers, writeSpokenAnswers } from './spoken-answers.ts';

const browserPracticeKey = 'henry.practice';
const dayMs = 24 * 60 * 60_000;

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Records one answer in Grammar Speech and follows the line under its report to My progress. */
async function practiseFamily(page: Page): Promise<void> {
	await page.goto('/exercise?topic=Family');
	await page.getByRole('button', { name: 'Tap to record' }).click();
	await expect(page.getByText('Remaining question time: 2')).toBeVisible({ timeout: 25_000 });
	await page.getByRole('button', { name: 'Tap to stop' }).click();
	await page.getByRole('button', { name: 'Submit answer' }).click();
	await expect(page.getByText('Saved to My progress.')).toBeVisible({ timeout: 30_000 });
	await page.getByRole('link', { name: 'See it there' }).click();
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
	await page.getByRole('link', { name: 'Sign in to keep it' }).click();
	await page.getByRole('textbox', { name: 'Your e-mail address' }).fill(email);
	await page.getByRole('button', { name: 'Sign in with email' }).click();
	await page.goto(linkIn(await newestMail(email)));
	await expect(page).toHaveURL('/exercise');
}

test('a practice is remembered, said again, brought into an account, exported and erased', async ({
	openPage,
	baseURL,
	mailbox,
}, info) => {
	test.setTimeout(240_000);
	const microphoneSays = (text: string, seconds: number) =>
		writeSpokenAnswers(String(baseURL), info.outputDir, [text], seconds);
	const page = await openPage({ file: await microphoneSays(familyAnswers[1] ?? '', 15) });

	await practiseFamily(page);
	await expect(part(page, 'Your streak')).toContainText('1 day');
	await expect(part(page, 'Your streak')).toContainText('You have practised today.');
	await expect(part(page, 'Results over time').getByRole('img', { name: /Words a minute/ })).toBeVisible();
	await expectAccessible(page);

	await page.getByRole('link', { name: /^Start review/ }).click();
	await microphoneSays(await answerOfShownCard(page), 9);
	await page.getByRole('button', { name: 'Tap to record' }).click();
	await expect(page.getByRole('heading', { name: 'What Henry heard' })).toBeFocused({ timeout: 40_000 });
	await expect(page.getByRole('button', { name: /suggested/ })).toHaveCount(1);
	await expectAccessible(page);
	await page.getByRole('button', { name: /^Good/ }).click();
	await page.getByRole('button', { name: 'Finish here' }).or(page.getByText('Well done!')).first().click();
	await expect(page.getByText('Remembered: 1 of 1.')).toBeVisible();
	await expect(page.getByText('Saved to My progress.')).toBeVisible();
	await expectAccessible(page);
	await page.getByRole('link', { name: 'Back to My progress' }).click();

	const email = `me-${info.project.name}@example.com`;
	await signIn(page, email, mailbox.newest);
	await page.goto('/me');
	await page.getByRole('button', { name: 'Add 2 practices from this browser to your account' }).click();
	await expect(page.getByText('Your practice is in your account now.')).toBeVisible();
	await expect(part(page, 'What is stored').getByText('Practices (2)')).toBeVisible();
	expect(await page.evaluate((key) => localStorage.getItem(key), browserPracticeKey)).toBeNull();

	await page.getByRole('radio', { name: 'Keep each one for 30 days' }).check();
	await page.getByRole('button', { name: 'Save this choice' }).click();
	await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
	await microphoneSays(familyAnswers[2] ?? '', 15);
	await practiseFamily(page);
	await page.getByText('Recordings (1)').click();
	await page.getByRole('button', { name: /^Listen to the recording/ }).click();
	await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
	await expectAccessible(page);

	const download = page.waitForEvent('download');
	await page.getByRole('link', { name: 'Export as JSON' }).click();
	const exported = await readFile(await (await download).path(), 'utf8');
	expect(exported).toContain(email);
	expect(exported.match(/"activity":\s*"grammarSpeech"/g)?.length).toBeGreaterThanOrEqual(2);

	const erase = part(page, 'Delete everything');
	await erase.getByRole('textbox').fill(`not-${email}`);
	await expect(erase.getByText('This is not the address of your account.')).toBeVisible();
	await expect(erase.getByRole('button', { name: 'Erase my account' })).toBeDisabled();
	await erase.getByRole('textbox').fill(email);
	await erase.getByRole('button', { name: 'Erase my account' }).click();
	await expect(page.getByText('Everything has been deleted.')).toBeVisible();
	await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
	expect(await page.context().cookies()).toEqual([]);

	await signIn(page, email, (address) => mailbox.newest(address, 2));
	await page.goto('/me');
	await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
});

test('three months of practice fit a phone and are accessible, with everything open', async ({
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
	await page.getByRole('button', { name: 'Español' }).click();
	await expect(part(page, 'Tu racha')).toBeVisible();
	await expectAccessible(page);
});

test('without a connection to the server, someone who is signed in is told so and can try again', async ({
	openPage,
	mailbox,
}, info) => {
	const page = await openPage('denied', { viewport: phone });
	await page.goto('/me');
	await signIn(page, `offline-${info.project.name}@example.com`, mailbox.newest);
	await page.route(`**${apiPaths.practice}`, (route) => route.abort());
	await page.goto('/me');
	await expect(page.getByRole('alert')).toContainText('Henry cannot be reached', { timeout: 20_000 });
	await expectAccessible(page);
	await page.unroute(`**${apiPaths.practice}`);
	await page.getByRole('button', { name: 'Try again' }).click();
	await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
});
