import type { GrammarRule } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';

const whose = 'my|your|his|her|our|their|the';
const doers =
	"i|we|he|she|they|you|people|to|not|also|always|never|often|don't|doesn't|didn't|can|could|will|would|should|must|who";
const strong = 'cold|hot|big|small|tired|heavy|fast|loud|dark|busy|long|hungry|weak|noisy|crowded';

/** Verbs with what they usually stand with, and words that look or sound like others. */
export const usualExpressionRules: GrammarRule[] = [
	phraseRule({
		id: 'verb-of-usual-expression',
		category: 'word choice',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de', 'ru', 'zh'],
		phrases: [
			{
				find: `[<say>] me|us|him !is|was|too|and|neither|either|no|yes|or|if|anything`,
				replace: '$1=tell',
				words: { example: '$1=tell $2' },
				notAfter: "to|as|not|let|than|the|let's",
			},
			{
				find: `always|never|often|to|already|just|not|will|would|can|could|must|should|didn't|don't [<say>] me|us|him|them that|to|about|what|how|the|a|it|his|her|my|something|everything|anything`,
				replace: '$2=tell',
				words: { example: '$2=tell $3' },
			},
			{
				find: 'i|he|she|they|we|who|mother|father|teacher|doctor|boss|friend|article|author|friends|people [told] that the|my|his|her|our|their|people|everyone|it|you|these|this !@VERB|story|joke|lie',
				replace: 'said',
				reason: 'verb-of-usual-expression.person',
			},
			{
				find: 'he|she|they|i|we|people [talked|spoke] that i|he|she|they|we|it|the|you',
				replace: 'said',
				reason: 'verb-of-usual-expression.said',
			},
			{
				find: '[<tell>] goodbye|hello|sorry to|and|$',
				replace: '$1=say',
				reason: 'verb-of-usual-expression.say',
				words: { say: '$2', example: '$1=say $2' },
			},
			{
				find: `parents|teachers|school|schools|they|who|to|should|must|can [<learn>] me|him|us|their|our|children|people|kids|students children|kids|students|pupils|son|daughter|to|how|that|about`,
				replace: '$2=teach',
				reason: 'verb-of-usual-expression.others',
				words: { example: '$2=teach $3' },
				notAfter: 'help',
			},
			{
				find: 'please|can|could [<lend>] a|some|the money|book|pen|car from',
				replace: '$2=borrow',
				reason: 'verb-of-usual-expression.borrow',
				words: { example: '$2=borrow ... from' },
			},
			{
				find: `i|you|he|she|we|they|can|could|please|to [<borrow>] me|us`,
				replace: '$2=lend',
				reason: 'verb-of-usual-expression.lend',
				words: { example: '$2=lend $3' },
			},
			{
				find: "not|don't|doesn't|didn't [know] to swim|drive|cook|speak|use|play|read|write|dance|ride|sing|express|manage|handle|do|make|work|solve",
				replace: 'know how',
				reason: 'verb-of-usual-expression.able',
				words: { example: 'know how to $4' },
			},
			{
				find: 'he|she|it|everybody|everyone|nobody [knows] to swim|drive|cook|speak|use|play|read|write|dance|ride|sing|express|manage|handle|do|make|work|solve',
				replace: '$2 how',
				reason: 'verb-of-usual-expression.able',
				words: { example: '$2 how to $4' },
			},
			{
				find: 'to|can|could|will|would|we|i|they|you [<know>] new @NOUN? people|friends',
				replace: '$2=meet',
				reason: 'verb-of-usual-expression.new',
				words: { example: '$2=meet new $5' },
			},
			{
				find: `${doers} [<assist>] to a|the|this|that|my|some|many|these|all meeting|meetings|class|classes|lesson|lessons|course|courses|conference|concert|concerts|wedding|event|events|party|festival|show|match|seminar|workshop|training|lecture|lectures|university|school|ceremony`,
				replace: '$2=attend',
				reason: 'verb-of-usual-expression.go',
				words: { example: '$2=attend $4 $5' },
			},
			{
				find: '[<listen>] a strange|loud|big|terrible? noise|sound|scream|cry|bang|explosion',
				replace: '$1=hear',
				reason: 'verb-of-usual-expression.reaches',
				words: { example: '$1=hear a $4' },
			},
			{
				find: 'i|we|he|she|they|have|has|had|never [<listen>] that i|you|he|she|it|they|we|the|there|people',
				replace: '$2=hear',
				reason: 'verb-of-usual-expression.news',
				words: { example: '$2=hear that' },
			},
			{
				find: '[looks|looked|looking] the picture|pictures|photo|photos|sky|sea|stars|screen|map|view|landscape|camera|blackboard|moon|sun|clouds|clock !@NOUN|up|of',
				replace: '$1 at',
				reason: 'verb-of-usual-expression.after',
				words: { after: '$1', example: '$1 at the $3' },
			},
			{
				find: 'to|i|we|they|he|she|is|are|was|were|people|everyone|everybody|just [looked|looking|look] me|him|us|them !in|up|over|straight|dead|right|out|square|to|@VERB',
				replace: '$2 at',
				reason: 'verb-of-usual-expression.after',
				words: { after: '$2', example: '$2 at $3' },
			},
			{
				find: 'i|we|he|she|they|usually|often|always|then [took|takes|taking] a lunch|breakfast $',
				replace: '$2=have',
				reason: 'verb-of-usual-expression.drink',
				words: { example: '$2=have a $4' },
			},
			{
				find: 'i|we|they|he|she|to|will|can|and [<pass>] @NUM|some|few|several|many|a? few? days in|at|with|there|together|here|on|alone',
				replace: '$2=spend',
				reason: 'verb-of-usual-expression.time',
			},
			{
				find: `[<pass>] most|much|a|all of|lot|${whose} of|time|day|life|days|free|childhood time|with|in|at`,
				replace: '$1=spend',
				reason: 'verb-of-usual-expression.time',
			},
			{
				find: 'price|prices|temperature|temperatures|cost|costs|unemployment|rate|rates|sea|level|levels|salaries|population|crime|demand|pollution have|has|had [raised] very|by|to|from|in|every|since|dramatically|so|because|and|sharply|quickly|rapidly|$',
				replace: 'risen',
				reason: 'verb-of-usual-expression.prices',
				words: { example: '$2 risen' },
			},
			{
				find: 'price|prices|temperature|temperatures|cost|costs|unemployment|rates|salaries|population|crime|demand|pollution is|are|was|were|keep|keeps|kept [raising] very|by|to|from|in|every|since|dramatically|so|because|and|sharply|quickly|rapidly|$',
				replace: 'rising',
				reason: 'verb-of-usual-expression.prices',
				words: { example: '$2 rising' },
			},
			{
				find: 'prices|temperatures|costs|salaries|levels [raise] very|by|every|dramatically|so|because|and|sharply|quickly|rapidly|$',
				replace: 'rise',
				reason: 'verb-of-usual-expression.prices-temperatures',
			},
			{
				find: `it|that|this|which|song|photo|place|smell|film|book|movie|picture|always [remembers|remembered] me|us|him|her of|about|to? the|my|our|his`,
				replace: '$2=remind',
				reason: 'verb-of-usual-expression.makes',
			},
			{
				find: '[<remember>] me|him|us|them to @VERB',
				replace: '$1=remind',
				reason: 'verb-of-usual-expression.forget',
				words: { example: '$1=remind $2 to' },
				notAfter: 'i|we|they|he|she|people',
			},
			{
				find: '<be|feel> very|really|so|completely|totally? [chocked]',
				replace: 'shocked',
				reason: 'verb-of-usual-expression.shocked',
			},
			{
				find: 'look|looks|looked|looking|search|searching|searched|looks [after] a|an|new|another new|good|better? job|solution',
				replace: 'for',
				reason: 'verb-of-usual-expression.want',
			},
		],
		example: {
			wrong: 'my mother always says me that i work too much',
			right: 'my mother always tells me that i work too much',
		},
	}),
	phraseRule({
		id: 'so-that-such-as',
		category: 'word choice',
		typicalOf: ['es', 'it', 'fr', 'zh', 'ru'],
		phrases: [
			{
				find: `<be> [very] ${strong} that i|we|he|she|they|nobody|everyone|everybody|you|it`,
				replace: 'so',
				reason: 'so-that-such-as.comes',
				words: { example: 'so $3 that' },
			},
			{
				find: 'so|as much|many @ADJ? @NOUN [than] before|me|you|him|her|us|them|in|other|my|men|women|others',
				replace: 'as',
				words: { after: '$1 $2' },
			},
			{
				find: '<earn|work|cost|pay|eat|spend|sleep|have|know|get|learn|use|do|live> much|even|far|a? lot? more|less|better|longer|harder [as] me|him|us|them|men|women $',
				replace: 'than',
				words: { after: '$4' },
			},
			{ find: 'the same @ADJ? @NOUN [than]', replace: 'as', words: { after: 'the same' } },
			{
				find: '<be|have|meet|see> [so] nice|good|beautiful|interesting|kind|great|friendly|bad|wonderful|lovely|amazing|delicious people|places|things|friends|food|weather|views|memories|teachers|parents|moments|experiences|countries|cities $',
				replace: 'such',
				reason: 'so-that-such-as.noun',
				words: { example: 'such $3 $4' },
			},
			{
				find: '<be|feel|look|become> [such] tired|happy|expensive|difficult|boring|busy|important|interesting|nice|strong|amazing|excited|angry|sad $ !@NOUN|as',
				replace: 'so',
				reason: 'so-that-such-as.alone',
				words: { example: 'so $3' },
			},
		],
		example: {
			wrong: 'it was very cold that we stayed at home',
			right: 'it was so cold that we stayed at home',
		},
	}),
];
