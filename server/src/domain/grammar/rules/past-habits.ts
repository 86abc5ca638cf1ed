import { lowerAt, unbroken } from '#server/domain/grammar/clauses.ts';
import type { Finding, GrammarRule } from '#server/domain/grammar/grammar-rule.ts';
import { phraseRule } from '#server/domain/grammar/phrase-rule.ts';
import { isBareVerb, verbForms } from '#server/domain/grammar/verb-forms.ts';

/** What one says about the past now: "when I was a child, I think". */
const comments =
	/^(?:think|guess|believe|know|mean|remember|feel|hope|say|suppose|wonder|understand|wish|let|put|cut|read|hit|cost|hurt|set)$/;

const whenIWas: GrammarRule = {
	id: 'when-i-was',
	category: 'tense',
	reasonInSpanish: 'Aquello ya pasó: el verbo va en pasado, «$new».',
	typicalOf: ['zh', 'ar'],
	find(words) {
		return words.flatMap((word, index): Finding[] => {
			if (word.lower !== 'when' || !/^(?:was|were)$/.test(lowerAt(words, index + 2))) return [];
			if (!/^(?:i|he|she|we|they)$/.test(lowerAt(words, index + 1))) return [];
			for (let at = index + 4; at <= index + 7; at++) {
				if (!/^(?:i|he|she|we|they)$/.test(lowerAt(words, at))) continue;
				const verb = words[at + 1];
				if (!verb || verb.afterBreak || !isBareVerb(verb.lower) || comments.test(verb.lower)) return [];
				if (!unbroken(words, index, index + 3)) return [];
				const { past } = verbForms(verb.lower);
				return [
					{
						from: at + 1,
						to: at + 2,
						replacement: past,
						reason: `'when ${lowerAt(words, index + 1)} ${lowerAt(words, index + 2)}' is in the past: say '${past}'.`,
					},
				];
			}
			return [];
		});
	},
	examples: [{ wrong: 'when i was a child i play football', right: 'when i was a child i played football' }],
	notErrors: ['when i was a child i played football', 'when i was a child i think i was happy'],
};

/** What was usual, what happened for the first time, and what just happens. */
export const pastHabitRules: GrammarRule[] = [
	whenIWas,
	phraseRule({
		id: 'in-the-past',
		category: 'tense',
		reasonInSpanish: '«In the past» ya pasó: el verbo va en pasado, «$new».',
		typicalOf: ['zh', 'ar'],
		phrases: [
			{
				find: '^^ in the past people|we|they|i|children|women|men [work|live|have|go|use|eat|travel|play|write|make|talk|walk|study|spend|communicate|need|do|get|buy|watch] !been|to',
				replace: '$5:past',
				reason: "'in the past' is over: say '$5:past'.",
			},
			{
				find: '^^ in the past people|we|they|children|women|men [are]',
				replace: 'were',
				reason: "'in the past' is over: say 'were'.",
			},
		],
		examples: [{ wrong: 'in the past people work harder', right: 'in the past people worked harder' }],
		notErrors: ['in the past people worked harder', 'in the past i have been there'],
	}),
	phraseRule({
		id: 'first-time-perfect',
		category: 'tense',
		reasonInSpanish: 'Con «this is the first time» se usa «have» y el participio: «$new».',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de'],
		phrases: [
			{
				find: "is|it's the first|second|third time that? i|we|you|they [come|see|go|do|hear|visit|eat|try|travel|meet|speak|use|play|fly|drive]",
				replace: 'have $7:participle',
				reason: "With 'the $3 time' up to now we say 'have $7:participle'.",
			},
		],
		examples: [
			{ wrong: 'this is the first time i come here', right: 'this is the first time i have come here' },
			{ wrong: 'it is the first time that i see snow', right: 'it is the first time that i have seen snow' },
		],
		notErrors: ['this is the first time i have come here', 'the first time i see it i will cry'],
	}),
	phraseRule({
		id: 'was-happened',
		category: 'verb form',
		reasonInSpanish: 'Este verbo no lleva «be»: «$new».',
		typicalOf: ['zh', 'ar'],
		phrases: [
			{
				find: '[was|were happened|occurred|appeared|disappeared|died|existed|belonged]',
				replace: '$2',
				reason: "'$2' comes without '$1'.",
			},
			{
				find: '[is|are happened|died]',
				replace: '$2',
				reason: "'$2' comes without '$1'.",
			},
			{
				find: 'i|he|she|it|we|they|you [am|is|are|was|were belong|consist] to|of',
				replace: '$3',
				reason: "'$3' is a verb and comes without '$2'.",
			},
			{
				find: '@NOUN [is consist|consists] of',
				replace: 'consists',
				reason: "'consists' is a verb and comes without 'is'.",
			},
		],
		examples: [
			{ wrong: 'the accident was happened last year', right: 'the accident happened last year' },
			{ wrong: 'what was happened to you', right: 'what happened to you' },
			{ wrong: 'i am belong to this club', right: 'i belong to this club' },
		],
		notErrors: ['the accident happened last year', 'it was what happened', 'he is dead'],
	}),
];
