import type { GrammarRule } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';

/** What verbs make one phrase with: "make a mistake", "give somebody a hug". */
export const aInVerbPhraseRules: GrammarRule[] = [
	phraseRule({
		id: 'a-in-phrase-with-verb',
		category: 'article',
		typicalOf: ['zh', 'ru', 'ar', 'es', 'pt'],
		phrases: [
			{
				find: '<learn|know|change|help|travel|laugh|talk|read|work|enjoy|improve|suffer|worry|cry|sleep|eat|drink|practise|practice|study|cost> [lot] of|about|from|with|in|because|and|when|for|by|to',
				replace: 'a lot',
				reason: 'a-in-phrase-with-verb.say',
				words: { say: 'a lot' },
				notAfter: 'the',
			},
			{
				find: '<learn|know|change|help|travel|laugh|talk|read|work|improve|suffer|worry|cry|sleep|eat|practise|practice|study|cost> [lot] $$',
				replace: 'a lot',
				reason: 'a-in-phrase-with-verb.say',
				words: { say: 'a lot' },
				notAfter: 'the',
			},
			{
				find: '<become> [expert|specialist|star|hero|adult|parent|mother|father|citizen|millionaire|politician|player|vegetarian|doctor|teacher|lawyer|nurse|engineer|pilot|singer|writer|volunteer|member|problem|habit|necessity] !@NOUN|@ADJ|of|and|to',
				replace: '$2:a',
				words: { word: '$2', say: '$1 $2:a' },
			},
			{
				find: '<have> [sore throat|back] !@NOUN',
				replace: 'a sore $3',
				reason: 'a-in-phrase-with-verb.say',
				words: { say: 'a sore $3' },
			},
			{
				find: '<be> [only] child $$',
				replace: 'an only',
				reason: 'a-in-phrase-with-verb.say',
				words: { say: 'an only child' },
			},
			{
				find: '<travel|go|learn|study|discuss|live> in [group|team] !@NOUN|@NUM|and|or',
				replace: '$3:a',
				words: { word: '$3', say: 'in $3:a' },
			},
			{
				find: '<get|receive|give|have|find|expect> [answer|reply|response|invitation|offer|promotion|call|letter|message|email] from',
				replace: '$2:a',
				words: { word: '$2', say: '$2:a' },
				notAfter: 'the|no',
			},
			{
				find: '<make|build|start|have> [career] in|as',
				replace: 'a career',
				words: { word: 'career', say: 'a career' },
			},
			{
				find: '<have> [drink|sandwich|barbecue|picnic] $$',
				replace: '$2:a',
				reason: 'a-in-phrase-with-verb.say',
				words: { say: 'have $2:a' },
				notAfter: 'to|the|you|we',
			},
			{
				find: '<fill> in|out [application|registration] form',
				replace: '$3:a',
				words: { word: 'form', say: '$3:a form' },
			},
			{
				find: '<send|write> me|him|us|them|you [email|message|letter|postcard|text|gift|present] !@NOUN|@ADJ|and|or|after',
				replace: '$3:a',
				words: { word: '$3', say: '$3:a' },
			},
			{
				find: '<be|have|give|offer|provide|see|need> [wide] range|variety|choice|selection of',
				replace: 'a wide',
				reason: 'a-in-phrase-with-verb.say',
				words: { say: 'a wide $3 of' },
			},
			{
				find: '<have|feel|get> [better|good|deep|clear] understanding|idea|impression|view of',
				replace: '$2:a',
				reason: 'a-in-phrase-with-verb.say',
				words: { say: '$1 $2:a $3 of' },
			},
			{
				find: '<have> [hard|good|great|bad|nice|wonderful|fantastic|lovely|tough|difficult] time !and|management|@NOUN|for',
				replace: '$2:a',
				reason: 'a-in-phrase-with-verb.say',
				words: { say: '$1 $2:a time' },
			},
			{
				find: '<take> [break|rest|walk|shower|nap|risk|seat|decision|photo|picture|taxi|trip] !@NOUN|@ADJ|of|and|or|seriously',
				replace: '$2:a',
				words: { word: '$2', say: '$1 $2:a' },
				notAfter: 'the|a|no|my|his|her|to-the',
			},
			{
				find: '<make> [mistake|decision|choice|list|promise|difference|mess|suggestion|complaint|discovery|reservation|presentation|plan|contribution] !@NOUN|@ADJ|and|or|after|easier|possible',
				replace: '$2:a',
				words: { word: '$2', say: '$1 $2:a' },
				notAfter: 'the',
			},
			{
				find: '<make> [effort|impression|impact|appointment|excuse|offer|announcement|exception] !@NOUN|@ADJ|and|or|after',
				replace: '$2:a',
				words: { word: '$2', say: '$1 $2:a' },
				notAfter: 'the',
			},
			{
				find: '<give> me|him|us|them|you [chance|opportunity|feeling|hand|hug|kiss|lift|ride|call|discount|example|impression|idea|reason|job|answer|lesson|smile|break] !@NOUN|@ADJ|and|or|baggage|after',
				replace: '$3:a',
				words: { word: '$3', say: '$1 $2 $3:a' },
			},
			{
				find: '<give> [presentation|speech|lecture|example|concert|lesson|interview] !@NOUN|@ADJ|and|or|after',
				replace: '$2:a',
				words: { word: '$2', say: '$1 $2:a' },
				notAfter: 'the',
			},
			{
				find: '<have> [chat|cold|fever|cough|temperature|headache|discussion|conversation|argument|quarrel|degree|boyfriend|girlfriend|reservation|question|idea|advantage|disadvantage|goal|hobby|crush|licence|license|visa|account|smartphone|tendency|obligation|opinion|salary|relationship|contract|plan] !@NOUN|@ADJ|@DET|@PRON|and|or',
				replace: '$2:a',
				words: { word: '$2', say: '$1 $2:a' },
				notAfter: 'the|no|to|you|that|what|any',
			},
			{
				find: '<have> [impact|effect] on',
				replace: '$2:a',
				words: { word: '$2', say: '$1 $2:a on' },
				notAfter: 'the|no|you|we',
			},
			{
				find: '<have> [feeling] that',
				replace: 'a feeling',
				reason: 'a-in-phrase-with-verb.say',
				words: { say: 'have a feeling that' },
				notAfter: 'the|no|any',
			},
			{
				find: '<tell|ask> me|him|us|them|you [story|joke|secret|lie|question|favour|favor] !@NOUN|@ADJ|@NUM|and|or|after|by',
				replace: '$3:a',
				words: { word: '$3', say: '$1 $2 $3:a' },
			},
			{
				find: '<work> as [#job|manager|assistant|guide|volunteer|cook|translator|tutor|babysitter|freelancer|cleaner|guard|model|consultant|cashier|designer|researcher|intern] !@NOUN|of|and|to',
				replace: '$3:a',
				reason: 'a-in-phrase-with-verb.job',
				words: { example: 'as $3:a' },
			},
			{
				find: '<belong> to [family|group|team|club|band|community] !@NOUN|@NUM|@ADJ|@PROPN|a|b|c',
				replace: '$3:a',
				words: { word: '$3', say: '$3:a' },
			},
		],
		example: { wrong: 'she gave me hug', right: 'she gave me a hug' },
	}),
];
