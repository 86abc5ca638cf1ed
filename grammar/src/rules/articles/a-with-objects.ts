import { countedNouns, isLast, isNounOnly, withA } from '#grammar/article-needs.ts';
import { lowerAt } from '#grammar/clauses.ts';
import type { Finders, Finding } from '#grammar/grammar-rule.ts';
import { isCounted, kindFrom, objectVerbs, placesOfMany, tellsOfMany } from '#grammar/one-or-many.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';

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

const doers =
	/^(?:i|he|she|we|they|you|it|who|that|have|has|had|i've|we've|they've|was|were|am|is|are|be|been|to|of|by|for|without|about|after|before|when|while|never|always|just|also|then|even|already|not|didn't|and|or|but|someone|somebody|everybody|people)$/;

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
	if (doers.test(before)) return false;
	const noun = words[verb - 1];
	if (form.endsWith('ing') || form === 'made' || noun?.partOfSpeech !== 'NOUN') return true;
	return !/^(?:the|a|an|my|his|her|our|their|your|this|that|one)$/.test(lowerAt(words, verb - 2));
}

const thoughts =
	/^(?:decision|difference|reason|argument|question|problem|idea|story|example|message|doubt|room|activity)$/;

/** "A" before what verbs and prepositions ask for. */
export const aWithObjectsFinders: Finders = {
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
			if (
				/^(?:the|a|an|my|his|her|their|our|your|of|no|best|this|its|is|are|was|were|be|been|being)$/.test(
					lowerAt(words, from - 2),
				)
			)
				return [];
			if (from === 1 && verb.lower === 'see') return [];
			if (tellsOfMany(words, from - 1) || isNamed(verb.lower, words, noun)) return [];
			if (isParticiple(words, from - 1)) return [];
			return [withA(words, from, noun)];
		}),
	/** "In restaurant", "than car", "about young girl". */
	'a-after-many-prepositions': (words) =>
		[...words.keys()].flatMap((noun): Finding[] => {
			const name = lowerAt(words, noun);
			if (!isCounted.has(name) && !placesOfMany.has(name)) return [];
			const from = kindFrom(words, noun);
			const opener = lowerAt(words, from - 1);
			const before = lowerAt(words, from - 2);
			const isPaired =
				(opener === 'between' &&
					!/^(?:man|teacher|student|parent|child|boy|girl|husband|wife|boss|leader|doctor|dog|cat|house)$/.test(
						name,
					) &&
					before === 'difference' &&
					lowerAt(words, noun + 1) === 'and' &&
					isCounted.has(name)) ||
				(opener === 'and' &&
					isCounted.has(name) &&
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
					(/^(?:with|without)$/.test(opener) && !thoughts.test(name) && before !== 'up') ||
					(opener === 'about' && /^(?:story|book|film|movie|dream|song)$/.test(before))) &&
				isCounted.has(name) &&
				(opener === 'than' || !tellsOfMany(words, from - 1));
			const isDone =
				opener === 'by' &&
				isCounted.has(name) &&
				name !== 'example' &&
				/^(?:hit|led|guided|attacked|bitten|stolen|killed|saved|stopped|written|painted|examined|driven|caused|helped|surprised|woken)$/.test(
					before,
				);
			if (isDone) return [withA(words, from, noun)];
			const isLike =
				opener === 'like' &&
				/^(?:am|is|was|were|be|feel|feels|felt|look|looks|looked|live|lives|lived|act|acts|behave|behaves|sounds|seems|treated|treat|me|him|us|them)$/.test(
					before,
				) &&
				isCounted.has(name) &&
				/^(?:am|is|was|feel|felt|look|looks|looked|lived|live|act|behave|treated)$/.test(before);
			if (isLike && !/^(?:song|video|movie|picture|photo)$/.test(name)) return [withA(words, from, noun)];
			if (
				opener === 'with' &&
				/^(?:car|bike|bicycle|motorcycle|motorbike|train|bus|taxi|child|baby|man|woman|doctor|dentist|teacher)$/.test(
					name,
				)
			)
				return [];
			if (
				isPlace &&
				(/^(?:pretty|good)$/.test(lowerAt(words, noun - 1)) || lowerAt(words, noun + 1) === 'it')
			)
				return [];
			if (
				opener === 'than' &&
				(/^(?:more|less|rather|other|better)$/.test(before) || lowerAt(words, from - 3) === 'more')
			)
				return [];
			if (
				!isPlace &&
				!(
					isPerson &&
					/^(?:story|film|movie|book|song|saved|attacked|stopped|killed|met|talked|spoke)$/.test(before)
				) &&
				!isThing
			)
				return [];
			return [withA(words, from, noun)];
		}),
};
