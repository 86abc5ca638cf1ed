import { hasBefore, lowerAt, startsClause, unbroken } from '#grammar/clauses.ts';
import type { Finders, Finding } from '#grammar/grammar-rule.ts';
import { plural } from '#grammar/noun-forms.ts';
import type { ReasonWords } from '#grammar/reasons.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { allForms, commonVerbs } from '#grammar/verb-forms.ts';
import { wordSet } from '#grammar/word-lists.ts';

/** Kinds of people that one speaks of in general: "student should learn". */
export const kindsOfPeople = wordSet(
	`customer student tourist teenager foreigner adult kid child visitor consumer worker employee employer citizen passenger
	youngster traveler traveller neighbour neighbor politician scientist learner buyer seller reader viewer pedestrian
	parent grandparent classmate colleague businessman teacher driver researcher expert shopper child
	immigrant criminal taxpayer celebrity person resident professor engineer doctor nurse farmer
	woman man girl boy friend specialist guide advertiser volunteer beginner pupil athlete actor artist`,
);
/** Of which one also speaks as of one: "man" for mankind, "with child", "girl" to somebody. */
const alsoOne = wordSet('man woman girl boy friend person doctor nurse professor engineer farmer expert');
/** Adjectives with which people are many: "young child". */
const kinds = wordSet(
	`young old older younger elderly rich poor foreign new good local international many most some successful
	adult small little teenage working`,
);

/** Whether the noun at `noun` is the last of its phrase, also where the tagger takes the verb after it for a noun. */
export function isLastOfPhrase(words: readonly TaggedWord[], noun: number): boolean {
	const next = words[noun + 1];
	if (!next || next.afterBreak) return true;
	if (/^(?:old|long|ago|a|an)$/.test(next.lower)) return false;
	if (/^(?:and|or)$/.test(next.lower))
		return !/^(?:NOUN|PROPN|ADJ|NUM)$/.test(words[noun + 2]?.partOfSpeech ?? '');
	if (!/^(?:NOUN|PROPN|ADJ|NUM|X|SYM)$/.test(next.partOfSpeech)) return true;
	const after = words[noun + 2];
	return (
		commonVerbs.has(next.lower) &&
		!!after &&
		!after.afterBreak &&
		/^(?:DET|PRON)$/.test(after.partOfSpeech) &&
		after.lower !== 'that'
	);
}

/** The place where a noun without determiner begins, with one adjective before it at most. */
function bareFrom(words: readonly TaggedWord[], noun: number): number {
	return kinds.has(lowerAt(words, noun - 1)) && !words[noun]?.afterBreak ? noun - 1 : noun;
}

export const withPlural = (
	words: readonly TaggedWord[],
	from: number,
	noun: number,
	to: number,
	filled: ReasonWords,
): Finding => ({
	from,
	to,
	replacement: words
		.slice(from, to)
		.map(({ text, lower }, offset) => (from + offset === noun ? plural(lower) : text))
		.join(' '),
	words: filled,
});

const prepositions = wordSet('for to with by from among about than of between on');
const oneAfter = /^(?:viewing|to|and|or|of|by|after|in|who)$/;
const isHeOrShe = /^(?:he|she|his|him|himself|herself)$/;

const modal = wordSet("should can could will would must may might cannot can't won't shouldn't don't");
const bareVerbs = wordSet(
	`are were have need want make earn show bring learn spend think like use get go know become understand study work take give live
	grow believe feel try buy face suffer enjoy prefer usually often always`,
);
const openings =
	/^(?:(?:and|but|so) )?(?:in (?:my|our|this|every|some) (?:country|opinion|city|view|town|culture|society|school|case|way)|in conclusion|for example|in (?:the )?(?:past|future)|these days|in addition|first of all|on the other hand|in fact|as a result|in general|in today's (?:world|society)|of course|at school|at the same time|besides|moreover|furthermore|therefore|secondly|firstly|thus|in modern society)$/;

/** Whether a clause begins after words such as "in my country", with which the text begins. */
const followsOpening = (words: readonly TaggedWord[], from: number): boolean =>
	from > 0 &&
	from < 6 &&
	openings.test(
		words
			.slice(0, from)
			.map(({ lower }) => lower)
			.join(' '),
	);

const notSubjectAfter = wordSet(
	`what which how who whose whether where why when that this no yes and or as every each one any another same the of to
	for with by from in on at about than like is was`,
);

/** Things of which one says in general what they do: "computer can help us". */
const actingThings = wordSet(
	'advertisement computer smartphone company car machine robot animal website newspaper book vegetable tree',
);

const verbsWithPeople = new Set(
	'teach attract encourage employ educate motivate persuade convince raise inform protect hire influence respect allow force help'
		.split(' ')
		.flatMap(allForms),
);

/** People and things that are many where learners name one. */
export const peopleInGeneralFinders: Finders = {
	/** "Student should learn", "parent who work": people as subject. */
	'people-as-subject'(words) {
		return words.flatMap((word, noun): Finding[] => {
			if (!(kindsOfPeople.has(word.lower) || actingThings.has(word.lower)) || word.text !== word.lower)
				return [];
			const from = bareFrom(words, noun);
			if (/^(?:many|some|most)$/.test(lowerAt(words, from))) return [];
			if (alsoOne.has(word.lower) && word.lower !== 'woman' && from === noun) return [];
			if (word.lower === 'kid' && noun === 0) return [];
			if (!unbroken(words, from, noun + 2) || !(startsClause(words, from) || followsOpening(words, from)))
				return [];
			const before = lowerAt(words, from - 1);
			const isConjunction = before === 'that' && from > 1 && !words[from - 1]?.afterBreak;
			if (from > 0 && !words[from]?.afterBreak && notSubjectAfter.has(before) && !isConjunction) return [];
			const next = lowerAt(words, noun + 1);
			const isWho = next === 'who';
			const verb = lowerAt(words, isWho ? noun + 2 : noun + 1);
			if (!modal.has(verb) && !bareVerbs.has(verb)) return [];
			const second = lowerAt(words, isWho ? noun + 3 : noun + 2);
			if (/^(?:i|you|we|they|he|she|it|be)$/.test(second) || (verb === 'need' && second === 'not')) return [];
			// "a working parent like me", "child have some soup", "company are coming"
			if (
				verb === 'like' &&
				!isWho &&
				(!second || /^(?:me|you|him|her|us|them|this|that|my|mine|yours)$/.test(second))
			)
				return [];
			if (!isWho && /^(?:child have|company (?:are|have))$/.test(`${word.lower} ${verb}`)) return [];
			if (words.slice(noun + 2, noun + 9).some(({ lower }) => isHeOrShe.test(lower))) return [];
			const many = plural(word.lower);
			// The verb belongs to what is found, so that no other rule makes it singular.
			return [withPlural(words, from, noun, isWho ? noun + 3 : noun + 1, { many })];
		});
	},
	/** "Important for student", "sell to customer". */
	'people-after-preposition'(words) {
		return words.flatMap((word, noun): Finding[] => {
			if (!kindsOfPeople.has(word.lower) || alsoOne.has(word.lower) || word.lower === 'celebrity') return [];
			const from = bareFrom(words, noun);
			const preposition = lowerAt(words, from - 1);
			if (!prepositions.has(preposition) || !unbroken(words, from - 1, noun + 1)) return [];
			if (word.text !== word.lower || !isLastOfPhrase(words, noun)) return [];
			const next = lowerAt(words, noun + 1);
			if (oneAfter.test(next) && !(preposition === 'for' && next === 'to')) return [];
			if (word.lower === 'child' && preposition === 'with' && from === noun) return [];
			if (
				/^(?:kid|guide|volunteer|parent|pupil|actor)$/.test(word.lower) &&
				preposition === 'to' &&
				from === noun
			)
				return [];
			// "from child to adult", "a kind of teacher", "it is up to customer"
			if (hasBefore(words, from - 1, 2, kindsOfPeople)) return [];
			if (
				preposition === 'of' &&
				/^(?:kind|sort|type|a|role|form|instead|out|one|half|each|most|some|many|majority)$/.test(
					lowerAt(words, from - 2),
				)
			)
				return [];
			if (words.slice(noun + 1, noun + 9).some(({ lower }) => isHeOrShe.test(lower))) return [];
			const many = plural(word.lower);
			return [withPlural(words, from, noun, noun + 1, { many })];
		});
	},
	/** "Help student to learn", "raise kid". */
	'people-as-object': (words) =>
		words.flatMap((word, noun): Finding[] => {
			if (!kindsOfPeople.has(word.lower) || alsoOne.has(word.lower)) return [];
			const from = bareFrom(words, noun);
			const verb = lowerAt(words, from - 1);
			if (!verbsWithPeople.has(verb) || !unbroken(words, from - 1, noun + 1)) return [];
			if (word.text !== word.lower || !isLastOfPhrase(words, noun)) return [];
			if (/^(?:a|an|the|some|this|that|any|no)$/.test(lowerAt(words, from - 2))) return [];
			if (/^(?:pay|costs|by|after)$/.test(lowerAt(words, noun + 1))) return [];
			const many = plural(word.lower);
			return [withPlural(words, from, noun, noun + 1, { many })];
		}),
};
