import { lowerAt, startsClause, unbroken } from '#grammar/clauses.ts';
import { pluralThings } from '#grammar/countable-nouns.ts';
import type { Finders } from '#grammar/grammar-rule.ts';
import { type Finding, oneWord } from '#grammar/grammar-rule.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { isWishedOrAsked, pluralOf, pluralVerb, singularVerb, skipAdverb } from '#grammar/third-person.ts';
import { wordLists, wordSet } from '#grammar/word-lists.ts';

/** Verbs that are hardly ever nouns. */
const surelyVerbs = wordSet(
	`have make go come give get take know think want bring become say tell explain understand live speak learn teach eat
	read write keep begin seem happen include contain affect provide allow require depend believe prefer enjoy buy spend
	choose create produce protect improve suffer destroy remain solve consist belong mean affect`,
);
/** Verbs that are also nouns. */
const nounLikeVerbs = wordSet(
	'help need work play love cost pay start cause influence destroy change look increase attract',
);
const families = wordSet(
	'family team group company community generation city country village town school university class member government',
);
const openerOfQuestion = /^(?:and|or|how|what|which|who|where|why|when|than|know|one|whether)$/;
/** Whether a verb, and no noun, can stand before a word. */
const followsVerb = (word: TaggedWord | undefined) =>
	/^(?:DET|PRON|ADP|PART|NUM|ADJ|ADV|NOUN|SCONJ)$/.test(word?.partOfSpeech ?? '') ||
	/^(?:everything|something|anything|nothing|everyone|everybody|someone|like)$/.test(word?.lower ?? '');

/** The place after a noun and what tells where or of whom it is: "students in my class". */
function afterPlace(words: readonly TaggedWord[], noun: number): number {
	if (!/^(?:in|of|from|at)$/.test(lowerAt(words, noun + 1))) return noun + 1;
	const isDetermined = /^(?:the|this|my|our|his|her|their)$/.test(lowerAt(words, noun + 2));
	const end = noun + (isDetermined ? 3 : 2);
	return words[end]?.partOfSpeech === 'NOUN' ? end + 1 : noun + 1;
}

/** The first word of a subject that ends at `noun`: before it a clause begins. */
function subjectFrom(words: readonly TaggedWord[], noun: number, determiners: RegExp): number | undefined {
	let from = noun;
	while (from > 0 && words[from - 1]?.partOfSpeech === 'ADJ' && !words[from]?.afterBreak) from--;
	if (!determiners.test(lowerAt(words, from - 1)) || words[from]?.afterBreak) return undefined;
	return from - 1;
}

const isDetermined = /^(?:my|our|his|her|your|their|these|those|the|some|many|all|most|other|both)$/;
/** What follows "is" where the noun before it is the subject ("games is bad"). */
const isCertain =
	/^(?:very|so|too|not|more|good|bad|important|dangerous|expensive|useful|made|always|also|really|better)$/;

/** "No one but my parents", "my brother as well as my cousins": the subject is what stands before. */
function isAddedToSubject(words: readonly TaggedWord[], from: number): boolean {
	const [third, second, first] = [3, 2, 1].map((before) => lowerAt(words, from - before));
	if (/^(?:except|besides|including|plus)$/.test(first ?? '')) return true;
	if (first === 'but')
		return /^(?:one|body|nobody|anybody|everybody|everyone|anyone|none|all|nothing)$/.test(second ?? '');
	if (first === 'with') return /^(?:together|along)$/.test(second ?? '');
	return first === 'as' && /^(?:well|much)$/.test(second ?? '') && third === 'as';
}

/** Where "a lot of" begins before a noun, or the noun itself. */
function quantityFrom(words: readonly TaggedWord[], noun: number): number {
	if (lowerAt(words, noun - 1) !== 'of' || words[noun]?.afterBreak) return noun;
	const quantity = lowerAt(words, noun - 2);
	if (quantity === 'lot' && lowerAt(words, noun - 3) === 'a') return noun - 3;
	return /^(?:lots|plenty|thousands|millions|hundreds)$/.test(quantity) ? noun - 2 : noun;
}

const heads =
	/^(?:quality|price|cost|life|use|level|amount|importance|lack|name|size|color|colour|development|problem|idea|advantage|disadvantage|result|reason|purpose|beauty|history|protection)$/;

/** Verbs that agree with nouns of all kinds. */
export const nounVerbsFinders: Finders = {
	'plural-subject-verb': (words) =>
		words.flatMap((word, index): Finding[] => {
			if (!pluralThings.has(word.lower)) return [];
			const noun =
				subjectFrom(words, index, isDetermined) ??
				(words[index - 1]?.partOfSpeech === 'NOUN' && !word.afterBreak ? index - 1 : index);
			const from = quantityFrom(words, noun);
			if (isWishedOrAsked(words, from, 5) || isAddedToSubject(words, from)) return [];
			if (!startsClause(words, from) || openerOfQuestion.test(lowerAt(words, from - 1))) return [];
			const at = skipAdverb(words, afterPlace(words, index));
			const verb = words[at];
			if (
				!isDetermined.test(lowerAt(words, from)) &&
				/^(?:is|was|has)$/.test(verb?.lower ?? '') &&
				!isCertain.test(lowerAt(words, at + 1))
			)
				return [];
			if (!verb || !/^(?:VERB|AUX)$/.test(verb.partOfSpeech) || !unbroken(words, from, at + 1)) return [];
			const fixed = pluralVerb(verb);
			if (!fixed || /^(?:it|he|she)$/.test(lowerAt(words, at + 1))) return [];
			if (!pluralOf[verb.lower] && !surelyVerbs.has(fixed) && !followsVerb(words[at + 1])) return [];
			return [oneWord(at, fixed, { word: word.lower })];
		}),
	'singular-subject-verb': (words) =>
		words.flatMap((word, index): Finding[] => {
			const isThing = wordLists.thing.has(word.lower) || wordLists.relative.has(word.lower);
			const isMass = wordLists.mass.has(word.lower);
			if ((!isThing && !isMass) || families.has(word.lower)) return [];
			const from =
				subjectFrom(words, index, /^(?:my|our|his|her|your|the|this|that|a|an|another|every|each)$/) ??
				(isMass ? index : undefined);
			if (from === undefined || !startsClause(words, from) || isWishedOrAsked(words, from, 5)) return [];
			if (openerOfQuestion.test(lowerAt(words, from - 1))) return [];
			const at = skipAdverb(words, index + 1);
			const verb = words[at];
			const next = words[at + 1];
			if (!verb || !unbroken(words, from, at + 2)) return [];
			const isVerb =
				surelyVerbs.has(verb.lower) || (nounLikeVerbs.has(verb.lower) && verb.partOfSpeech === 'VERB');
			if (!isVerb) return [];
			if (!followsVerb(next) || /^(?:i|you|he|she|it|we|they|be)$/.test(next?.lower ?? '')) return [];
			const fixed = singularVerb(verb);
			if (!fixed) return [];
			return [oneWord(at, fixed, { word: word.lower })];
		}),
	'head-noun-verb': (words) =>
		words.flatMap((word, index): Finding[] => {
			if (
				!(heads.test(word.lower) && lowerAt(words, index + 1) === 'of') &&
				!(wordLists.mass.has(word.lower) && /^(?:in|of|from|at)$/.test(lowerAt(words, index + 1)))
			)
				return [];
			const from = subjectFrom(words, index, /^(?:the|this)$/);
			if (from === undefined || !startsClause(words, from)) return [];
			if (openerOfQuestion.test(lowerAt(words, from - 1))) return [];
			for (let noun = index + 2; noun <= index + 4; noun++) {
				if (!/^(?:NOUN|PROPN)$/.test(words[noun]?.partOfSpeech ?? '')) continue;
				const at = noun + 1;
				const verb = lowerAt(words, at);
				if (!/^(?:are|have|were|don't|aren't)$/.test(verb) || !unbroken(words, from, at + 1)) return [];
				if (wordLists.subject.has(lowerAt(words, at + 1))) return [];
				const fixed = singularVerb(words[at] as TaggedWord);
				return fixed ? [oneWord(at, fixed, { word: word.lower })] : [];
			}
			return [];
		}),
};
