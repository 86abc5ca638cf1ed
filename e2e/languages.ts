import { catalogueOf, languages } from '@henry/web/catalogues.ts';
import { expect, type Page } from '@playwright/test';
import { isWhole } from './suite-size.ts';

const names = languages.map((language) => catalogueOf(language).common.languages);

/** Chooses a language for the app's own words, as a visitor does, and waits until they are there. */
export async function showLanguage(page: Page, language: string): Promise<void> {
	await page.getByRole('combobox', { name: new RegExp(`^(?:${names.join('|')})$`) }).selectOption(language);
	await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/** Another language for each place, which a page comes in, and, in the whole suite, the others, which are chosen there. */
export function languagesFrom(place: number): { language: string; others: string[] } {
	const start = place % languages.length;
	const [language = 'en', ...others] = [...languages.slice(start), ...languages.slice(0, start)];
	return { language, others: isWhole ? others : [] };
}
