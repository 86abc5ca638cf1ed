/**
 * What a language of the app says of itself, in `language.json` of its folder: its name in its own words, where its dates
 * and numbers are at home, its mark before decimals, and in what other languages its readers read what is not there in it.
 */
type LanguageFacts = { name: string; locale: string; decimalMark: string; alsoReads: string[] };

const files = import.meta.glob<LanguageFacts>('./*/language.json', { eager: true, import: 'default' });

/** Every language of the app's own words by its code (ISO 639-1): a folder here. The one practised is always English. */
export const languageFacts: Readonly<Record<string, LanguageFacts>> = Object.fromEntries(
	Object.entries(files).map(([path, facts]) => [path.split('/')[1] as string, facts]),
);
export const languages = Object.keys(languageFacts);

/** What a language says of itself; of one that the app does not speak, what English says. */
export function factsOf(language: string): LanguageFacts {
	return (languageFacts[language] ?? languageFacts.en) as LanguageFacts;
}
