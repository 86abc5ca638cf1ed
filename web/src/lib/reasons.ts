import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Reasons for corrections come in English and in Spanish. In a further language they are in `content/reasons`, by the same
 * keys as the Spanish ones: a reason is found by its Spanish words, so that what was kept before there was such a
 * language is told in it, too.
 */
const catalogues = import.meta.glob<Record<string, string>>(
	['../../../content/reasons/*.json', '!../../../content/reasons/en.json'],
	{ import: 'default' },
);
const catalogueOf = (language: string) => catalogues[`../../../content/reasons/${language}.json`];

type Translate = (spanish: string) => string | undefined;

/** Where words are filled in, such as `{new}`. */
const place = /\{(\w+)\}/g;
const literally = (text: string) => text.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&');

/** What a reason whose words are filled in looks like; a word that it has twice is the same both times. */
function patternOf(reason: string): string {
	const seen = new Set<string>();
	return literally(reason).replaceAll(place, (_, name: string) => {
		if (seen.has(name)) return `\\k<${name}>`;
		seen.add(name);
		return `(?<${name}>[^«»]*)`;
	});
}

/** Translates Spanish reasons whose words are filled in. */
export function translatorOf(
	spanishTexts: Readonly<Record<string, string>>,
	texts: Readonly<Record<string, string>>,
): Translate {
	const bySpanish = new Map(
		Object.entries(spanishTexts).map(([key, spanish]) => [spanish, texts[key] ?? '']),
	);
	const entries = [...bySpanish].map(([spanish, text]) => {
		const pattern = patternOf(spanish);
		return { text, whole: new RegExp(`^${pattern}$`), first: new RegExp(`^${pattern} (?=\\S)`) };
	});
	const filled = (text: string, words: Readonly<Record<string, string>> = {}) =>
		text.replaceAll(place, (_, name: string) => words[name] ?? '');
	return function translate(spanish: string): string | undefined {
		for (const { text, whole } of entries) {
			const match = whole.exec(spanish);
			if (match) return filled(text, match.groups);
		}
		// Corrections that were joined have several reasons.
		for (const { text, first } of entries) {
			const match = first.exec(spanish);
			const rest = match && translate(spanish.slice(match[0].length));
			if (match && rest) return `${filled(text, match.groups)} ${rest}`;
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
		const [spanish, own] = [catalogueOf('es'), catalogueOf(language)];
		if (!spanish || !own || own === spanish || translators.has(language)) return;
		Promise.all([spanish(), own()]).then(
			(texts) => {
				translators.set(language, translatorOf(...texts));
				setFetched(language);
			},
			// Spanish is read by whoever reads these languages, and stays.
			() => {},
		);
	}, [language]);
	return (spanish) => translators.get(language)?.(spanish);
}
