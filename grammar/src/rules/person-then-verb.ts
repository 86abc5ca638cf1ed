import lexicon from '#data/words/second-verbs.json' with { type: 'json' };
import { hasBefore, lowerAt, unbroken } from '#grammar/clauses.ts';
import { eachWord, type Finders, oneWord, someWords } from '#grammar/grammar-rule.ts';
import { pureVerbs } from '#grammar/pure-verbs.ts';
import { isVerbWithObject, openersOfClause } from '#grammar/second-verbs.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { baseOf, commonGerunds, commonVerbs, formOf, formsOf, verbForms } from '#grammar/verb-forms.ts';
import { wordLists } from '#grammar/word-lists.ts';
import { wordSet, wordSets } from '#grammar/word-set.ts';

const lists = wordSets(lexicon);
const { people, pronounObject, verbsAfterMakePerson, verbsOfPersons, verbsAfterHelpPerson } = lists;
const { personsActing, pronounsOfThings, deedsFinished } = lists;

/** What tells which people are meant: "they invited people living nearby". */
const ofPeople = /^(?:live|have|attend|wear|wait|come|suffer|include|study|learn|take|stay)$/;

/** The place after a person as an object: "me", "their children", "young people". */
function afterPerson(words: readonly TaggedWord[], index: number): number | undefined {
	if (
		/^(?:me|him|us|them|her|you|it)$/.test(lowerAt(words, index)) &&
		!people.has(lowerAt(words, index + 1)) &&
		!wordLists.relative.has(lowerAt(words, index + 1))
	)
		return index + 1;
	let at = index;
	if (/^(?:the|my|your|his|her|our|their|other|some|many|these|those|all)$/.test(lowerAt(words, at))) at++;
	if (words[at]?.partOfSpeech === 'ADJ' && !people.has(lowerAt(words, at))) at++;
	const noun = lowerAt(words, at);
	return people.has(noun) ||
		wordLists.relative.has(noun) ||
		/^(?:child|person|student|man|woman|boy|girl|son|reader|customer)$/.test(noun)
		? at + 1
		: undefined;
}

const verbsWithPersonAndTo = formsOf(lexicon.verbsWithPersonAndTo);
const bareAfterPerson = formsOf('make let');
const helpForms = formsOf('help');
const ingAfter = formsOf('consider avoid enjoy finish postpone deny admit dislike');

/** The form of a verb after another verb, or another verb and a person. */
export const personThenVerbFinders: Finders = {
	'person-then-verb': eachWord((word, index, words) => {
		const isLet = bareAfterPerson.has(word.lower);
		const isHelp = helpForms.has(word.lower);
		if (!isLet && !isHelp && !verbsWithPersonAndTo.has(word.lower)) return [];
		const at = afterPerson(words, index + 1);
		if (at === undefined || !words[at] || !unbroken(words, index, at + 1)) return [];
		const before = words[index - 1];
		if (before && !word.afterBreak && /^(?:DET|ADJ)$/.test(before.partOfSpeech)) return [];
		const isPassive = /^(?:is|are|was|were|been|being|be)$/.test(before?.lower ?? '');
		const person = lowerAt(words, at - 1);
		const verb = words[at] as TaggedWord;
		if (isLet) {
			if (!isPassive && commonGerunds.has(verb.lower) && personsActing.has(person)) {
				const second = baseOf(verb);
				const isUsual = word.lower.startsWith('let')
					? pureVerbs.has(second) || /^(?:use|play)$/.test(second)
					: verbsAfterMakePerson.has(second);
				return isUsual ? [oneWord(at, second, { word: word.lower, person })] : [];
			}
			if (
				isPassive ||
				verb.lower !== 'to' ||
				(/^(?:can|could|must)$/.test(before?.lower ?? '') && word.lower === 'made')
			)
				return [];
			const second = lowerAt(words, at + 1);
			if (
				!commonVerbs.has(second) ||
				person === 'it' ||
				(/^(?:what|which|that|who)$/.test(before?.lower ?? '') && word.lower === 'made')
			)
				return [];
			if (hasBefore(words, index, 3, wordSet('what which things something decisions'))) return [];
			if (
				/^(?:making|make|made)$/.test(word.lower) &&
				/^(?:you|them|it)$/.test(person) &&
				!verbsOfPersons.has(second)
			)
				return [];
			return [someWords(at, at + 2, second, { word: word.lower, person }, 'person-then-verb.verb')];
		}
		const base = baseOf(verb);
		const form = formOf(verb.lower, base);
		if (!commonVerbs.has(base) || !form || isPassive) return [];
		if (isHelp) {
			const isIng =
				form === 'gerund' &&
				pureVerbs.has(base) &&
				(pronounObject.has(person) || verbsAfterHelpPerson.has(base));
			const isThird =
				form === 'third' &&
				verb.partOfSpeech === 'VERB' &&
				pronounObject.has(person) &&
				person !== 'it' &&
				person !== 'you';
			if (!isIng && !isThird) return [];
			return [oneWord(at, base, { word: word.lower, person })];
		}
		const isTo = lists.verbsThatMovePeople.has(baseOf(word));
		if (
			form === 'gerund'
				? !(isTo && pureVerbs.has(base) && (pronounObject.has(person) || !ofPeople.test(base)))
				: form !== 'base' || !pureVerbs.has(base) || !isVerbWithObject(words, at)
		)
			return [];
		if (
			form === 'base' &&
			(hasBefore(words, index, 5, openersOfClause) ||
				(/^(?:tell|tells|told|ask|asks|asked|remind|reminds|reminded|warn|expect)$/.test(word.lower) &&
					!/^(?:me|him|us|them)$/.test(person)))
		)
			return [];
		if (/^(?:it|you)$/.test(person) && form === 'base') return [];
		if (/^(?:you|i|we|they|he|she)$/.test(lowerAt(words, at + 1))) return [];
		if (/^(?:think|believe|know|say)$/.test(base)) return [];
		return [oneWord(at, `to ${base}`, { word: word.lower, person, base }, 'person-then-verb.person')];
	}),
	'ing-not-to': eachWord((word, index, words) => {
		if (!ingAfter.has(word.lower) || lowerAt(words, index + 1) !== 'to') return [];
		const verb = words[index + 2];
		if (!verb || !commonVerbs.has(verb.lower) || !unbroken(words, index - 1, index + 3)) return [];
		const before = words[index - 1];
		if (
			!before ||
			/^(?:ADP|DET|ADJ)$/.test(before.partOfSpeech) ||
			(/^(?:am|is|are|was|were|be|been|being)$/.test(before.lower) && !word.lower.endsWith('ing'))
		)
			return [];
		if (
			pronounsOfThings.has(before.lower) ||
			hasBefore(words, index, 4, wordSet('what which something anything'))
		)
			return [];
		// "we need to finish to go home"
		if (/^finish/.test(word.lower) && !deedsFinished.has(verb.lower)) return [];
		if (/^consider/.test(word.lower) && /^(?:be|have)$/.test(verb.lower)) return [];
		const { gerund } = verbForms(verb.lower);
		return [{ from: index + 1, to: index + 3, replacement: gerund, words: { word: word.lower } }];
	}),
};
