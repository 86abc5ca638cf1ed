import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Reasons for corrections are written in English and in Spanish. In a further language they are in `content/reasons`, each
 * by its Spanish words, so that what was kept before there was such a file is found there, too.
 */
const catalogues = import.meta.glob<Record<string, string>>('../../../content/reasons/*.json', {
	import: 'default',
});

type Translate = (spanish: string) => string | undefined;

/** Where words are filled in, such as `{new}`. */
const place = /\{\w+\}/g;
const literally = (text: string) => text.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&');

/** Translates reasons whose words are filled in. */
function translatorOf(catalogue: Record<string, string>): Translate {
	const entries = Object.entries(catalogue).map(([spanish, text]) => {
		const names = spanish.match(place) ?? [];
		const pattern = spanish.split(place).map(literally).join('([^«»]*)');
		return { names, text, whole: new RegExp(`^${pattern}$`), first: new RegExp(`^${pattern} (?=\\S)`) };
	});
	const filled = (text: string, names: readonly string[], words: readonly string[]) =>
		text.replaceAll(place, (name) => words[names.indexOf(name)] ?? '');
	return function translate(spanish: string): string | undefined {
		for (const { names, text, whole } of entries) {
			const match = whole.exec(spanish);
			if (match) return filled(text, names, match.slice(1));
		}
		// Corrections that were joined have several reasons.
		for (const { names, text, first } of entries) {
			const match = first.exec(spanish);
			const rest = match && translate(spanish.slice(match[0].length));
			if (match && rest) return `${filled(text, names, match.slice(1))} ${rest}`;
		}
		return undefined;
	};
}

const translators = new Map<string, Translate>();

/** What translates Spanish reasons into the language of the app, once it is there and where there is such a thing. */
export function useTranslatedReason(): Translate {
	const { language } = useTranslation().i18n;
	const [, setFetched] = useState('');
	useEffect(() => {
		const fetchIt = catalogues[`../../../content/reasons/${language}.json`];
		if (!fetchIt || translators.has(language)) return;
		fetchIt().then(
			(catalogue) => {
				translators.set(language, translatorOf(catalogue));
				setFetched(language);
			},
			// Spanish is read by whoever reads these languages, and stays.
			() => {},
		);
	}, [language]);
	return (spanish) => translators.get(language)?.(spanish);
}
