import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../e2e/browser.ts';

/**
 * Takes the pictures of the academies page from a running server with `./henry demo EMAIL`:
 * `node --import tsx bench/shots/academy-screens.ts ADDRESS SIGN_IN_LINK EMAIL`.
 */
const [address = '', link = '', email = ''] = process.argv.slice(2);
const folder = resolve(import.meta.dirname, '../../web/src/features/academies/screens');
const size = { width: 880, height: 640 };

/** A picture of the window as WebP: Chromium draws the PNG that it made anew. */
async function take(page: Page, name: string): Promise<void> {
	const png = (await page.screenshot()).toString('base64');
	const webp = await page.evaluate(async (base64) => {
		const picture = new Image();
		picture.src = `data:image/png;base64,${base64}`;
		await picture.decode();
		const canvas = document.createElement('canvas');
		[canvas.width, canvas.height] = [picture.width, picture.height];
		canvas.getContext('2d')?.drawImage(picture, 0, 0);
		return canvas.toDataURL('image/webp', 0.82).split(',')[1] ?? '';
	}, png);
	await writeFile(join(folder, `${name}.webp`), Buffer.from(webp, 'base64'));
}

await mkdir(folder, { recursive: true });
const browser = await chromium.launch(launchOptions('missing'));
const page = await (await browser.newContext({ viewport: size, locale: 'en-GB' })).newPage();
await page.goto(`${address}/about`);
// The browser that asked for the link remembers the address.
await page.evaluate((known) => localStorage.setItem('emailForSignIn', known), email);
await page.goto(link);
await page.waitForURL((url) => !url.pathname.startsWith('/finishSignUp'));
await page.goto(`${address}/academy`);
await page.getByRole('link', { name: 'To hear' }).click();
await page.getByRole('heading', { name: 'Answers to hear' }).waitFor();
const show = (name: string | RegExp, offset: number) =>
	page.getByRole('heading', { name }).evaluate((heading, above) => {
		window.scrollTo({ top: heading.getBoundingClientRect().top + scrollY - above, behavior: 'instant' });
	}, offset);
await show('Answers to hear', 20);
await page.waitForTimeout(500);
await take(page, 'queue');
await page.goto(`${address}/academy`);
await page.getByRole('heading', { level: 3 }).first().getByRole('link').click();
await page.getByRole('heading', { name: 'Who did what' }).waitFor();
const classAddress = page.url();
await show('Who did what', 20);
await page.waitForTimeout(500);
await take(page, 'class');
await page.goto(classAddress);
await page.getByRole('link', { name: 'Make a lesson' }).click();
await page.getByText('Warm-up').first().waitFor();
await page.waitForTimeout(500);
await take(page, 'lesson');
await browser.close();
