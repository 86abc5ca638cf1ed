import { readFileSync } from 'node:fs';
import { examFormSchema } from '@henry/contract/exams.ts';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { phone, test } from './browser.ts';
import { expectResultInView } from './in-view.ts';
import { choose, press, tick, write } from './keyboard.ts';
import { expectOnePage } from './paper.ts';
import { microphoneThatSays, untilRecorded } from './spoken-turn.ts';

/** Suits the question on the picture of a family at dinner, with a long pause in the middle of a sentence. */
const answerWithPause = [
	'In this picture a family is having dinner at the kitchen table. The father serves rice with',
	'fish, and the mother laughs because the dog waits for food. They look happy because they have time to talk. I think it is the evening, since it is dark.',
];
const slotSeconds = 12;
const spokenSeconds = answerWithPause.length * slotSeconds;

/** A day on which the placement has the form whose model answers our own ear hears best. */
const placementDay = new Date('2026-11-26T10:00:00Z');
const placementSeconds = 22;

/** The beginnings of both model answers of that form: each task is spoken about. */
function placementAnswer(): string {
	const file = new URL('../content/exams/forms/placement/c.json', import.meta.url);
	const { parts } = examFormSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
	const beginning = (part: string) =>
		parts[part]?.[0]?.answers[0]?.model
			?.split(/(?<=\.) /)
			.slice(0, 2)
			.join(' ') ?? '';
	return `${beginning('picture')} ${beginning('question')}`;
}

async function openExam(page: Page): Promise<void> {
	await page.goto('/exams');
	await press(page, 'button', 'B1');
	await press(page, 'button', /^Aptis General/);
	await expect(page.getByRole('heading', { name: 'Aptis General' })).toBeFocused();
}

async function answer(page: Page, number: number): Promise<void> {
	await expect(page.getByRole('heading', { name: new RegExp(`: ${number} of 3$`) })).toBeFocused();
	await expect(page.getByText('Your turn', { exact: true })).toBeVisible({ timeout: 15_000 });
	const leftSeconds = async () =>
		Number(/^00:(\d\d) left$/.exec(await page.getByRole('timer').innerText())?.[1]);
	await expect
		.poll(leftSeconds, { timeout: 1_000 * spokenSeconds + 15_000 })
		.toBeLessThanOrEqual(45 - spokenSeconds);
	await press(page, 'button', 'Tap to stop');
}

test('by keyboard, one part as in the exam: a closed tab loses nothing, and the report says what to do', async ({
	openPage,
	baseURL,
}) => {
	test.setTimeout(150_000);
	const page = await openPage(await microphoneThatSays(baseURL, answerWithPause, slotSeconds), {
		viewport: phone,
	});
	await openExam(page);
	await expectAccessible(page);
	await choose(page, /^Describe a picture/);
	await press(page, 'button', 'Start');
	await expect(page.getByRole('heading', { name: 'Introduction' })).toBeFocused();
	await press(page, 'button', 'Skip the introduction');
	await expect(page.getByRole('img', { name: /family of five/ })).toBeVisible();
	await expectAccessible(page);
	await answer(page, 1);

	await expect(page.getByRole('heading', { name: /: 2 of 3$/ })).toBeFocused();
	await page.goto('/exams');
	await expect(page.getByRole('heading', { name: 'Aptis General: not finished yet' })).toBeVisible();
	await expect(page.getByText('1 answer is kept in this browser')).toBeVisible();
	await expectAccessible(page);
	await press(page, 'button', 'Go on');
	await expect(page.getByRole('heading', { name: /: 2 of 3$/ })).toBeFocused();
	await press(page, 'button', 'Finish here and get the report');

	await expect(page.getByRole('heading', { name: 'Your exam' })).toBeVisible();
	const estimate = page
		.getByRole('article')
		.filter({ has: page.getByRole('heading', { name: 'Where you stand' }) });
	await expectResultInView(page, estimate.getByText('Three things to do'));
	await expect(estimate).toContainText(/Aptis speaking, 0 to 50: \d+ to \d+/);
	await expect(estimate).toContainText('You did not reach 2 of 3 questions.');
	const fluency = page.getByRole('group').filter({ hasText: 'Fluency' });
	await fluency.locator('summary').press('Enter');
	const piece = fluency.getByRole('button', { name: /^Play: / }).first();
	await piece.press('Enter');
	await expect(fluency.getByRole('button', { name: /^Stop: / })).toBeVisible();
	await expect(piece).toBeVisible({ timeout: 20_000 });
	await expectAccessible(page);
	await expectOnePage(page);
	const first = page.getByRole('group').filter({ hasText: 'give an opinion: 1 of 3' });
	await expect(first).toContainText('on topic');
	await first.locator('summary').first().press('Enter');
	await expect(first.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
	await expect(first.getByRole('button', { name: 'Not what I said?' })).toBeVisible();
	await expect(first).toContainText('kitchen table');
	await page.goto('/exams');
	await expect(page.getByRole('button', { name: /^Aptis General/ })).toBeVisible();
	await expect(page.getByText('not finished yet')).toBeHidden();
});

test('in practice one prepares with notes, may pause, sees ideas and a model answer, and answers again @whole', async ({
	openPage,
}) => {
	const page = await openPage('denied');
	await openExam(page);
	await choose(page, /^Talk about an abstract topic/);
	await choose(page, /^To practise/);
	await press(page, 'button', 'Start');
	await press(page, 'button', 'Skip the introduction');
	await press(page, 'button', 'Prepare now');
	await expect(page.getByRole('timer')).toHaveText(/^(01:00|00:5\d) left$/);
	await press(page, 'button', 'Pause');
	await write(page, 'Notes', 'airport, storm, old sailor');
	await expectAccessible(page);
	await page.locator('summary', { hasText: 'Ideas for your answer' }).press('Enter');
	await expect(page.getByText('Give each question about forty seconds.')).toBeVisible();
	await press(page, 'button', 'Start speaking');
	await expect(page.getByText('airport, storm, old sailor')).toBeVisible();
	await press(page, 'button', 'Write instead');
	await write(page, 'Your answer', 'I waited at an airport for a long time.');
	await press(page, 'button', 'Send');
	await page.locator('summary', { hasText: 'A model answer' }).press('Enter');
	await expect(page.getByText(/^I remember waiting at an airport/)).toBeVisible();
	await expectAccessible(page);
	await press(page, 'button', 'Answer again');
	await expect(page.getByRole('button', { name: 'Prepare now' })).toBeVisible();
});

test('extra time makes every clock longer @whole', async ({ openPage, baseURL }) => {
	const page = await openPage(await microphoneThatSays(baseURL, [], 1));
	await openExam(page);
	await choose(page, /^Describe a picture/);
	await page.getByLabel('Extra time').selectOption('50% more');
	await press(page, 'button', 'Start');
	await press(page, 'button', 'Skip the introduction');
	await expect(page.getByRole('timer')).toHaveText(/^01:0[5-8] left$/, { timeout: 15_000 });
});

test('the placement, by keyboard: a network lost on the way loses nothing, and its range leads to exams', async ({
	openPage,
	baseURL,
}) => {
	test.setTimeout(150_000);
	const page = await openPage(await microphoneThatSays(baseURL, [placementAnswer()], placementSeconds), {
		viewport: phone,
	});
	await page.clock.setSystemTime(placementDay);
	await page.goto('/exams');
	await press(page, 'button', 'Find out in five minutes');
	await expect(page.getByRole('heading', { name: 'Five-minute placement' })).toBeFocused();
	await expectAccessible(page);
	await tick(page, /No time limits/);
	await press(page, 'button', 'Start the placement');
	await expect(page.getByRole('heading', { name: 'Introduction' })).toBeFocused({ timeout: 15_000 });
	for (const [task, seconds] of [
		['Read aloud', 4],
		['Talk about a picture', placementSeconds],
		['Answer a question', placementSeconds],
	] as const) {
		await press(page, 'button', 'Skip the introduction');
		await expect(page.getByRole('heading', { name: task, exact: true })).toBeFocused();
		if (task !== 'Read aloud') await press(page, 'button', 'Prepare now');
		await press(page, 'button', 'Start speaking');
		await untilRecorded(page, seconds);
		await page.context().setOffline(task === 'Answer a question');
		await press(page, 'button', 'Tap to stop');
	}
	await expect(page.getByText(/^Your recordings are kept in this browser/)).toBeVisible({ timeout: 30_000 });
	await page.context().setOffline(false);
	await press(page, 'button', 'Try again');
	const fits = page.getByRole('article').filter({ hasText: 'Exams that fit' });
	await expect(fits).toContainText(/Most likely [ABC][12]/, { timeout: 40_000 });
	await expectAccessible(page);
	const exam = fits.getByRole('listitem').getByRole('button').first();
	const name = await exam.innerText();
	await exam.press('Enter');
	await expect(page.getByRole('heading', { name, exact: true })).toBeFocused();
});
