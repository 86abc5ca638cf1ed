import { expect } from '@playwright/test';
import { phone, test } from './browser.ts';
import { press } from './keyboard.ts';
import { microphoneThatSays, untilRecorded } from './spoken-turn.ts';

const slotSeconds = 5;
const ownSentence = 'My uncle ran back to catch the last bus.';

test('without a connection the app opens, says so, and plays what was heard before', async ({ openPage }) => {
	const page = await openPage('denied', { viewport: phone, serviceWorkers: 'allow' });
	await page.goto('/speakle');
	await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
	const play = page.getByRole('button', { name: 'Play', exact: true }).first();
	await play.click();
	await page.getByRole('button', { name: 'Pause', exact: true }).click();

	await page.context().setOffline(true);
	await page.goto('/talkToHenry?exercise=jobInterview');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talk to Henry');
	await page.goto('/speakle');
	await expect(page.getByText(/Henry cannot hear or correct you/)).toBeVisible();
	await play.click();
	await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
	await expect(page.getByText('This sound could not be played.')).toHaveCount(0);

	await page.context().setOffline(false);
	await expect(page.getByText(/Henry cannot hear or correct you/)).toHaveCount(0, { timeout: 15_000 });

	await page.context().route('**/exercise', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
	await page.goto('/exercise');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grammar Speech');
});

test('a sentence is judged without a connection by the judge that was kept before, and counts as practice', async ({
	openPage,
	baseURL,
}) => {
	const microphone = await microphoneThatSays(baseURL, [ownSentence], slotSeconds);
	const page = await openPage(microphone, { viewport: phone, serviceWorkers: 'allow' });
	async function readAloud() {
		await press(page, 'button', 'Tap to record');
		await untilRecorded(page, slotSeconds);
		await press(page, 'button', 'Tap to stop');
		await press(page, 'button', 'Check my pronunciation');
		await expect(page.getByRole('heading', { name: 'How it sounded' })).toBeVisible({ timeout: 30_000 });
	}
	const overall = async () =>
		Number((await page.getByText('Overall score').locator('..').innerText()).match(/\d+/)?.[0]);
	await page.goto(`/speakle?text=${encodeURIComponent(ownSentence)}`);
	await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
	await readAloud();
	await expect(page.getByText(/Judged by Henry’s ear for sounds\. /)).toBeVisible();
	const online = await overall();
	await expect(page.getByText('Henry can judge you here without a network, too.')).toBeVisible({
		timeout: 30_000,
	});

	await page.context().setOffline(true);
	await page.reload();
	await expect(page.getByText(/Speakle goes on: it judges you on this device/)).toBeVisible();
	await readAloud();
	await expect(page.getByText(/Judged by Henry’s ear for sounds, on this device\. /)).toBeVisible();
	// The recordings are of the same sound, but begin at another moment of it.
	expect(Math.abs((await overall()) - online)).toBeLessThan(10);

	await expect(page.getByText('Saved to My progress.')).toBeVisible();
	await page.goto('/me');
	// The sound of “back” and “bus”, in both readings.
	await expect(page.getByRole('row', { name: /^\/b\/as in “book” [\d.]+ 4$/ })).toBeVisible();
});
