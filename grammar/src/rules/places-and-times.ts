import lexicon from '#data/words/places-and-times.json' with { type: 'json' };
import { afterPause, endsClauseBefore, hasBefore, lowerAt, unbroken } from '#grammar/clauses.ts';
import { pluralThings } from '#grammar/countable-nouns.ts';
import { eachWord, type Finders, oneWord, someWords } from '#grammar/grammar-rule.ts';
import { headFrom, isCircumstance, quoteFrom, startsThing } from '#grammar/phrase-heads.ts';
import { isOfNounBefore } from '#grammar/second-verbs.ts';
import { type TaggedWord, textOf } from '#grammar/tagged-text.ts';
import { allForms, commonVerbs, formsOf } from '#grammar/verb-forms.ts';
import { isVerbInUse } from '#grammar/verb-in-use.ts';
import { wordLists } from '#grammar/word-lists.ts';
import { wordSets } from '#grammar/word-set.ts';
import { patternTable } from '#grammar/word-table.ts';

const lists = wordSets(lexicon);
const { persons, verbsAndNouns, pronoun, objectOpeners, spans, wordsAgainstAgo, wideAreas } = lists;
const { notPlacesOfArrival, peopleAddressed, furtherObjects } = lists;

/** Verbs that have a person as their object: "I love to my parents". */
const verbsWithPerson = formsOf(lexicon.verbsWithPerson);
const withWrong = (table: readonly string[]) =>
	new Map(
		table.flatMap((line) => {
			const [verb = '', wrong = ''] = line.split(' ');
			return allForms(verb).map((form) => [form, new Set(wrong.split(','))] as const);
		}),
	);

/** Verbs that take what they are about without a preposition, and the prepositions that learners add. */
const verbsWithObject = withWrong(lexicon.verbsWithObject);

/** Verbs with a place or an aim as their object. */
const verbsWithAim = withWrong(lexicon.verbsWithAim);
const aimNouns = patternTable(lexicon.aimNouns);

const stemOf = (lower: string) =>
	Object.keys(aimNouns).find((verb) => lower.startsWith(verb.slice(0, -1))) ?? '';

/** Whether nothing but a thing can follow: "help to people", not "help to cook". */
function isThing(words: readonly TaggedWord[], preposition: number): boolean {
	const at = preposition + 1;
	if (!startsThing(words, at)) return false;
	if (lowerAt(words, preposition) !== 'to') return true;
	return !commonVerbs.has(lowerAt(words, at)) && !/^(?:VERB|AUX|ADV)$/.test(words[at]?.partOfSpeech ?? '');
}

function isNeedless(words: readonly TaggedWord[], at: number): boolean {
	const verb = lowerAt(words, at);
	const preposition = words[at + 1];
	if (!preposition || preposition.afterBreak || words[at + 2]?.afterBreak) return false;
	const isOfAnything = verbsWithObject.get(verb)?.has(preposition.lower) ?? false;
	const isOfAim = verbsWithAim.get(verb)?.has(preposition.lower) ?? false;
	const isOfSomeone = preposition.lower === 'to' && verbsWithPerson.has(verb);
	if (!isOfAnything && !isOfAim && !isOfSomeone) return false;
	if (/^(?:you|it|him|us|them|me)$/.test(lowerAt(words, at - 1)) && verbsAndNouns.has(verb)) return false;
	if (/^lack/.test(verb) && lowerAt(words, at - 1) === 'to') return false;
	if (/^(?:only|even|just|really)$/.test(lowerAt(words, at - 1)) && verbsAndNouns.has(verb)) return false;
	// "the thing we discussed about him"
	if (wordLists.subject.has(lowerAt(words, at - 1)) && isOfNounBefore(words, at - 1)) return false;
	if (!isVerbInUse(words, at) || !isThing(words, at + 1)) return false;
	const head = lowerAt(words, headFrom(words, at + 2) ?? at + 2);
	if (isOfSomeone && (pronoun.has(lowerAt(words, at + 2)) || persons.has(head))) {
		// "what I love to people", "known to everyone", "the way he is known to his friends"
		return !/^(?:known|taught|asked|told|teach|teaches|tell|tells|invited)$/.test(verb);
	}
	if (isOfAim) {
		if (/^visit/.test(verb))
			return preposition.lower === 'to' || wordLists.thing.has(head) || pluralThings.has(head);
		return aimNouns[stemOf(verb)]?.test(head) ?? false;
	}
	if (!isOfAnything || isCircumstance(words, at + 1)) return false;
	if (/^(?:right|left|own|face|point|extent|degree|advantage)$/.test(head)) return false;
	return true;
}

/** Verbs that cannot have an object without their preposition. */
const wanted = new Map(
	lexicon.verbsWithPreposition.flatMap((line) => {
		const [verb = '', preposition = ''] = line.split(' ');
		return allForms(verb).map((form) => [form, preposition] as const);
	}),
);

/** Verbs that some objects go with: "suffer a loss", "adapt a book", "contribute money", "worry my parents". */
const onlyWith = patternTable(lexicon.onlyWith);

const stems = Object.keys(onlyWith).map((verb) => [verb.slice(0, -1), verb] as const);
const nounsTooOfPrepositionsBeforeObjects = /^(?:worr|dream|care|graduate|wait)/;

function missing(words: readonly TaggedWord[], at: number): string | undefined {
	const verb = lowerAt(words, at);
	const preposition = wanted.get(verb);
	const next = words[at + 1];
	if (!preposition || !next || next.afterBreak || !isVerbInUse(words, at)) return undefined;
	if (
		!objectOpeners.has(next.lower) &&
		!pluralThings.has(next.lower) &&
		!/^(?:NOUN|ADJ)$/.test(next.partOfSpeech)
	)
		return undefined;
	const before = lowerAt(words, at - 1);
	if (nounsTooOfPrepositionsBeforeObjects.test(verb) && /^(?:have|has|had|only|even|just)$/.test(before))
		return undefined;
	// "the people we depend the most on", "listen everyone", "it depends the ..."
	if (wordLists.subject.has(before) && isOfNounBefore(words, at - 1)) return undefined;
	const head = headFrom(words, at + 1);
	if (head === undefined) return undefined;
	const noun = lowerAt(words, head);
	const verbName = stems.find(([stem]) => verb.startsWith(stem))?.[1];
	const only = verbName ? onlyWith[verbName] : undefined;
	if (only && !only.test(noun)) return undefined;
	if (isCircumstance(words, at)) return undefined;
	if (!only && (isCircumstance(words, at) || peopleAddressed.has(noun))) return undefined;
	if (!objectOpeners.has(next.lower) && !pluralThings.has(noun) && !furtherObjects.has(noun))
		return undefined;
	const after = words[head + 1];
	// "depend the people who ...", but "he insists the house is his", "i listened the whole time"
	if (verb.startsWith('listen') && /^(?:please|just)$/.test(before)) return undefined;
	if (/^(?:some|many|people)$/.test(next.lower) || (noun === 'it' && after)) return undefined;
	if (after && !after.afterBreak && /^(?:VERB|AUX|ADV)$/.test(after.partOfSpeech)) return undefined;
	if (/^(?:lot|bit|little|more|most|whole|same|time|times|first|less|better|way|deal)$/.test(noun))
		return undefined;
	return preposition;
}

const amounts =
	/^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|several|many|some|few|\d+)$/;

/** Whether the tagger sees a verb of the past in one of the seven words before. */
function afterPast(words: readonly TaggedWord[], at: number): boolean {
	return words
		.slice(Math.max(0, at - 7), at)
		.some(
			({ lower, partOfSpeech }) =>
				/^(?:was|were|went|met|came|bought|saw|left|began|got|had|made|did)$/.test(lower) ||
				(partOfSpeech === 'VERB' && lower.endsWith('ed')),
		);
}

const arriving: ReadonlySet<string> = new Set(allForms('arrive'));

export const placesAndTimesFinders: Finders = {
	// Verbs that learners give a preposition which their object does not need.
	'object-without-preposition': eachWord((word, index, words) =>
		isNeedless(words, index)
			? [
					someWords(index, index + 2, word.text, {
						word: word.lower,
						next: lowerAt(words, index + 1),
						object: quoteFrom(words, index + 2),
					}),
				]
			: [],
	),
	// Verbs whose object lacks its preposition.
	'preposition-before-object': eachWord((word, index, words) => {
		const preposition = missing(words, index);
		if (!preposition) return [];
		return [
			oneWord(index, `${word.text} ${preposition}`, {
				word: word.lower,
				preposition,
				next: quoteFrom(words, index + 1),
			}),
		];
	}),
	// Times counted back from now.
	'before-years-is-ago': eachWord(({ lower }, index, words) => {
		if (lower !== 'before' && lower !== 'ago') return [];
		const from = lowerAt(words, index + 1) === 'a' ? index + 2 : index + 1;
		if (!amounts.test(lowerAt(words, from)) || !spans.has(lowerAt(words, from + 1))) return [];
		if (!unbroken(words, index, from + 2) || !endsClauseBefore(words, from + 2)) return [];
		if (lower === 'before' && (!afterPast(words, index) || hasBefore(words, index, 7, wordsAgainstAgo)))
			return [];
		if (lower === 'ago' && !afterPause(words, index) && spans.has(lowerAt(words, index - 1))) return [];
		const time = textOf(words, index + 1, from + 2);
		return [{ from: index, to: from + 2, replacement: `${time} ago` }];
	}),
	// Prepositions of places, and places that need none.
	'arrive-at-or-in': eachWord(({ lower }, index, words) => {
		if (!arriving.has(lower) || lowerAt(words, index + 1) !== 'to' || !unbroken(words, index, index + 3))
			return [];
		const at = index + 2;
		const next = words[at];
		if (!next || !startsThing(words, at) || (commonVerbs.has(next.lower) && next.partOfSpeech !== 'NOUN'))
			return [];
		if (/^(?:VERB|AUX)$/.test(next.partOfSpeech)) return [];
		if ([at, at + 1, at + 2].some((place) => lowerAt(words, place) === 'welcome')) return [];
		const head = headFrom(words, at) ?? at;
		if (notPlacesOfArrival.has(lowerAt(words, head))) return [];
		const right = wideAreas.has(lowerAt(words, head)) || words[head]?.partOfSpeech === 'PROPN' ? 'in' : 'at';
		return [oneWord(index + 1, right, { word: lower })];
	}),
};
