import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { type AllMessages, firstMessages, messageLoaders } from './resources.ts';

declare module 'i18next' {
	interface CustomTypeOptions {
		defaultNS: 'common';
		resources: AllMessages;
	}
}

/** The languages of the app's own words, each with its name in itself. The language practised is always English. */
export const languageNames = { en: 'English', es: 'Español' } as const;
export type Language = keyof typeof languageNames;
export const languages = Object.keys(languageNames) as Language[];

/** Key of the chosen language in local storage. */
export const languageStorageKey = 'henry.language';

/** Speaks English from the start, with the words of the landing page. */
const i18n = createInstance();
i18n.use(initReactI18next).init({
	lng: 'en',
	fallbackLng: 'en',
	resources: { en: firstMessages },
	defaultNS: 'common',
	initAsync: false,
	interpolation: { escapeValue: false },
});

/** The choice that was stored, else the first of the browser's languages that the app speaks, else English. */
export function preferredLanguage(): Language {
	const browserLanguages = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
	return [storedLanguage(), ...browserLanguages].find(isLanguage) ?? 'en';
}

/** Fetches the words of every page in the language that is shown. */
export function loadShownMessages(): Promise<void> {
	return loadMessages(i18n.language === 'es' ? 'es' : 'en');
}

/** Shows the app in a language, fetching its words first; rejects, with nothing changed, where that fails. */
export async function showLanguage(language: Language): Promise<void> {
	await loadMessages(language);
	await i18n.changeLanguage(language);
	document.documentElement.lang = language;
}

/** Shows a language and keeps it for the next visit. */
export async function chooseLanguage(language: Language): Promise<void> {
	await showLanguage(language);
	try {
		localStorage.setItem(languageStorageKey, language);
	} catch {
		// Storage may be forbidden; the choice then lasts for this visit.
	}
}

async function loadMessages(language: Language): Promise<void> {
	const messages = await messageLoaders[language]();
	for (const [area, words] of Object.entries(messages)) i18n.addResourceBundle(language, area, words);
}

function storedLanguage(): string | null {
	try {
		return localStorage.getItem(languageStorageKey);
	} catch {
		return null;
	}
}

function isLanguage(candidate: string | null): candidate is Language {
	return candidate !== null && Object.hasOwn(languageNames, candidate);
}
