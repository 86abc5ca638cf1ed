import { expect } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { test } from './browser.ts';
import { press, tabTo, write } from './keyboard.ts';
import { expectOnePage } from './paper.ts';
import { sayTurn, spokenMicrophone } from './spoken-turn.ts';

const description =
	'In the first picture some friends are playing football in a park, but in the second picture a woman is reading a book on the sofa. Perhaps she is tired. She have a cat.';

test('by keyboard, a spoken description becomes a transcription and a report on what was covered @whole', async ({
	openPage,
	baseURL,
}) => {
	test.setTimeout(90_000);
	const microphone = await spokenMicrophone(baseURL);
	const page = await openPage(microphone);
	await page.goto('/imageDescription');
	await press(page, 'button', /Free time/);
	await page.reload();
	await expect(page.getByText(/Choose two of the three pictures/)).toBeVisible();
	const pictures = page.getByRole('list', { name: 'Pictures' }).getByRole('img');
	await expect(pictures).toHaveCount(3);
	for (const picture of await pictures.all()) {
		await expect(picture).toHaveAttribute('alt', /\w+ \w+/);
		expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => true))).toBe(true);
	}
	await expectAccessible(page);

	await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - heading "Comparing photos" [level=1]
      - list "Pictures":
        - listitem
        - listitem
        - listitem
      - button "Tap to record"
    `);
	await tabTo(page, 'button', 'Tap to record');
	await sayTurn(page, microphone, description, 13);
	await expect(page.getByRole('heading', { name: 'Your answer' })).toBeVisible({ timeout: 15_000 });
	const answer = page
		.getByRole('article')
		.filter({ has: page.getByRole('heading', { name: 'Your answer' }) });
	await expect(answer).toContainText('football');
	await expect(page.getByText('100%')).toBeVisible();

	await press(page, 'button', 'Finish exercise');
	await expect(page.getByText('Exercise completed!')).toBeVisible({ timeout: 15_000 });
	await press(page, 'button', 'Show the whole report');
	const covered = page
		.getByRole('article')
		.filter({ has: page.getByRole('heading', { name: 'The pictures' }) });
	await expect(covered.getByText('You talked about it.')).toHaveCount(2);
	const language = page.getByRole('article').filter({
		has: page.getByRole('heading', { name: 'Language of comparing and guessing' }),
	});
	await expect(language).toContainText(/perhaps/i);
	await expect(page.getByText('Saved to My progress.')).toBeVisible();
	await expectAccessible(page);
	await expectOnePage(page);

	await press(page, 'button', 'Not what I said?');
	await write(page, /./, 'A woman is reading a book on the sofa. She have a cat.');
	await press(page, 'button', 'Use this text');
	await expect(answer).toContainText('You corrected this text.');
	await press(page, 'button', 'Show the whole report');
	await expect(covered.getByText('You talked about it.')).toHaveCount(1);
	const better = page.getByRole('region', { name: 'Your lesson' });
	await expect(better).toContainText('She has a cat');
	await expectAccessible(page);
	await press(page, 'button', 'Describe these pictures again');
	await expect(page.getByRole('button', { name: 'Tap to record' })).toBeVisible();
	await expect(page.getByText('Conversation progress')).toBeHidden();
});
