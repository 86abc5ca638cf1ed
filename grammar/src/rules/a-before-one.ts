import lexicon from '#data/words/missing-articles.json' with { type: 'json' };
import { withA } from '#grammar/article-needs.ts';
import { endsClauseBefore, lowerAt, unbroken } from '#grammar/clauses.ts';
import { bareThings } from '#grammar/countable-nouns.ts';
import { eachWord, type Finders, type Finding, oneWord } from '#grammar/grammar-rule.ts';
import { withArticle } from '#grammar/noun-forms.ts';
import { nounsWithArticle } from '#grammar/one-or-many.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { wordLists } from '#grammar/word-lists.ts';
import { wordSet, wordSets } from '#grammar/word-set.ts';

const lists = wordSets(lexicon);
const { wordsBeforeBe, singularVerbs, conditionals, workplaces } = lists;
const { pastVerbs } = lists;
const { presentVerb, storyNouns, peopleInGeneral, verbsInGeneral, kindsBeforeSubject } = lists;
const { wordsBeforeThat, antecedentsOfWho, openersOfClause, thingsAfterThat } = lists;

/** What one is among others: "he is expert", "if person wants". */
const persons = wordSet(lexicon.persons);

/** Roles that only one has, and what is asked or said of a name. */
const roles = wordSet(lexicon.roles);

/** People of whom there are many in a story: "a man came in". */
const newInStory = wordSet(lexicon.newInStory);

/** Whether a clause with a verb stands before a word. */
function isVerbBefore(words: readonly TaggedWord[], index: number): boolean {
	for (let back = 1; back <= 6; back++) {
		const word = words[index - back];
		if (!word || word.afterBreak) return false;
		if (/^(?:VERB|AUX)$/.test(word.partOfSpeech))
			return back > 1 || /^(?:NOUN|PRON)$/.test(words[index - back - 1]?.partOfSpeech ?? '');
	}
	return false;
}

export const aBeforeOneFinders: Finders = {
	// "A" before one person or thing; the plural where "different" asks for it.
	'a-before-who-one-is': eachWord((word, index, words) => {
		if (
			(!persons.has(word.lower) && !wordLists.job.has(word.lower)) ||
			!unbroken(words, index - 2, index + 1)
		)
			return [];
		const be = lowerAt(words, index - 1);
		const subject = lowerAt(words, index - 2);
		const isSubject =
			wordsBeforeBe.has(subject) ||
			wordLists.relative.has(subject) ||
			persons.has(subject) ||
			subject === 'flatmate';
		const isBe =
			(/^(?:am|is|was|be|become|became|becoming)$/.test(be) && isSubject) ||
			(be === 'are' && subject === 'you') ||
			(be === 'being' && subject !== 'human') ||
			/^(?:i'm|he's|she's)$/.test(be);
		if (!isBe || (roles.has(word.lower) && !/^(?:i'm|am)$/.test(be)) || word.lower === 'friend') return [];
		if (!endsClauseBefore(words, index + 1) && !/^(?:who|that|of)$/.test(lowerAt(words, index + 1)))
			return [];
		if (lowerAt(words, index + 1) === 'of' && !/^(?:student|fan|member)$/.test(word.lower)) return [];
		const replacement = withArticle(word.lower);
		return [oneWord(index, replacement)];
	}),
	'a-before-any-subject': eachWord((word, index, words) => {
		if (index === 0 || word.afterBreak) return [];
		if (!persons.has(word.lower) && !/^(?:company|country|product|car|dog|cat|child|city)$/.test(word.lower))
			return [];
		const opener = lowerAt(words, index - 1);
		const isWho =
			/^(?:who|whose)$/.test(lowerAt(words, index + 1)) &&
			word.lower === 'person' &&
			/^(?:is|was|be|and|because|but|think|if|like|as|with|for|become|when)$/.test(opener);
		const verb = words[index + 1];
		const isThird =
			singularVerbs.has(verb?.lower ?? '') || (verb?.partOfSpeech === 'VERB' && /[^s]s$/.test(verb.lower));
		if (!isWho && (!conditionals.has(opener) || !isThird)) return [];
		if (word.lower === 'company' && opener === 'when') return [];
		// "a library where student can read": students
		if (opener === 'where' && word.lower !== 'person') return [];
		if (/^(?:example|instance)$/.test(opener) && lowerAt(words, index - 2) !== 'for') return [];
		if (!unbroken(words, index - 1, index + 2)) return [];
		const replacement = withArticle(word.lower);
		return [oneWord(index, replacement, { word: word.lower })];
	}),
	/** "Work in bakery", "in shop where". */
	'a-before-place': (words) =>
		bareThings(words).flatMap(({ from, noun, name }): Finding[] => {
			const opener = lowerAt(words, from - 1);
			const before = lowerAt(words, from - 2);
			if (from !== noun || !/^(?:in|at|for)$/.test(opener) || !unbroken(words, from - 2, noun + 1)) return [];
			const isWork = /^(?:work|works|worked|working|job|works)$/.test(before) && workplaces.has(name);
			const isDescribed =
				/^(?:where|which|who|called|near)$/.test(lowerAt(words, noun + 1)) &&
				opener === 'in' &&
				((workplaces.has(name) && name !== 'university') ||
					/^(?:house|flat|apartment|village|town|country|city|place)$/.test(name)) &&
				before !== 'and';
			if (!isWork && !isDescribed) return [];
			const replacement = withArticle(name);
			return [oneWord(noun, replacement, { name, opener })];
		}),
	// Articles of subjects, and of what something is part of.
	/** What the hearer knows: "plane landed", "i saw a dog and dog was big". */
	'the-before-subject-of-a-story'(words) {
		const named = new Set<string>();
		return words.flatMap((word, noun): Finding[] => {
			const name = word.lower;
			if (!nounsWithArticle.has(name) && !storyNouns.has(name)) return [];
			const opener = lowerAt(words, noun - 1);
			const wasNamed = named.has(name);
			named.add(name);
			if (word.text !== name || lowerAt(words, noun + 2) === name) return [];
			const verb = words[noun + 1];
			if (!verb || verb.afterBreak || lowerAt(words, noun - 2) === 'of') return [];
			const isFirst = noun === 0 || word.afterBreak;
			if (!isFirst && !/^(?:and|when|because|but|so|then|if|although|while)$/.test(opener)) return [];
			if (opener === 'and' && !isFirst && !isVerbBefore(words, noun - 1)) return [];
			if (newInStory.has(name) && !wasNamed) return [];
			if (/^(?:company|food|film|game|staff|police)$/.test(name) && !wasNamed) return [];
			if (isFirst && !wasNamed && !storyNouns.has(name)) return [];
			if (opener === name || (noun === 0 && verb.lower === 'said')) return [];
			if (/^(?:was|were)$/.test(verb.lower) && /^(?:born|the|there)$/.test(lowerAt(words, noun + 2)))
				return [];
			if (
				!pastVerbs.has(verb.lower) &&
				!(wasNamed && presentVerb.has(verb.lower) && !/^(?:if|when)$/.test(opener))
			)
				return [];
			if (verb.lower === 'were' && !storyNouns.has(name)) return [];
			return [{ from: noun, to: noun + 1, replacement: `the ${name}` }];
		});
	},
	/** "I think that teacher should know everything". */
	'a-before-subject-in-general': eachWord((word, noun, words) => {
		if (!peopleInGeneral.has(word.lower) || word.text !== word.lower) return [];
		const hasKind = kindsBeforeSubject.has(lowerAt(words, noun - 1)) && !word.afterBreak;
		const from = hasKind ? noun - 1 : noun;
		const opener = lowerAt(words, from - 1);
		const isFirst = from === 0 || words[from]?.afterBreak;
		if (!isFirst && !openersOfClause.has(opener)) return [];
		if (opener === 'that' && !isFirst && !wordsBeforeThat.has(lowerAt(words, from - 2))) return [];
		const verb = words[noun + 1];
		if (!verb || !unbroken(words, from, noun + 2)) return [];
		const after = lowerAt(words, noun + 2);
		const isModal = /^(?:should|must|can|cannot|can't)$/.test(verb.lower);
		if (isModal && /^(?:i|you|we|he|she|they|it)$/.test(after)) return [];
		if (opener === 'that' && (!isModal || thingsAfterThat.has(word.lower))) return [];
		const tells =
			isModal ||
			(/^(?:needs|wants|has)$/.test(verb.lower) && /^(?:to|a|an|more|many)$/.test(after)) ||
			(verbsInGeneral.has(verb.lower) &&
				/^(?:to|you|us|people|children|students|how|everything)$/.test(after)) ||
			(verb.lower === 'will' && /^(?:not|never|always|be|help|know|have)$/.test(after)) ||
			(verb.lower === 'knows' && /^(?:the|a|what|more)$/.test(after)) ||
			(verb.lower === 'who' &&
				word.lower !== 'doctor' &&
				after !== 'was' &&
				(/(?:[^si]s|can|should|must)$/.test(after) || after === 'is'));
		if (!tells || (verb.lower === 'is' && after !== 'to')) return [];
		if (verb.lower === 'who' && !antecedentsOfWho.has(word.lower)) return [];
		return [withA(words, from, noun)];
	}),
};
