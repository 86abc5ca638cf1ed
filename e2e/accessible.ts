import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { desktop, phone } from './browser.ts';

/** Expects a page, as it is now, to fit phone and desktop and axe to find nothing on either. */
export async function expectAccessible(page: Page): Promise<void> {
	for (const viewport of [phone, desktop]) {
		await page.setViewportSize(viewport);
		const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
		expect(overflow).toBeLessThanOrEqual(0);
		const { violations } = await new AxeBuilder({ page }).analyze();
		expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
	}
}
