import { expect } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { phone, test } from './browser.ts';
import { choose, press } from './keyboard.ts';
import { expectOnePage } from './paper.ts';
import { microphoneThatSays, sayTurn, spokenMicrophone } from './spoken-turn.ts';

test('by keyboard, two spoken turns of a pair discussion light up the map and become a report', async ({
	openPage,
	baseURL,
}) => {
	test.setTimeout(90_000);
	const microphone = await spokenMicrophone(baseURL);
	const page = await openPage(microphone, { viewport: phone });
	await page.goto('/starTopic');
	await press(page, 'button', /What are the best ways to learn a new language\?/);
	await page.reload();
	await expect(page.getByText('You have 2 minutes to explore the 5 topics.')).toBeVisible();
	await expectAccessible(page);
	await choose(page, /Tap to record/);
	await press(page, 'button', 'START');
	await expect(page.getByText(/The discussion begins in \d+\ss/)).toBeVisible();
	await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - heading "Look at the topics" [level=2]
      - region "Mind map":
        - list:
          - listitem
          - listitem
          - listitem
          - listitem
          - listitem
      - button "Begin now"
      - timer
    `);
	await press(page, 'button', 'Begin now');

	await expect(page.getByRole('group', { name: 'Message 1, Henry' })).toBeVisible({ timeout: 15_000 });
	await expect(page.getByText(/^Time left: 0[12]:\d\d$/)).toBeVisible();
	const map = page.getByRole('region', { name: 'Mind map' });
	await sayTurn(
		page,
		microphone,
		'I think that films are very good, because you can hear how people speak.',
		7,
	);
	await expect(page.getByRole('group', { name: 'Message 3, Henry' })).toBeVisible({ timeout: 15_000 });
	await expect(map.getByRole('listitem').filter({ hasText: 'Watching films' })).toContainText('talked about');
	await expectAccessible(page);
	await sayTurn(
		page,
		microphone,
		'I agree with you. Reading books is good too, but it take a lot of time.',
		7,
	);
	await expect(page.getByRole('group', { name: 'Message 5, Henry' })).toBeVisible({ timeout: 15_000 });
	await expect(map.getByText('Talked about: 2 of 5')).toBeVisible();
	await press(page, 'button', 'Go on to the decision');
	await expect(
		page.getByText('Now we have about a minute to decide together.', { exact: false }),
	).toBeVisible();
	await expect(page.getByText(/^Time left: (01:00|00:5\d)$/)).toBeVisible();

	await press(page, 'button', 'Finish exercise');
	await expect(page.getByText('Exercise completed!')).toBeVisible({ timeout: 15_000 });
	await expect(page.getByRole('region', { name: 'Your lesson' })).toBeVisible();
	await press(page, 'button', 'Show the whole report');
	await expect(page.getByRole('heading', { name: 'Your speech in figures' })).toBeVisible();
	await expect(page.getByText('Saved to My progress.')).toBeVisible();
	await expectAccessible(page);
	await expectOnePage(page);
});

test('a live pair discussion lights up the map, goes on to the decision and keeps its turns when it is tapped @whole', async ({
	openPage,
	baseURL,
}) => {
	const said = 'I think that films are very good, because you can hear how people speak.';
	const page = await openPage(await microphoneThatSays(baseURL, [said], 16), { viewport: phone });
	await page.goto('/starTopic');
	await page.getByRole('button', { name: 'What are the best ways to learn a new language?' }).click();
	await page.getByRole('button', { name: 'START' }).click();
	await page.getByRole('button', { name: 'Begin now' }).click();
	await expect(page.getByRole('group', { name: 'Message 2, you' })).toBeVisible({ timeout: 30_000 });
	const map = page.getByRole('region', { name: 'Mind map' });
	await expect(map.getByRole('listitem').filter({ hasText: 'Watching films' })).toContainText('talked about');
	await expectAccessible(page);
	await page.getByRole('button', { name: 'Go on to the decision' }).click();
	const decision = page.getByText('Now we have about a minute to decide together.', { exact: false });
	await expect(decision).toBeVisible({ timeout: 20_000 });
	await expect(page.getByText(/^Time left: (01:00|00:5\d)$/)).toBeVisible();
	await page.getByText('Tap to record').click();
	await expect(page.getByRole('radio', { name: 'Tap to record' })).toBeFocused();
	await expect(page.getByRole('button', { name: 'Tap to record' })).toBeVisible();
	await expect(decision).toBeVisible();
	await expect(page.getByText('Decision', { exact: true })).toBeVisible();
	await expect(page.getByRole('group', { name: 'Message 2, you' })).toBeVisible();
});
