import lexicon from '#data/words/one-or-many.json' with { type: 'json' };
import { oftenBare } from './bare-noun-lists.ts';
import { lowerAt } from './clauses.ts';
import { alsoUncounted, qualitiesFrom } from './countable-nouns.ts';
import type { TaggedWord } from './tagged-text.ts';
import { wordLists } from './word-lists.ts';
import { wordsIn } from './word-set.ts';

/** What `oftenBare` holds for other places, but needs an article after a verb or "with". */
const countedAsObjects = wordsIn(lexicon.countedAsObjects);
/** What the lists of counted nouns hold, but goes without an article in some meaning. */
const oftenWithoutArticle = new Set(wordsIn(lexicon.oftenWithoutArticle));

/** Nouns that are counted and hardly ever verbs or names where they follow a verb. */
const moreCounted = wordsIn(lexicon.moreCounted);

/** Nouns in the singular that need an article as objects and after "with". */
export const nounsWithArticle: ReadonlySet<string> = new Set([
	...[...wordLists.thing].filter(
		(noun) => !oftenBare.has(noun) && !alsoUncounted.has(noun) && !oftenWithoutArticle.has(noun),
	),
	...countedAsObjects,
	...moreCounted,
]);

/** What kind of thing stands before a noun and makes one name with it: "travel company", "computer game". */
const kindsOfThings = new Set(wordsIn(lexicon.kindsOfThings));

/** The place of the first word of a noun with its kind and qualities: "new computer game". */
export function kindFrom(words: readonly TaggedWord[], noun: number): number {
	const kind = words[noun - 1];
	const hasKind = !!kind && kindsOfThings.has(kind.lower) && !words[noun]?.afterBreak;
	return qualitiesFrom(words, hasKind ? noun - 1 : noun);
}

const signsOfMany = new Set(wordsIn(lexicon.signsOfMany));
const pastVerbs = new Set(wordsIn(lexicon.pastVerbs));

/** Whether somebody may speak of many: "people buy car", "i like to read book". Past things are mostly one. */
export function tellsOfMany(words: readonly TaggedWord[], verb: number): boolean {
	const last = lowerAt(words, verb);
	if (pastVerbs.has(last) || /^(?:was|were|am|is|are|i'm|he's|she's)$/.test(lowerAt(words, verb - 1)))
		return false;
	for (let back = 0; back <= 4; back++) {
		const isWish =
			lowerAt(words, verb - back) === 'like' && /^(?:would|i'd)$/.test(lowerAt(words, verb - back - 1));
		if (signsOfMany.has(lowerAt(words, verb - back)) && !isWish) return true;
		if (words[verb - back]?.afterBreak) return false;
	}
	return false;
}

/** Places of which there are many in a town: "in a restaurant". */
export const placesOfMany: ReadonlySet<string> = new Set(
	wordsIn(
		'restaurant cafe pub bar shop factory taxi hostel dormitory nightclub bookshop bakery apartment farm',
	),
);
