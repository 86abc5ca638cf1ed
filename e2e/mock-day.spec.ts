import { apiPaths } from '@henry/contract/api-paths.ts';
import { cardPaths } from '@henry/contract/cards.ts';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { awaitingItsApp, phone } from './browser.ts';
import { choose, press, write } from './keyboard.ts';
import { linkIn, type Mailbox, test } from './mailbox.ts';
import { expectOnePage } from './paper.ts';
import { microphoneThatSays } from './spoken-turn.ts';

const answer =
	'I live in a small town near the sea, and I like it because it is quiet and the people are friendly.';
const answerSeconds = 9;

/** Signs in as the owner of a new academy with a class of two learners who have cards. */
async function openAcademy(page: Page, mailbox: Mailbox, email: string): Promise<void> {
	await page.goto('/academy');
	await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
	await write(page, 'Your email address', email);
	await press(page, 'button', 'Sign in with email');
	await expect(page.getByRole('heading', { name: 'We sent you a link' })).toBeVisible();
	await page.goto(linkIn(await mailbox.newest(email)));
	await expect(page).toHaveURL('/academy');
	await write(page, 'Name of the academy', 'Academia Sol');
	await write(page, 'Your name, as your teachers and learners see it', 'Olga');
	await press(page, 'button', 'Start the academy');
	await write(page, 'Name of the class', 'B1 Tuesday');
	await press(page, 'button', 'Add the class');
	await expect(page.getByRole('link', { name: 'B1 Tuesday' })).toBeVisible();
	const call = (url: string, data: object) =>
		page.evaluate(
			async ([address, body]) => {
				const sent = await fetch(String(address), {
					method: 'POST',
					headers: { 'content-type': 'application/json' },
					body: JSON.stringify(body),
				});
				if (!sent.ok) throw new Error(await sent.text());
				return sent.json();
			},
			[url, data] as const,
		);
	const [mine] = await page.evaluate(async (url) => (await fetch(url)).json(), apiPaths.myAcademies);
	const { classes } = await call(apiPaths.academyOverview, { academyId: mine.academy.id });
	const names = ['Ana Soler', 'Ben Roca'];
	await call(cardPaths.importLearners, { classId: classes[0].id, names, guardiansAgreed: true });
	await page.reload();
}

/** A timetable of one pair, by keyboard where it is typed. */
async function planDay(page: Page): Promise<void> {
	await press(page, 'link', 'Mock exams');
	await press(page, 'button', 'Plan a mock exam');
	await page.getByRole('checkbox', { name: /^B1 Tuesday/ }).check();
	await page.getByRole('combobox', { name: 'Exam', exact: true }).selectOption('b1-preliminary');
	await page.getByRole('combobox', { name: 'Form', exact: true }).selectOption('a');
	await write(page, 'Rooms', 'Blue room, Red room');
	await expectAccessible(page);
	await press(page, 'button', 'Make the timetable');
	await expect(page.getByRole('region', { name: 'Timetable' })).toContainText('12 minutes');
	await expectAccessible(page);
	await press(page, 'button', 'Save the mock exam');
	await expect(page.getByRole('row', { name: /Blue room/ })).toContainText('Ana Soler (B1 Tuesday)');
	await expectAccessible(page);
	await expectOnePage(page);
	await page.getByRole('checkbox', { name: 'Numbers in place of names' }).check();
	await expect(page.getByRole('row', { name: /Blue room/ })).toContainText('Candidate 1');
}

/** Henry asks a candidate by name; a few seconds are recorded. */
async function answerAs(page: Page, name: string): Promise<void> {
	await expect(page.getByText(`${name} speaks`)).toBeVisible({ timeout: 20_000 });
	await page.getByRole('button', { name: 'Answer now' }).click();
	await expect(page.getByText('Your turn', { exact: true })).toBeVisible({ timeout: 20_000 });
	const leftSeconds = async () =>
		Number(/^00:(\d\d) left$/.exec(await page.getByRole('timer').innerText())?.[1]);
	await expect.poll(leftSeconds, { timeout: 30_000 }).toBeLessThanOrEqual(20 - answerSeconds);
	await page.getByRole('button', { name: 'Tap to stop' }).click();
}

test('a mock exam is planned, taken by two, marked without a network, and comes into the queue @whole', async ({
	openPage,
	baseURL,
	mailbox,
}) => {
	test.setTimeout(300_000);
	const microphone = await microphoneThatSays(baseURL, [answer], answerSeconds);
	const page = await openPage(microphone, { serviceWorkers: 'allow' });
	await openAcademy(page, mailbox, 'owner-of-mock-day@example.com');
	await planDay(page);
	const dayAddress = page.url();

	await press(page, 'link', 'Run the exams');
	await press(page, 'button', 'Begin');
	await expect(page.getByRole('heading', { name: 'Who is here?' })).toBeVisible();
	await expectAccessible(page);
	for (const name of ['Ana', 'Ben'])
		await page.getByRole('checkbox', { name: new RegExp(`^${name} agrees`) }).check();
	await press(page, 'button', 'Begin the exam');
	await page.getByRole('button', { name: 'Skip the introduction' }).click({ timeout: 20_000 });
	await answerAs(page, 'Ana');
	await expect(page.getByText('Ben speaks')).toBeVisible({ timeout: 20_000 });

	// The battery is flat in the middle of the exam.
	await page.reload();
	await press(page, 'button', 'Go on');
	await answerAs(page, 'Ben');
	await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

	const sheets = awaitingItsApp(await page.context().newPage());
	await sheets.goto(dayAddress);
	await sheets.getByRole('link', { name: 'Mark', exact: true }).click();
	await expect(sheets.getByText('Everything is sent.')).toBeVisible();
	await sheets.getByRole('button', { name: 'Ana Soler' }).click();
	await expect(sheets.getByRole('group', { name: 'Grammar' })).toBeVisible();
	await page.context().setOffline(true);
	await sheets.getByRole('group', { name: 'Grammar' }).getByRole('button', { name: 'B1+' }).click();
	await sheets
		.getByRole('group', { name: 'Overall' })
		.getByRole('button', { name: 'B1', exact: true })
		.click();
	await sheets.getByRole('textbox', { name: 'Notes' }).fill('Clear and calm.');
	await expect(sheets.getByText(/entry waits on this device|entries wait on this device/)).toBeVisible();
	await expectAccessible(sheets);
	await sheets.reload();
	await sheets.getByRole('button', { name: 'Ana Soler' }).click();
	await expect(sheets.getByRole('textbox', { name: 'Notes' })).toHaveValue('Clear and calm.');
	await expect(
		sheets.getByRole('group', { name: 'Overall' }).getByRole('button', { name: 'B1', exact: true }),
	).toHaveAttribute('aria-pressed', 'true');

	await page.getByRole('button', { name: 'Finish the exam here' }).click();
	await expect(page.getByRole('heading', { name: 'The exam is over. Thank you!' })).toBeVisible();
	await press(page, 'button', 'Next');
	await expect(page.getByText('2 candidates’ recordings wait on this device.')).toBeVisible();

	await page.context().setOffline(false);
	await expect(sheets.getByText('Everything is sent.')).toBeVisible({ timeout: 30_000 });
	await expect(page.getByText('All recordings of this device are sent.')).toBeVisible({ timeout: 60_000 });
	await page.goto(dayAddress.replace(/part=mockDays.*/, 'part=queue'));
	for (const name of ['Ana Soler', 'Ben Roca']) {
		const entry = page.getByRole('article', { name });
		await expect(page.getByRole('article')).toBeVisible();
		// Which of the two came first is left to the network.
		const theOther = page.getByRole('button', { name: /^(?:Next|Previous)$/, disabled: false });
		if (!(await entry.isVisible())) await theOther.click();
		await expect(entry.locator('audio')).toBeVisible({ timeout: 20_000 });
		if (name !== 'Ana Soler') continue;
		const marks = entry.getByRole('region', { name: 'The examiners’ marks' });
		await expect(marks).toContainText('Olga: B1');
		await expect(marks).toContainText('Grammar: B1+');
		await expect(marks).toContainText('Clear and calm.');
		await expect(entry.getByRole('spinbutton', { name: 'Your mark (0 to 6)' })).toHaveValue('3');
		await expectAccessible(page);
	}
});

test('two people at one screen talk together by their names, and each gets a report @whole', async ({
	openPage,
	baseURL,
}) => {
	test.setTimeout(150_000);
	const page = await openPage(await microphoneThatSays(baseURL, [answer, answer], answerSeconds), {
		viewport: phone,
	});
	await page.goto('/exams?exam=b1-preliminary&part=3');
	await choose(page, /^Two people/);
	await write(page, 'First name of candidate A', 'Ana');
	await write(page, 'First name of candidate B', 'Ben');
	await expectAccessible(page);
	await press(page, 'button', 'Start');
	await page.getByRole('button', { name: 'Skip the introduction' }).click({ timeout: 20_000 });
	await expect(page.getByText('Ana and Ben talk together')).toBeVisible();
	await page.getByRole('button', { name: 'Answer now' }).click({ timeout: 20_000 });
	await press(page, 'button', 'Ana');
	await expect(page.getByRole('timer')).toHaveText(/^02:(2|1)\d left$/, { timeout: 20_000 });
	await expect(page.getByRole('timer')).toHaveText(/^02:(20|1\d) left$/, { timeout: 20_000 });
	await expectAccessible(page);
	await press(page, 'button', 'Ben');
	await expect(page.getByRole('timer')).toHaveText(/^02:(10|0\d) left$/, { timeout: 20_000 });
	await press(page, 'button', 'Tap to stop');
	await expect(page.getByRole('heading', { name: 'Report of Ana' })).toBeVisible({ timeout: 30_000 });
	await expect(page.getByText('This result is not kept. Save it now if you want it.').first()).toBeVisible();
	await expect(page.getByText(/I live in a small town/i).first()).toBeAttached({ timeout: 60_000 });
	await press(page, 'button', 'Ben');
	await expect(page.getByRole('heading', { name: 'Report of Ben' })).toBeVisible();
	await expectAccessible(page);
	await page.goto('/me');
	await expect(page.getByText('B1 Preliminary')).toHaveCount(0);
});
