import { apiPaths } from '@henry/contract/api-paths.ts';
import { expect } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { phone, test } from './browser.ts';
import { choose, press } from './keyboard.ts';
import { spokenMicrophone } from './spoken-turn.ts';

test('voice, speed and microphone are chosen, heard and remembered', async ({ openPage, baseURL }) => {
	const page = await openPage(await spokenMicrophone(baseURL));
	await page.goto('/');
	await page.getByRole('contentinfo').getByRole('link', { name: 'Settings' }).click();
	await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
	await expectAccessible(page);

	const voices = page.getByRole('group', { name: 'Which voice?' }).getByRole('radio');
	await expect(voices.first()).toBeChecked();
	await voices.last().check();
	await choose(page, /^Slow/);
	await choose(page, /^No time limits/);
	const asked = page.waitForRequest(`**${apiPaths.speech}`);
	await press(page, 'button', 'Hear it');
	expect((await asked).postDataJSON()).toMatchObject({ voice: expect.any(String), rate: 0.75 });
	await page.getByLabel('Which microphone?').selectOption({ index: 2 });
	const microphone = await page.getByLabel('Which microphone?').inputValue();
	expect(microphone).not.toBe('');

	await page.reload();
	await expect(voices.last()).toBeChecked();
	await expect(page.getByRole('radio', { name: /^Slow/ })).toBeChecked();
	await expect(page.getByRole('radio', { name: /^No time limits/ })).toBeChecked();
	await expect(page.getByLabel('Which microphone?')).toHaveValue(microphone);
	await expect(page.getByRole('contentinfo')).toContainText(/Ears: .+ \(.+\) · Voice: .+ \(.+\)/);
});

test('one sentence shows what is heard and how it comes through @whole', async ({ openPage, baseURL }) => {
	const microphone = await spokenMicrophone(baseURL);
	const page = await openPage(microphone, { viewport: phone });
	await page.goto('/settings');
	await page.getByLabel('Which microphone?').selectOption({ index: 1 });
	await microphone.tell('Every morning I have a cup of coffee before work.', 5);
	await page.getByRole('button', { name: 'Tap to record' }).click();
	await expect(page.getByRole('meter', { name: 'Microphone level' })).toBeVisible();
	const report = page.getByRole('status').filter({ hasText: 'What was heard' });
	await expect(report).toContainText('coffee', { timeout: 20_000 });
	await expect(report).toContainText('Loud and clear');
	await expect(report).toContainText(/\d of \d+/);
	await expectAccessible(page);
	await page.getByRole('button', { name: 'Record again' }).click();
	await expect(report).toBeHidden();
});

test('without a microphone the page says what to do, and the voice can still be chosen @whole', async ({
	openPage,
}) => {
	const page = await openPage('missing', { viewport: phone });
	await page.goto('/settings');
	await expect(page.getByText('No microphone was found')).toBeVisible();
	await expect(page.getByLabel('Which microphone?')).toBeDisabled();
	await expect(page.getByRole('group', { name: 'Which voice?' })).toBeVisible();
	await expectAccessible(page);
});
