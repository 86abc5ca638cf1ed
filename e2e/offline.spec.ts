import { expect } from '@playwright/test';
import { phone, test } from './browser.ts';

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
