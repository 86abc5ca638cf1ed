import { languageCookieText } from '@henry/contract/language.ts';
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { AllMessages, Area } from './areas.ts';
import { languageNames } from './languages.ts';
import { fetchArea, firstMessages } from './resources.ts';

declare module 'i18next' {
	interface CustomTypeOptions {
		defaultNS: 'common';
		resources: AllMessages;
	}
}

/** How long a browser keeps the choice for the server, which sends the document in that language: a year. */
const cookieSeconds = 365 * 24 * 60 * 60;

/** Key of the chosen language in local storage. */
export const languageStorageKey = 'henry.language';

/**
 * Speaks English from the start, with the words of the layout. Numbers choose among i18next's own plural forms (`_one`,
 * `_other`): ICU's messages would bring a parser of about 10 kB to every first view, for nothing that the texts need.
 */
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
export function preferredLanguage(): string {
	const browserLanguages = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
	return [storedLanguage(), ...browserLanguages].find(isLanguage) ?? 'en';
}

/** Areas that pages have asked for: a change of language fetches them all. */
const areasInUse = new Set<Area>(['common']);

/** Fetches areas in the language that is shown; what is there already is not fetched again. */
export async function loadAreas(areas: readonly Area[]): Promise<void> {
	for (const area of areas) areasInUse.add(area);
	await fetchMissing(i18n.language, areas);
}

/** Fetches areas in any language, for texts that are not in the one that is shown. */
export function loadAreasIn(language: string, areas: readonly Area[]): Promise<void> {
	return fetchMissing(language, areas);
}

/** The language that was asked for last: another one whose words come later is not shown any more. */
let wanted = 'en';

/** Shows the app in a language, fetching its words first; rejects, with nothing changed, where that fails. */
export async function showLanguage(language: string): Promise<void> {
	wanted = language;
	// A page may be opened meanwhile, with words of its own.
	while (wanted === language && missingAreas(language, [...areasInUse]).length > 0)
		await fetchMissing(language, [...areasInUse]);
	if (wanted !== language) return;
	await i18n.changeLanguage(language);
	document.documentElement.lang = language;
}

/** Shows a language and keeps it for the next visit. */
export async function chooseLanguage(language: string): Promise<void> {
	await showLanguage(language);
	if (wanted !== language) return;
	try {
		// biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
		document.cookie = languageCookieText(language, {
			isSecure: location.protocol === 'https:',
			seconds: cookieSeconds,
		});
		localStorage.setItem(languageStorageKey, language);
	} catch {
		// Storage may be forbidden; the choice then lasts for this visit.
	}
}

const missingAreas = (language: string, areas: readonly Area[]) =>
	areas.filter((area) => !i18n.hasResourceBundle(language, area));

async function fetchMissing(language: string, areas: readonly Area[]): Promise<void> {
	const missing = missingAreas(language, areas);
	const messages = await Promise.all(missing.map((area) => fetchArea(language, area)));
	for (const [index, area] of missing.entries()) i18n.addResourceBundle(language, area, messages[index]);
}

function storedLanguage(): string | null {
	try {
		return localStorage.getItem(languageStorageKey);
	} catch {
		return null;
	}
}

function isLanguage(candidate: string | null): candidate is string {
	return candidate !== null && Object.hasOwn(languageNames, candidate);
}
