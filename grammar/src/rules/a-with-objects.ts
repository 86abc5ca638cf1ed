import lexicon from '#data/words/missing-articles.json' with { type: 'json' };
import { countedNouns, isLast, isNounOnly, withA } from '#grammar/article-needs.ts';
import { lowerAt, startsClause, unbroken } from '#grammar/clauses.ts';
import { isUsualQuality, qualitiesFrom, singularThings } from '#grammar/countable-nouns.ts';
import { eachWord, type Finders, type Finding } from '#grammar/grammar-rule.ts';
import {
	kindFrom,
	nounsWithArticle,
	objectVerbs,
	placesOfMany,
	tellsOfMany,
	verbsOfDescribed,
} from '#grammar/one-or-many.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { wordSet, wordSets } from '#grammar/word-set.ts';

const lists = wordSets(lexicon);
const { wordsBeforeActiveVerb, nounsOfThought, determinersAndBe, pairedNouns, participlesBeforeBy } = lists;
const { wordsBeforeLike, vehiclesAndPeople, describedPlaces, verbsOfSingularSubject, valueVerbs } = lists;
const { bareAsValued, subjectOpeners, adverbsAfterBe, verbsOfGiving, valuesWithoutArticle } = lists;
const { wordsOfComparing, beforeByPerson, qualitiesInGeneral, qualitiesOfDuty, verbsOfDuty } = lists;
const { nounsWithoutA, beforeParticiple } = lists;

/** Films and groups that are called like that: "watch house", "win employee of the month", "visiting team". */
function isNamed(verb: string, words: readonly TaggedWord[], noun: number): boolean {
	const name = lowerAt(words, noun);
	if (/^watch/.test(verb))
		return !/^(?:film|movie|video|match|documentary|cartoon|programme|program|concert|play)$/.test(name);
	if (/^(?:see|saw|seen|sees|seeing)$/.test(verb))
		return /^(?:game|girl|house|cabin|skyscraper|predator|room|song|drive)$/.test(name);
	if (/^(?:win|won|wins)$/.test(verb)) return lowerAt(words, noun + 1) === 'of';
	if (/^(?:kept|keep|keeps)$/.test(verb) && name === 'house') return true;
	if (/^(?:has|have|had|need|make)$/.test(verb) && name === 'room') return true;
	if (/^(?:meets?|eat)$/.test(verb) && /^(?:girl|boy|dog)$/.test(name)) return true;
	return (
		(/^visit/.test(verb) && name === 'team') ||
		(verb === 'lost' && /^(?:decade|boy|girl|child|baby)$/.test(name)) ||
		lowerAt(words, noun + 1) === 'making'
	);
}

/** "Award winning film", "the most sold book": a verb form that describes the noun. */
function isParticiple(words: readonly TaggedWord[], verb: number): boolean {
	const form = lowerAt(words, verb);
	if (/^a?$/.test(lowerAt(words, verb - 2)) && lowerAt(words, verb - 1) === 'must') return true;
	if (
		!/(?:ed|ing|en)$|^(?:made|won|lost|sold|built|found|held|written|drawn|heard|told|bought|brought|sent|spent|met|read|worn|shot|lent|rent|stolen|shared)$/.test(
			form,
		)
	)
		return false;
	const before = lowerAt(words, verb - 1);
	if (/^(?:purpose|custom|home|hand|self|state|family|well|newly|prize|award)$/.test(before)) return true;
	if (form.endsWith('ed') && /^(?:to|of|by|for|about|or)$/.test(before)) return true;
	if (wordsBeforeActiveVerb.has(before)) return false;
	const noun = words[verb - 1];
	if (form.endsWith('ing') || form === 'made' || noun?.partOfSpeech !== 'NOUN') return true;
	return !/^(?:the|a|an|my|his|her|our|their|your|this|that|one)$/.test(lowerAt(words, verb - 2));
}

/** What needs "a" with an adjective after "be" and after "a ... and". */
const describedNouns = wordSet(lexicon.describedNouns);
const notInPlaces =
	/^(?:old town|long (?:beach|island)|modern world|real world|good (?:company|family)|(?:private|public|local|international|special|good|old|traditional) school|modern (?:school|world|family|city)|.* bed|(?:old|long|high) street|(?:central|hyde) park|big (?:world|table))$/;

export const aWithObjectsFinders: Finders = {
	// "A" before what verbs and prepositions ask for.
	/** "He borrowed bicycle", "she wrote letter to him". */
	'a-before-object-of-many-verbs': (words) =>
		countedNouns(words).flatMap((noun): Finding[] => {
			const from = kindFrom(words, noun);
			const verb = words[from - 1];
			const isVerb =
				/^(?:VERB|AUX)$/.test(verb?.partOfSpeech ?? '') ||
				/^(?:to|can|could|will|would|should|must|i|we|they|you|not|don't)$/.test(lowerAt(words, from - 2)) ||
				(verb?.lower === 'rent' && lowerAt(words, from - 2) === 'or');
			if (!verb || !objectVerbs.has(verb.lower) || !isVerb) return [];
			if (!isNounOnly(words, from, noun)) return [];
			if (words[noun]?.lower === 'room' && /^(?:to|for|in|on)$/.test(lowerAt(words, noun + 1))) return [];
			if (determinersAndBe.has(lowerAt(words, from - 2))) return [];
			if (from === 1 && verb.lower === 'see') return [];
			if (tellsOfMany(words, from - 1) || isNamed(verb.lower, words, noun)) return [];
			if (isParticiple(words, from - 1)) return [];
			return [withA(words, from, noun)];
		}),
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
	/** "He is still ordinary clerk", "in old house". */
	'a-before-described-one': eachWord((word, noun, words) => {
		const isPlace = describedPlaces.has(word.lower);
		if (
			(!nounsWithArticle.has(word.lower) && !isPlace && !describedNouns.has(word.lower)) ||
			!isLast(words, noun)
		)
			return [];
		const from = qualitiesFrom(words, noun);
		if (!isNounOnly(words, from, noun)) return [];
		const opener = lowerAt(words, from - 1);
		const before = lowerAt(words, from - 2);
		const isStill =
			adverbsAfterBe.has(opener) &&
			/^(?:am|is|was|he's|she's|it's|i'm|isn't|that's)$/.test(before) &&
			(from < noun ||
				(nounsWithArticle.has(word.lower) &&
					!/^(?:room|fine)$/.test(word.lower) &&
					/^(?:just|still|also|not|really)$/.test(opener)));
		if (from === noun && !isStill) return [];
		const isSaid =
			from < noun &&
			isUsualQuality(words[from]) &&
			/^(?:is|was|be|been|being|becomes|become|became|isn't|wasn't)$/.test(opener) &&
			!/^(?:what|which|who|how|where|there)$/.test(before);
		const isGiven =
			from < noun &&
			isUsualQuality(words[from]) &&
			/^(?:me|him|us|them)$/.test(opener) &&
			!/^(?:life|pleasure|history|success|culture)$/.test(word.lower) &&
			verbsOfGiving.has(before);
		const isIn =
			isPlace &&
			isUsualQuality(words[from]) &&
			/^(?:in|at|from|into|inside|near|behind|to|by|on|with|through|across|around|under)$/.test(opener) &&
			!notInPlaces.test(`${lowerAt(words, noun - 1)} ${word.lower}`);
		if (isIn && nounsWithoutA.has(word.lower) && /^(?:to|at|on|by)$/.test(opener)) return [];
		if (isStill && lowerAt(words, noun + 1) === 'enough') return [];
		if (!isStill && !isIn && !isSaid && !isGiven) return [];
		if (isSaid && /^(?:poor|dear)$/.test(lowerAt(words, from))) return [];
		if (isPlace && isSaid && /^(?:school|bed|world|family|team)$/.test(word.lower)) return [];
		return [withA(words, from, noun)];
	}),
	/** "Live happy life", "have negative influence". */
	'a-before-described-value': eachWord((word, noun, words) => {
		const verbs = verbsOfDescribed.get(word.lower);
		if (!verbs || word.afterBreak) return [];
		const next = words[noun + 1];
		if (next && !next.afterBreak && /^(?:NOUN|PROPN|ADJ)$/.test(next.partOfSpeech)) return [];
		if (
			next &&
			!next.afterBreak &&
			/^(?:and|or)$/.test(next.lower) &&
			/^(?:NOUN|ADJ)$/.test(words[noun + 2]?.partOfSpeech ?? '')
		)
			return [];
		if (next && !next.afterBreak && /ing$/.test(next.lower)) return [];
		if (
			/^(?:(?:real|everyday|public|married|modern|human|daily|eternal) life|(?:great|considerable|political|social|economic) influence|(?:full|half|top) price|(?:good|special) reason)$/.test(
				`${lowerAt(words, noun - 1)} ${word.lower}`,
			)
		)
			return [];
		if (/^(?:common sense|good position)$/.test(`${lowerAt(words, noun - 1)} ${word.lower}`)) return [];
		const from = qualitiesFrom(words, noun);
		if (from === noun || !isNounOnly(words, from, noun)) return [];
		const verb = lowerAt(words, from - 1);
		if (!verbs.test(verb) || !valueVerbs.has(verb)) return [];
		if (beforeParticiple.has(lowerAt(words, from - 2)) && !/^(?:has|have|had)$/.test(verb)) return [];
		if (bareAsValued.has(lowerAt(words, noun - 1)) && valuesWithoutArticle.has(word.lower)) return [];
		return [withA(words, from, noun)];
	}),
};
