import { hasBefore, lowerAt, startsClause, unbroken } from '#grammar/clauses.ts';
import { isDemanded } from '#grammar/exceptions.ts';
import type { Exceptions, Finders } from '#grammar/grammar-rule.ts';
import { type Finding, oneWord } from '#grammar/grammar-rule.ts';
import { pluralVerb, singularOf, singularVerb, skipAdverb } from '#grammar/third-person.ts';
import { wordLists } from '#grammar/word-lists.ts';

const several = new Set(
	'people students children persons parents friends teachers workers women men others those players tourists'.split(
		' ',
	),
);
const single = new Set(
	'someone somebody anyone anybody everyone everybody person man woman student teacher friend boy girl child'.split(
		' ',
	),
);
const between = new Set(['and', 'or', 'one']);

/** Nouns that may be many people: "my family are". */
const collective = new Set(
	'family team group class company community generation city country village town school university'.split(
		' ',
	),
);

/** Verbs with subjects that learners take for plural or singular. */
export const subjectAgreementFinders: Finders = {
	'who-verb'(words) {
		return words.flatMap((word, index): Finding[] => {
			if (word.lower !== 'who' || !unbroken(words, index - 1, index + 3)) return [];
			const who = lowerAt(words, index - 1);
			const at = skipAdverb(words, index + 1);
			const verb = words[at];
			// "one of those who has", "a man and a woman who live"
			if (!verb || hasBefore(words, index, 5, between)) return [];
			// "the man who do you think will win"
			if (/^(?:do|does)$/.test(verb.lower) && /^(?:i|you|we|they)$/.test(lowerAt(words, at + 1))) return [];
			const isPlural = several.has(who);
			// "a lot of friend who are": the noun is wrong, not the verb
			if (!isPlural && /^(?:of|many|some|all|most|other|for|to)$/.test(lowerAt(words, index - 2))) return [];
			const fixed = isPlural ? pluralVerb(verb) : single.has(who) ? singularVerb(verb) : undefined;
			if (!fixed) return [];
			return [oneWord(at, fixed, { who }, isPlural ? undefined : 'who-verb.singular')];
		});
	},
	'mass-noun-verb'(words) {
		return words.flatMap((word, index): Finding[] => {
			if (!wordLists.mass.has(word.lower)) return [];
			const start = /^(?:the|our|my|this|modern|new)$/.test(lowerAt(words, index - 1)) ? index - 1 : index;
			const before = lowerAt(words, start - 1);
			if (!startsClause(words, start) || /^(?:and|or|how|what|where|when|why)$/.test(before)) return [];
			const verb = words[index + 1];
			const fixed = singularOf[verb?.lower ?? ''];
			if (!verb || !fixed || !unbroken(words, start, index + 2)) return [];
			// "If the money were mine": the past subjunctive.
			if (verb.lower === 'were' && /^(?:if|though|wish|wished)$/.test(before)) return [];
			if (/^(?:i|you|we|they)$/.test(lowerAt(words, index + 2))) return [];
			return [oneWord(index + 1, fixed, { word: word.lower })];
		});
	},
	'thing-verb'(words) {
		return words.flatMap((word, index): Finding[] => {
			const fixed = singularOf[lowerAt(words, index + 1)];
			// "if the car were mine"
			if (!fixed || fixed.startsWith('was')) return [];
			if (!wordLists.thing.has(word.lower) || collective.has(word.lower)) return [];
			let start = index - 1;
			if (words[start]?.partOfSpeech === 'ADJ') start--;
			if (!/^(?:this|that|my|the|his|her|our|a|an|another|every|each)$/.test(lowerAt(words, start)))
				return [];
			if (!startsClause(words, start) || !unbroken(words, start, index + 2)) return [];
			if (isDemanded(words, start, lowerAt(words, index + 1))) return [];
			if (/^(?:and|or|how|what|which|who|where|why|when|than)$/.test(lowerAt(words, start - 1))) return [];
			if (/^(?:i|you|we|they|there)$/.test(lowerAt(words, index + 2))) return [];
			return [oneWord(index + 1, fixed, { word: word.lower })];
		});
	},
};

export const subjectAgreementExceptions: Exceptions = {
	'each-verb': (words, from) => isDemanded(words, from - 2, lowerAt(words, from)),
};
