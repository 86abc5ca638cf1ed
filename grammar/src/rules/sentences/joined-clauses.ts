import { afterPause, lowerAt } from '#grammar/clauses.ts';
import type { Finders, Finding } from '#grammar/grammar-rule.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { wordLists } from '#grammar/word-lists.ts';

/** How many words a clause with "because" or "although" may have. */
const longestClause = 11;

/** The second of two words that join the same two clauses ("although ... but we"), with the word after it. */
function secondJoiners(words: readonly TaggedWord[], first: RegExp, second: string): Finding[] {
	return words.flatMap((word, index): Finding[] => {
		const isEven = lowerAt(words, index - 1) === 'even' && afterPause(words, index - 1);
		if (!first.test(word.lower) || (!afterPause(words, index) && !isEven)) return [];
		const clause = words.slice(index + 3, index + 2 + longestClause);
		const offset = clause.findIndex(({ lower }) => /^(?:and|but|so|because|that|who|which)$/.test(lower));
		const at = index + 3 + offset;
		const next = words[at + 1];
		if (/^(?:nothing|anything|no|none|all)$/.test(lowerAt(words, at - 1))) return [];
		if (offset < 0 || lowerAt(words, at) !== second || !next || next.afterBreak) return [];
		if (
			!wordLists.subject.has(next.lower) &&
			!/^(?:the|my|there|people|this|his|her|our|their|i'm|it's)$/.test(next.lower)
		)
			return [];
		return [{ from: at, to: at + 2, replacement: next.text, words: { word: word.lower, second } }];
	});
}

/** Words that join clauses: two where one is enough, and "because" where no clause follows. */
export const joinedClausesFinders: Finders = {
	'although-but': (words) => secondJoiners(words, /^(?:although|though)$/, 'but'),
	'because-so': (words) => secondJoiners(words, /^because$/, 'so'),
};
