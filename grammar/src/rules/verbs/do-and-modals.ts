import { afterPause, lowerAt, unbroken } from '#grammar/clauses.ts';
import { isOwnVerb } from '#grammar/exceptions.ts';
import type { Finders } from '#grammar/grammar-rule.ts';
import { type Finding, oneWord } from '#grammar/grammar-rule.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { baseOf, commonVerbs, formOf } from '#grammar/verb-forms.ts';
import { wordLists } from '#grammar/word-lists.ts';

/** What may stand before "did you ..." in a question. */
const questionOpeners = /^(?:what|where|why|when|how|who|which|and|but|so|or|oh|yeah|well)$/;

/** Whether "said" tells who spoke ("yes you can said Alice") and does not go with the words before. */
function tellsWhoSpoke(words: readonly TaggedWord[], index: number): boolean {
	const verb = lowerAt(words, index);
	if (/^(?:replied|returned|cried|continued|repeated|answered|began|asked)$/.test(verb)) return true;
	return (
		verb === 'said' &&
		!/^(?:anything|nothing|something|that|it|to|yes|no|hello|goodbye)$/.test(lowerAt(words, index + 1))
	);
}

/** The verb after "do", after modal verbs and after "not". */
export const doAndModalsFinders: Finders = {
	'did-base'(words) {
		return words.flatMap((word, index): Finding[] => {
			if (!/^(?:did|does|do|didn't|doesn't|don't)$/.test(word.lower)) return [];
			const negative = word.lower.endsWith("n't");
			let at = index + 1;
			if (lowerAt(words, at) === 'not') at++;
			else if (!negative || word.lower !== "don't") {
				const asks = afterPause(words, index) || questionOpeners.test(lowerAt(words, index - 1));
				if (
					asks &&
					wordLists.subject.has(lowerAt(words, at)) &&
					(word.lower !== 'do' || /^(?:you|we|they)$/.test(lowerAt(words, at)))
				)
					at++;
			}
			if (at === index + 1 && !negative) return [];
			if (/^(?:really|ever|even|also)$/.test(lowerAt(words, at))) at++;
			const verb = words[at];
			if (!verb || !unbroken(words, index, at + 1) || !/^(?:VERB|AUX)$/.test(verb.partOfSpeech)) return [];
			const base = baseOf(verb);
			const form = formOf(verb.lower, base);
			if (!commonVerbs.has(base) || base === 'be' || (form !== 'past' && form !== 'third')) return [];
			if (
				tellsWhoSpoke(words, at) ||
				(verb.lower === 'used' && lowerAt(words, at + 1) === 'to') ||
				verb.lower === 'got'
			)
				return [];
			// "he doesn't came": an irregular past shows the time
			if (
				/^do(?:es)?n't$/.test(word.lower) &&
				form === 'past' &&
				at === index + 1 &&
				!/ed$/.test(verb.lower)
			) {
				const replacement = `didn't ${base}`;
				return [{ from: index, to: at + 1, replacement }];
			}
			return [oneWord(at, base, { word: word.lower }, 'did-base.verb')];
		});
	},
	'modal-base'(words) {
		return words.flatMap((word, index): Finding[] => {
			if (!wordLists.modal.has(word.lower) || word.lower === 'may' || word.lower === 'will') return [];
			let at = index + 1;
			const asks = afterPause(words, index) || questionOpeners.test(lowerAt(words, index - 1));
			if (/^(?:not|also|never|always|really)$/.test(lowerAt(words, at))) at++;
			else if (asks && wordLists.subject.has(lowerAt(words, at))) at++;
			const verb = words[at];
			if (!verb || !unbroken(words, index, at + 1) || verb.partOfSpeech !== 'VERB') return [];
			const base = baseOf(verb);
			const form = formOf(verb.lower, base);
			if (!commonVerbs.has(base) || (form !== 'past' && form !== 'third') || isOwnVerb(words, at)) return [];
			if (tellsWhoSpoke(words, at)) return [];
			if (/^(?:has|had|is|are|was|were)$/.test(verb.lower)) return [];
			// "Should phones be banned?": a noun that is spelled like a verb, before the verb itself.
			if (asks && /^(?:be|have|not)$/.test(lowerAt(words, at + 1))) return [];
			return [oneWord(at, base, { word: word.lower })];
		});
	},
};
