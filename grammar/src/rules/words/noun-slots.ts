import { endsClauseBefore, lowerAt, unbroken } from '#grammar/clauses.ts';
import type { Finders } from '#grammar/grammar-rule.ts';
import { type Finding, oneWord } from '#grammar/grammar-rule.ts';
import { plural } from '#grammar/noun-forms.ts';
import { familyOf, isNounToo } from '#grammar/word-families.ts';

/** Adjectives and verbs that the text may well use after "the" and before "of". */
const usedAsNouns =
	/^(?:true|sensitive|similar|certain|fair|calm|clear|strange|famous|brave|weak|strong|wise|cruel|obese|wealthy|hungry|serious|private|equal|dark|poor|free|addicted|active)$/;

function nounFor(lower: string): string | undefined {
	const asVerb = familyOf.verb.get(lower);
	if (asVerb) return asVerb.noun;
	const family = familyOf.adjective.get(lower);
	return family && !isNounToo.has(lower) ? family.noun : undefined;
}

const amounts = /^(?:much|enough|more|of|any|some|no|less|without|little)$/;

/** Nouns where learners say adjectives and verbs. */
export const nounSlotsFinders: Finders = {
	'the-adjective-of'(words) {
		return words.flatMap((word, index): Finding[] => {
			if (!/^(?:of|for|in)$/.test(lowerAt(words, index + 1)) || !unbroken(words, index - 1, index + 2))
				return [];
			const before = lowerAt(words, index - 1);
			if (!/^(?:the|this|that|its|their|our|his|her)$/.test(before)) return [];
			const isVerb = familyOf.verb.has(word.lower);
			// "let her decide for herself", "skills that develop in school"
			if (lowerAt(words, index + 1) !== 'of' && !isVerb) return [];
			if (isVerb && (/^(?:her|that|this)$/.test(before) || word.lower === 'employ')) return [];
			const isSafe = word.lower === 'safe' && lowerAt(words, index + 1) === 'of';
			const noun = isSafe ? 'safety' : nounFor(word.lower);
			if (
				!noun ||
				(usedAsNouns.test(word.lower) && !/^(?:the)$/.test(before)) ||
				/^(?:certain|true|similar|brave|weak|strong|wise|hungry|wealthy|famous|powerful|addicted|calm)$/.test(
					word.lower,
				)
			)
				return [];
			if (lowerAt(words, index + 2) === 'course') return [];
			return [oneWord(index, noun, { before, next: lowerAt(words, index + 1) })];
		});
	},
	/** "A lot of confident", "a lack of patient": after an amount comes a noun. */
	'amount-of-adjective': (words) =>
		words.flatMap((word, index): Finding[] => {
			const before = lowerAt(words, index - 1);
			if (
				!amounts.test(before) ||
				!endsClauseBefore(words, index + 1) ||
				/^(?:and|or|but)$/.test(lowerAt(words, index + 1))
			)
				return [];
			if (!unbroken(words, index - 1, index + 1)) return [];
			const isOf =
				before === 'of' && /^(?:lot|lots|lack|feeling|amount|level|source)$/.test(lowerAt(words, index - 2));
			const isMany =
				before !== 'of' &&
				/^(?:have|has|had|need|needs|give|gives|gave|with|bring|brings|show)$/.test(
					lowerAt(words, index - 2),
				);
			if (!isOf && !isMany) return [];
			const noun = /^(?:free|creative|independent)$/.test(word.lower)
				? familyOf.adjective.get(word.lower)?.noun
				: nounFor(word.lower);
			if (!noun || (isOf && familyOf.verb.has(word.lower))) return [];
			if (/^(?:things|ones)$/.test(lowerAt(words, index + 1))) return [];
			const isPlural =
				/^(?:difference|difficulty)$/.test(noun) &&
				/^(?:of|more|some|any)$/.test(before) &&
				lowerAt(words, index - 2) !== 'lack';
			const needed = isPlural ? plural(noun) : noun;
			return [oneWord(index, needed, { before })];
		}),
};
