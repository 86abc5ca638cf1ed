import { expect, type Page } from '@playwright/test';
import { aCard, aResult } from '../web/src/lib/practice/practice-for-tests.ts';
import { expectAccessible } from './accessible.ts';
import { awaitingItsApp, phone } from './browser.ts';
import { press, write } from './keyboard.ts';
import { linkIn, test } from './mailbox.ts';
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

test('a sentence is judged without a connection by the judge that was kept before, and counts as practice @whole', async ({
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
		Number((await page.getByText('Overall score').first().locator('..').innerText()).match(/\d+/)?.[0]);
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

/** Practised yesterday: no check is due that would take the place of a talk. */
const yesterdayMs = Date.now() - 24 * 60 * 60 * 1_000;
const practised = {
	results: [aResult({ atMs: yesterdayMs, day: new Date(yesterdayMs).toISOString().slice(0, 10) })],
	cards: [aCard()],
};

/** The app is kept, and the connection goes. */
async function goOffline(page: Page): Promise<void> {
	await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
	await page.context().setOffline(true);
}

/** From the page of today, the one card that is due is said again in writing. */
async function reviewInWriting(page: Page): Promise<void> {
	await page.goto('/');
	await expect(page.getByRole('heading', { name: 'Today', exact: true })).toBeVisible();
	await page.goto('/me?review');
	await press(page, 'button', 'Go on to my sentence');
	await press(page, 'button', 'Type it instead');
	await write(page, 'Your answer', 'he lives here');
	await press(page, 'button', 'Check');
	await press(page, 'button', /^Good/);
	await expect(page.getByText('Remembered: 1 of 1.')).toBeVisible();
	await expect(page.getByText('Saved to My progress.')).toBeVisible();
}

test('without a connection, today opens, a card is reviewed, and both are there after a reload @whole', async ({
	openPage,
}) => {
	const page = await openPage('denied', { viewport: phone, serviceWorkers: 'allow' });
	await page.goto('/speakle');
	await page.evaluate((json) => localStorage.setItem('henry.practice', json), JSON.stringify(practised));
	await goOffline(page);
	await page.goto('/');
	// A talk needs Henry: the day says so, and begins with what works.
	const talk = page.getByRole('listitem').filter({ hasText: 'A new talk:' });
	await expect(talk).toContainText('(waits for a connection)');
	await expectAccessible(page);
	await press(page, 'link', 'Start');
	await expect(page).toHaveURL('/me?review=today');
	await reviewInWriting(page);
	await page.goto('/');
	await expect(page.getByText(/You can still speak: Henry hears it later/)).toBeVisible();
	await press(page, 'link', 'Record an answer');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grammar Speech');
	await page.goto('/me');
	await page.reload();
	await expect(page.getByText('Practices (2)')).toBeVisible();
	await expectAccessible(page);
});

test('signed in, a card that is reviewed without a connection is sent when it is back @whole', async ({
	openPage,
	mailbox,
}, info) => {
	const page = await openPage('denied', { viewport: phone, serviceWorkers: 'allow' });
	const email = `without-connection-${info.project.name}-${info.retry}@example.com`;
	await page.goto('/login');
	await write(page, 'Your email address', email);
	await press(page, 'button', 'Sign in with email');
	await expect(page.getByRole('heading', { name: 'We sent you a link' })).toBeVisible();
	await page.goto(linkIn(await mailbox.newest(email)));
	await expect(page).toHaveURL('/exercise');
	await page.evaluate(async (data) => {
		const headers = { 'content-type': 'application/json' };
		await fetch('/api/savePractice', { method: 'POST', headers, body: JSON.stringify({ data }) });
	}, practised);
	await page.goto('/me');
	await expect(page.getByText('Practices (1)')).toBeVisible();

	await goOffline(page);
	await reviewInWriting(page);
	await expect(page.getByText('2 things you did are kept on this device.')).toBeVisible();
	await page.goto('/me');
	await expect(page.getByText('Practices (2)')).toBeVisible();
	await expectAccessible(page);

	// The tab is closed, and opened again with a connection.
	const context = page.context();
	await page.close();
	await context.setOffline(false);
	const later = await context.newPage();
	await later.goto('/me');
	await expect(later.getByText('Practices (2)')).toBeVisible();
	const onServer = await later.evaluate(async () => (await fetch('/api/practice')).json());
	expect(onServer.results).toHaveLength(2);
	expect(onServer.cards[0].schedule.repetitions).toBe(1);
});

test('an answer that could not be submitted waits on this device, and is sent when the connection is back @whole', async ({
	openPage,
	baseURL,
}) => {
	const said = 'When I was a child we visited my grandmother. There is many trees in the garden.';
	const microphone = await microphoneThatSays(baseURL, [said], 9);
	const page = await openPage(microphone, { viewport: phone, serviceWorkers: 'allow' });
	await page.goto('/exercise?topic=Family');
	await goOffline(page);
	await press(page, 'button', 'Tap to record');
	await untilRecorded(page, 9);
	await press(page, 'button', 'Tap to stop');
	await press(page, 'button', 'Submit answer');
	await expect(page.getByText(/It is only on this device, for 7 days at most/)).toBeVisible();
	await expect(page.getByText('Send it when you are online again.')).toBeVisible();
	await expectAccessible(page);

	// The tab is closed, and opened again with a connection.
	const context = page.context();
	await page.close();
	await context.setOffline(false);
	const later = awaitingItsApp(await context.newPage());
	await later.goto('/exercise');
	const waiting = later.locator('section', { hasText: 'Answers that wait to be sent.' });
	await waiting.getByRole('button', { name: 'Family' }).click();
	await press(later, 'button', 'Send it now');
	await expect(later.getByText('Saved to My progress.')).toBeVisible({ timeout: 40_000 });
	await expect(later.getByRole('heading', { name: 'Your report' })).toBeVisible();
	await later.goto('/exercise');
	await expect(later.getByRole('heading', { level: 1 })).toHaveText('Grammar Speech');
	await expect(waiting).toHaveCount(0);
});
