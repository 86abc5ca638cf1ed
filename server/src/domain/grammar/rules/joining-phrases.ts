import type { GrammarRule } from '#server/domain/grammar/grammar-rule.ts';
import { phraseRule } from '#server/domain/grammar/phrase-rule.ts';

/** Phrases that join sentences, and the small words of relative clauses. */
export const joiningPhraseRules: GrammarRule[] = [
	phraseRule({
		id: 'joining-phrase',
		category: 'word choice',
		reasonInSpanish: 'Es una frase hecha: se dice «$new».',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de', 'zh', 'ru', 'ar'],
		phrases: [
			{
				find: '[in another|anothers word|words]',
				replace: 'in other words',
				reason: "We say 'in other words'.",
			},
			{ find: '^ [in|with other word]', replace: 'in other words', reason: "We say 'in other words'." },
			{ find: '[for instant] $', replace: 'for instance', reason: "We say 'for instance'." },
			{ find: '[like|as for example]', replace: 'for example', reason: "We say 'for example'." },
			{ find: '^ [on|by other hand]', replace: 'on the other hand', reason: "We say 'on the other hand'." },
			{ find: '^ [in other hand]', replace: 'on the other hand', reason: "We say 'on the other hand'." },
			{ find: '[in another hand]', replace: 'on the other hand', reason: "We say 'on the other hand'." },
			{ find: '[on another hand]', replace: 'on the other hand', reason: "We say 'on the other hand'." },
			{ find: '^ [firstly of all]', replace: 'first of all', reason: "We say 'first of all'." },
			{ find: '^ [at first of all]', replace: 'first of all', reason: "We say 'first of all'." },
			{
				find: '^ [as for|to me|i concern|concerned]',
				replace: 'as far as i am concerned',
				reason: "We say 'as far as I am concerned'.",
			},
			{ find: '[due of]', replace: 'due to', reason: "We say 'due to'." },
			{ find: '[regarding to]', replace: 'regarding', reason: "'regarding' comes without 'to'." },
			{ find: '[according with|for|of]', replace: 'according to', reason: "We say 'according to'." },
			{
				find: '^ [apart of] the|that|this|my|it|being',
				replace: 'apart from',
				reason: "We say 'apart from'.",
				notAfter: '<be|become|feel>',
			},
			{ find: '[instead to] @VERB', replace: 'instead of', reason: "We say 'instead of'." },
			{ find: '^ [in generally]', replace: 'in general', reason: "We say 'in general'." },
			{ find: '[in|on|at|these nowadays]', replace: 'nowadays', reason: "'nowadays' stands alone." },
			{ find: '[now a days|day]', replace: 'nowadays', reason: "We write 'nowadays'." },
			{ find: '^ [nowaday]', replace: 'nowadays', reason: "We say 'nowadays'." },
			{
				find: '[because of|by|from that|this|these|those reason|reasons]',
				replace: 'for $3 $4',
				reason: "We say 'for $3 $4'.",
			},
			{
				find: '^ [by|from this|that|these|many|several|some|two reason|reasons]',
				replace: 'for $2 $3',
				reason: "We say 'for $2 $3'.",
			},
			{ find: '[for] conclude', replace: 'to', reason: "We say 'to conclude'." },
			{
				find: "^ even [it|you|they] rains|don't|doesn't|can't|want|know",
				replace: 'if $2',
				reason: "Before a clause we say 'even if': 'even if $2'.",
				notAfter: 'and|but',
			},
			{
				find: '^ [despite of?] i|he|she|we|they|it was|were|am|is|are|have|has|had|did',
				replace: 'although',
				reason: "Before a clause we say 'although'.",
			},
			{
				find: '^^ [despite that] i|he|she|we|they|it|the|there',
				replace: 'although',
				reason: "Before a clause we say 'although'.",
			},
			{ find: '[such like]', replace: 'such as', reason: "For examples we say 'such as'." },
			{ find: '[<return>] back to', replace: '$1', reason: "'return' already means 'go back'." },
			{ find: '[in] the other words', replace: 'in', reason: "We say 'in other words'." },
			{
				find: '[all what] i|you|he|she|we|they|people|is|can',
				replace: 'all that',
				reason: "After 'all' we say 'that'.",
				notAfter: 'of|about|on|in|with|at',
			},
			{
				find: 'thing|things|everything|something|nothing [what] i|you|he|she|we|they|people|is|are|can|makes',
				replace: 'that',
				reason: "After '$1' we say 'that'.",
				notAfter: '<ask|tell|know>',
			},
			{
				find: 'the|a|this book|film|car|house|city|place|job|phone|music|problem|idea|word|words|information|people|man|woman|friends|clothes|countries|places [what] i|you|he|she|we|they',
				replace: 'that',
				reason: "After '$2' we say 'that'.",
				notAfter: '<ask|tell|show|teach|explain|give>',
			},
			{
				find: 'the city|town|place|country|village|house [i|he|she|we|they was|were born]',
				replace: 'where $3 $4 born',
				reason: "For the place we say 'where': 'where $3 $4 born'.",
			},
			{
				find: 'reason [because] i|you|he|she|we|they|people|it|my|the',
				replace: 'why',
				reason: "After 'reason' we say 'why'.",
				notAfter: '<be>|good|one',
			},
		],
		examples: [
			{ wrong: 'in another words it is too late', right: 'in other words it is too late' },
			{ wrong: 'due of the storm we stayed inside', right: 'due to the storm we stayed inside' },
			{ wrong: 'all what i want is peace', right: 'all that i want is peace' },
			{ wrong: 'the reason because i came is simple', right: 'the reason why i came is simple' },
		],
		notErrors: [
			'he told the people what they had to do',
			'in other words it is too late',
			'even i was surprised',
		],
	}),
];
