import { catalogueOf, languages } from '@henry/web/catalogues.ts';
import { expect, type Page } from '@playwright/test';

const names = languages.map((language) => catalogueOf(language).common.languages);

/** Chooses a language for the app's own words, as a visitor does, and waits until they are there. */
export async function showLanguage(page: Page, language: string): Promise<void> {
	await page.getByRole('combobox', { name: new RegExp(`^(?:${names.join('|')})$`) }).selectOption(language);
	await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/** All languages, with another one first at each place: a page comes in the first, and the others are chosen. */
export function languagesFrom(place: number): { language: string; others: string[] } {
	const start = place % languages.length;
	const [language = 'en', ...others] = [...languages.slice(start), ...languages.slice(0, start)];
	return { language, others };
}
