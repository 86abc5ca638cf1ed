import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { awaitingItsApp, phone, test } from './browser.ts';
import { press } from './keyboard.ts';
import { microphoneThatSays } from './spoken-turn.ts';

const message = (page: Page, number: number, speaker: 'Henry' | 'you') =>
	page.getByRole('group', { name: `Message ${number}, ${speaker}` });

const slotSeconds = 15;
const dayAnswers = [
	'It was very good. I was at home with my family.',
	'I got up at eight, and I had breakfast with my sister.',
	'In the evening we watched a film, because we was very tired.',
];

test('by keyboard, three turns are talked live, hands-free, and become a report', async ({
	openPage,
	baseURL,
}) => {
	test.setTimeout(180_000);
	const page = await openPage(await microphoneThatSays(baseURL, dayAnswers, slotSeconds));
	await page.goto('/talkToHenry?exercise=howWasYourDay');
	await expect(page.getByRole('radio', { name: /Live/ })).toBeChecked();
	await press(page, 'button', 'START');
	const panel = page.getByRole('region', { name: 'Live talk' });
	await expect(message(page, 1, 'Henry')).toBeVisible();
	await expect(panel.getByRole('status')).toHaveText('Henry is listening', { timeout: 15_000 });
	await expect(panel).toMatchAriaSnapshot(`
      - status: Henry is listening
    `);
	await expectAccessible(page);
	for (const [index] of dayAnswers.entries()) {
		await expect(message(page, 2 * index + 2, 'you')).toBeVisible({ timeout: 30_000 });
		await expect(message(page, 2 * index + 3, 'Henry')).toBeVisible({ timeout: 15_000 });
	}
	const log = page.getByRole('log');
	const text = await log.innerText();
	expect(['family', 'breakfast', 'film'].filter((word) => text.includes(word)).length).toBeGreaterThan(1);
	await expect(message(page, 2, 'you').getByRole('button', { name: 'Play', exact: true })).toBeVisible();
	const henrysTexts = await log.locator('[aria-label$="Henry"] p[lang=en]').allInnerTexts();
	expect(new Set(henrysTexts).size).toBe(henrysTexts.length);

	await press(page, 'button', 'Finish exercise');
	await expect(page.getByText('Exercise completed!')).toBeVisible({ timeout: 15_000 });
	await expect(page.getByRole('region', { name: 'Your lesson' })).toBeVisible();
	await press(page, 'button', 'Show the whole report');
	await expect(panel).toBeHidden();
	await expect(page.getByRole('article').filter({ hasText: 'words a minute' })).toBeVisible();
	await expect(page.getByText('Saved to My progress.')).toBeVisible();
	await expectAccessible(page);
});

type KeepsSockets = { sockets: WebSocket[] };

/** Keeps the sockets of live talks in the page. A route between would have its sound go through the test's own process. */
async function keepSockets(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const sockets: WebSocket[] = [];
		class KeptSocket extends WebSocket {
			constructor(...address: ConstructorParameters<typeof WebSocket>) {
				super(...address);
				if (this.url.endsWith('/api/talk/live')) sockets.push(this);
			}
		}
		Object.assign(window, { sockets, WebSocket: KeptSocket });
	});
}

test('a connection that breaks in mid-turn is opened anew, and the turn is understood whole @whole', async ({
	openPage,
	baseURL,
}) => {
	test.setTimeout(150_000);
	// Long enough for its first words to be shown before its last ones are said, also on a busy machine.
	const said =
		'Last summer I travelled to the sea with my brother, and we visited a lot of old churches, and after that we walked along the beach, ' +
		'and we ate fish in a small restaurant, and in the evening we played cards with our friends.';
	const page = await openPage(await microphoneThatSays(baseURL, [said], 24), { viewport: phone });
	await keepSockets(page);
	await page.goto('/talkToHenry?exercise=talkAboutYou');
	await page.getByRole('button', { name: 'START' }).click();
	await expect(page.getByText(/summer/i)).toBeVisible({ timeout: 60_000 });
	await page.evaluate(() => (window as unknown as KeepsSockets).sockets[0]?.close());
	await expect(message(page, 2, 'you')).toBeVisible({ timeout: 40_000 });
	await expect(page.getByRole('log')).toContainText(/summer.*(visited|churches)/i);
	await expect(message(page, 3, 'Henry')).toBeVisible({ timeout: 20_000 });
	expect(await page.evaluate(() => (window as unknown as KeepsSockets).sockets.length)).toBe(2);
	await expect(message(page, 1, 'Henry')).toHaveCount(1);
});

test('of two tabs only one talks with Henry, and the other can take over @whole', async ({
	openPage,
	baseURL,
}) => {
	const first = await openPage(await microphoneThatSays(baseURL, ['Hello.'], 60));
	await first.goto('/talkToHenry?exercise=talkAboutYou');
	await first.getByRole('button', { name: 'START' }).click();
	await expect(message(first, 1, 'Henry')).toBeVisible();
	const second = awaitingItsApp(await first.context().newPage());
	await second.goto('/talkToHenry?exercise=jobInterview');
	await second.getByRole('button', { name: 'START' }).click();
	await expect(second.getByRole('status')).toHaveText('You are talking with Henry in another tab');
	await expectAccessible(second);
	await second.getByRole('button', { name: 'Talk here instead' }).click();
	await expect(message(second, 1, 'Henry')).toBeVisible();
	await expect(first.getByRole('button', { name: 'Talk here instead' })).toBeVisible();
	await expect(message(first, 1, 'Henry')).toBeVisible();
});

test('a refused microphone leaves tapping and writing @whole', async ({ openPage }) => {
	const page = await openPage('denied', { viewport: phone });
	await page.goto('/talkToHenry?exercise=howWasYourDay');
	await page.getByRole('button', { name: 'START' }).click();
	await expect(message(page, 1, 'Henry')).toBeVisible();
	await expect(page.getByRole('radio', { name: 'Tap to record' })).toBeChecked();
	await expect(page.getByText('Please enable your microphone')).toBeVisible();
	await expectAccessible(page);
	await press(page, 'button', 'Write instead');
	await expect(page.getByRole('textbox')).toBeFocused();
	await page.keyboard.insertText('It was a very good day.');
	await press(page, 'button', 'Send');
	await expect(page.getByRole('log')).toContainText('It was a very good day.');
	await expect(message(page, 3, 'Henry')).toBeVisible();
});
