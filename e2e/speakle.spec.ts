import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { speakleSentencesSchema } from '@henry/contract/content.ts';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { test } from './browser.ts';
import { press } from './keyboard.ts';
import { expectOnePage } from './paper.ts';
import { microphoneThatSays, untilRecorded } from './spoken-turn.ts';

const content = join(import.meta.dirname, '../content/speakle.json');
const sentences = speakleSentencesSchema
	.parse(JSON.parse(readFileSync(content, 'utf8')))
	.map(({ text }) => text);
const sentenceOn = (dayOfMonth: number) => String(sentences[dayOfMonth % 31]);

/** The sentence is said at the end of so many seconds. */
const slotSeconds = 5;
const aMorning = new Date(2026, 2, 5, 9);
const anotherSentence = 'My uncle ran back to catch the last bus.';

/** Opens the page on the 5th of March, with a microphone that says `said`. */
async function openSpeakle(
	openPage: (microphone: { file: string }) => Promise<Page>,
	baseURL: string | undefined,
	said: string,
): Promise<Page> {
	const page = await openPage(await microphoneThatSays(baseURL, [said], slotSeconds));
	await page.clock.setSystemTime(aMorning);
	await page.goto('/speakle');
	await expect(page.getByText(sentenceOn(5))).toBeVisible();
	return page;
}

async function record(page: Page): Promise<void> {
	await press(page, 'button', 'Tap to record');
	await untilRecorded(page, slotSeconds);
	await press(page, 'button', 'Tap to stop');
	await expect(page.getByRole('button', { name: 'Check my pronunciation' })).toBeVisible();
}

const report = (page: Page) => page.getByRole('heading', { name: 'How it sounded' });

test('by keyboard, from record to share, and on to the next sentence at midnight', async ({
	openPage,
	baseURL,
}) => {
	const page = await openSpeakle(openPage, baseURL, sentenceOn(5));
	await expect(page.getByText('Welcome to Speakle! Your daily pronunciation routine.')).toBeVisible();
	await expectAccessible(page);
	await record(page);
	await expectAccessible(page);

	await press(page, 'button', 'Check my pronunciation');
	await expect(report(page)).toBeFocused({ timeout: 20_000 });
	await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - region "Sentence of the day":
        - heading "Sentence of the day" [level=2]
        - heading "How it sounded"
        - region "Choose a word to see its sounds":
          - meter "Accuracy"
          - meter "Fluency"
          - meter "Completeness"
          - meter "Pronunciation"
    `);
	await expect(page.getByRole('button', { name: 'Tap to record' })).toBeHidden();
	for (const name of ['Accuracy', 'Fluency', 'Completeness', 'Pronunciation']) {
		await expect(page.getByRole('meter', { name, exact: true })).toHaveAttribute('value', /^\d{1,3}$/);
	}
	await expect(page.getByRole('meter', { name: 'Completeness' })).toHaveAttribute('value', '100');
	await expect(page.getByText('Overall score').first()).toBeVisible();
	await expect(page.getByRole('timer')).toHaveText(/^Next sentence available in \d\d:\d\d:\d\d$/);
	await expect(page.getByRole('group', { name: 'Your recording' })).toBeVisible();
	await expect(page.getByRole('group', { name: 'Model pronunciation' })).toBeVisible();
	await page.getByRole('group', { name: 'Model pronunciation' }).scrollIntoViewIfNeeded();
	await expect(page.getByText(/^Your voice moves over .* semitones, the model’s over/)).toBeVisible();

	const shared = await page.getByText(/today’s Speakle/).innerText();
	const twitter = await page.getByRole('link', { name: 'Share on Twitter' }).getAttribute('href');
	const chat = await page.getByRole('link', { name: 'Share on WhatsApp' }).getAttribute('href');
	expect(twitter).toBe(`https://twitter.com/intent/tweet?text=${encodeURIComponent(shared)}`);
	expect(chat).toBe(`https://wa.me/?text=${encodeURIComponent(shared)}`);

	await press(page, 'button', /^weekend/);
	const panel = page.getByRole('region', { name: 'weekend.' });
	await expect(panel.getByRole('list', { name: 'Its sounds' }).getByRole('button')).toHaveCount(6);
	await expect(panel.getByRole('img', { name: /^Seen from the side/ })).toBeVisible();
	await panel.getByRole('button', { name: 'Hear mine' }).click();
	await panel.getByRole('button', { name: 'Hear the model' }).click();
	await expect(panel.getByRole('alert')).toHaveCount(0);
	await expectAccessible(page);
	await expect(page.getByText('Saved to My progress.')).toBeVisible();
	await expectOnePage(page);

	await page.clock.setSystemTime(new Date(2026, 2, 5, 23, 59, 58));
	await expect(page.getByText('Next sentence available in 00:00:01')).toBeVisible();
	await expect(page.getByText('The next sentence is here')).toBeVisible();
	await expect(page.getByText(/Next sentence available/)).toBeHidden();
	await expect(page.getByText(sentenceOn(5)).first()).toBeVisible();
	await press(page, 'button', 'Say the new sentence');
	await expect(page.getByText(sentenceOn(6))).toBeVisible();
	await expect(page.getByText(sentenceOn(5))).toBeHidden();
	await expect(page.getByRole('button', { name: 'Tap to record' })).toBeVisible();
});

test('another sentence is refused with what to do, and can be recorded again @whole', async ({
	openPage,
	baseURL,
}) => {
	const page = await openSpeakle(openPage, baseURL, anotherSentence);
	await record(page);
	await page.getByRole('button', { name: 'Check my pronunciation' }).click();
	await expect(page.getByRole('alert')).toContainText('That did not sound like', {
		timeout: 20_000,
	});
	await expect(page.getByRole('button', { name: 'Check my pronunciation' })).toBeHidden();
	await expectAccessible(page);
	await page.getByRole('button', { name: 'Record again' }).click();
	await expect(page.getByRole('alert')).toBeHidden();
	await expect(page.getByRole('button', { name: 'Tap to stop' })).toBeVisible();
});

test('who is refused reads the sentence in three pieces with Henry, and then the whole of it @whole', async ({
	openPage,
	baseURL,
}) => {
	const page = await openSpeakle(openPage, baseURL, anotherSentence);
	await record(page);
	await page.getByRole('button', { name: 'Check my pronunciation' }).click();
	await press(page, 'button', 'Read it in three pieces');
	await expect(page.getByText('Piece 1 of 3')).toBeFocused();
	await expectAccessible(page);
	await page.route(`**${apiPaths.speakle}`, (route) => route.abort());
	for (const next of ['Go on all the same', 'Go on all the same', 'Now the whole sentence']) {
		await page.getByRole('button', { name: 'Tap to record' }).click();
		await page.getByRole('button', { name: 'Tap to stop' }).click();
		await page.getByRole('button', { name: next }).click();
	}
	await expect(page.getByRole('heading', { name: 'Sentence of the day' })).toBeFocused();
	await expect(page.getByRole('button', { name: 'Tap to record' })).toBeVisible();
});

test('on a small phone the button is in view before, and the score after @whole', async ({
	openPage,
	baseURL,
}) => {
	const page = await openSpeakle(openPage, baseURL, sentenceOn(5));
	await page.setViewportSize({ width: 360, height: 640 });
	await expect(page.getByRole('button', { name: 'Tap to record' })).toBeInViewport({ ratio: 1 });
	await record(page);
	await expect(page.getByRole('button', { name: 'Check my pronunciation' })).toBeInViewport({ ratio: 1 });
	await page.getByRole('button', { name: 'Check my pronunciation' }).click();
	await expect(report(page)).toBeVisible({ timeout: 20_000 });
	await expect(page.getByText('Overall score').first()).toBeInViewport({ ratio: 1 });
	await expect(page.getByRole('button', { name: /^weather/ })).toBeInViewport();
});

test('past days can be said again, by their sentence @whole', async ({ openPage }) => {
	const page = await openPage('denied');
	await page.clock.setSystemTime(aMorning);
	await page.goto('/speakle');
	await page.getByRole('button', { name: 'Past days' }).click();
	const days = page.getByRole('list', { name: 'Past days' });
	await expect(days.getByRole('link')).toHaveCount(30);
	await expectAccessible(page);
	await days
		.getByRole('link', { name: sentenceOn(3) })
		.first()
		.click();
	await expect(page).toHaveURL('/speakle?day=2026-03-03');
	const day = page.getByRole('region', { name: '3 March 2026' });
	await expect(day.getByText(sentenceOn(3))).toBeVisible();
	await page.getByRole('link', { name: 'Back to the sentence of the day' }).click();
	await expect(page.getByRole('heading', { name: 'Sentence of the day' })).toBeVisible();
});

test('a failed check is said, and the same recording is checked again @whole', async ({
	openPage,
	baseURL,
}) => {
	const page = await openSpeakle(openPage, baseURL, sentenceOn(5));
	await page.route(`**${apiPaths.speakle}`, (route) => route.abort(), { times: 1 });
	await record(page);
	await page.getByRole('button', { name: 'Check my pronunciation' }).click();
	await expect(page.getByRole('alert')).toContainText('Henry cannot be reached');
	await expect(page.getByRole('group', { name: 'Your recording' })).toBeVisible();
	await expectAccessible(page);
	await page.getByRole('button', { name: 'Check my pronunciation' }).click();
	await expect(report(page)).toBeVisible({ timeout: 20_000 });
});

test('what Henry learned of a voice stays in the browser, goes with the next recording, and can be forgotten @whole', async ({
	openPage,
	baseURL,
}) => {
	const page = await openSpeakle(openPage, baseURL, sentenceOn(5));
	await record(page);
	await page.getByRole('button', { name: 'Check my pronunciation' }).click();
	await expect(report(page)).toBeVisible({ timeout: 20_000 });

	const sent: string[] = [];
	page.on('websocket', (socket) =>
		socket.on('framesent', ({ payload }) => typeof payload === 'string' && sent.push(payload)),
	);
	await page.goto('/settings');
	const known = page.getByRole('region', { name: 'How well Henry knows your voice' });
	await expect(known.getByRole('status')).toHaveText(/has learned from one sentence/);
	await page.getByRole('button', { name: 'Tap to record' }).click();
	await expect(() =>
		expect(JSON.parse(sent[0] ?? '{}')).toMatchObject({ speaker: { readings: 1 } }),
	).toPass();
	await page.getByRole('button', { name: 'Tap to stop' }).click();
	await expectAccessible(page);

	await known.getByRole('button', { name: 'Forget what it learned' }).click();
	await expect(known.getByRole('status')).toHaveText(/^Forgotten/);
	await page.reload();
	await expect(known.getByRole('link', { name: 'Read a sentence in Speakle' })).toBeVisible();
});

test('at midnight the sentence that nobody has begun gives way to the next, the 31st to the first @whole', async ({
	openPage,
}) => {
	const page = await openPage('denied');
	await page.clock.setSystemTime(new Date(2026, 2, 30, 23, 58));
	await page.goto('/speakle');
	await expect(page.getByText(sentenceOn(30))).toBeVisible();
	await page.clock.setSystemTime(new Date(2026, 2, 30, 23, 59, 59));
	await expect(page.getByText(sentenceOn(31))).toBeVisible();
	expect(sentenceOn(31)).toBe(sentences[0]);
	await page.clock.setSystemTime(new Date(2026, 2, 31, 23, 59, 59));
	await expect(page.getByText(sentenceOn(1))).toBeVisible();
});

for (const [timezoneId, dayOfMonth] of [
	['Pacific/Kiritimati', 1],
	['Pacific/Auckland', 1],
	['Europe/Madrid', 31],
	['Asia/Kolkata', 31],
	['America/Los_Angeles', 30],
] as const) {
	test(`the day is the learner's own in ${timezoneId} @whole`, async ({ openPage }) => {
		const page = await openPage('denied', { timezoneId });
		await page.clock.setSystemTime(Date.UTC(2026, 2, 31, dayOfMonth === 30 ? 6 : 12));
		await page.goto('/speakle');
		await expect(page.getByText(sentenceOn(dayOfMonth))).toBeVisible();
	});
}

test('any sentence can be practised, also by its address @whole', async ({ openPage }) => {
	const page = await openPage('denied');
	await page.goto('/speakle');
	await page.getByRole('button', { name: 'Practise this sentence' }).click();
	await expect(page.getByRole('alert')).toHaveText('Write a sentence first.');
	await expectAccessible(page);
	await page.getByRole('textbox', { name: 'Sentence' }).fill('She sells sea shells & more.');
	await page.getByRole('button', { name: 'Practise this sentence' }).click();
	await expect(page.getByRole('heading', { name: 'Your own sentence' })).toBeFocused();
	await expect(page).toHaveURL('/speakle?text=She+sells+sea+shells+%26+more.');
	await page.reload();
	const own = page.getByRole('region', { name: 'Your own sentence' });
	await expect(own.getByText('She sells sea shells & more.')).toBeVisible();
	await expectAccessible(page);
	await page.getByRole('link', { name: 'Back to the sentence of the day' }).click();
	await expect(page.getByRole('heading', { name: 'Sentence of the day' })).toBeVisible();
	await page.goto(`/speakle?text=${'word '.repeat(61)}`);
	await expect(page.getByRole('alert')).toHaveText(/more than 60 words/);
});
