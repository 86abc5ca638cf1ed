import { expect, type Page } from '@playwright/test';

/** Expects a report, as it is now, to come out of a printer, or as a PDF, on one sheet of A4. */
export async function expectOnePage(page: Page): Promise<void> {
	await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
	const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
	await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
	expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
}
