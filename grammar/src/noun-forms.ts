import lexicon from '#data/words/noun-forms.json' with { type: 'json' };
import { wordTable } from './word-table.ts';

const irregularPlurals: Record<string, string> = wordTable(lexicon.irregularPlurals);
const irregularSingulars = new Map(Object.entries(irregularPlurals).map(([one, many]) => [many, one]));

/** The plural of an English noun. */
export function plural(noun: string): string {
	const known = irregularPlurals[noun];
	if (known) return known;
	if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
	return /(?:s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

/** The singular of a plural noun; any other word stays as it is. */
export function singular(noun: string): string {
	const known = irregularSingulars.get(noun);
	if (known) return known;
	if (/[^aeiou]ies$/.test(noun) && noun.length > 4) return `${noun.slice(0, -3)}y`;
	if (/(?:ches|shes|xes|sses)$/.test(noun)) return noun.slice(0, -2);
	return /[^su]s$/.test(noun) ? noun.slice(0, -1) : noun;
}

/** A word, or words, with "a" or "an" before them. */
export function withArticle(word: string): string {
	return `${takesAn(word.replace(/ .*/, '')) ? 'an' : 'a'} ${word}`;
}

/**
 * Whether "an" goes before a word: by its first sound, read off its spelling. Undefined where the spelling does not
 * tell (abbreviations, "historic").
 */
export function takesAn(word: string): boolean | undefined {
	if (!/^[a-z]{3,}$/.test(word) || !/[aeiouy]/.test(word.slice(0, 3))) return undefined;
	if (/^(?:hour|honest|hono|heir)/.test(word)) return true;
	if (/^(?:hist|hotel|hilar|hallu|habit|heroi|herb|homage|usb|usa|url|ufo)/.test(word)) return undefined;
	if (/^(?:unim|unin|unid|unig|unil)/.test(word)) return !/^unila/.test(word);
	if (/^(?:uni|use|usu|usa|usi|uti|ute|uto|ura|uro|ukr|uku|eu|ewe|one$|once|one-|oui)/.test(word))
		return false;
	return /^[aeiou]/.test(word);
}
