import { lowerAt, startsClause, unbroken } from '#grammar/clauses.ts';
import type { Finders, Finding } from '#grammar/grammar-rule.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { baseOf, verbForms } from '#grammar/verb-forms.ts';
import { wordLists } from '#grammar/word-lists.ts';

/** How far before "since" its verb may stand. */
const sinceReach = 6;

function presentPerfect(
	words: readonly TaggedWord[],
	at: number,
	subject: string,
	since: number,
	preposition: string,
): Finding[] {
	const verb = words[at];
	const next = lowerAt(words, at + 1);
	const have = /^(?:he|she|it)$/.test(subject) ? 'has' : 'have';
	if (!verb || words.slice(at + 2, since).some(({ partOfSpeech }) => /^(?:VERB|AUX)$/.test(partOfSpeech)))
		return [];
	if (/^(?:am|is|are)$/.test(verb.lower)) {
		if (
			next === 'going' ||
			next === 'not' ||
			(preposition === 'for' && !/^(?:living|working|studying|learning)$/.test(next))
		)
			return [];
		return [{ from: at, to: at + 1, replacement: `${have} been`, words: { subject } }];
	}
	const base = baseOf(verb);
	const present = verb.lower === base || verb.lower === verbForms(base).third;
	if (preposition === 'for' || !present || !/^(?:live|work|study|know|learn|play)$/.test(base)) return [];
	const fixed = `${have} ${verbForms(base).participle}`;
	return [{ from: at, to: at + 1, replacement: fixed, words: { subject } }];
}

/** How long something lasts, how long ago it was, and the past that goes with it. */
export const sinceAndForFinders: Finders = {
	'perfect-with-since'(words) {
		return words.flatMap((word, index): Finding[] => {
			const number =
				wordLists.smallNumber.has(lowerAt(words, index + 1)) || /^\d{1,2}$/.test(lowerAt(words, index + 1));
			const length =
				number && wordLists.duration.has(lowerAt(words, index + 2)) && lowerAt(words, index + 3) !== 'ago';
			const point =
				/^(?:19|20)\d\d$|^(?:yesterday|last|january|february|march|april|june|july|august|september|october|november|december|monday)$/.test(
					lowerAt(words, index + 1),
				);
			const startsThen =
				wordLists.subject.has(lowerAt(words, index + 1)) &&
				/^(?:was|were)$/.test(lowerAt(words, index + 2)) &&
				// "he is famous since he was on tv" may be a reason.
				(/^(?:children|kids|little|small|young|at|\d+|five|six|seven|eight|ten|twelve|fifteen)$/.test(
					lowerAt(words, index + 3),
				) ||
					(lowerAt(words, index + 3) === 'born' && lowerAt(words, index + 4) !== 'in') ||
					/^(?:child|kid|baby|boy|girl|teenager|student)$/.test(lowerAt(words, index + 4)));
			if (word.lower !== 'since' && !(/^(?:for|from)$/.test(word.lower) && length)) return [];
			if (word.lower === 'since' && !length && !point && !startsThen) return [];
			for (let at = index - 1; at >= Math.max(1, index - sinceReach); at--) {
				const subject = lowerAt(words, at - 1);
				if (!wordLists.subject.has(subject)) continue;
				if (!startsClause(words, at - 1) || !unbroken(words, at - 1, index)) return [];
				return presentPerfect(words, at, subject, index, word.lower);
			}
			return [];
		});
	},
};
