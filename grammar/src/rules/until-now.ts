import lexicon from '#data/words/tenses.json' with { type: 'json' };
import { lowerAt, startsClause } from '#grammar/clauses.ts';
import { eachWord, type Finders, oneWord } from '#grammar/grammar-rule.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { baseOf, isBareVerb, verbForms } from '#grammar/verb-forms.ts';
import { wordLists } from '#grammar/word-lists.ts';
import { wordSets } from '#grammar/word-set.ts';

const { verbsThatLast, endsLength, clauseWords, questionOpeners, adverbsOfHabit } = wordSets(lexicon);

const lengths =
	/^(?:many|several|some|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|\d+|a|almost|about|more)$/;

/** Whether "for ten years" or "since last summer" begins at a word, and which of the two. */
function lengthAt(words: readonly TaggedWord[], index: number): 'for' | 'since' | undefined {
	const next = lowerAt(words, index + 1);
	if (lowerAt(words, index) === 'since')
		return /^(?:(?:19|20)\d\d|last|january|february|march|april|may|june|july|august|september|october|november|december|monday|childhood|yesterday|two|three|five|ten|many|school)$/.test(
			next,
		) ||
			// "he is famous since he was on tv" may be a reason.
			(/^(?:i|he|she|we|they)$/.test(next) &&
				/^(?:was|were)$/.test(lowerAt(words, index + 2)) &&
				/^(?:children|kids|little|small|young|a|an|at|\d+|five|six|seven|eight|ten|twelve)$/.test(
					lowerAt(words, index + 3),
				) &&
				!/^(?:guide|teacher|member)$/.test(lowerAt(words, index + 4)))
			? 'since'
			: undefined;
	if (lowerAt(words, index) !== 'for' || !lengths.test(next)) return undefined;
	const at = [index + 2, index + 3, index + 4].find((place) => endsLength.has(lowerAt(words, place)));
	return at !== undefined && /^(?:and|but|because|so|now|already|)$/.test(lowerAt(words, at + 1))
		? 'for'
		: undefined;
}

/** What began in the past and goes on. */
export const untilNowFinders: Finders = {
	'still-so-perfect': eachWord((word, index, words) => {
		if (!/^(?:for|since)$/.test(word.lower) || word.afterBreak) return [];
		const length = lengthAt(words, index);
		if (!length) return [];
		for (let at = index - 1; at >= Math.max(1, index - 7); at--) {
			const verb = words[at];
			if (!verb || words[at + 1]?.afterBreak || clauseWords.has(verb.lower)) return [];
			if (!/^(?:VERB|AUX)$/.test(verb.partOfSpeech) && !/^(?:i'm|he's|she's|we're|they're)$/.test(verb.lower))
				continue;
			const subjectAt =
				/^(?:VERB)$/.test(verb.partOfSpeech) && lowerAt(words, at - 1) === 'not' ? at - 2 : at - 1;
			const subject = words[subjectAt];
			const isOne =
				/^(?:he|she|it)$/.test(subject?.lower ?? '') ||
				(subject?.partOfSpeech === 'NOUN' &&
					!/s$/.test(subject.lower) &&
					wordLists.possessive.has(lowerAt(words, subjectAt - 1)));
			const isMany = /^(?:i|we|you|they|parents|friends)$/.test(subject?.lower ?? '');
			if (!subject || (!isOne && !isMany)) return [];
			const start =
				subject.partOfSpeech === 'NOUN' || subject.partOfSpeech === 'PROPN' ? subjectAt - 1 : subjectAt;
			if (!startsClause(words, start) || questionOpeners.has(lowerAt(words, start - 1))) return [];
			const have = isOne ? 'has' : 'have';
			const base = baseOf(verb);
			const next = words[at + 1];
			if (base === 'be' && /^(?:am|is|are)$/.test(verb.lower)) {
				const isState =
					/^(?:married|together|friends|retired|unemployed|sick|ill|single|engaged|dead)$/.test(
						next?.lower ?? '',
					) ||
					(length === 'since' && subject.lower !== 'it' && !/^(?:not|going)$/.test(next?.lower ?? ''));
				return isState ? [oneWord(at, `${have} been`)] : [];
			}
			const isPresent = isBareVerb(verb.lower) || verb.lower === verbForms(base).third;
			if (!isPresent || !verbsThatLast.has(base) || base === 'be') return [];
			if (length === 'for' && !/^(?:know|live|have|own|love|belong)$/.test(base)) return [];
			if (base === 'have' && !/^(?:this|that|the|my|a|an)$/.test(next?.lower ?? '')) return [];
			// "they live for several years", "we live in spain for six months and in france"
			if (
				length === 'for' &&
				base === 'live' &&
				(at + 1 === index ||
					!words.slice(index, index + 5).some(({ lower }) => /^(?:years|long)$/.test(lower)))
			)
				return [];
			if (length === 'for' && base === 'have' && !/^(?:this|that|my)$/.test(next?.lower ?? '')) return [];
			// "i live in rome for two years and then": a plan, or a habit.
			if (words.slice(start, at).some(({ lower }) => adverbsOfHabit.has(lower))) return [];
			const fixed = `${have} ${verbForms(base).participle}`;
			return [oneWord(at, fixed)];
		}
		return [];
	}),
};
