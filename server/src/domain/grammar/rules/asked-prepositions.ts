import { lowerAt } from '#server/domain/grammar/clauses.ts';
import { type Finding, type GrammarRule, oneWord } from '#server/domain/grammar/grammar-rule.ts';
import { isCircumstance, startsThing } from '#server/domain/grammar/phrase-heads.ts';
import { hasBefore } from '#server/domain/grammar/phrase-rule.ts';
import type { TaggedWord } from '#server/domain/grammar/tagged-text.ts';
import { allForms } from '#server/domain/grammar/verb-forms.ts';

/** What a word asks for: the preposition that is right, and those that learners say. */
type Wanted = { right: string; wrong: ReadonlySet<string> };

/** Verbs in all their forms, the preposition that is right, and wrong ones. */
const verbs = `
depend on of,from,at,in,to,for,with,by
rely on in,of,to,at,with
insist on in,to
concentrate on in,at,to,about
focus on in,at,to,about
consist of in,from,on,by
participate in to,at,of
succeed in on
suffer from of,by
contribute to for,in,on
adapt to with
react to on
deal with about
cope with to,about,of
believe in on,to
laugh at of
stare at to,on
graduate from of
escape from of
recover from of
differ from of,to,with,than
invest in on,at
rely on in,of
belong to of,at
apologize for of
apologise for of
collaborate with to
dedicate to for
`;

/** Adjectives and participles, the preposition that is right, and wrong ones. */
const adjectives = `
interested in about,on,for,at,with,of,to
responsible for of,about,on,in
different from with,of
similar to with,as,of
capable of to,for,in
aware of about,for,on,with
proud of for,on,with,from,to
afraid of about,from,to
scared of from,about
frightened of from
ashamed of for,about,from,with
full of with
famous for of,by,about
dependent on of,from,to,in
addicted to with,in,on,at,for,of,by
related to with,of
accustomed to with,at,of
satisfied with of,from,for
disappointed with of
bored with from
convinced of in,about
fond of with,to,for
keen on in,at,about,to
allergic to with,of,for,at
harmful to for
familiar with about,of
typical of for
rich in of
guilty of for
jealous of from,about,to
surrounded by of,from
covered with of
crowded with of
filled with of,by
equal to with
superior to than
inferior to than
suitable for to
exposed to with
opposed to with,of
composed of by,with,from
envious of to
worried about for,of,on
nervous about of
`;

/** Nouns, the preposition that is right, and wrong ones. */
const nouns = `
reason for of
reasons for of
influence on to,for,at
influences on to,for,at
effect on to,at
effects on to,at
impact on to,for,at
impacts on to,for,at
advantage of on
advantages of on
disadvantage of on
disadvantages of on
solution to of
solutions to of
increase in of
decrease in of
demand for of
lack of on,in,for,about
access to for,at,of
respect for to
interest in about
knowledge of in
experience in on
addiction to of,with,for,in
dependence on of,to
damage to of,for,on
attention to on,in,at,for
threat to for,of
difference between among
differences between among
example of about
belief in to,on
reaction to on
member of in,from
passion for to,about
desire for of
importance of about,on
quality of in
number of about
majority of in
`;

function readTable(table: string, formsOf: (word: string) => string[]): Map<string, Wanted> {
	const wanted = new Map<string, Wanted>();
	for (const line of table.trim().split('\n')) {
		const cells = line.split(' ');
		const wrong = new Set(cells.pop()?.split(','));
		const right = cells.pop() ?? '';
		for (const form of formsOf(cells.at(-1) ?? '')) wanted.set(form, { right, wrong });
	}
	return wanted;
}

const ofVerbs = readTable(verbs, allForms);
const ofAdjectives = readTable(adjectives, (word) => [word]);
const ofNouns = readTable(nouns, (word) => [word]);

const payForms: ReadonlySet<string> = new Set(allForms('pay'));
const determiners =
	/^(?:an?|the|my|your|his|her|its|our|their|this|that|these|some|any|no|more|much|great|big|of|good|main|every)$/;
const isBe = (lower: string) => /^(?:am|is|are|was|were|be|been|being)$/.test(lower);

/** Whether the word at `at` has a wrong preposition after it, with a thing after that, not a time or a place. */
function hasWrong(words: readonly TaggedWord[], at: number, { right, wrong }: Wanted): boolean {
	const preposition = words[at + 1];
	if (!preposition || preposition.afterBreak || !wrong.has(preposition.lower)) return false;
	if (lowerAt(words, at + 2) === 'course') return false;
	if (!startsThing(words, at + 2) || isCircumstance(words, at + 1)) return false;
	// "his dependence from her on ...", "a solution of it to ..."
	const rest = [3, 4, 5, 6].map((offset) => lowerAt(words, at + offset));
	if (preposition.lower === 'to' && /^(?:VERB|AUX)$/.test(words[at + 2]?.partOfSpeech ?? '')) return false;
	return !rest.includes(right) || right === 'of' || right === 'in' || right === 'to';
}

const finding = (words: readonly TaggedWord[], at: number, right: string): Finding =>
	oneWord(
		at + 1,
		right,
		`After '${lowerAt(words, at)}' we say '${right}': '${lowerAt(words, at)} ${right}'.`,
	);

const afterVerbs: GrammarRule = {
	id: 'verb-asks-for',
	category: 'preposition',
	reasonInSpanish: 'Este verbo va con otra preposición: «$new», no «$old».',
	typicalOf: ['es', 'pt', 'fr', 'it', 'de', 'ru', 'zh'],
	find(words) {
		return words.flatMap((word, index): Finding[] => {
			const wanted = ofVerbs.get(word.lower);
			if (!wanted || !hasWrong(words, index, wanted)) return [];
			const before = lowerAt(words, index - 1);
			const isNoun =
				!word.afterBreak &&
				(determiners.test(before) ||
					(/^(?:ADJ|NOUN)$/.test(words[index - 1]?.partOfSpeech ?? '') &&
						/^(?:focus|concentrate|deal)$/.test(word.lower) &&
						!/s$|people|men/.test(before)));
			const isParticiple = /^(?:suffered|believed)$/.test(word.lower);
			if (isNoun || isParticiple || (isBe(before) && /ed$/.test(word.lower) && word.lower !== 'focused'))
				return [];
			return [finding(words, index, wanted.right)];
		});
	},
	examples: [
		{ wrong: 'it depends from many factors', right: 'it depends on many factors' },
		{ wrong: 'she focused in her studies', right: 'she focused on her studies' },
		{
			wrong: 'this will contribute for the growth of the company',
			right: 'this will contribute to the growth of the company',
		},
		{ wrong: 'a lot of people suffer of diseases', right: 'a lot of people suffer from diseases' },
	],
	notErrors: [
		'it depends on many factors',
		'he suffers in silence',
		'we focused in the morning',
		'they participated at school',
		'the focus in her book is on love',
		'many people depend for their water on the river',
	],
};

/** "It was different with the girls" speaks of the girls' case. */
const isDifferentFor = (words: readonly TaggedWord[], index: number) =>
	lowerAt(words, index) === 'different' &&
	lowerAt(words, index + 1) === 'with' &&
	/^(?:the|him|her|me|us|them|it|you|people|these|those)$/.test(lowerAt(words, index + 2));

const afterAdjectives: GrammarRule = {
	id: 'adjective-asks-for',
	category: 'preposition',
	reasonInSpanish: 'Cada adjetivo tiene su preposición: aquí es «$new», no «$old».',
	typicalOf: ['es', 'pt', 'fr', 'it', 'de', 'ru', 'zh'],
	find(words) {
		return words.flatMap((word, index): Finding[] => {
			const wanted = ofAdjectives.get(word.lower);
			if (!wanted || !hasWrong(words, index, wanted)) return [];
			const before = lowerAt(words, index - 1);
			if (!word.afterBreak && /^(?:an?|the|my|his|her|these|those)$/.test(before)) return [];
			if (isDifferentFor(words, index) || (before === 'most' && lowerAt(words, index + 1) === 'of'))
				return [];
			return [finding(words, index, wanted.right)];
		});
	},
	examples: [
		{ wrong: 'she is very interested on politics', right: 'she is very interested in politics' },
		{ wrong: 'my job is similar with yours', right: 'my job is similar to yours' },
		{ wrong: 'my town is famous of its cheese', right: 'my town is famous for its cheese' },
		{ wrong: 'children are addicted with video games', right: 'children are addicted to video games' },
	],
	notErrors: [
		'she is interested in politics',
		'it is famous for its cheese',
		'he was interested for a while',
		'we were proud to be there',
		'they are similar in many ways',
	],
};

const afterNouns: GrammarRule = {
	id: 'noun-asks-for',
	category: 'preposition',
	reasonInSpanish: 'Este nombre lleva otra preposición: «$new», no «$old».',
	typicalOf: ['es', 'pt', 'fr', 'it', 'de', 'ru', 'zh'],
	find(words) {
		return words.flatMap((word, index): Finding[] => {
			const wanted = ofNouns.get(word.lower);
			if (!wanted || !hasWrong(words, index, wanted)) return [];
			const before = lowerAt(words, index - 1);
			if (/^(?:very|so|too|is|are|was)$/.test(before) || (before === 'of' && wanted.wrong.has('to')))
				return [];
			if (/^reasons?$/.test(word.lower) && /^(?:by|voice|age)$/.test(before)) return [];
			if (
				word.lower === 'respect' &&
				!/^(?:more|much|no|little|some|any|the|our|your|their|his|her|my|show|shows|showed|have|has|had)$/.test(
					before,
				)
			)
				return [];
			if (word.lower === 'lack' && !/^(?:a|the)$/.test(before)) return [];
			if (word.lower === 'attention' && !hasBefore(words, index, 4, payForms)) return [];
			// "with respect to", "in relation to"
			if (/^(?:with|in|for|by)$/.test(lowerAt(words, index - 1)) && wanted.wrong.has('to')) return [];
			return [finding(words, index, wanted.right)];
		});
	},
	examples: [
		{
			wrong: 'it has a negative impact to the environment',
			right: 'it has a negative impact on the environment',
		},
		{ wrong: 'there is no solution of this problem', right: 'there is no solution to this problem' },
		{ wrong: 'we need more respect to old people', right: 'we need more respect for old people' },
	],
	notErrors: [
		'it has an impact on the environment',
		'there is a solution to this problem',
		'that is to my advantage for now',
	],
};

/** Prepositions that a verb, an adjective or a noun asks for. */
export const askedPrepositionRules: GrammarRule[] = [afterVerbs, afterAdjectives, afterNouns];
