import { lowerAt, unbroken } from '#grammar/clauses.ts';
import type { Finders } from '#grammar/grammar-rule.ts';
import { type Finding, oneWord } from '#grammar/grammar-rule.ts';
import { headFrom, startsThing } from '#grammar/phrase-heads.ts';
import { allForms, commonVerbs } from '#grammar/verb-forms.ts';

const arriving: ReadonlySet<string> = new Set(allForms('arrive'));
const wide =
	/^(?:city|cities|country|countries|town|village|capital|continent|island|europe|asia|africa|america|world|region|state|hometown|usa|uk)$/;

/** Prepositions of places, and places that need none. */
export const placesOfActionsFinders: Finders = {
	'arrive-at-or-in': (words) =>
		words.flatMap(({ lower }, index): Finding[] => {
			if (!arriving.has(lower) || lowerAt(words, index + 1) !== 'to' || !unbroken(words, index, index + 3))
				return [];
			const at = index + 2;
			const next = words[at];
			if (!next || !startsThing(words, at) || (commonVerbs.has(next.lower) && next.partOfSpeech !== 'NOUN'))
				return [];
			if (/^(?:VERB|AUX)$/.test(next.partOfSpeech)) return [];
			if ([at, at + 1, at + 2].some((place) => lowerAt(words, place) === 'welcome')) return [];
			const head = headFrom(words, at) ?? at;
			if (
				/^(?:home|here|there|someone|him|them|you|me|us|scene|welcome|applause|cheers|news|house|surprise|chaos|silence|mess)$/.test(
					lowerAt(words, head),
				)
			)
				return [];
			const right = wide.test(lowerAt(words, head)) || words[head]?.partOfSpeech === 'PROPN' ? 'in' : 'at';
			return [oneWord(index + 1, right, { word: lower })];
		}),
};
