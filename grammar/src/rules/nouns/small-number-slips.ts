import { endsClauseBefore, lowerAt, unbroken } from '#grammar/clauses.ts';
import type { Finders } from '#grammar/grammar-rule.ts';
import { type Finding, oneWord } from '#grammar/grammar-rule.ts';
import { plural } from '#grammar/noun-forms.ts';
import { familyOf, isNounToo } from '#grammar/word-families.ts';
import { wordLists } from '#grammar/word-lists.ts';

const notMeant =
	/^(?:own|able|free|different|important|necessary|possible|various|unable|ill|true|noisy|risky|rainy|sunny)$/;

const ofSeveral = /^(?:some|most|all|none|any|many|both|half)$/;
const severalVerb = /^(?:are|were|have|don't|aren't|weren't|haven't)$/;

/** Numbers and quantities in short phrases. */
export const smallNumberSlipsFinders: Finders = {
	/** "His intelligent helped him", "improve my confident". */
	'possessive-then-adjective': (words) =>
		words.flatMap((word, index): Finding[] => {
			const noun = familyOf.adjective.get(word.lower)?.noun;
			if (!noun || isNounToo.has(word.lower) || notMeant.test(word.lower)) return [];
			if (
				!/^(?:my|his|our|their|your)$/.test(lowerAt(words, index - 1)) ||
				!unbroken(words, index - 1, index + 1)
			)
				return [];
			const next = lowerAt(words, index + 1);
			if (/^(?:and|or|but|this|that|my|his|her|our|i|you|he|she|we|they)$/.test(next)) return [];
			const follows =
				endsClauseBefore(words, index + 1) ||
				/^(?:is|was|helped|helps|makes|made|can|will|has|of|to)$/.test(next);
			if (!follows) return [];
			return [oneWord(index, noun, { before: lowerAt(words, index - 1) })];
		}),
	/** "Some of the room are": the verb says that they are several. */
	'some-of-the-things-are': (words) =>
		words.flatMap((word, verb): Finding[] => {
			if (!severalVerb.test(word.lower) || verb < 4) return [];
			const noun = verb - 1;
			const name = lowerAt(words, noun);
			if (
				!wordLists.thing.has(name) ||
				/^(?:team|family|class|group|crowd|city|village|town|school|company)$/.test(name)
			)
				return [];
			const of = lowerAt(words, noun - 2) === 'of' ? noun - 2 : noun - 3;
			if (lowerAt(words, of) !== 'of' || !ofSeveral.test(lowerAt(words, of - 1))) return [];
			if (!/^(?:the|my|our|their|these|those|his|her|your)$/.test(lowerAt(words, of + 1))) return [];
			if (!unbroken(words, of - 1, verb + 1)) return [];
			const many = plural(name);
			return [
				{
					from: noun,
					to: verb + 1,
					replacement: `${many} ${word.text}`,
					words: { word: word.lower, many },
				},
			];
		}),
};
