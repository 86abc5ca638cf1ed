import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { phone, test } from './browser.ts';
import { choose, press, tabTo } from './keyboard.ts';
import { expectOnePage } from './paper.ts';
import { sayTurn, spokenMicrophone, untilRecorded } from './spoken-turn.ts';

const message = (page: Page, number: number, speaker: 'Henry' | 'you') =>
	page.getByRole('group', { name: `Message ${number}, ${speaker}` });

const card = (page: Page, title: string) =>
	page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });

test('by keyboard, three spoken turns with Henry become a report, and a correction is said again @whole', async ({
	openPage,
	baseURL,
}) => {
	test.setTimeout(120_000);
	const microphone = await spokenMicrophone(baseURL);
	const page = await openPage(microphone);
	await page.goto('/talkToHenry');
	await expect(page.getByRole('button', { name: /How was your day.*Daily Life.*beginner/ })).toBeVisible();
	await expect(
		page.getByRole('button', { name: /Tell me about yourself.*Personal.*intermediate/ }),
	).toBeVisible();
	await expect(
		page.getByRole('button', { name: /Job Interview Practice.*Professional.*advanced/ }),
	).toBeVisible();
	await expectAccessible(page);
	await press(page, 'button', /How was your day/);
	await page.reload();
	await expect(page.getByRole('heading', { name: 'How was your day?' })).toBeVisible();
	await choose(page, /Tap to record/);
	await press(page, 'button', 'START');

	await expect(message(page, 1, 'Henry').getByRole('button', { name: 'Pause' })).toBeVisible();
	await expect(page.getByText('Conversation progress')).toBeHidden();
	await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - log "Conversation":
        - paragraph: Henry
        - group "Message 1, Henry":
          - slider "Position"
      - group "How do you want to talk?":
        - radio "Tap to record" [checked]
      - button "Tap to record"
      - button "Help me"
    `);
	await press(page, 'button', 'Help me');
	await expect(page.getByText('A word to use')).toBeVisible();
	await expectAccessible(page);
	await tabTo(page, 'button', 'Tap to record');
	await sayTurn(page, microphone, 'It was very good. I was at home with my family.', 5);
	await expect(message(page, 2, 'you')).toBeVisible();
	await expect(message(page, 3, 'Henry')).toBeVisible({ timeout: 15_000 });
	await expect(page.getByRole('log')).toContainText('family');
	await expectAccessible(page);
	await sayTurn(page, microphone, 'My sister live near the beach. We play music every day.', 5);
	await expect(message(page, 5, 'Henry')).toBeVisible({ timeout: 15_000 });
	await sayTurn(page, microphone, 'In the evening we watched a film, because we was very tired.', 6);
	await expect(message(page, 6, 'you')).toBeVisible();
	await expect(message(page, 7, 'Henry')).toBeVisible({ timeout: 15_000 });
	const henrysTexts = await page.getByRole('log').locator('p[lang=en]').allInnerTexts();
	expect(new Set(henrysTexts).size).toBe(henrysTexts.length);

	const progress = page.getByRole('progressbar', { name: 'Progress' });
	expect(Number(await progress.getAttribute('value'))).toBeGreaterThan(0);
	await expect(page.getByText('You can finish the exercise at any time!')).toBeVisible();
	await press(page, 'button', 'Finish exercise');
	await expect(page.getByText('Exercise completed!')).toBeVisible({ timeout: 15_000 });
	await expect(page.getByRole('region', { name: 'Your lesson' })).toBeVisible();
	await press(page, 'button', 'Show the whole report');
	await expect(page.getByRole('button', { name: 'Finish exercise' })).toBeHidden();
	await expect(card(page, 'Your speech in figures')).toContainText('words a minute');
	await expect(card(page, 'What went well').getByRole('listitem').first()).toBeVisible();
	await expect(page.getByText('Saved to My progress.')).toBeVisible();
	await expectAccessible(page);
	await expectOnePage(page);

	const better = card(page, 'What to say better');
	await better.getByRole('button', { name: 'Hear it' }).first().press('Enter');
	await expect(better.getByRole('button', { name: 'Hear it' }).first()).toBeEnabled();
	const wanted = await better.getByRole('definition').nth(1).innerText();
	await microphone.tell(wanted, 6);
	await better.getByRole('button', { name: 'Say it again' }).first().press('Enter');
	await untilRecorded(page, 6);
	await press(page, 'button', 'Tap to stop');
	await expect(better.getByText(/Every word was there|Framed: not heard/)).toBeVisible({
		timeout: 15_000,
	});
	await expectAccessible(page);
});

test('leaving in the middle of a recording frees the microphone', async ({ openPage, baseURL }) => {
	const page = await openPage(await spokenMicrophone(baseURL), { viewport: phone });
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
	await page.goto('/talkToHenry?exercise=talkAboutYou');
	await page.getByRole('radio', { name: /Tap to record/ }).check();
	await page.getByRole('button', { name: 'START' }).click();
	await page.getByRole('button', { name: 'Tap to record' }).click();
	await expect(page.getByRole('button', { name: 'Tap to stop' })).toBeVisible();
	expect(await trackStates()).toContain('live');
	await page.getByRole('button', { name: 'Back to the topics' }).click();
	await expect(page.getByRole('heading', { name: 'Choose a Topic to Practice' })).toBeFocused();
	await expect.poll(trackStates).not.toContain('live');
});

test('a denied microphone is explained, and Henry can still be read and heard @whole', async ({
	openPage,
}) => {
	const page = await openPage('denied', { viewport: phone });
	await page.goto('/talkToHenry?exercise=jobInterview');
	await expect(page.getByText(/address bar/)).toBeVisible();
	await expect(page.getByRole('radio', { name: /Tap to record/ })).toBeChecked();
	await page.getByRole('button', { name: 'START' }).click();
	await expect(message(page, 1, 'Henry')).toBeVisible();
	await page.getByRole('button', { name: 'Tap to record' }).click();
	await expect(page.getByText(/Recording did not start/)).toBeVisible();
	await expectAccessible(page);
});
