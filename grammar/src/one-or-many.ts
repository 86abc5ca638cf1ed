import lexicon from '#data/words/one-or-many.json' with { type: 'json' };
import { oftenBare } from './bare-noun-lists.ts';
import { lowerAt } from './clauses.ts';
import { alsoUncounted, qualitiesFrom } from './countable-nouns.ts';
import type { TaggedWord } from './tagged-text.ts';
import { allForms } from './verb-forms.ts';
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

/** Verbs with things as objects. */
export const objectVerbs: ReadonlySet<string> = new Set([
	...wordsIn(lexicon.objectVerbs).flatMap(allForms),
	...['open', 'opens', 'opened', 'opening'],
	'pay',
	'pays',
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

const have = /^(?:has|have|had|having|get|gets|got|need|needs|want|wants|wanted)$/;
const haveOrGive =
	/^(?:has|have|had|having|make|makes|made|give|gives|gave|leave|leaves|left|create|creates|play|plays|played|get|gets|got|cause|causes|caused)$/;
const live =
	/^(?:live|lives|lived|living|lead|leads|led|leading|has|have|had|having|want|wants|build|create|enjoy|need|get|start|give|be)$/;
const any = /./;

/** Nouns that need "a" when an adjective says how they are, after these verbs. */
export const verbsOfDescribed: ReadonlyMap<string, RegExp> = new Map<string, RegExp>([
	['life', live],
	['lifestyle', live],
	['future', live],
	['childhood', live],
	['impact', haveOrGive],
	['influence', haveOrGive],
	['effect', haveOrGive],
	['impression', haveOrGive],
	['role', /^(?:play|plays|played|playing|has|have|had|take)$/],
	['part', /^(?:play|plays|played|playing)$/],
	['salary', any],
	['relationship', /^(?:has|have|had|having|build|create|develop|keep|maintain|need|form|be|become|became)$/],
	['friendship', /^(?:has|have|had|having|build|create|develop|keep|maintain|need|form)$/],
	['attitude', haveOrGive],
	['atmosphere', haveOrGive],
	['feeling', haveOrGive],
	['voice', have],
	['smile', have],
	['reputation', have],
	['tendency', have],
	['chance', have],
	['possibility', have],
	['desire', have],
	['reason', /^(?:has|have|had|give|gives|find|need|be)$/],
	['family', /^(?:has|have|had|having|want|wants|create|build|start)$/],
	['career', /^(?:has|have|had|having|want|wants|build|start|choose|make)$/],
	['job', any],
	['sense', have],
	['personality', have],
	['dream', have],
	['result', /^(?:get|gets|got|give|gives|gave|achieve|has|have|had)$/],
	['approach', /^(?:need|needs|take|takes|took|has|have|had|offer)$/],
	['solution', any],
	['step', /^(?:take|takes|took|make|makes|made)$/],
	['day', /^(?:had|have|has|having)$/],
	['weekend', /^(?:had|have|has|having)$/],
	['holiday', /^(?:had|have|has|having)$/],
	['memory', have],
	['view', have],
	['difference', /^(?:make|makes|made)$/],
	['environment', /^(?:create|creates|provide|provides|has|have|need|needs|want)$/],
	['economy', have],
	['level', /^(?:has|have|had|reach|reached|achieve|need|needs)$/],
	['price', /^(?:pay|pays|paid|has|have)$/],
	['diet', /^(?:has|have|had|having|follow|follows|keep|need|eat)$/],
	['society', /^(?:build|create|has|have|need|want)$/],
	['position', /^(?:has|have|had|get|got|gets|find|achieve|take)$/],
]);
