import { lowerAt, startsClause, unbroken } from '#grammar/clauses.ts';
import type { Finders, Finding } from '#grammar/grammar-rule.ts';
import { wordLists } from '#grammar/word-lists.ts';

/** "The" before what is meant in general. */
export const genericTheFinders: Finders = {
	'generic-the'(words) {
		return words.flatMap((word, index): Finding[] => {
			const noun = lowerAt(words, index + 1);
			if (word.lower !== 'the' || !wordLists.general.has(noun) || lowerAt(words, index + 2) !== 'is')
				return [];
			if (!startsClause(words, index) || !unbroken(words, index, index + 4)) return [];
			const skip = /^(?:very|so|too|really|more|always|not)$/.test(lowerAt(words, index + 3)) ? 1 : 0;
			const says = lowerAt(words, index + 3 + skip);
			if (
				!/^(?:hard|difficult|expensive|beautiful|short|better|good|bad|easy|easier|important|necessary|essential|useful|powerful|dangerous|cheap|cheaper|quiet|calm|fast|stressful|fun)$/.test(
					says,
				)
			)
				return [];
			// "the traffic is bad today"
			if (/^(?:today|tonight|now|again)$/.test(lowerAt(words, index + 4 + skip))) return [];
			const replacement = words[index + 1]?.text ?? noun;
			return [{ from: index, to: index + 2, replacement, words: { noun } }];
		});
	},
};
