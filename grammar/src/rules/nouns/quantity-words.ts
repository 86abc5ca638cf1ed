import { pluralThings } from '#grammar/countable-nouns.ts';
import type { GrammarRule } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';

const kindsOf =
	'advertisement|product|book|film|movie|car|animal|plant|restaurant|shop|job|problem|question|game|teacher|student|computer|house|toy|event|activity';

/** The number of a noun after "every", "both", "these" and numbers, in phrases. */
export const quantityWordRules: GrammarRule[] = [
	phraseRule({
		id: 'quantity-word-number',
		category: 'noun number',
		typicalOf: ['zh', 'ar', 'es', 'ru'],
		phrases: [
			{
				find: `every|each [${[...pluralThings].filter((noun) => !/^(?:hours|minutes|miles)$/.test(noun)).join('|')}] !@NOUN|old`,
				replace: '$2:singular',
				reason: 'quantity-word-number.singular',
				words: { after: '$1', example: '$1 $2:singular' },
				notAfter: 'to|and',
			},
			{
				find: 'both [side|gender|sex|parent|way|group|country|team|eye|language|option|opinion|view|case|situation] !@NOUN|@ADJ|and|of|as',
				replace: '$2:plural',
				words: { after: 'both', example: 'both $2:plural' },
			},
			{
				find: 'in many|most|all|both|several|these|those [case|country|area|city|place|situation|way|respect|field|region|subject] !@NOUN|@ADJ|of',
				replace: '$3:plural',
				reason: 'quantity-word-number.noun',
				words: { after: '$2', example: '$2 $3:plural' },
			},
			{
				find: `[a|an two|three|four|five|six|seven|eight|ten] ${[...pluralThings].join('|')}|years|days|people $`,
				replace: '$2',
				reason: 'quantity-word-number.means',
				words: { say: '$2 $3' },
				notAfter: 'or|a',
			},
			{
				find: "<be>|i'm|he's|she's thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve [year] old",
				replace: 'years',
				words: { after: '$2', example: '$2 years old' },
			},
			{
				find: '^^ [that] shoes|trousers|jeans|glasses|books|clothes|pictures are|were',
				replace: 'those',
				reason: 'quantity-word-number.plural',
				words: { word: '$2', say: 'those $2' },
			},
			{
				find: '<have> any|many [hobby|friend|brother|sister|child|pet] $',
				replace: '$3:plural',
				reason: 'quantity-word-number.plural-2',
				words: { after: '$2', example: '$2 $3:plural' },
			},
			{
				find: 'reading|watching|collecting [book|film|movie|novel|magazine|newspaper|video|cartoon|comic|article|poem|stamp|coin] $ !and|or|after|by',
				replace: '$2:plural',
				reason: 'quantity-word-number.all',
				notAfter: "<be>|i'm|he's|she's|we're|they're|you're",
			},
			{
				find: "don't|doesn't|never|rarely|seldom|often|usually|always read|reads|watch|watches [book|film|movie|novel|magazine|newspaper|video|cartoon] $",
				replace: '$3:plural',
				reason: 'quantity-word-number.all',
			},
			{
				find: '^ these [day] people|we|i|they|it|there|everyone|everybody|many|most',
				replace: 'days',
				reason: 'quantity-word-number.these',
			},
			{
				find: 'many|different|several|various|two|three [kind|type|sort] of',
				replace: '$2:plural',
				words: { after: '$1', example: '$1 $2:plural of' },
				notAfter: 'some|in|the|a|an|any|no|whole|very|completely|totally|@ADJ',
			},
			{
				find: 'other|most|many|these|those|few [person] $',
				replace: 'people',
				reason: 'quantity-word-number.person',
				words: { example: '$1 people' },
				notAfter:
					'a|an|the|every|each|one|no|any|this|that|very|another|my|only|such|and|or|some|how|what|which|most|so|as|your|his|her|our|their',
			},
			{
				find: "many|several|few [person] who|are|have|think|say|want|like|don't|in|from",
				replace: 'people',
				reason: 'quantity-word-number.person',
				words: { example: '$1 people' },
			},
			{
				find: 'in|after|for|next|last|past|about many|few|several|two|three|four|five|six|ten|twenty|thirty|fifty|hundred [year|month|week|day|hour|minute] $',
				replace: '$3:plural',
				words: { after: '$2', example: '$2 $3:plural' },
			},
			{
				find: 'two|three|four|five|six|many|few|several [time] a|per',
				replace: 'times',
				reason: 'quantity-word-number.more',
				words: { example: '$1 times' },
			},
		],
		example: { wrong: 'every cars must stop', right: 'every car must stop' },
	}),
	phraseRule({
		id: 'kinds-of-plural',
		category: 'noun number',
		typicalOf: ['zh', 'ar', 'ru'],
		phrases: [
			{
				find: `many|all|different|various|several|other|these|those kinds|types|sorts of [${kindsOf}] $`,
				replace: '$4:plural',
				words: { after: '$2 of', example: '$2 of $4:plural' },
			},
		],
		isMaybe: true,
		example: {
			wrong: 'there are many kinds of advertisement',
			right: 'there are many kinds of advertisements',
		},
	}),
];
