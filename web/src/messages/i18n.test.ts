// @vitest-environment jsdom

import { afterEach, expect, test, vi } from 'vitest';
import type { Area } from './areas.ts';

/** The words of each language and area come when the test says so. */
const comes: Record<string, () => void> = {};
vi.mock('./resources.ts', () => ({
	firstMessages: { common: {} },
	fetchArea: (language: string, area: string) =>
		new Promise((resolve) => {
			comes[`${language} ${area}`] = () => resolve({ word: language });
		}),
}));

// The setup of all tests has loaded it already.
vi.resetModules();
const { chooseLanguage, languageStorageKey, loadAreas } = await import('./i18n.ts');

/** Lets what has come be taken in. */
const settled = () => new Promise((resolve) => setTimeout(resolve));
async function come(...names: string[]) {
	for (const name of names) comes[name]?.();
	await settled();
}

afterEach(async () => {
	await chooseLanguage('en');
	localStorage.clear();
});

test('of two languages that are chosen quickly the later one is shown and kept, whichever comes first', async () => {
	const choices = [chooseLanguage('es'), chooseLanguage('ca')];
	await come('ca common', 'es common');
	await Promise.all(choices);
	expect(document.documentElement.lang).toBe('ca');
	expect(localStorage.getItem(languageStorageKey)).toBe('ca');
});

test('a language is shown with the words of a page that is opened meanwhile', async () => {
	const area = 'speakle' satisfies Area;
	const chosen = chooseLanguage('gl');
	const opened = loadAreas([area]);
	await come('gl common', 'en speakle');
	await opened;
	expect(document.documentElement.lang).toBe('en');
	await come('gl speakle');
	await chosen;
	expect(document.documentElement.lang).toBe('gl');
});
