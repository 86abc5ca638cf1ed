import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import type axeCore from 'axe-core';
import { desktop, phone } from './browser.ts';
import { isWhole } from './suite-size.ts';

/** What a window of 1280 px shows at a zoom of 400 % (WCAG 2.2, success criterion 1.4.10). */
const zoomed = { width: 320, height: 256 };

/** The smallest side of what can be pressed, in CSS pixels (WCAG 2.2, success criterion 2.5.8). */
const smallestTargetPx = 24;

/** Without comments and long names a page reads it in half the time. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function expectNoOverflow(page: Page): Promise<void> {
	const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
	expect(overflow).toBeLessThanOrEqual(0);
}

async function expectNothingForAxe(page: Page): Promise<void> {
	await page.evaluate(async () => {
		const passing = document
			.getAnimations()
			.filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
		await Promise.allSettled(passing.map((animation) => animation.finished));
	});
	if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
	const violations = await page.evaluate(async () => {
		const { axe } = window as unknown as { axe: typeof axeCore };
		// To describe what passes, and to read style sheets for rules that are off, takes longer than all else.
		const found = await axe.run({ resultTypes: ['violations'], preload: { assets: ['media'] } });
		return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
	});
	expect(violations).toEqual([]);
}

/** The controls whose target is smaller than it may be. Links inside a text are as high as its lines. */
function smallTargets(page: Page): Promise<string[]> {
	return page.evaluate((smallest) => {
		const controls = document.querySelectorAll(
			'a, button, input, select, textarea, summary, [role=button], [role=switch]',
		);
		const isSmall = (element: Element) => {
			const target = element.closest('label') ?? element;
			const { width, height } = target.getBoundingClientRect();
			const isShown =
				element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
				width > 1 &&
				height > 1;
			const isInText =
				getComputedStyle(element).display === 'inline' && element.closest('p, li, dd') !== null;
			return isShown && !isInText && Math.min(width, height) < smallest;
		};
		return [...controls].filter(isSmall).map((element) => element.outerHTML.slice(0, 200));
	}, smallestTargetPx);
}

/**
 * Expects a page, as it is now, to fit a phone and a desktop at 400 %, every control to be large enough, and axe to find
 * nothing, in light colours on the phone; in the whole suite to fit a desktop, too, and axe to find nothing there in dark ones.
 * What is stored elsewhere looks the same, so it is not looked at again. The page is that of a desktop afterwards.
 */
export async function expectAccessible(page: Page): Promise<void> {
	if (test.info().project.name !== 'sqlite') return;
	await page.setViewportSize(zoomed);
	await expectNoOverflow(page);
	await page.setViewportSize(phone);
	await expectNoOverflow(page);
	expect(await smallTargets(page)).toEqual([]);
	await expectNothingForAxe(page);
	await page.setViewportSize(desktop);
	if (!isWhole) return;
	await page.emulateMedia({ colorScheme: 'dark' });
	await expectNoOverflow(page);
	await expectNothingForAxe(page);
	await page.emulateMedia({ colorScheme: null });
}
