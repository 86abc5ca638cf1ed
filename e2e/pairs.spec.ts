import { apiPaths } from '@henry/contract/api-paths.ts';
import { expect } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { test } from './browser.ts';

test('ten words are told apart by ear, the missed ones heard again, and then pairs are said', async ({
	openPage,
}) => {
	const page = await openPage('denied', { viewport: { width: 360, height: 640 } });
	const said: string[] = [];
	page.on('request', (request) => {
		if (request.url().endsWith(apiPaths.speech)) said.push(JSON.parse(request.postData() ?? '{}').text);
	});
	await page.goto('/pairs');
	await page.getByRole('button', { name: /^ship \/ sheep/ }).click();
	await expect(page).toHaveURL('/pairs?set=ship-sheep');
	await expect(page.getByRole('heading', { name: 'ship / sheep' })).toBeFocused();
	await page.getByRole('button', { name: 'Hear it' }).click();
	for (let round = 1; round <= 10; round += 1) {
		await expect(page.getByText(`${round} of 10`)).toBeVisible();
		await expect.poll(() => said.length).toBe(round);
		const words = page.getByRole('main').locator('button[lang=en]');
		await expect(words).toHaveCount(2);
		const texts = await words.allInnerTexts();
		const rightIndex = texts.indexOf(String(said.at(-1)));
		expect(rightIndex).toBeGreaterThanOrEqual(0);
		// The first is missed on purpose.
		await words.nth(round === 1 ? 1 - rightIndex : rightIndex).click();
		await expect(
			page.getByRole('status').filter({ hasText: round === 1 ? 'It was' : 'Right!' }),
		).toBeVisible();
		await expect(page.getByRole('button', { name: round < 10 ? 'Next' : 'See the result' })).toBeInViewport({
			ratio: 1,
		});
		await page.getByRole('button', { name: round < 10 ? 'Next' : 'See the result' }).click();
	}
	await expect(page.getByRole('heading', { name: '9 of 10 right' })).toBeFocused();
	await expect(page.getByText('Saved to My progress.')).toBeVisible();
	await expect(page.getByRole('button', { name: `Hear “${said[0]}”` })).toBeVisible();
	await expectAccessible(page);
	await page.getByRole('button', { name: 'Now say them' }).click();
	await expect(page.getByRole('button', { name: 'Say “ship”' })).toBeVisible();
	await page.getByRole('button', { name: 'Next pair' }).click();
	await expect(page.getByRole('button', { name: 'Say “sit”' })).toBeVisible();
	await expectAccessible(page);
});
