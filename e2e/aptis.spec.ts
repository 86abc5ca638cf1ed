import { apiPaths } from '@henry/contract/api-paths.ts';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { test } from './browser.ts';
import { choose, press, write } from './keyboard.ts';
import { expectOnePage } from './paper.ts';
import { microphoneThatSays } from './spoken-turn.ts';

/** The microphone begins anew with each answer, so one answer has to suit all three questions. It has a mistake. */
const anyAnswer = 'My sister live near the beach. We play music every day, and the weather is very nice.';
const slotSeconds = 7;
const answerSeconds = 30;

const spokenAnswer = (baseURL: string | undefined) => microphoneThatSays(baseURL, [anyAnswer], slotSeconds);

const part = (page: Page, number: number) => page.getByRole('heading', { name: `Part ${number} of 3` });

async function start(page: Page, timing: 'Exam timing' | 'Quick drill' | 'No time limits'): Promise<void> {
	await page.goto('/aptis-part-one-1');
	await choose(page, new RegExp(`^${timing}`));
	await press(page, 'button', 'Start');
	await expect(page.getByRole('heading', { name: 'Introduction' })).toBeFocused();
}

async function skipTo(page: Page, number: number): Promise<void> {
	if (number === 1) await press(page, 'button', 'Skip the introduction');
	await expect(part(page, number)).toBeFocused({ timeout: 15_000 });
	await expect(page.getByText('Instructions...')).toBeVisible();
	await expect(page.getByRole('button', { name: /Tap to/ })).toBeHidden();
	await press(page, 'button', 'Answer now');
	await expect(page.getByText('Your turn', { exact: true })).toBeVisible();
}

/** Lets the answer, for which there are 30 seconds, be said, then stops. */
async function answerAndStop(page: Page, seconds = slotSeconds): Promise<void> {
	const leftSeconds = async () =>
		Number(/^00:(\d\d) left$/.exec(await page.getByRole('timer').innerText())?.[1]);
	await expect
		.poll(leftSeconds, { timeout: 1_000 * seconds + 10_000 })
		.toBeLessThanOrEqual(answerSeconds - seconds);
	await press(page, 'button', 'Tap to stop');
}

test('by keyboard, three spoken answers become an estimate with reasons, corrections and playback @whole', async ({
	openPage,
	baseURL,
}) => {
	test.setTimeout(120_000);
	const page = await openPage(await spokenAnswer(baseURL));
	await page.goto('/aptis-part-one-1');
	await expect(page.getByRole('radio', { name: 'Exam timing' })).toBeChecked();
	await expectAccessible(page);
	await press(page, 'button', 'Start');

	const introduction = page.getByRole('group', { name: 'The introduction, spoken' });
	await expect(introduction.getByRole('button', { name: 'Pause' })).toBeVisible();
	await expect(page.getByText('Instructions...')).toBeVisible();
	await expectAccessible(page);
	await press(page, 'button', 'Skip the introduction');

	await expect(part(page, 1)).toBeFocused();
	await expect(page.getByText('Please tell me about the people in your family.')).toBeVisible();
	await expectAccessible(page);
	await expect(page.getByText('Your turn', { exact: true })).toBeVisible({ timeout: 15_000 });
	await expect(page.getByRole('timer')).toHaveText(/^00:(30|2\d) left$/);
	await expect(page.getByText('Instructions...')).toBeHidden();
	await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - heading "Aptis Part One" [level=1]
      - heading "Part 1 of 3" [level=2]
      - region "Instructions and recorder":
        - status: Your turn
        - button "Tap to stop"
        - text: Tap to stop
        - paragraph:
          - timer: /^00:\\d\\d left$/
    `);
	await expectAccessible(page);
	await answerAndStop(page);
	for (const number of [2, 3]) {
		await skipTo(page, number);
		await answerAndStop(page);
	}

	await expect(page.getByRole('heading', { name: 'Your exam' })).toBeVisible();
	const estimate = page
		.getByRole('article')
		.filter({ has: page.getByRole('heading', { name: 'Where you stand' }) });
	await expect(estimate).toContainText('This is an uncalibrated estimate, not an exam result.', {
		timeout: 20_000,
	});
	await expect(estimate).toContainText(/Aptis speaking, 0 to 50: \d+ (?:to \d+|or above)/);
	await expect(estimate.getByRole('list').first().getByRole('listitem')).toHaveCount(3);
	const criterion = (name: string) =>
		page.getByRole('group').filter({ has: page.getByText(name, { exact: true }) });
	await criterion('Task and topic').locator('summary').press('Enter');
	await expect(page.getByText('Answers that are clearly about their question: 3 of 3.')).toBeVisible();
	await expect(criterion('Pronunciation')).toContainText('no mark');
	for (const number of [1, 2, 3]) {
		const answer = page.getByRole('group').filter({ hasText: `Part ${number} of 3` });
		await expect(answer).toContainText('on topic');
	}
	const first = page.getByRole('group').filter({ hasText: 'Part 1 of 3' });
	await first.locator('summary').first().press('Enter');
	await expect(first.getByRole('definition').filter({ hasText: 'music' }).first()).toBeVisible();
	await first.getByRole('button', { name: 'Show Modifications' }).press('Enter');
	await expect(first.getByRole('list', { name: 'Modifications' })).toContainText(/Reason: \S+ \S+/);
	await first.getByRole('button', { name: 'Play', exact: true }).press('Enter');
	await expect(first.getByRole('button', { name: 'Pause' })).toBeVisible();
	await expect(page.getByRole('link', { name: /progress/i }).last()).toBeVisible();
	await expectAccessible(page);

	const band = await estimate.getByText(/^Aptis speaking/).innerText();
	await first.getByRole('button', { name: 'Not what I said?' }).press('Enter');
	await expect(first.getByRole('textbox')).toBeFocused();
	await write(page, /./, 'My grandmother have a farm near Oslo.');
	await press(page, 'button', 'Use this text');
	await expect(first).toContainText('You corrected this text.');
	await expect(first).toContainText('My grandmother has a farm near Oslo.');
	await expect(first).toContainText('Words that show it: grandmother');
	await expect(estimate).toContainText('The estimate is made only from what Henry heard you say.');
	await expect(estimate.getByText(band, { exact: true })).toBeVisible();
	await expectAccessible(page);

	await expectOnePage(page);
	await page.evaluate(() => {
		window.print = () => document.body.setAttribute('data-printed', 'yes');
	});
	await press(page, 'button', 'Save as PDF');
	await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
	await press(page, 'button', 'Start over');
	await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
});

test('the quick drill gives 30, 5 and 5 seconds and ends answers by itself; silence is not scored @whole', async ({
	openPage,
	baseURL,
}) => {
	const page = await openPage(await microphoneThatSays(baseURL, [], 1));
	await start(page, 'Quick drill');
	await skipTo(page, 1);
	await answerAndStop(page, 1);
	for (const number of [2, 3]) {
		await expect(page.getByText(/^Henry hears nothing in this answer/)).toBeVisible({ timeout: 15_000 });
		if (number === 2) await expectAccessible(page);
		await press(page, 'button', 'Next');
		await skipTo(page, number);
		await expect(page.getByRole('timer')).toHaveText('00:05 left');
	}
	await expect(page.getByRole('button', { name: 'Answer again' })).toBeVisible({ timeout: 15_000 });
	await press(page, 'button', 'Get the report');
	await expect(page.getByRole('heading', { name: 'Your exam' })).toBeVisible({ timeout: 15_000 });
	await expect(page.getByText('Henry heard nothing in any of your answers')).toBeVisible({ timeout: 20_000 });
	await expect(page.getByText(/0 to 50/)).toBeHidden();
	await expect(page.getByText('nothing heard', { exact: true })).toHaveCount(3);
	await expectAccessible(page);
});

test('after a failure the recordings are kept, and what was transcribed is not asked for again @whole', async ({
	openPage,
	baseURL,
}) => {
	const page = await openPage(await spokenAnswer(baseURL));
	let transcriptions = 0;
	page.on('request', (request) => {
		if (request.url().endsWith(apiPaths.transcript)) transcriptions++;
	});
	await page.route('**/content/audio/aptis/prompt.opus', (route) => route.abort());
	await page.routeWebSocket(`**${apiPaths.liveTranscript}`, (socket) => socket.close());
	await page.route(`**${apiPaths.transcript}`, (route) => route.abort(), { times: 1 });
	await start(page, 'Quick drill');
	await expect(page.getByText('Henry cannot be reached')).toBeVisible();
	for (const number of [1, 2, 3]) {
		await skipTo(page, number);
		if (number === 1) await answerAndStop(page);
	}
	await expect(page.getByText(/^Your recordings are kept in this browser/)).toBeVisible({ timeout: 20_000 });
	await expectAccessible(page);
	await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
	await expect(page.getByRole('heading', { name: 'Where you stand' })).toBeVisible({ timeout: 20_000 });
	expect(transcriptions).toBe(4);
});

test('leaving in the middle frees the microphone and begins anew @whole', async ({ openPage, baseURL }) => {
	const page = await openPage(await spokenAnswer(baseURL));
	await page.addInitScript(() => {
		const tracks: MediaStreamTrack[] = [];
		Object.assign(window, { tracks });
		const open = MediaDevices.prototype.getUserMedia;
		MediaDevices.prototype.getUserMedia = async function (wanted) {
			const stream = await open.call(this, wanted);
			tracks.push(...stream.getTracks());
			return stream;
		};
	});
	const trackStates = () =>
		page.evaluate(() =>
			(window as unknown as { tracks: MediaStreamTrack[] }).tracks.map((track) => track.readyState),
		);
	await start(page, 'Exam timing');
	await skipTo(page, 1);
	expect(await trackStates()).toContain('live');
	await page.getByRole('button', { name: 'Leave and start over' }).click();
	await page.getByRole('button', { name: 'Delete and start over' }).click();
	await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
	await expect.poll(trackStates).not.toContain('live');
});

test('a denied microphone is explained, nothing is recorded, and the answer can be written @whole', async ({
	openPage,
}) => {
	const page = await openPage('denied');
	await start(page, 'Exam timing');
	await expect(page.getByText(/address bar/)).toBeVisible();
	await page.getByRole('button', { name: 'Skip the introduction' }).click();
	await page.getByRole('button', { name: 'Answer now' }).click();
	await expect(page.getByText(/Recording did not start/)).toBeVisible();
	await expect(page.getByRole('button', { name: 'Tap to record' })).toBeVisible();
	await expect(page.getByText('Get ready')).toBeVisible();
	await expectAccessible(page);
	await page.getByRole('button', { name: 'Write instead' }).click();
	await page.getByRole('textbox', { name: 'Your answer' }).fill('My family is small.');
	await page.getByRole('button', { name: 'Send' }).click();
	await expect(part(page, 2)).toBeFocused();
});
