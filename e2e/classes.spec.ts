import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { phone } from './browser.ts';
import { press, tick, write } from './keyboard.ts';
import { linkIn, type Mailbox, test } from './mailbox.ts';
import { microphoneThatSays, untilRecorded } from './spoken-turn.ts';

/** An answer with a mistake that learners make, long enough for a draft, said within so many seconds. */
const answer =
	'Yesterday I was at home with my family. My sister is married with a doctor and they have two children. We cooked lunch together because it was a holiday, and then we went for a walk in the park. I like the park because it is quiet, but my brother wants to play football. In the evening we watched a film that my mother had chosen.';
const answerSeconds = 24;

/** Signs in from a page that asks for it, and comes back to it by the mailed link. */
async function signInFrom(page: Page, email: string, mailbox: Mailbox): Promise<void> {
	await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
	await write(page, 'Your email address', email);
	await press(page, 'button', 'Sign in with email');
	await expect(page.getByRole('heading', { name: 'We sent you a link' })).toBeVisible();
	await page.goto(linkIn(await mailbox.newest(email)));
}

/** From the sales page to an academy with a class; its code. */
async function startAcademy(page: Page, mailbox: Mailbox): Promise<string> {
	await page.goto('/academies');
	await press(page, 'link', 'Start a trial academy');
	await signInFrom(page, 'owner-of-classes@example.com', mailbox);
	await expect(page).toHaveURL('/academy');
	await write(page, 'Name of the academy', 'Academia Sol');
	await write(page, 'Your name, as your teachers and learners see it', 'Olga');
	await expectAccessible(page);
	await press(page, 'button', 'Start the academy');
	await write(page, 'Name of the class', 'B1 Tuesday');
	await press(page, 'button', 'Add the class');
	await press(page, 'link', 'B1 Tuesday');
	const code = page.getByRole('region', { name: 'Code to join' });
	await expect(code).toBeVisible();
	const [joinCode] = /[2-9A-Z]{8}/.exec(await code.innerText()) ?? [];
	if (!joinCode) throw new Error('The class shows no code.');
	return joinCode;
}

async function setHomework(page: Page): Promise<void> {
	await press(page, 'button', 'Set homework');
	await write(page, 'Title', 'Your family');
	await write(page, 'The question, in English', 'Who is in your family?');
	await expectAccessible(page);
	await press(page, 'button', 'Set the homework');
	await expect(page.getByText('The homework is set.')).toBeVisible();
}

async function joinClass(page: Page, joinCode: string, mailbox: Mailbox): Promise<void> {
	await page.goto(`/classes?code=${joinCode.toLowerCase()}`);
	await signInFrom(page, 'learner-of-classes@example.com', mailbox);
	await expect(page.getByText('You join B1 Tuesday at Academia Sol.')).toBeVisible();
	await write(page, 'Your name, as the class knows you', 'Lea');
	await expectAccessible(page);
	await press(page, 'button', 'Join');
	await expect(page.getByText('You are in. Welcome!')).toBeVisible();
}

async function doHomework(page: Page): Promise<void> {
	await page.goto('/');
	await expect(page.getByRole('list', { name: 'To do today' })).toContainText('Homework: Your family');
	await press(page, 'link', 'Start');
	await tick(page, /^Let my teacher hear my recording/);
	await press(page, 'button', 'Tap to record');
	await untilRecorded(page, answerSeconds);
	await press(page, 'button', 'Tap to stop');
	await press(page, 'button', 'Hand in');
	await expect(page.getByText('Handed in. Your teacher has it now.')).toBeVisible({ timeout: 30_000 });
	await expect(page.getByText('No teacher has looked at this yet.')).toBeVisible();
	await expect(page.getByText('Henry’s draft is shown after')).toBeVisible();
	await expectAccessible(page);
}

/** Hears the answer, marks it, takes the mark back, and gives another. */
async function reviewAnswer(page: Page): Promise<void> {
	await page.getByRole('link', { name: 'To hear' }).click();
	const entry = page.getByRole('article', { name: 'Lea' });
	await expect(entry.getByText(/my sister is/)).toBeVisible();
	await expect(entry.getByText('Henry’s draft:')).toBeVisible();
	const audio = entry.locator('audio');
	await expect
		.poll(() => audio.evaluate((element: HTMLAudioElement) => element.readyState), { timeout: 20_000 })
		.toBeGreaterThan(1);
	await page.getByRole('heading', { name: 'Answers to hear' }).click();
	await page.keyboard.press('s');
	await page.keyboard.press(' ');
	await expect
		.poll(() => audio.evaluate((element: HTMLAudioElement) => element.currentTime), { timeout: 20_000 })
		.toBeGreaterThan(0.5);
	expect(await audio.evaluate((element: HTMLAudioElement) => element.playbackRate)).toBe(1.5);
	await page.keyboard.press(' ');
	const isPaused = () => audio.evaluate((element: HTMLAudioElement) => element.paused);
	await expect.poll(isPaused).toBe(true);
	// To the next moment that is marked, which is heard at once.
	await page.keyboard.press('j');
	await expect.poll(isPaused).toBe(false);
	await page.keyboard.press(' ');
	await expectAccessible(page);
	const mark = entry.getByRole('spinbutton', { name: 'Your mark (0 to 5)' });
	await mark.fill('2');
	await entry.getByRole('button', { name: 'Confirm', exact: true }).click();
	await expect(page.getByText('Confirmed: Lea.')).toBeVisible();
	await page.getByRole('button', { name: 'Undo' }).click();
	await expect(page.getByText('Undone: Lea.')).toBeVisible();
	await entry.getByRole('spinbutton', { name: 'Pronunciation', exact: true }).fill('3.5');
	await page.getByRole('heading', { name: 'Answers to hear' }).click();
	await page.keyboard.press('t');
	await expect(page.locator('input:focus, textarea:focus')).toBeEditable();
	await page.keyboard.type('Listen to this again');
	await expectAccessible(page);
	await mark.fill('4.5');
	await entry.getByRole('button', { name: 'Well done: clear and easy to follow.' }).click();
	await mark.press('Control+Enter');
	await expect(page.getByText('Nothing waits. Well done!')).toBeVisible();
	await page.getByRole('button', { name: 'Confirmed', exact: true }).click();
	await page.getByText('Who changed what').click();
	await expect(page.getByText(/Olga: 4\.5/)).toBeVisible();
	await expect(page.getByText(/Olga undid: not confirmed/)).toBeVisible();
	await expectAccessible(page);
}

test('an owner starts an academy, a learner joins and hands in, and the teacher has the last word @whole', async ({
	openPage,
	baseURL,
	mailbox,
}) => {
	test.setTimeout(240_000);
	const owner = await openPage('denied');
	const joinCode = await startAcademy(owner, mailbox);
	await setHomework(owner);

	const microphone = await microphoneThatSays(baseURL, [answer], answerSeconds);
	const learner = await openPage(microphone, { viewport: phone });
	await joinClass(learner, joinCode, mailbox);
	await doHomework(learner);

	await reviewAnswer(owner);
	await learner.reload();
	const word = learner.getByRole('region', { name: 'Your teacher says' });
	await expect(word).toContainText('4.5 of 5');
	await expect(word).toContainText('Well done: clear and easy to follow.');
	await expect(word).toContainText('Olga');
	await expect(word).toContainText('Pronunciation');
	await expect(word).toContainText('Listen to this again');
	await expect(learner.getByRole('button', { name: 'Record again in answer' })).toBeVisible();
	await expect(learner.getByText('Henry’s draft:')).toBeVisible();
	await expectAccessible(learner);

	await owner.getByRole('link', { name: 'Classes', exact: true }).click();
	await owner.getByRole('link', { name: 'B1 Tuesday' }).click();
	await expect(owner.getByRole('row', { name: /^Lea / })).toContainText('mark 4.5');
	await expectAccessible(owner);
	const [download] = await Promise.all([
		owner.waitForEvent('download'),
		owner.getByRole('link', { name: 'Save as CSV', exact: true }).click(),
	]);
	expect(download.suggestedFilename()).toBe('class.csv');

	await owner.getByRole('link', { name: 'Reports for families' }).click();
	await owner.getByText('Lea', { exact: true }).first().click();
	await write(owner, 'Your comment', 'Good work this term.');
	await owner.getByRole('button', { name: 'Give it to the family' }).click();
	await expect(owner.getByText('Lea and their guardians can read it now.')).toBeVisible();
	await expectAccessible(owner);
	await owner.getByRole('main').getByRole('link', { name: 'Marking' }).click();
	await expect(owner.getByText('1 of 30 marks.')).toBeVisible();
	await owner.getByText('What do these figures mean?').click();
	await expectAccessible(owner);
	await learner.goto('/classes');
	await learner.getByText('Report: Lea').first().click();
	await expect(learner.getByText('Good work this term.').first()).toBeVisible();
	await expectAccessible(learner);

	await owner.getByRole('main').getByRole('link', { name: 'Settings' }).click();
	await owner.getByRole('textbox', { name: /Type its name/ }).fill('Academia Sol');
	await owner.getByRole('button', { name: 'Delete the academy' }).click();
	await expect(owner.getByText('The academy is deleted, with everything in it.')).toBeVisible();
	await learner.goto('/classes');
	await expect(learner.getByText('You are in no class yet.')).toBeVisible();
});

/** The lesson that a class's one mistake makes, by keyboard alone. */
async function showLesson(page: Page): Promise<void> {
	await press(page, 'link', 'Make a lesson');
	await expect(page.getByRole('heading', { name: 'Warm-up' })).toBeVisible();
	await expectAccessible(page);
	await page.keyboard.press('ArrowRight');
	await expect(page.getByRole('heading', { name: 'Mend the sentences' })).toBeFocused();
	const part = page.getByRole('region', { name: 'Mend the sentences' });
	await expect(part.getByText('She live near the sea.')).toBeVisible();
	await expect(part.getByText('She lives near the sea.')).toBeHidden();
	await page.keyboard.press('Space');
	await expect(part.getByText('She lives near the sea.')).toBeVisible();
	await expectAccessible(page);
}

/** The owner names herself: until then nobody is told when a learner speaks of danger. */
async function nameLead(page: Page): Promise<void> {
	await page.getByRole('main').getByRole('link', { name: 'Settings' }).click();
	const naming = page.getByRole('region', { name: 'Who is told of danger' });
	await naming.getByRole('combobox', { name: 'Safeguarding lead' }).selectOption('Marta');
	await naming.getByRole('button', { name: 'Save' }).click();
	await expect(naming.getByText('Saved.')).toBeVisible();
}

/** Reads who is told, and says in the homework what must not wait. */
async function cryForHelp(page: Page): Promise<void> {
	await expect(page.getByText('If you say that you are in danger, Henry tells Marta.')).toBeVisible();
	await expectAccessible(page);
	await page.getByRole('button', { name: 'I have read this' }).click();
	await page.getByRole('button', { name: 'Start' }).click();
	await page.getByRole('button', { name: 'Write instead' }).click();
	await page.getByRole('textbox').first().fill('My father hits me every night.');
	await page.getByRole('button', { name: 'Submit answer' }).click();
	await expect(page.getByRole('link', { name: /^0?16$|^112$/ }).first()).toBeVisible({ timeout: 30_000 });
}

/** Finds on every page, and by mail, that a learner needs her, and takes care of it. */
async function takeCare(page: Page, mailbox: Mailbox, email: string): Promise<void> {
	const mail = await mailbox.newest(email, 2);
	expect(mail).toContain('/academy?academy=');
	expect(mail).not.toMatch(/Leo|hits/);
	await page.reload();
	await expect(page.getByText('1 learner needs you today.')).toBeVisible();
	await page.getByRole('link', { name: 'Look at it' }).click();
	const alerts = page.getByRole('region', { name: 'Learners who spoke of danger' });
	await expect(alerts.getByRole('heading', { name: 'Leo' })).toBeVisible();
	await expect(alerts).toContainText('Violence or harm by others');
	await expect(alerts).toContainText('A2, Family talk');
	await expect(alerts).not.toContainText('hits');
	await expectAccessible(page);
	await alerts.getByRole('textbox', { name: 'What was done' }).fill('Spoke with him.');
	await alerts.getByRole('button', { name: 'Taken care of' }).click();
	await expect(alerts.getByText('Nobody needs you here now.')).toBeVisible();
}

test('an activity of Henry’s is handed in from its own screen, and says so; a cry for help is told to whom it should', async ({
	openPage,
	mailbox,
}) => {
	const page = await openPage('denied', { viewport: phone });
	await page.goto('/academy');
	await signInFrom(page, 'both-of-classes@example.com', mailbox);
	await write(page, 'Name of the academy', 'Academia Mar');
	await write(page, 'Your name, as your teachers and learners see it', 'Marta');
	await press(page, 'button', 'Start the academy');
	await write(page, 'Name of the class', 'A2');
	await press(page, 'button', 'Add the class');
	await page.getByRole('link', { name: 'A2' }).click();
	await page.getByRole('button', { name: 'Set homework' }).click();
	await page.getByRole('textbox', { name: 'Title' }).fill('Family talk');
	await page.getByRole('combobox', { name: 'What they do' }).selectOption('grammarSpeech');
	await page.getByRole('combobox', { name: 'Topic' }).selectOption('Family');
	await page.getByRole('button', { name: 'Set the homework' }).click();
	await expect(page.getByText('The homework is set.')).toBeVisible();
	const joinCode = /[2-9A-Z]{8}/.exec(
		await page.getByRole('region', { name: 'Code to join' }).innerText(),
	)?.[0];

	const classAddress = page.url();
	await nameLead(page);

	const learner = await openPage('denied', { viewport: phone });
	await learner.goto(`/classes?code=${joinCode}`);
	await signInFrom(learner, 'second-learner-of-classes@example.com', mailbox);
	await learner.getByRole('textbox', { name: /Your name/ }).fill('Leo');
	await learner.getByRole('button', { name: 'Join', exact: true }).click();
	await learner.getByRole('link', { name: 'Family talk' }).click();
	await cryForHelp(learner);
	await takeCare(page, mailbox, 'both-of-classes@example.com');
	await learner.goto('/classes');
	await learner.getByRole('link', { name: 'Family talk' }).click();
	await learner.getByRole('button', { name: 'Start' }).click();
	await expect(learner.getByText('Homework: Family talk. What you finish here is handed in.')).toBeVisible();
	await learner.getByRole('button', { name: 'Write instead' }).click();
	await learner.getByRole('textbox').first().fill('She live near the sea.');
	await learner.getByRole('button', { name: 'Submit answer' }).click();
	await expect(learner.getByText('Handed in to your class.')).toBeVisible({ timeout: 30_000 });
	await expect(learner.getByText('Homework: Family talk.')).toBeHidden();
	await expectAccessible(learner);
	await learner.getByRole('main').getByRole('link', { name: 'Your classes' }).click();
	await expect(learner.getByText('With your teacher')).toBeVisible();
	await expectAccessible(learner);

	await page.goto(classAddress);
	await showLesson(page);
});
