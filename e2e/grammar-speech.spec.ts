import { apiPaths } from '@henry/contract/api-paths.ts';
import { errorTexts } from '@henry/contract/errors.ts';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { wordErrorRate } from '../server/src/adapters/speech-to-text/word-error-rate.ts';
import { expectAccessible } from './accessible.ts';
import { test } from './browser.ts';
import { press, tick } from './keyboard.ts';
import { expectOnePage } from './paper.ts';
import { microphoneThatSays, untilRecorded } from './spoken-turn.ts';

/** One answer, with a mistake, that is said in so many seconds. */
const oneAnswer = ['My brother live near the sea.'];
const answerSeconds = 4;

/** Five answers to the questions about the family, each said within its slot. */
const familyAnswers = [
	'He is very similar to me. I have thirty years.',
	'There is many trees in the garden, and we played there.',
	'My sister is married with a doctor and they have three childs.',
	'I want that you come with us to the hotel.',
	'I would live next to my cousin. She can to speak four languages.',
];
const slotSeconds = 6;
/** A finger covers more than that. */
const movedAtMostPx = 8;

async function chooseFamily(page: Page): Promise<void> {
	await page.goto('/exercise');
	await page.getByRole('button', { name: 'Family' }).click();
	await expect(page.getByRole('button', { name: 'Family' })).toHaveAttribute('aria-pressed', 'true');
}

async function topOf(page: Page, name: string) {
	const button = page.getByRole('button', { name });
	await button.scrollIntoViewIfNeeded();
	return (await button.boundingBox())?.y;
}

/** Records the first answer, stopped by hand once it has been said. */
async function recordOneAnswer(page: Page): Promise<void> {
	await chooseFamily(page);
	const topPx = await topOf(page, 'Tap to record');
	await page.getByRole('button', { name: 'Tap to record' }).click();
	await untilRecorded(page, answerSeconds);
	// The finger that has begun is where it ends.
	expect(Math.abs(((await topOf(page, 'Tap to stop')) ?? 0) - (topPx ?? 0))).toBeLessThan(movedAtMostPx);
	await page.getByRole('button', { name: 'Tap to stop' }).click();
	await expect(page.getByRole('button', { name: 'Submit answer' })).toBeVisible();
}

test('by keyboard and without time limits, five spoken answers become a report with corrections, reasons and sound @whole', async ({
	openPage,
	baseURL,
}, info) => {
	test.setTimeout(180_000);
	const page = await openPage(await microphoneThatSays(baseURL, familyAnswers, slotSeconds));
	await page.goto('/exercise');
	await press(page, 'button', 'Family');
	await press(page, 'button', 'Show all questions');
	await expect(page.getByRole('listitem').filter({ hasText: '?' })).toHaveCount(5);
	await press(page, 'button', 'Hide all questions');
	await tick(page, /No time limits/);
	await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - heading "Grammar Speech" [level=1]
      - region "Pick a topic":
        - heading "Pick a topic" [level=2]
        - button "Family" [pressed]
      - region "Record your answer":
        - heading "Record your answer" [level=2]
        - button "Show all questions"
        - button "Tap to record"
        - status
        - checkbox "Need more time? No time limits" [checked]
    `);

	await press(page, 'button', 'Tap to record');
	for (const number of [1, 2, 3, 4, 5]) {
		await expect(page.getByRole('region', { name: 'Question' })).toContainText(`(${number}/5)`);
		await expect(page.getByText('No time limit', { exact: true }).first()).toBeVisible();
		await untilRecorded(page, number * slotSeconds);
		if (number < 5) await press(page, 'button', 'Next question');
	}
	await press(page, 'button', 'Tap to stop');
	await expect(page.getByText('(5/5)')).toBeHidden();
	await press(page, 'button', 'Submit answer');
	await expect(page.getByText('Good job!')).toBeVisible({ timeout: 30_000 });
	const lesson = page.getByRole('region', { name: 'Your lesson' });
	await expect(lesson.getByRole('list', { name: 'What matters most' }).getByRole('listitem')).toHaveCount(3);
	await expect(lesson.getByRole('button', { name: 'Say a new sentence' })).toBeVisible();
	await expect(page.getByRole('heading', { name: 'Suggestion' })).toBeHidden();
	await press(page, 'button', 'Show the whole report');
	const answer = page
		.getByRole('article')
		.filter({ has: page.getByRole('heading', { name: 'Your answer' }) });
	const heard = (await answer.getByRole('definition').allInnerTexts()).join(' ');
	const rate = wordErrorRate(familyAnswers.join(' '), heard);
	info.annotations.push({ type: 'word error rate', description: rate.toFixed(3) });
	expect(rate).toBeLessThan(0.4);

	await expect(answer.getByRole('definition')).toHaveCount(5);
	await expect(page.getByRole('region', { name: 'Your report' })).toMatchAriaSnapshot(`
      - heading "Your report" [level=2]
      - region "Your lesson"
      - button "Hide the whole report"
      - article:
        - heading "Your answer" [level=3]
        - button "Not what I said?"
      - article:
        - heading "Suggestion" [level=3]
        - button "Hear the pronunciation"
        - button "Show Modifications"
    `);
	await press(page, 'button', 'Show Modifications');
	const changes = page.getByRole('list', { name: 'Modifications' }).getByRole('listitem');
	expect(await changes.count()).toBeGreaterThan(1);
	for (const change of await changes.all()) await expect(change).toContainText(/Reason: \S+ \S+/);

	await expectAccessible(page);
	await expectOnePage(page);

	const suggestion = page
		.getByRole('article')
		.filter({ has: page.getByRole('heading', { name: 'Suggestion' }) });
	for (const written of await suggestion.getByRole('definition').all())
		await expect(written).toHaveText(/^\p{Lu}.*[.?]$/u);
	await suggestion.locator('mark').first().focus();
	await page.keyboard.press('Enter');
	await expect(page.getByRole('tooltip')).toContainText(/\w+ \w+/);
	await page.keyboard.press('Escape');

	await press(page, 'button', 'Hear the pronunciation');
	await expect(suggestion.getByRole('button', { name: 'Pause' })).toBeVisible({ timeout: 20_000 });

	await page.evaluate(() => {
		window.print = () => document.body.setAttribute('data-printed', 'yes');
	});
	await press(page, 'button', 'Save as PDF');
	await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
	await page.emulateMedia({ media: 'print' });
	await expect(page.getByRole('heading', { name: 'Your report' })).toBeVisible();
	await expect(page.getByRole('banner')).toBeHidden();
	await expect(page.getByRole('button', { name: 'Family' })).toBeHidden();
	const spaceBelow = await page.getByRole('region', { name: 'Your report' }).evaluate((report) => {
		const page = document.getElementById('content')?.getBoundingClientRect().bottom ?? Number.NaN;
		return page - report.getBoundingClientRect().bottom;
	});
	expect(spaceBelow).toBeLessThan(20);
});

test('after a failure the recording is kept and the transcription is not asked for again @whole', async ({
	openPage,
	baseURL,
}) => {
	const page = await openPage(await microphoneThatSays(baseURL, oneAnswer, answerSeconds));
	let transcriptions = 0;
	page.on('websocket', () => transcriptions++);
	page.on('request', (request) => {
		if (request.url().endsWith(apiPaths.transcript)) transcriptions++;
	});
	await page.route(`**${apiPaths.feedback}`, (route) => route.abort(), { times: 1 });
	await recordOneAnswer(page);
	await page.getByRole('button', { name: 'Submit answer' }).click();
	await expect(page.getByText(errorTexts.submissionFailed)).toBeVisible();
	await expect(page.getByText(errorTexts.submissionFailedShare)).toBeVisible();
	await expect(page.getByText('unavailable')).toBeVisible();
	await page.getByRole('button', { name: 'Submit answer' }).click();
	await expect(page.getByText('Good job!')).toBeVisible({ timeout: 20_000 });
	await expect(page.getByText(errorTexts.submissionFailed)).toBeHidden();
	expect(transcriptions).toBe(1);
});

test('without a live connection the recording itself is transcribed @whole', async ({
	openPage,
	baseURL,
}) => {
	const page = await openPage(await microphoneThatSays(baseURL, oneAnswer, answerSeconds));
	await page.routeWebSocket(`**${apiPaths.liveTranscript}`, (socket) => socket.close());
	await recordOneAnswer(page);
	const upload = page.waitForRequest((request) => request.url().endsWith(apiPaths.transcript));
	await page.getByRole('button', { name: 'Submit answer' }).click();
	expect((await upload).headers()['content-type']).toContain('multipart/form-data');
	await expect(page.getByText('Good job!')).toBeVisible({ timeout: 20_000 });
});

test('what was misheard is put right, and corrected again without another transcription', async ({
	openPage,
	baseURL,
}) => {
	const page = await openPage(await microphoneThatSays(baseURL, oneAnswer, answerSeconds));
	await recordOneAnswer(page);
	let transcriptions = 0;
	page.on('request', (request) => {
		if (request.url().endsWith(apiPaths.transcript)) transcriptions++;
	});
	await page.getByRole('button', { name: 'Submit answer' }).click();
	await page.getByRole('button', { name: 'Show the whole report' }).click();
	await page.getByRole('button', { name: 'Not what I said?' }).click();
	await page.getByRole('textbox').first().fill('My cousin have a small bakery in Vienna.');
	await expectAccessible(page);
	await page.getByRole('button', { name: 'Use this text' }).click();
	await expect(page.getByText('You corrected this text.')).toBeVisible();
	const suggested = page
		.getByRole('definition')
		.filter({ hasText: 'My cousin has a small bakery in Vienna.' });
	await expect(suggested).toBeVisible();
	await expect(page.getByRole('button', { name: 'Not what I said?' })).toBeFocused();
	await expectAccessible(page);
	expect(transcriptions).toBe(0);
});

test('against the clock a question has 15 seconds, and the next one follows by itself @whole', async ({
	openPage,
	baseURL,
}) => {
	const page = await openPage(await microphoneThatSays(baseURL, [], 1));
	await chooseFamily(page);
	await page.getByRole('button', { name: 'Tap to record' }).click();
	await expect(page.getByText('(1/5)')).toBeVisible();
	await expect(page.getByText('(2/5)')).toBeVisible({ timeout: 20_000 });
	await expect(page.getByText(/Remaining question time: 1[345]/)).toBeVisible();
});

test('silence is told as such, and another recording can be made @whole', async ({ openPage, baseURL }) => {
	const page = await openPage(await microphoneThatSays(baseURL, [], 1));
	await recordOneAnswer(page);
	await page.getByRole('button', { name: 'Submit answer' }).click();
	await expect(page.getByText(errorTexts.couldNotHearYou)).toBeVisible({ timeout: 20_000 });
	await expectAccessible(page);
	await page.getByRole('button', { name: 'Record again' }).click();
	await expect(page.getByText('(1/5)')).toBeVisible();
});

test('another topic starts afresh and survives a reload @whole', async ({ openPage, baseURL }) => {
	const page = await openPage(await microphoneThatSays(baseURL, oneAnswer, answerSeconds));
	await recordOneAnswer(page);
	await page.getByRole('button', { name: 'Travel' }).click();
	await expect(page.getByRole('button', { name: 'Submit answer' })).toBeHidden();
	await expect(page.getByRole('button', { name: 'Tap to record' })).toBeVisible();
	await page.reload();
	await expect(page.getByRole('button', { name: 'Travel' })).toHaveAttribute('aria-pressed', 'true');
});

test('a denied microphone is explained, nothing is recorded, and the answer can be written', async ({
	openPage,
}) => {
	const page = await openPage('denied');
	await chooseFamily(page);
	await expect(page.getByText(/address bar/)).toBeVisible();
	await expect(page.getByText(/no audio is stored/i).first()).toBeVisible();
	await page.getByRole('button', { name: 'Tap to record' }).click();
	await expect(page.getByText('(1/5)')).toBeHidden();
	await expect(page.getByRole('button', { name: 'Tap to record' })).toBeVisible();
	await page.getByRole('button', { name: 'Write instead' }).click();
	await page.getByRole('textbox').last().fill('She live near the sea.');
	await page.getByRole('button', { name: 'Submit answer' }).click();
	await expect(page.getByText('Good job!')).toBeVisible();
	await page.getByRole('button', { name: 'Show the whole report' }).click();
	await expect(page.getByText('You wrote this.')).toBeVisible();
	await expect(page.getByRole('definition').filter({ hasText: 'She lives near the sea.' })).toBeVisible();
	await expect(page.getByText('Saved to My progress.')).toBeVisible();
	await expectAccessible(page);
});

test('a missing microphone is told apart from a denied one @whole', async ({ openPage }) => {
	const page = await openPage('missing');
	await chooseFamily(page);
	await page.getByRole('button', { name: 'Tap to record' }).click();
	await expect(page.getByText(/no microphone/i).first()).toBeVisible();
	await expect(page.getByText('(1/5)')).toBeHidden();
});
