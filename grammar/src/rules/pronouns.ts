import lexicon from '#data/words/pronouns.json' with { type: 'json' };
import {
	endsClauseBefore,
	lowerAt,
	lowerBetween,
	opensSentence,
	startsClause,
	unbroken,
} from '#grammar/clauses.ts';
import {
	type Exceptions,
	eachWord,
	type Finders,
	type Finding,
	oneWord,
	someWords,
} from '#grammar/grammar-rule.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { allForms } from '#grammar/verb-forms.ts';
import { wordLists } from '#grammar/word-lists.ts';
import { wordSets, wordsIn } from '#grammar/word-set.ts';
import { wordTable } from '#grammar/word-table.ts';

const lists = wordSets(lexicon);
const { ownedThings, nounsAndVerbs, thingsOfParents, peopleAndPets, wordsBeforeOwner } = lists;
const { severalPeople, onePerson, ownedBySeveral, verbsAboutOthers, notBeforeDoubleSubject } = lists;

const possessiveOf: Record<string, string> = wordTable(lexicon.possessiveOf);
/** Pairs that are one name: "my school friends", "women teachers", "father figure", "teacher training". */
const oneWordNames =
	/^(?:people (?:person|time|place|food|work|problem|problems|company|business|home|help|family|clothes|name|money|support|love|party|knowledge|point|age|children|parents|friends|questions|question|answer|answers|favourite|favorite)|children (?:work|help|love|time|place|party|age|company|home|name|support|answer|answers|question|children|parents|problems|homework|friends)|(?:women|men) (?:friends|friend|love|work|help|children|support|time|place|answer|question|questions|age|name|company|home|money|problems|family|food|point|parents|dream)|\w+ (?:love|help|work|support|answer|answers|question|dream|face|place|interest|time|point|age|hand|name|hands|party|dreams|food|company|business))$/;
const verbsOfGiving = new Set(wordsIn(lexicon.verbsOfGiving).flatMap(allForms));

/** "Give poor people money": two objects. */
const isGiven = (words: readonly TaggedWord[], owner: number) =>
	words.slice(Math.max(0, owner - 3), owner).some(({ lower }) => verbsOfGiving.has(lower));

/** What can be a verb too ("my brother needs help") is somebody's thing after a preposition or before "is". */
function isOwnable(words: readonly TaggedWord[], owner: number, thing: string): boolean {
	if (!nounsAndVerbs.has(thing)) return true;
	const after = lowerAt(words, owner + 2);
	const before = lowerBetween(words, owner - 2, owner);
	return (
		/^(?:is|was|are|were|isn't|wasn't)$/.test(after) ||
		(/(?:^| )(?:of|in|at|to|for|with|about|on|from|near|into|know|knows|forgot|remember)(?: |$)/.test(
			before,
		) &&
			/^(?:|and|but|in|because|so|for|with|every|it|there)$/.test(after))
	);
}

const isOnePerson = (lower: string) =>
	onePerson.has(lower) ||
	wordLists.relative.has(lower) ||
	wordLists.job.has(lower) ||
	(wordLists.thing.has(lower) && /(?:er|or|ist|ant|ent|ian)$/.test(lower));

/** Whether what is liked stands before: "a song that i know and i love very much", "a country i visited and i loved a lot". */
const isNamedBefore = (words: readonly TaggedWord[], from: number): boolean =>
	words
		.slice(0, from - 2)
		.some(
			({ lower, partOfSpeech }, at) =>
				/^(?:that|which|who|whom|what|how)$/.test(lower) ||
				(partOfSpeech === 'NOUN' && /^(?:i|you|we|they|he|she|my)$/.test(lowerAt(words, at + 1))),
		);

/** Whether "they" are others and the noun is whom they mean: "most people they would hire", "cars they will sell are red". */
function isWhomTheyMean(words: readonly TaggedWord[], from: number): boolean {
	const rest = words.slice(from + 2);
	if (/^(?:ADP|VERB)$/.test(rest.at(-1)?.partOfSpeech ?? '')) return true;
	return rest.some(
		({ lower }, at) =>
			at > 0 &&
			/^(?:is|are|was|were|have|has|live|work)$/.test(lower) &&
			!/^(?:PRON|CCONJ|SCONJ|PART|AUX)$/.test(rest[at - 1]?.partOfSpeech ?? ''),
	);
}

export const pronounsFinders: Finders = {
	// Whose something is: "my friend's house".
	'missing-possessive': eachWord((word, index, words) => {
		const thing = words[index + 1];
		if (!thing || thing.afterBreak || !ownedThings.has(thing.lower)) return [];
		if (
			oneWordNames.test(`${word.lower} ${thing.lower}`) &&
			!(
				wordLists.relative.has(word.lower) &&
				/^(?:name|face|birthday|age|food|company|business|hand|hands|dream|dreams)$/.test(thing.lower)
			)
		)
			return [];
		const before = lowerAt(words, index - 1);
		if (/^(?:make|makes|made|making)$/.test(before) && thing.lower === 'happiness') return [];
		if (isGiven(words, index) || !isOwnable(words, index, thing.lower)) return [];
		const isOne =
			wordLists.relative.has(word.lower) &&
			/^(?:my|his|her|our|their|your)$/.test(before) &&
			!/^(?:coach|doctor|teacher|student|dog|cat|friend$)$/.test(thing.lower);
		const many = possessiveOf[word.lower];
		const isParents =
			/^(?:parents|friends|grandparents)$/.test(word.lower) &&
			/^(?:my|his|her|our|their|your)$/.test(before) &&
			thingsOfParents.has(thing.lower) &&
			thing.span.start === word.span.end + 1;
		if (isParents && endsClauseBefore(words, index + 2))
			return [oneWord(index, `${word.text}'`, { owner: `${word.lower}'`, thing: thing.lower })];
		if (!isOne && !many) return [];
		if (isOne && /^(?:dog|cat|teacher|family)$/.test(word.lower) && !/^(?:name|birthday)$/.test(thing.lower))
			return [];
		if (isOne && peopleAndPets.has(thing.lower) && /^(?:teacher|doctor|dog|cat|boss|coach)$/.test(word.lower))
			return [];
		if (
			many &&
			(before === 'of' || /^(?:the|these|those)$/.test(before)) &&
			thing.lower === 'lives' &&
			!endsClauseBefore(words, index + 2)
		)
			return [];
		if (many && thing.lower === 'lives' && !wordsBeforeOwner.has(before)) return [];
		if (!unbroken(words, index, index + 2)) return [];
		const next = words[index + 2];
		if (next && !next.afterBreak && /^(?:NOUN|PROPN)$/.test(next.partOfSpeech)) return [];
		if (isOne && /^(?:lives|home|help|support|love|work|answer|hair)$/.test(thing.lower)) return [];
		const replacement = many ?? `${word.text}'s`;
		return [oneWord(index, replacement, { thing: thing.lower }, 'missing-possessive.whose')];
	}),
	// Who and whose: pronouns and determiners that agree with what they stand for.
	/** "Young people live with his parents": the text knows several people and no single one. */
	'their-for-several'(words) {
		let several = '';
		for (const [index, word] of words.entries()) {
			if (isOnePerson(word.lower) && !(several && /^(?:his|her|it|who)$/.test(word.lower))) return [];
			if (word.partOfSpeech === 'PROPN') return [];
			if (severalPeople.has(word.lower) && lowerAt(words, index - 1) !== 'of') several = word.lower;
			if (!several || word.lower !== 'his' || index < 2) continue;
			if (verbsAboutOthers.has(lowerAt(words, index - 1))) return [];
			const next = words[index + 1];
			if (!next || next.afterBreak || !/^(?:NOUN|ADJ)$/.test(next.partOfSpeech)) return [];
			if (
				!ownedBySeveral.has(next.lower) ||
				words.slice(index + 1).some(({ lower }) => /^(?:he|she|him|himself|herself)$/.test(lower))
			)
				return [];
			return [oneWord(index, 'their', { several, next: next.lower })];
		}
		return [];
	},
	// Pronouns: one too many, the wrong case, one "not" too many.
	'double-subject'(words) {
		const findings: Finding[] = [];
		for (let index = 0; index + 3 < words.length; index++) {
			const noun = lowerAt(words, index + 1);
			const pronoun = lowerAt(words, index + 2);
			const verb = lowerAt(words, index + 3);
			if (!/^(?:my|his|her|our)$/.test(lowerAt(words, index)) || !wordLists.relative.has(noun)) continue;
			if (!/^(?:he|she)$/.test(pronoun) || !/^(?:is|was|has|works|lives|likes|loves)$/.test(verb)) continue;
			if (!startsClause(words, index) || !unbroken(words, index, index + 4)) continue;
			if (notBeforeDoubleSubject.has(lowerAt(words, index - 1)) && !opensSentence(words, index)) continue;
			findings.push(someWords(index + 1, index + 3, words[index + 1]?.text ?? '', { noun, verb, pronoun }));
		}
		return findings;
	},
};

export const pronounsExceptions: Exceptions = {
	// The forms of pronouns: "ourselves", "each other", "like it very much".
	'like-it-very-much': isNamedBefore,
	'plural-subject-said-twice': isWhomTheyMean,
};
