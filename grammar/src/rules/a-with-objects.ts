import lexicon from '#data/words/missing-articles.json' with { type: 'json' };
import { isLast, isNounOnly, withA } from '#grammar/article-needs.ts';
import { lowerAt, startsClause, unbroken } from '#grammar/clauses.ts';
import { isUsualQuality, qualitiesFrom, singularThings } from '#grammar/countable-nouns.ts';
import type { Finders, Finding } from '#grammar/grammar-rule.ts';
import { kindFrom, nounsWithArticle, placesOfMany, tellsOfMany } from '#grammar/one-or-many.ts';
import { wordSets } from '#grammar/word-set.ts';

const lists = wordSets(lexicon);
const { nounsOfThought, pairedNouns, participlesBeforeBy } = lists;
const { wordsBeforeLike, vehiclesAndPeople, verbsOfSingularSubject } = lists;
const { subjectOpeners } = lists;
const { wordsOfComparing, beforeByPerson, qualitiesInGeneral, qualitiesOfDuty, verbsOfDuty } = lists;
export const aWithObjectsFinders: Finders = {
	/** "In restaurant", "than car", "about young girl". */
	'a-after-many-prepositions': (words) =>
		[...words.keys()].flatMap((noun): Finding[] => {
			const name = lowerAt(words, noun);
			if (!nounsWithArticle.has(name) && !placesOfMany.has(name)) return [];
			const from = kindFrom(words, noun);
			const opener = lowerAt(words, from - 1);
			const before = lowerAt(words, from - 2);
			const isPaired =
				(opener === 'between' &&
					!pairedNouns.has(name) &&
					before === 'difference' &&
					lowerAt(words, noun + 1) === 'and' &&
					nounsWithArticle.has(name)) ||
				(opener === 'and' &&
					nounsWithArticle.has(name) &&
					lowerAt(words, from - 4) === 'between' &&
					/^an?$/.test(lowerAt(words, from - 3)));
			if (isPaired && isNounOnly(words, from, noun)) return [withA(words, from, noun)];
			if (!isNounOnly(words, from, noun) || !isLast(words, noun)) return [];
			const next = lowerAt(words, noun + 1);
			if (/^with/.test(opener) && /^(?:and|or|in)$/.test(next)) return [];
			if (opener === 'from' && next === 'to') return [];
			if (opener === 'to' && lowerAt(words, from - 3) === 'from') return [];
			const isPlace =
				/^(?:in|at|to|into|from)$/.test(opener) &&
				placesOfMany.has(name) &&
				!/^(?:from|name|next)$/.test(before) &&
				!(opener === 'to' && /^(?:shop|bar)$/.test(name) && words[noun]?.partOfSpeech === 'VERB') &&
				!(name === 'shop' && /^(?:there|online|for|at)$/.test(lowerAt(words, noun + 1)));
			const isPerson = /^(?:about|by|with|from|for)$/.test(opener) && /^(?:man|woman|boy|girl)$/.test(name);
			const isThing =
				(opener === 'than' ||
					(/^(?:with|without)$/.test(opener) && !nounsOfThought.has(name) && before !== 'up') ||
					(opener === 'about' && /^(?:story|book|film|movie|dream|song)$/.test(before))) &&
				nounsWithArticle.has(name) &&
				(opener === 'than' || !tellsOfMany(words, from - 1));
			const isDone =
				opener === 'by' &&
				nounsWithArticle.has(name) &&
				name !== 'example' &&
				participlesBeforeBy.has(before);
			if (isDone) return [withA(words, from, noun)];
			const isLike =
				opener === 'like' &&
				wordsBeforeLike.has(before) &&
				nounsWithArticle.has(name) &&
				/^(?:am|is|was|feel|felt|look|looks|looked|lived|live|act|behave|treated)$/.test(before);
			if (isLike && !/^(?:song|video|movie|picture|photo)$/.test(name)) return [withA(words, from, noun)];
			if (opener === 'with' && vehiclesAndPeople.has(name)) return [];
			if (
				isPlace &&
				(/^(?:pretty|good)$/.test(lowerAt(words, noun - 1)) || lowerAt(words, noun + 1) === 'it')
			)
				return [];
			if (opener === 'than' && (wordsOfComparing.has(before) || lowerAt(words, from - 3) === 'more'))
				return [];
			if (!isPlace && !(isPerson && beforeByPerson.has(before)) && !isThing) return [];
			return [withA(words, from, noun)];
		}),
	// "A" before nouns with adjectives in further places.
	/** "Good teacher should be patient". */
	'a-before-described-subject': (words) =>
		singularThings(words).flatMap((noun): Finding[] => {
			const from = qualitiesFrom(words, noun);
			if (from === noun || !nounsWithArticle.has(lowerAt(words, noun))) return [];
			if (!isUsualQuality(words[from]) && !qualitiesInGeneral.has(lowerAt(words, from))) return [];
			if (/^(?:general|private|public|poor)$/.test(lowerAt(words, from))) return [];
			const verb = lowerAt(words, noun + 1);
			if (!verbsOfSingularSubject.has(verb) || verb === 'was' || !unbroken(words, from, noun + 2)) return [];
			if (/^(?:i|you|he|she|it|we|they|this|that)$/.test(lowerAt(words, noun + 2))) return [];
			const opener = lowerAt(words, from - 1);
			if (opener === 'that' && (!qualitiesOfDuty.has(lowerAt(words, from)) || !verbsOfDuty.has(verb)))
				return [];
			const isFirst = from === 0 || words[from]?.afterBreak;
			if (!isFirst && !subjectOpeners.has(opener)) return [];
			if (
				!isFirst &&
				!startsClause(words, from) &&
				opener !== 'opinion' &&
				opener !== 'nowadays' &&
				opener !== 'that'
			)
				return [];
			return [withA(words, from, noun)];
		}),
};
