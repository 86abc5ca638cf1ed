import lexicon from '#data/words/missing-articles.json' with { type: 'json' };
import { oftenBare } from '#grammar/bare-noun-lists.ts';
import { endsClauseBefore, lowerAt, startsClause, unbroken } from '#grammar/clauses.ts';
import { alsoUncounted, bareThings, type ThingPhrase } from '#grammar/countable-nouns.ts';
import { eachWord, type Finders, type Finding, oneWord } from '#grammar/grammar-rule.ts';
import { plural, takesAn, withArticle } from '#grammar/noun-forms.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { formsOf } from '#grammar/verb-forms.ts';
import { wordLists } from '#grammar/word-lists.ts';
import { wordSets } from '#grammar/word-set.ts';

const lists = wordSets(lexicon);
const { wordsWithUnclearArticle, personsAlone, nounsBareAfterWith } = lists;
const { afterThingWithoutA, beforeLike } = lists;
const { afterObjectWithoutA } = lists;
/** What takes one of a kind as its object: "buy car". */
const verbsBeforeBareNoun = formsOf(lexicon.verbsBeforeBareNoun);
const givers = formsOf('give send buy lend write bring offer show make');
const isVerb = ({ partOfSpeech }: TaggedWord) => /^(?:VERB|AUX)$/.test(partOfSpeech);
const missingA = (words: readonly TaggedWord[], { from, name }: ThingPhrase): Finding[] => {
	const replacement = withArticle(lowerAt(words, from));
	return [{ from, to: from + 1, replacement, words: { name } }];
};

export const missingArticlesFinders: Finders = {
	// "A", "an" and "the": the wrong one, one too many, one missing.
	'a-an': eachWord((word, index, words) => {
		const next = words[index + 1];
		if (!/^an?$/.test(word.lower) || !next || next.afterBreak) return [];
		if (!/^(?:NOUN|ADJ|ADV|VERB)$/.test(next.partOfSpeech) || next.text !== next.lower) return [];
		const an = takesAn(next.lower);
		if (an === undefined || an === (word.lower === 'an') || wordsWithUnclearArticle.has(next.lower))
			return [];
		const article = an ? 'an' : 'a';
		const sound = an ? 'a vowel sound' : 'a consonant sound';
		return [oneWord(index, article, { next: next.lower, sound })];
	}),
	'job-article': eachWord((word, index, words) => {
		const be = lowerAt(words, index - 1);
		const subject = lowerAt(words, index - 2);
		if (!wordLists.job.has(word.lower) || !unbroken(words, index - 1, index + 1)) return [];
		const contracted = /^(?:i'm|he's|she's)$/.test(be);
		const person =
			/^(?:i|he|she)$/.test(subject) ||
			(wordLists.relative.has(subject) && wordLists.possessive.has(lowerAt(words, index - 3)));
		const full = /^(?:am|is|was)$/.test(be) && person;
		const became = /^(?:be|become|became)$/.test(be) && /^(?:i|he|she|to|will)$/.test(subject);
		if (
			(!contracted && !full && !became) ||
			(!endsClauseBefore(words, index + 1) && lowerAt(words, index + 1) !== 'of')
		)
			return [];
		const replacement = withArticle(word.lower);
		const [article = ''] = replacement.split(' ');
		return [{ from: index, to: index + 1, replacement, words: { article } }];
	}),
	'have-article': eachWord((word, index, words) => {
		const verb = lowerAt(words, index - 1);
		if (!wordLists.possession.has(word.lower) || !/^(?:have|has|had|bought|want)$/.test(verb)) return [];
		if (!unbroken(words, index - 1, index + 1) || !endsClauseBefore(words, index + 1)) return [];
		const replacement = withArticle(word.lower);
		return [{ from: index, to: index + 1, replacement, words: { word: word.lower } }];
	}),
	// Nouns that are counted, in the singular, with no article before them.
	'a-before-object'(words) {
		return bareThings(words).flatMap((thing): Finding[] => {
			const verb = words[thing.from - 1];
			const before = lowerAt(words, thing.from - 2);
			if (!verb || thing.from !== thing.noun || oftenBare.has(thing.name) || alsoUncounted.has(thing.name))
				return [];
			const isGiven = /^(?:me|him|us|them)$/.test(verb.lower) && givers.has(before);
			const isWish = verb.lower === 'like' && /^(?:would|i'd|we'd|he'd|she'd|they'd)$/.test(before);
			if (!isGiven && !isWish && !verbsBeforeBareNoun.has(verb.lower)) return [];
			if (
				(verb.lower === 'driving' && before === 'self') ||
				(verb.lower === 'rented' && /^(?:her|his|my|their|our|the|a)$/.test(before))
			)
				return [];
			if (/^(?:open|opened|close)$/.test(verb.lower) && /^(?:door|window|account)$/.test(thing.name))
				return [];
			if ((!isGiven && !isWish && !isVerb(verb)) || /^(?:the|a|an|of|no|best)$/.test(before)) return [];
			if (lowerAt(words, thing.noun + 1) === 'and' && words[thing.noun + 2]?.partOfSpeech === 'NOUN')
				return [];
			if (!endsClauseBefore(words, thing.noun + 1) && !afterThingWithoutA.has(lowerAt(words, thing.noun + 1)))
				return [];
			// "people buy car": each has their own
			return lists.groupsOfOwners.has(before) && lists.verbsOfOwners.has(verb.lower)
				? [oneWord(thing.noun, plural(thing.name), {}, 'a-before-object.several')]
				: missingA(words, thing);
		});
	},
	/** "With car", "for student". */
	'a-after-preposition': (words) =>
		bareThings(words).flatMap((thing): Finding[] => {
			const opener = lowerAt(words, thing.from - 1);
			const before = lowerAt(words, thing.from - 2);
			if (thing.from !== thing.noun) return [];
			const isThing =
				/^(?:with|without|like)$/.test(opener) &&
				!oftenBare.has(thing.name) &&
				!personsAlone.has(thing.name) &&
				!nounsBareAfterWith.has(opener === 'with' ? thing.name : '');
			const isPerson =
				(opener === 'for' &&
					/^(?:important|good|difficult|hard|easy|useful|necessary|better|best|bad|helpful)$/.test(before)) ||
				(opener === 'for' &&
					startsClause(words, thing.from - 1) &&
					lowerAt(words, thing.noun + 1) === 'it') ||
				(opener === 'as' && startsClause(words, thing.from - 1));
			if (opener === 'like' && !beforeLike.has(before)) return [];
			if (!(isThing || (isPerson && personsAlone.has(thing.name)))) return [];
			if (
				!endsClauseBefore(words, thing.noun + 1) &&
				!afterObjectWithoutA.has(lowerAt(words, thing.noun + 1))
			)
				return [];
			if (
				/^(?:and|or)$/.test(lowerAt(words, thing.noun + 1)) &&
				words[thing.noun + 2]?.partOfSpeech === 'NOUN'
			)
				return [];
			return missingA(words, thing);
		}),
};
