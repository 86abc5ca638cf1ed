import { hasBefore, lowerAt } from '#grammar/clauses.ts';
import { pluralThings } from '#grammar/countable-nouns.ts';
import type { Finders } from '#grammar/grammar-rule.ts';
import { type Finding, oneWord } from '#grammar/grammar-rule.ts';
import { indefinitePronouns } from '#grammar/noun-phrases.ts';
import { subjects } from '#grammar/subjects.ts';
import { isWishedOrAsked, pluralOf, pluralVerb, singularOf, singularVerb } from '#grammar/third-person.ts';

const unreal = new Set('if wish though as suppose unless would were'.split(' '));
/** What may stand after a verb, but not after a noun that looks like it. */
const followsVerb = /^(?:DET|PRON|ADP|PART|NUM|ADJ|ADV|SCONJ|NOUN|VERB|AUX)$/;

const isAuxiliaryVerb = (verb: string) => verb in pluralOf || verb in singularOf;

/** Verbs and subjects that stand apart from each other. */
export const distantAgreementFinders: Finders = {
	'subject-and-verb'(words) {
		return subjects(words).flatMap(({ from, head, verb: at, isPlural }): Finding[] => {
			const verb = words[at];
			const next = words[at + 1];
			const isVerb =
				/^(?:VERB|AUX)$/.test(verb?.partOfSpeech ?? '') ||
				(/^(?:DET|PRON)$/.test(next?.partOfSpeech ?? '') && isPlural === false);
			if (!verb || isPlural === undefined || !isVerb) return [];
			if (verb.lower === 'do' && next?.partOfSpeech === 'PRON') return [];
			if (/^(?:come|set|let)$/.test(verb.lower) && next?.partOfSpeech === 'VERB') return [];
			// "the guy who said the saints are bad"
			if (
				words
					.slice(head + 1, at)
					.some(({ lower }) => /^(?:said|says?|thinks?|thought|knows?|knew|believes?|hopes?)$/.test(lower))
			)
				return [];
			if (verb.lower === 'have' && head === from && /^(?:a|fun|good|you)$/.test(next?.lower ?? '')) return [];
			if (
				/^(?:anyone|anybody)$/.test(lowerAt(words, head)) ||
				/^(?:of|over|ons?|off)$/.test(isAuxiliaryVerb(verb.lower) ? '' : (next?.lower ?? ''))
			)
				return [];
			if (verb.lower === 'like' || isWishedOrAsked(words, from, 6)) return [];
			// "every people needs love": the noun is wrong
			if (isPlural && /^(?:every|each|one)$/.test(lowerAt(words, head - 1))) return [];
			// "the months before the exam were hard"
			if (
				/^(?:after|before|since)$/.test(lowerAt(words, from - 1)) &&
				isPlural === false &&
				/s$/.test(lowerAt(words, from - 2))
			)
				return [];
			// "The film i saw last week", "the country live music comes from"
			if (verb.lower === 'last' || (verb.lower === 'live' && next?.partOfSpeech === 'NOUN')) return [];
			const isPronoun = indefinitePronouns.has(lowerAt(words, head));
			const isIrregular = /^(?:people|children|men|women)$/.test(lowerAt(words, head));
			const isBare =
				/^(?:NOUN|ADJ|NUM)$/.test(words[from]?.partOfSpeech ?? '') &&
				!/^(?:many|most|some|all|both|several|other|few|one|each)$/.test(lowerAt(words, from));
			if (isBare && isPlural && pluralOf[verb.lower] && (!isIrregular || at === head + 1)) return [];
			const isName = isPlural && at === head + 1 && !pluralThings.has(lowerAt(words, head));
			// "no more sad songs is the name of it"
			if (isPlural && /^(?:name|title)$/.test(lowerAt(words, at + 2))) return [];
			if (isName && /^(?:is|was|has)$/.test(verb.lower)) return [];
			if (verb.lower === 'were' && hasBefore(words, from, 4, unreal)) return [];
			const isAuxiliary = isAuxiliaryVerb(verb.lower);
			if (next && !next.afterBreak) {
				if (/^(?:i|he|she|we|they|there)$|'/.test(next.lower)) return [];
				if (isAuxiliary && /^(?:you|it|that)$/.test(next.lower)) return [];
				if (!isAuxiliary && !followsVerb.test(next.partOfSpeech)) return [];
			} else if (!isAuxiliary && !(isPronoun && verb.partOfSpeech === 'VERB')) return [];
			const fixed = isPlural ? pluralVerb(verb) : singularVerb(verb);
			if (!fixed) return [];
			const subject = lowerAt(words, head);
			return [oneWord(at, fixed, { subject, verb: verb.lower })];
		});
	},
};
