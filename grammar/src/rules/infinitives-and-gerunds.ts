import lexicon from '#data/words/second-verbs.json' with { type: 'json' };
import { hasBefore, lowerAt, unbroken } from '#grammar/clauses.ts';
import { isOwnVerb, isSubjectOfMore } from '#grammar/exceptions.ts';
import { type Exceptions, eachWord, type Finders, oneWord, someWords } from '#grammar/grammar-rule.ts';
import { nounPhrase } from '#grammar/noun-phrases.ts';
import { isOfNounBefore, isVerbWithObject, openersOfClause } from '#grammar/second-verbs.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { skipAdverb } from '#grammar/third-person.ts';
import { baseOf, commonVerbs, formOf, formsOf, verbForms } from '#grammar/verb-forms.ts';
import { wordSet, wordSets } from '#grammar/word-set.ts';
import { patternTable } from '#grammar/word-table.ts';

const lists = wordSets(lexicon);
const { wordsBeforeToVerb, verbsOftenNouns, adjectivesWithTo, nounsWithTo, nounsOfMoney } = lists;
const { formsAsNouns, verbsBeforePersonTo, wordsBeforeToNoun, verbsAboutTopics, statesWithTo } = lists;
const { nounsBeforePlan } = lists;

/** Words after which a preposition may stand alone: "the house i live in", "what are you thinking of". */
const strandingWords = wordSet(lexicon.strandingWords);

/** What must stand before these prepositions for a verb to follow. */
const beforePreposition = patternTable(lexicon.beforePreposition);

/** Words whose preposition a verb hardly ever fails to follow, even one that is a noun too. */
const wordsWithFirmPreposition = wordSet(lexicon.wordsWithFirmPreposition);
const verbsWithTo = formsOf(lexicon.verbsWithTo);

/** Verbs that a second verb follows with "to", in the forms that are hardly ever nouns. */
const verbsBeforeBareVerb = wordSet(lexicon.verbsBeforeBareVerb);

/** Whether "do" or "have" asks, with its subject and verb behind it: "how do i get there", "what do people think". */
function isQuestionVerb(words: readonly TaggedWord[], at: number): boolean {
	if (!/^(?:do|have)$/.test(lowerAt(words, at))) return false;
	if (/^(?:i|you|we|they|he|she)$/.test(lowerAt(words, at + 1))) return true;
	return words[nounPhrase(words, at + 1)?.end ?? at]?.partOfSpeech === 'VERB';
}

export const infinitivesAndGerundsFinders: Finders = {
	// When a second verb takes "to", -ing or neither.
	'to-base': eachWord((word, index, words) => {
		const verb = words[index + 1];
		const before = lowerAt(words, index - 1);
		if (word.lower !== 'to' || !verb || verb.afterBreak || verb.partOfSpeech !== 'VERB') return [];
		if (!wordsBeforeToVerb.has(before)) return [];
		const base = baseOf(verb);
		const form = formOf(verb.lower, base);
		if (
			!commonVerbs.has(base) ||
			(form !== 'past' && form !== 'third') ||
			isOwnVerb(words, index + 1) ||
			/^(?:left|thought|felt|set)$/.test(verb.lower)
		)
			return [];
		// "i am used to lost keys"
		if (
			before === 'used' &&
			/^(?:am|is|are|was|were|be|get|got|getting)$|'(?:m|s|re)$/.test(lowerAt(words, index - 2))
		)
			return [];
		// "it needs to developed" lacks "be"
		if (/^(?:it|this) need/.test(`${lowerAt(words, index - 2)} ${before}`) && form === 'past') return [];
		return [oneWord(index + 1, base, { before })];
	}),
	// The form that a verb has after another word.
	'preposition-then-ing': eachWord((word, index, words) => {
		const before = beforePreposition[word.lower];
		if (!before || !unbroken(words, index - 1, index + 3)) return [];
		let at = index + 1;
		if (/^(?:not|only|just|always)$/.test(lowerAt(words, at))) at++;
		const hasTo =
			lowerAt(words, at) === 'to' &&
			/^(?:of|without|by|about|in|on|at|from|besides|despite)$/.test(word.lower);
		if (hasTo && word.lower === 'about' && !verbsAboutTopics.has(lowerAt(words, index - 1))) return [];
		if (hasTo) at++;
		const isBe = lowerAt(words, at) === 'be' && /^(?:ADJ|DET|VERB)$/.test(words[at + 1]?.partOfSpeech ?? '');
		const isLoose =
			wordsWithFirmPreposition.has(lowerAt(words, index - 1)) &&
			verbsOftenNouns.has(lowerAt(words, at)) &&
			/^(?:DET|PRON)$/.test(words[at + 1]?.partOfSpeech ?? '') &&
			lowerAt(words, at + 2) !== 'lot';
		if (!isBe && !isLoose && (!isVerbWithObject(words, at) || lowerAt(words, at) === 'be')) return [];
		const verb = words[at] as TaggedWord;
		const owner = words[index - 1];
		// "the things i care about include music"
		if (statesWithTo.has(verb.lower) && words[index - 2]?.partOfSpeech === 'PRON') return [];
		if (!owner || !before.test(owner.lower) || /^(?:PUNCT|INTJ)$/.test(owner.partOfSpeech)) return [];
		if (/^(?:AUX|DET)$/.test(owner.partOfSpeech) && word.lower !== 'without') return [];
		if (
			hasBefore(words, index, 7, strandingWords) ||
			/^(?:come|came|go|drop|stop|pass|just|smack)/.test(owner.lower)
		)
			return [];
		if (
			/^(?:of|by|about)$/.test(word.lower) &&
			((verb.partOfSpeech === 'NOUN' &&
				!isLoose &&
				!/^(?:DET|PRON)$/.test(words[at + 1]?.partOfSpeech ?? '')) ||
				(/^(?:i|you|it|course|because|kind|sort|out|all)$/.test(owner.lower) &&
					lowerAt(words, index) === 'of'))
		)
			return [];
		if (
			/^(?:before|after|through)$/.test(word.lower) &&
			(!/^(?:DET|PRON)$/.test(words[at + 1]?.partOfSpeech ?? '') ||
				/^(?:me|us)$/.test(lowerAt(words, at + 1))) &&
			!/^(?:to|home|from|breakfast|lunch|dinner|school|work)$/.test(lowerAt(words, at + 1))
		)
			return [];
		if (
			/^(?:before|after)$/.test(word.lower) &&
			/^(?:NOUN|PRON)$/.test(owner.partOfSpeech) &&
			/^(?:day|days|year|years|week|weeks|month|time|hours|minutes|as|like|it|them)$/.test(owner.lower)
		)
			return [];
		const { gerund } = verbForms(verb.lower);
		return [
			someWords(
				index + 1,
				at + 1,
				words
					.slice(index + 1, hasTo ? at - 1 : at)
					.map(({ text }) => `${text} `)
					.join('') + gerund,
				{ word: word.lower, gerund },
			),
		];
	}),
	'to-then-base': eachWord((word, index, words) => {
		if (word.lower !== 'to') return [];
		const before = lowerAt(words, index - 1);
		const at = skipAdverb(words, index + 1);
		const verb = words[at];
		if (!verb || !unbroken(words, index - 1, at + 1)) return [];
		const base = baseOf(verb);
		const form = formOf(verb.lower, base);
		if (!commonVerbs.has(base) || !form || form === 'base') return [];
		if (/^(?:it|this) need/.test(`${lowerAt(words, index - 2)} ${before}`) && form === 'past') return [];
		if (
			formsAsNouns.has(verb.lower) &&
			!(form === 'gerund' && verbsWithTo.has(before) && !/^(?:shopping|training)$/.test(verb.lower))
		)
			return [];
		const person =
			/^(?:me|him|her|us|them|people|students|children)$/.test(before) &&
			verbsBeforePersonTo.has(lowerAt(words, index - 2));
		const isAfter =
			verbsWithTo.has(before) ||
			adjectivesWithTo.has(before) ||
			nounsWithTo.has(before) ||
			person ||
			/^(?:going)$/.test(before);
		if (
			form === 'gerund' &&
			/^(?:essential|important|useful|necessary|vital|crucial)$/.test(before) &&
			!hasBefore(words, index - 1, 4, new Set(['it', "it's"]))
		)
			return [];
		// "the money is going to helping the poor"
		if (form === 'gerund' && before === 'going' && hasBefore(words, index - 1, 4, nounsOfMoney)) return [];
		if (before === 'right' && hasBefore(words, index - 1, 2, formsOf('get go'))) return [];
		if (!isAfter || (verbsWithTo.has(before) && /^(?:DET|ADJ)$/.test(words[index - 2]?.partOfSpeech ?? '')))
			return [];
		if (
			form === 'gerund' &&
			wordsBeforeToNoun.has(before) &&
			!/^(?:DET|PRON)$/.test(words[at + 1]?.partOfSpeech ?? '')
		)
			return [];
		if (
			form === 'gerund' &&
			/^(?:key|dangerous|useful|necessary|best)$/.test(before) &&
			!/^(?:DET|PRON)$/.test(words[at + 1]?.partOfSpeech ?? '')
		)
			return [];
		if (form === 'gerund' && before === 'time' && !hasBefore(words, index - 1, 4, wordSet('have has had')))
			return [];
		if (form === 'third' && verb.partOfSpeech !== 'VERB') return [];
		if (form !== 'gerund' && nounsBeforePlan.has(before) && verb.partOfSpeech !== 'VERB') return [];
		return [oneWord(at, base)];
	}),
	'to-between-verbs': eachWord((word, index, words) => {
		if (!verbsBeforeBareVerb.has(word.lower) || !isVerbWithObject(words, index + 1)) return [];
		if (!unbroken(words, index - 1, index + 3) || words[index + 1]?.partOfSpeech === 'NOUN') return [];
		const before = words[index - 1];
		if (!before || !/^(?:PRON|NOUN|AUX|ADV|PART|CCONJ)$/.test(before.partOfSpeech)) return [];
		if (hasBefore(words, index, 4, openersOfClause) || isOfNounBefore(words, index - 1)) return [];
		if (/^(?:hopes|wishes|wish|expected|planned)$/.test(word.lower) && before.partOfSpeech === 'NOUN')
			return [];
		const verb = lowerAt(words, index + 1);
		return [oneWord(index, `${word.text} to`, { word: word.lower, verb })];
	}),
};

export const infinitivesAndGerundsExceptions: Exceptions = {
	// Phrases after which a verb takes -ing, often with a preposition of its own.
	'to-after-verb': (words, _, to) => isSubjectOfMore(words, to - 1),
	'to-after-plan': (words, _, to) => isQuestionVerb(words, to),
	// How one verb goes on after another.
	'verb-then-to': (words, _, to) => isSubjectOfMore(words, to - 1),
};
