import { apiPaths } from '@henry/contract/api-paths.ts';
import { errorTexts } from '@henry/contract/errors.ts';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { wordErrorRate } from '../server/src/adapters/speech-to-text/word-error-rate.ts';
import { expectAccessible } from './accessible.ts';
import { test } from './browser.ts';
import { familyAnswers, writeSpokenAnswers } from './spoken-answers.ts';

const oneAnswer = familyAnswers.slice(0, 1);

async function chooseFamily(page: Page): Promise<void> {
	await page.goto('/exercise');
	await page.getByRole('button', { name: 'Family' }).click();
	await expect(page.getByRole('button', { name: 'Family' })).toHaveAttribute('aria-pressed', 'true');
}

/** Records the first answer, stopped by hand once it has been said. */
async function recordOneAnswer(page: Page): Promise<void> {
	await chooseFamily(page);
	await page.getByRole('button', { name: 'Tap to record' }).click();
	await expect(page.getByText('Remaining question time: 5')).toBeVisible({ timeout: 20_000 });
	await page.getByRole('button', { name: 'Tap to stop' }).click();
	await expect(page.getByRole('button', { name: 'Submit answer' })).toBeVisible();
}

test('five spoken answers become a report with corrections, reasons and sound', async ({
	openPage,
	baseURL,
}, info) => {
	test.setTimeout(180_000);
	const page = await openPage({
		file: await writeSpokenAnswers(String(baseURL), info.outputDir, familyAnswers),
	});
	await chooseFamily(page);
	await page.getByRole('button', { name: 'Show all questions' }).click();
	await expect(page.getByRole('listitem').filter({ hasText: '?' })).toHaveCount(5);
	await page.getByRole('button', { name: 'Hide the questions' }).click();

	await page.getByRole('button', { name: 'Tap to record' }).click();
	await expect(page.getByText('(1/5)')).toBeVisible();
	await expect(page.getByText('(2/5)')).toBeVisible({ timeout: 20_000 });
	await expect(page.getByText('(5/5)')).toBeVisible({ timeout: 60_000 });
	const submit = page.getByRole('button', { name: 'Submit answer' });
	await expect(submit).toBeVisible({ timeout: 30_000 });
	await expect(page.getByText('(5/5)')).toBeHidden();

	await submit.click();
	await expect(page.getByText('Good job!')).toBeVisible({ timeout: 30_000 });
	const answer = page
		.getByRole('article')
		.filter({ has: page.getByRole('heading', { name: 'Your answer' }) });
	const heard = (await answer.getByRole('definition').allInnerTexts()).join(' ');
	const rate = wordErrorRate(familyAnswers.join(' '), heard);
	info.annotations.push({ type: 'word error rate', description: rate.toFixed(3) });
	expect(rate).toBeLessThan(0.4);

	await page.getByRole('button', { name: 'Show Modifications' }).click();
	const changes = page.getByRole('list', { name: 'Modifications' }).getByRole('listitem');
	expect(await changes.count()).toBeGreaterThan(1);
	for (const change of await changes.all()) await expect(change).toContainText(/Reason: \S+ \S+/);

	await expectAccessible(page);

	const suggestion = page
		.getByRole('article')
		.filter({ has: page.getByRole('heading', { name: 'Suggestion' }) });
	await suggestion.locator('mark').first().focus();
	await page.keyboard.press('Enter');
	await expect(page.getByRole('tooltip')).toContainText(/\w+ \w+/);
	await page.keyboard.press('Escape');

	await suggestion.getByRole('button', { name: 'Hear the pronunciation' }).click();
	await expect(suggestion.getByRole('button', { name: 'Pause' })).toBeVisible({ timeout: 20_000 });

	await page.evaluate(() => {
		window.print = () => document.body.setAttribute('data-printed', 'yes');
	});
	await page.getByRole('button', { name: 'Save as PDF' }).click();
	await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
	await page.emulateMedia({ media: 'print' });
	await expect(page.getByRole('heading', { name: 'Your report' })).toBeVisible();
	await expect(page.getByRole('banner')).toBeHidden();
	await expect(page.getByRole('button', { name: 'Family' })).toBeHidden();
	const spaceBelow = await page.getByRole('region', { name: 'Your report' }).evaluate((report) => {
		return document.documentElement.scrollHeight - window.scrollY - report.getBoundingClientRect().bottom;
	});
	expect(spaceBelow).toBeLessThan(20);
});

test('after a failure the recording is kept and the transcription is not asked for again', async ({
	openPage,
	baseURL,
}, info) => {
	const page = await openPage({ file: await writeSpokenAnswers(String(baseURL), info.outputDir, oneAnswer) });
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

test('without a live connection the recording itself is transcribed', async ({ openPage, baseURL }, info) => {
	const page = await openPage({ file: await writeSpokenAnswers(String(baseURL), info.outputDir, oneAnswer) });
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
}, info) => {
	const page = await openPage({ file: await writeSpokenAnswers(String(baseURL), info.outputDir, oneAnswer) });
	await recordOneAnswer(page);
	let transcriptions = 0;
	page.on('request', (request) => {
		if (request.url().endsWith(apiPaths.transcript)) transcriptions++;
	});
	await page.getByRole('button', { name: 'Submit answer' }).click();
	await page.getByRole('button', { name: 'Not what I said?' }).click();
	await page.getByRole('textbox').first().fill('My cousin have a small bakery in Vienna.');
	await expectAccessible(page);
	await page.getByRole('button', { name: 'Use this text' }).click();
	await expect(page.getByText('You corrected this text.')).toBeVisible();
	await expect(page.getByText('My cousin has a small bakery in Vienna.')).toBeVisible();
	await expect(page.getByRole('button', { name: 'Not what I said?' })).toBeFocused();
	await expectAccessible(page);
	expect(transcriptions).toBe(0);
});

test('silence is told as such, and another recording can be made', async ({ openPage, baseURL }, info) => {
	const page = await openPage({ file: await writeSpokenAnswers(String(baseURL), info.outputDir, [], 1) });
	await recordOneAnswer(page);
	await page.getByRole('button', { name: 'Submit answer' }).click();
	await expect(page.getByText(errorTexts.couldNotHearYou)).toBeVisible({ timeout: 20_000 });
	await expectAccessible(page);
	await page.getByRole('button', { name: 'Record again' }).click();
	await expect(page.getByText('(1/5)')).toBeVisible();
});

test('another topic starts afresh and survives a reload', async ({ openPage, baseURL }, info) => {
	const page = await openPage({ file: await writeSpokenAnswers(String(baseURL), info.outputDir, oneAnswer) });
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
	await expect(page.getByText('You wrote this.')).toBeVisible();
	await expect(page.getByText('She lives near the sea.')).toBeVisible();
	await expect(page.getByText('Saved to My progress.')).toBeVisible();
	await expectAccessible(page);
});

test('a missing microphone is told apart from a denied one', async ({ openPage }) => {
	const page = await openPage('missing');
	await chooseFamily(page);
	await page.getByRole('button', { name: 'Tap to record' }).click();
	await expect(page.getByText(/no microphone/i).first()).toBeVisible();
	await expect(page.getByText('(1/5)')).toBeHidden();
});
