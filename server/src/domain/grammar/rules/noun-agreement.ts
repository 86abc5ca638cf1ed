import { lowerAt, startsClause, unbroken } from '#server/domain/grammar/clauses.ts';
import { type Finding, type GrammarRule, oneWord } from '#server/domain/grammar/grammar-rule.ts';
import { plural } from '#server/domain/grammar/noun-forms.ts';
import { hasBefore, phraseRule } from '#server/domain/grammar/phrase-rule.ts';
import {
	actsAsVerb,
	pluralOf,
	skipAdverb,
	thirdPersonEdit,
	wishes,
} from '#server/domain/grammar/third-person.ts';
import { wordLists } from '#server/domain/grammar/word-lists.ts';

const pluralNouns = new Set(
	`parents friends brothers sisters children kids men women students teachers neighbours neighbors cousins grandparents
	dogs cats books shoes clothes trousers pants scissors games movies films exams classmates colleagues houses cars countries cities languages
	hobbies lessons jeans glasses problems boys girls uncles aunts sons daughters`.split(/\s+/),
);

for (const noun of wordLists.thing) if (noun !== 'glass') pluralNouns.add(plural(noun));

const pluralNounVerb: GrammarRule = {
	id: 'plural-noun-verb',
	category: 'agreement',
	reasonInSpanish: 'El sujeto es plural y el verbo también: «$new», no «$old».',
	typicalOf: ['zh'],
	find(words) {
		const fixes: Record<string, string> = {
			...pluralOf,
			goes: 'go',
			likes: 'like',
			lives: 'live',
			makes: 'make',
			wants: 'want',
			needs: 'need',
			thinks: 'think',
			says: 'say',
			comes: 'come',
			gives: 'give',
			helps: 'help',
		};
		return words.flatMap((word, index): Finding[] => {
			const fixed = fixes[lowerAt(words, index + 1)];
			if (!fixed || !pluralNouns.has(word.lower)) return [];
			let start = index;
			if (words[start - 1]?.partOfSpeech === 'ADJ') start--;
			if (/^(?:my|our|his|her|your|their|these|those|the|some|many|all)$/.test(lowerAt(words, start - 1)))
				start--;
			else if (!/^(?:children|men|women|clothes)$/.test(word.lower)) return [];
			if (!startsClause(words, start) || !unbroken(words, start, index + 2)) return [];
			if (/^(?:where|what|how|who|when|or|and|know|which)$/.test(lowerAt(words, start - 1))) return [];
			if (/^(?:it|that|there|this|he|she|what|how|because|why)$/.test(lowerAt(words, index + 2))) return [];
			return [oneWord(index + 1, fixed, `'${word.lower}' is plural: say '${word.lower} ${fixed}'.`)];
		});
	},
	examples: [
		{ wrong: 'my parents is from peru', right: 'my parents are from peru' },
		{ wrong: 'the children was happy', right: 'the children were happy' },
		{ wrong: 'the tourists goes home', right: 'the tourists go home' },
		{ wrong: 'these products is good', right: 'these products are good' },
	],
	notErrors: [
		'my parents are from peru',
		'the best thing about my parents is their kindness',
		'having many friends is good',
		'one of my friends is here',
	],
};

const singularNounVerb: GrammarRule = {
	id: 'singular-noun-verb',
	category: 'agreement',
	reasonInSpanish: 'El sujeto es una sola persona: se dice «$new», no «$old».',
	typicalOf: ['es', 'pt', 'zh', 'ar'],
	find(words) {
		return words.flatMap((word, index): Finding[] => {
			if (
				!wordLists.relative.has(word.lower) ||
				!/^(?:my|his|her|our|their|your)$/.test(lowerAt(words, index - 1))
			)
				return [];
			const before = lowerAt(words, index - 2);
			if (!startsClause(words, index - 1) || hasBefore(words, index - 1, 3, wishes)) return [];
			if (/^(?:and|or)$/.test(before) && /^(?:NOUN|PRON|PROPN)$/.test(words[index - 3]?.partOfSpeech ?? ''))
				return [];
			const at = skipAdverb(words, index + 1);
			if (!unbroken(words, index - 1, at + 1)) return [];
			const verb = lowerAt(words, at);
			const subject = `${lowerAt(words, index - 1)} ${word.lower}`;
			if (/^(?:are|were)$/.test(verb) && /^(?:after|before|since)$/.test(before)) return [];
			if (verb === 'are' || verb === 'were') {
				const fixed = verb === 'are' ? 'is' : 'was';
				return [oneWord(at, fixed, `'${subject}' is one person: say '${subject} ${fixed}'.`)];
			}
			if (verb !== "don't" && !actsAsVerb(words, at)) return [];
			const next = words[at + 1];
			if (!next || next.afterBreak || next.lower === 'be') return [];
			if (
				!/^(?:DET|PRON|ADP|PART|ADV|NUM|ADJ)$/.test(next.partOfSpeech) &&
				!(next.partOfSpeech === 'NOUN' && /^(?:like|have|love|speak|play|eat|study|drink)$/.test(verb)) &&
				verb !== "don't"
			)
				return [];
			return [thirdPersonEdit(words, at, subject)];
		});
	},
	examples: [
		{ wrong: 'my brother work in a hospital', right: 'my brother works in a hospital' },
		{ wrong: 'my mother have two sisters', right: 'my mother has two sisters' },
	],
	notErrors: [
		'my brother works in a hospital',
		'does my brother work in a hospital',
		'my sister and my brother work in a bank',
		'she saw my brother work in a hospital',
		'my family have a house',
	],
};

/** Verbs that agree with a noun, and "there is". */
export const nounAgreementRules: GrammarRule[] = [
	pluralNounVerb,
	singularNounVerb,
	phraseRule({
		id: 'people-are',
		category: 'agreement',
		reasonInSpanish: '«People» es plural en inglés: se dice «$new», no «$old».',
		typicalOf: ['es', 'pt', 'it'],
		phrases: (
			[
				['is', 'are'],
				['was', 'were'],
				['has', 'have'],
				["doesn't", "don't"],
				["isn't", "aren't"],
				['goes', 'go'],
				['thinks', 'think'],
				['likes', 'like'],
				['lives', 'live'],
				['works', 'work'],
				['wants', 'want'],
				['needs', 'need'],
				['says', 'say'],
				['speaks', 'speak'],
				['knows', 'know'],
				['eats', 'eat'],
				['drinks', 'drink'],
				['loves', 'love'],
				['comes', 'come'],
			] as const
		).flatMap(([wrong, right]) => [
			{
				find: `^ people [${wrong}] !it|that|there|this|he|she|what|why|how|when|because`,
				replace: right,
				reason: `'people' is plural: say 'people ${right}'.`,
				notAfter: 'and|or|which|where|who',
			},
			{
				find: `^ all|many|most|some the|@ADJ|@NOUN people [${wrong}] !it|that|there|this|he|she|what|why|how|when|because`,
				replace: right,
				reason: `'people' is plural: say 'people ${right}'.`,
			},
			{
				find: `^ a lot of @ADJ? people [${wrong}] !it|that|there|this|he|she|what|why|how|when|because`,
				replace: right,
				reason: `'people' is plural: say 'people ${right}'.`,
			},
			{
				find: `^ the police [${wrong}] !it|that|there|this|he|she|what|why|how|when|because`,
				replace: right,
				reason: `'the police' is plural: say 'the police ${right}'.`,
				notAfter: 'and|or|of',
			},
			{
				find: `^ the people in|from @DET|@PRON? @NOUN|@PROPN [${wrong}] very|so|really|friendly|nice|kind|happy|poor|rich|open`,
				replace: right,
				reason: `'people' is plural: say 'people ${right}'.`,
			},
			{
				find: `^ the|these|some|many|most|young|old|other people [${wrong}] !it|that|there|this|he|she|what|why|how|when|because`,
				replace: right,
				reason: `'people' is plural: say 'people ${right}'.`,
				notAfter: 'and|or|which|where|who',
			},
		]),
		examples: [
			{ wrong: 'a lot of people thinks so', right: 'a lot of people think so' },
			{ wrong: 'the police is coming', right: 'the police are coming' },
			{ wrong: 'people is very friendly here', right: 'people are very friendly here' },
			{ wrong: 'the people was nice', right: 'the people were nice' },
			{ wrong: 'many young people drinks coffee', right: 'many young people drink coffee' },
			{ wrong: 'the people in my town is very kind', right: 'the people in my town are very kind' },
		],
		notErrors: [
			'people are friendly here',
			'talking to people is fun',
			'the number of people is high',
			'meeting new people is fun',
		],
	}),
	phraseRule({
		id: 'there-are-plural',
		category: 'agreement',
		reasonInSpanish: 'Con varias cosas o personas, «hay» se dice «there are» y «había», «there were».',
		typicalOf: ['es', 'pt', 'fr', 'zh'],
		phrases: [
			{ find: 'there [is|are a many]', replace: 'are many', reason: "With 'many' we say 'there are many'." },

			{
				find: 'there [is] many|several|two|three|four|five|six',
				replace: 'are',
				reason: "With '$3' we say 'there are'.",
			},
			{
				find: 'there [was] many|several|two|three|four|five|six',
				replace: 'were',
				reason: "With '$3' we say 'there were'.",
			},
			{
				find: 'there [is] a lot of people|things|cars|places|restaurants|shops|students|problems|books|children|countries|games|friends',
				replace: 'are',
				reason: "'$6' is plural: say 'there are a lot of $6'.",
			},
			{
				find: 'there [was] a lot of people|things|cars|places|restaurants|shops|students|problems|books|children|countries|games|friends',
				replace: 'were',
				reason: "'$6' is plural: say 'there were a lot of $6'.",
			},
			{
				find: 'there [is] some|lots people|things|cars|places|restaurants|shops|students|problems|books|children|countries',
				replace: 'are',
				reason: "'$4' is plural: say 'there are some $4'.",
			},
		],
		examples: [
			{ wrong: 'there is a many dogs here', right: 'there are many dogs here' },
			{ wrong: 'there is many shops in my street', right: 'there are many shops in my street' },
			{ wrong: 'there was a lot of people', right: 'there were a lot of people' },
		],
		notErrors: ['there are many shops', 'there is a lot of traffic', 'is there many', 'there is one'],
	}),
	phraseRule({
		id: 'there-is-singular',
		category: 'agreement',
		reasonInSpanish: '«Hay» se dice «there is» con una cosa y «there are» con varias, no con «have».',
		typicalOf: ['pt', 'zh'],
		phrases: [
			{
				find: '^ in my|our|this|the city|country|town|village|house|street|school [have|has] many|some|several|two|three|lots',
				replace: 'there are',
				reason: "To say what exists, we use 'there are': 'there are $5'.",
			},
			{
				find: '^ in my|our|this|the city|country|town|village|house|street|school [have|has] a|an|no @ADJ? #thing',
				replace: 'there is',
				reason: "To say what exists, we use 'there is': 'there is $5'.",
			},
			{
				find: 'there [are] a|an @ADJ? #thing !@NOUN|and|of',
				replace: 'is',
				reason: "With one $5 we say 'there is'.",
			},
			{
				find: 'there [were] a|an @ADJ? #thing !@NOUN|and|of',
				replace: 'was',
				reason: "With one $5 we say 'there was'.",
			},
			{
				find: 'there [have|has] many|some|several|two|three',
				replace: 'are',
				reason: "We say 'there are', not 'there have'.",
				notAfter: '@NOUN|@VERB|@AUX|@ADP|live|work|from|is',
			},
		],
		examples: [
			{ wrong: 'in my town have many parks', right: 'in my town there are many parks' },
			{ wrong: 'there are a big park near my house', right: 'there is a big park near my house' },
		],
		notErrors: [
			'the house in my town has many rooms',
			'there is a big park',
			'there are a lot of parks',
			'there are a few parks',
			'there are a dog and a cat',
		],
	}),
];
