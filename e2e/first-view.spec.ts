import { paths } from '@henry/web/src/lib/paths.ts';
import { expect, type Page } from '@playwright/test';
import { test } from './browser.ts';
import { chosenPages } from './chosen-pages.ts';

/** The phone that Lighthouse measures with. */
const phone = { width: 412, height: 823 };
/**
 * Of all that may move on its own, what Core Web Vitals call good. A row or two of the footer's links wrap otherwise (0.02
 * and 0.04) where the browser paints before it has found the fallback face, and the sentence of the day may be a line longer
 * than the room that the document leaves for it (0.05).
 */
const mostShift = 0.1;

/** The same words are a little wider in the face that comes. */
const swappedFaceGrowth = 1.02;
/** The size of a paint as it is noted, in square pixels. */
const sizeOf = (paint: string) => Number.parseInt(paint, 10);

type Watched = { largestPaints: string[]; shifts: string[]; shiftSum: number };

/** Notes what is painted larger than anything before, and what moves. */
function watch(page: Page): Promise<unknown> {
	return page.addInitScript(() => {
		type Entry = PerformanceEntry & {
			size: number;
			value: number;
			element?: Element;
			sources: { node?: Node }[];
		};
		const watched: Watched = { largestPaints: [], shifts: [], shiftSum: 0 };
		Object.assign(window, { watched });
		const observe = (type: string, note: (entry: Entry) => void) =>
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries()) note(entry as Entry);
			}).observe({ type, buffered: true });
		observe('largest-contentful-paint', ({ size, element }) =>
			watched.largestPaints.push(`${size} ${element?.outerHTML.slice(0, 200)}`),
		);
		observe('layout-shift', ({ value, sources }) => {
			watched.shiftSum += value;
			watched.shifts.push(
				`${value} ${sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | ')}`,
			);
		});
	});
}

const watchedIn = (page: Page) => page.evaluate(() => (window as unknown as { watched: Watched }).watched);

/** What was painted, once nothing larger has come for a while: a long document is painted piece by piece. */
async function paintsOnceAtRest(page: Page): Promise<string[]> {
	let before: string[] = [];
	await expect
		.poll(
			async () => {
				const { largestPaints } = await watchedIn(page);
				const isAtRest = largestPaints.length > 0 && largestPaints.length === before.length;
				before = largestPaints;
				return isAtRest;
			},
			{ intervals: [150] },
		)
		.toBe(true);
	return before;
}

/** Lets no code and no font come before the answer is called, but for those that `mayCome`. */
async function holdFiles(page: Page, mayCome = (_url: string) => false): Promise<() => void> {
	let bringFiles = () => {};
	const filesMayCome = new Promise<void>((resolve) => {
		bringFiles = resolve;
	});
	await page.route('**/assets/**', async (route) => {
		if (!mayCome(route.request().url())) await filesMayCome;
		await route.continue();
	});
	return bringFiles;
}

/** The landing page, one whose sentence is another each day, and one of those that are chosen. */
const inShort = [paths.home, paths.speakle, chosenPages.at(-1)];

for (const path of [...Object.values(paths), ...chosenPages]) {
	const suite = inShort.includes(path) ? '' : ' @whole';
	test(`${path} is painted from its document alone, and then nothing larger comes and nothing moves${suite}`, async ({
		openPage,
	}) => {
		// A page of its own: the one that is opened waits for its code.
		const page = await (await openPage('denied', { viewport: phone })).context().newPage();
		await watch(page);
		const bringFiles = await holdFiles(page);
		await page.goto(path, { waitUntil: 'commit' });
		await page.waitForFunction(() => document.readyState !== 'loading');
		await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve))));
		await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-weight', '700');
		const largestPaints = await paintsOnceAtRest(page);

		bringFiles();
		await page.locator('#root:not([aria-busy])').waitFor({ state: 'attached' });
		await page.waitForLoadState('networkidle');
		const after = await watchedIn(page);
		const most = swappedFaceGrowth * Math.max(...largestPaints.map(sizeOf));
		expect(after.largestPaints.filter((paint) => sizeOf(paint) > most)).toEqual([]);
		expect(after.shiftSum, after.shifts.join('\n')).toBeLessThan(mostShift);
	});
}

test('the document does not tell a sentence of the day: it was made on another day', async ({ openPage }) => {
	const page = await (await openPage('denied', { viewport: phone })).context().newPage();
	await page.route('**/*.js', (route) => route.abort());
	await page.goto('/speakle');
	const card = page.getByRole('region', { name: 'Sentence of the day' });
	await expect(card).toBeVisible();
	await expect(card.locator('p[lang=en]')).toBeAttached();
	await expect(card.locator('p[lang=en]')).toBeHidden();
	await expect(card.getByRole('combobox', { name: 'Speed' })).toHaveValue('1');
});

test('what is tapped before its code has come is done when it is there', async ({ openPage }) => {
	const page = await (await openPage('denied', { viewport: phone })).context().newPage();
	const document = await (await page.request.get('/talkToHenry')).text();
	const bringFiles = await holdFiles(page, (url) => document.includes(new URL(url).pathname));
	// A style that is held, too, would hold up `load`.
	await page.goto('/talkToHenry', { waitUntil: 'domcontentloaded' });
	await page.getByRole('button', { name: 'How was your day?' }).click();
	await expect(page.locator('#root[data-tapped]')).toBeAttached();
	bringFiles();
	await expect(page).toHaveURL(/exercise=howWasYourDay/);
});
