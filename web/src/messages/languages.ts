const files = import.meta.glob<string>('./*/language.json', { eager: true, import: 'name' });

/**
 * Every language of the app's own words by its code (ISO 639-1), with its name in itself: each folder here is one. The
 * language practised is always English.
 */
export const languageNames: Readonly<Record<string, string>> = Object.fromEntries(
	Object.entries(files).map(([path, name]) => [path.slice(2, 4), name]),
);
