import { expect, type Locator, type Page } from '@playwright/test';

/** A small phone, a tablet and a laptop. */
export const sizes = [
	{ width: 360, height: 640 },
	{ width: 768, height: 1024 },
	{ width: 1280, height: 800 },
] as const;

/** A phone in one hand: what fits there fits everywhere. */
export const smallPhone = sizes[0];

/** How far an element reaches beyond the window's upper and lower edge, in CSS pixels; what is in view is 0 or less. */
async function beyondWindow(element: Locator): Promise<number> {
	const beyond = await element.evaluate((found) => {
		const { top, bottom } = found.getBoundingClientRect();
		return Math.max(-top, bottom - window.innerHeight);
	});
	return Math.round(beyond);
}

/** Whether what is seen in the middle of an element is the element: nothing covers it. */
const isUncovered = (element: Locator) =>
	element.evaluate((found) => {
		const { left, top, width, height } = found.getBoundingClientRect();
		const seen = document.elementFromPoint(left + width / 2, top + height / 2);
		return seen !== null && (found.contains(seen) || seen.contains(found));
	});

/** Expects an element to be seen whole, with nothing over it, as the window is now. Fails at the end of the test. */
export async function expectInView(element: Locator, where: string): Promise<void> {
	await expect.soft(element, where).toBeVisible();
	if (!(await element.isVisible())) return;
	expect.soft(await beyondWindow(element), where).toBeLessThanOrEqual(0);
	expect.soft(await isUncovered(element), where).toBe(true);
}

/**
 * Expects what a result says first to be seen without scrolling: on a small phone, where it has just come, and on a tablet
 * and a laptop, as it would come there: what has the focus at the top of the window.
 */
export async function expectResultInView(page: Page, first: Locator): Promise<void> {
	await expect(first).toBeVisible({ timeout: 40_000 });
	for (const size of sizes) {
		if (page.viewportSize()?.width !== size.width) {
			await page.setViewportSize(size);
			await page.evaluate(() => document.activeElement?.scrollIntoView({ block: 'start' }));
		}
		await expectInView(first, `the result at ${size.width} px`);
	}
	await page.setViewportSize(smallPhone);
}
