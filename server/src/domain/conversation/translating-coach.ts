import type { ConverseRequest, ConverseResponse } from '@henry/contract/conversation.ts';
import type { CoachPhrases } from '@henry/contract/scenarios.ts';
import type { Coach, ConverseOptions } from '#server/ports/coach.ts';
import { askedAgain } from './asked-again.ts';
import { createPhrasing } from './phrasing.ts';

/** A word as the learner has named it, its language, and what it is called in the other one. */
export type Translation = { word: string; from: 'English' | 'Spanish'; called: string[] };

const alternatives = ' / ';
const articles = /^(?:the|an?|to|el|la|los|las|un|una|unos|unas) /;
/** What is asked about; `to` is the language that is wanted, where that is said. */
const questions = [
	/\b(?:how (?:do|can|could|would|to)(?: you| we| i| one)? say|(?:the )?(?:translation of|word for)|translate)(?: the word)? (?<word>.+?)(?: (?:in|into|to) (?<to>english|spanish))?(?: please)?$/,
	/\b(?:what is|what's|how is|how are)(?: the word)? (?<word>.+?)(?: called| said)? in (?<to>english|spanish)\b/,
	/\bin (?<to>english|spanish) how (?:do|can)(?: you| we| i)? say (?<word>.+)$/,
	/\bc[oó]mo se (?:dice|llama)(?: la palabra)? (?<word>.+?)(?: en (?<to>ingl[eé]s|espa[nñ]ol))?$/,
	/\bqu[eé] (?:significa|quiere decir)(?: la palabra)? (?<word>.+)$/,
];

/** As it is looked up: lower case, without accents, articles and marks. */
function plain(text: string): string {
	const letters = text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
	return letters
		.replaceAll(/[^a-z'\- ]+/g, ' ')
		.replaceAll(/\s+/g, ' ')
		.trim()
		.replace(articles, '');
}

/** The word itself, and what it may be the plural of. */
const singulars = (word: string) => [
	word,
	word.replace(/s$/, ''),
	word.replace(/es$/, ''),
	word.replace(/ces$/, 'z'),
];

/** Finds what a learner asks to have translated. `spanishToEnglish`: words with what they are called, parted by " / ". */
export function createTranslator(
	spanishToEnglish: Readonly<Record<string, string>>,
): (text: string) => Translation | undefined {
	const english = new Map<string, string[]>();
	const spanish = new Map<string, string[]>();
	for (const [word, called] of Object.entries(spanishToEnglish)) {
		english.set(plain(word), called.split(alternatives));
		for (const one of called.split(alternatives)) {
			spanish.set(plain(one), [...(spanish.get(plain(one)) ?? []), word]);
		}
	}
	const look = (words: ReadonlyMap<string, string[]>, word: string) =>
		singulars(plain(word))
			.map((one) => words.get(one))
			.find((found) => found !== undefined);

	return (text) => {
		const said = text
			.toLowerCase()
			.replaceAll(/[.,!?¿¡"“”]+/g, ' ')
			.replaceAll(/\s+/g, ' ')
			.trim();
		for (const question of questions) {
			const { word = '', to } = question.exec(said)?.groups ?? {};
			if (word === '') continue;
			const toEnglish = to?.startsWith('esp') || to === 'spanish' ? undefined : look(english, word);
			const toSpanish = to?.startsWith('ingl') || to === 'english' ? undefined : look(spanish, word);
			const shown = word.replace(articles, '');
			if (toEnglish) return { word: shown, from: 'Spanish', called: toEnglish };
			if (toSpanish) return { word: shown, from: 'English', called: toSpanish };
		}
		return undefined;
	};
}

const quoted = (words: readonly string[]) =>
	words
		.slice(0, 2)
		.map((word) => `"${word}"`)
		.join(' or ');

/** A coach that says himself what a word is called in English or Spanish, where he knows it, and asks again what was asked. */
export function createTranslatingCoach(
	coach: Coach,
	spanishToEnglish: Readonly<Record<string, string>>,
	phrases: Pick<CoachPhrases, 'translated'>,
): Coach {
	const translate = createTranslator(spanishToEnglish);

	async function converse(request: ConverseRequest, options?: ConverseOptions): Promise<ConverseResponse> {
		const last = request.fullConversation.at(-1);
		const found = last?.role === 'user' ? translate(last.content) : undefined;
		if (!found) return coach.converse(request, options);
		const { word, from, called } = found;
		const { any } = createPhrasing([], word);
		const told = any(phrases.translated)
			.replace('{word}', quoted([word]))
			.replace('{translation}', quoted(called))
			.replace('{language}', from === 'Spanish' ? 'English' : 'Spanish');
		return askedAgain(coach, request, told, options);
	}

	return { ...coach, converse };
}
