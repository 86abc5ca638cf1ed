import { expect, type Locator, type Page } from '@playwright/test';
import { isWhole } from './suite-size.ts';

/** A phone in one hand: what fits there fits everywhere. */
export const smallPhone = { width: 360, height: 640 };

/** A small phone; in the whole suite a tablet and a laptop, too. */
export const sizes = isWhole
	? [smallPhone, { width: 768, height: 1024 }, { width: 1280, height: 800 }]
	: [smallPhone];

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

/** Texts that their boxes cut off. What is there for screen readers alone is cut off on purpose. */
export function cutOffTexts(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const isCutOff = (element: Element) => {
			const { overflowX, textOverflow } = getComputedStyle(element);
			const isWider = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1;
			return isWider && (overflowX === 'hidden' || overflowX === 'clip' || textOverflow === 'ellipsis');
		};
		return [...document.querySelectorAll('body *')]
			.filter((element) => element.textContent?.trim() && isCutOff(element))
			.map((element) => element.outerHTML.slice(0, 200));
	});
}

/** Expects a page, once all of it has come, to fit the window and to cut off no text. */
export async function expectToFit(page: Page, where: string): Promise<void> {
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await page.waitForLoadState('networkidle');
	const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
	expect.soft([where, overflow]).toEqual([where, 0]);
	expect.soft([where, await cutOffTexts(page)]).toEqual([where, []]);
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
