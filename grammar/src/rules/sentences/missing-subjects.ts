import type { GrammarRule } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';

const judgements =
	'important|difficult|easy|necessary|possible|impossible|better|hard|useful|good|bad|nice|interesting|dangerous|normal|common|expensive|true|great|essential|strange|faster|cheaper|easier|safer|healthier|quieter|quicker|harder|worse|free|fun';
const weather = 'cold|hot|raining|sunny|late|dark|windy|warm|rainy|snowing';
const feelings =
	'happy|sad|sure|tired|busy|ready|afraid|hungry|late|sick|ill|nervous|proud|bored|lazy|angry|lucky|lonely|married|single|good|free|alone|interested|worried';

/** Sentences without a subject ("it") or without "be". */
export const missingSubjectRules: GrammarRule[] = [
	phraseRule({
		id: 'it-after-phrase',
		category: 'missing word',
		typicalOf: ['es', 'pt', 'it', 'ru'],
		phrases: [
			{
				find: `^ for me|us|him|her|them|everyone|people|children|students [is|was] very|so|too|not|more|really? ${judgements}`,
				replace: 'it $3',
				notAfter: 'what|that|which|who|thing',
			},
			{
				find: '^ in my|our|this opinion [is|was] very|so|too|not|better|important|good|necessary|a|the|really',
				replace: 'it $4',
				notAfter: 'what|that|which|who',
			},
			{
				find: `because|when|if|although|since|until|unless|while [is|was] very|so|too|not|really|more? ${judgements}|${weather}`,
				replace: 'it $2',
			},
			{ find: "because|although [isn't|wasn't|will be]", replace: 'it $2' },
			{
				find: `^^ [is not] very|so|too|really|always? ${judgements} to|for|that`,
				replace: 'it is not',
			},
			{
				find: '^^ i think|believe [is|was] very|so|too|not|really|more|better|important|necessary|good|difficult|a|the|because',
				replace: 'it $3',
			},
			{ find: '^^ [depends of]', replace: 'it depends on' },
			{
				find: 'and|but [is|was] very important|difficult|easy|hard|possible|necessary to|for',
				replace: 'it $2',
				notAfter: '@NOUN|@PRON|@ADJ',
			},
		],
		example: {
			wrong: 'for me is very important to have time',
			right: 'for me it is very important to have time',
		},
	}),
	phraseRule({
		id: 'be-after-noun',
		category: 'missing word',
		typicalOf: ['ru', 'ar', 'zh'],
		phrases: [
			{
				find: '^ my|our|his|her|their|the city|country|house|family|school|weather|food|town|village|room|teacher|boss|job|apartment|flat|street|hotel|problem|film|movie|exam|life|english [very|so|too|always] @ADJ !@NOUN|@VERB',
				replace: 'is $3',
				words: { example: '$2 is $3 $4' },
				notAfter: 'and|or|at|in|of|with|like|find|keep|make|where|which|what',
			},
			{
				find: '^ my|our|his|her|their|the parents|friends|people|children|students|teachers|streets|prices|colleagues|neighbours|neighbors|cars|houses [very|so|too|always] @ADJ !@NOUN|@VERB',
				replace: 'are $3',
				words: { example: '$2 are $3 $4' },
				notAfter: 'and|or|at|in|of|with|like|find|keep|make|where|which|what',
			},
			{
				find: '^ my|our|his|her favourite|favorite [food|colour|color|film|movie|book|singer|actor|sport|season|subject|city|hobby|song|animal|place] @NOUN|@PROPN $$',
				replace: '$3 is',
				words: { example: '$3 is' },
			},
			{ find: `^ [i] not ${feelings} $`, replace: 'i am', words: { example: 'I am not' } },
			{
				find: `^ [he|she] always|often|never|sometimes|usually|so|very ${feelings}|kind|polite|strict|friendly $`,
				replace: '$1 is',
				words: { example: '$1 is' },
			},
			{
				find: `^ [we|they|you] always|often|never|sometimes|usually ${feelings}|kind|polite|strict|friendly $`,
				replace: '$1 are',
				words: { example: '$1 are' },
			},
			{
				find: '^^ [there] many|some|several|lots|no|a|two|three @ADJ|beautiful|different? places|people|cars|things|shops|parks|problems|restaurants|museums|students|trees|rooms|ways',
				replace: 'there are',
				words: { example: 'there are' },
			},
			{
				find: '^ in my|our|the city|country|town|village|house|school|class [there] many|some|several|two|three|no',
				replace: 'there are',
				words: { example: 'there are' },
			},
			{
				find: `^ [i] from #place|spain|brazil|colombia $`,
				replace: 'i am',
				words: { example: 'I am from' },
			},
			{
				find: `^ [he|she] from #place|brazil|colombia $`,
				replace: '$1 is',
				words: { example: '$1 is from' },
			},
			{
				find: '^ people [always|often|very|so] busy|happy|stressed|tired|friendly|angry|poor|rich|lonely $',
				replace: 'are $2',
				words: { example: 'people are $2' },
			},
			{
				find: '^ when|if|because [you|we|they] tired|sick|happy|ill|young|old|ready|sad|busy|alone|free|late !@VERB|@AUX',
				replace: '$2 are',
				words: { example: '$2 are' },
				notAfter: 'what',
			},
			{
				find: '^ when|if|because [he|she|it] tired|sick|happy|ill|ready|sad|busy|alone|free|late|cold|hot|good|bad|important|difficult|very|too|so !@VERB|@AUX',
				replace: '$2 is',
				words: { example: '$2 is' },
				notAfter: 'what',
			},
		],
		example: { wrong: 'my city very big', right: 'my city is very big' },
	}),
	phraseRule({
		id: 'be-not-do',
		category: 'verb form',
		typicalOf: ['zh', 'ar'],
		phrases: [
			{
				find: "he|she|it [doesn't|don't] happy|sad|tired|busy|ready|good|bad|a|an|important|difficult|easy|interested|interesting|married|sure|expensive|true|possible",
				replace: "isn't",
				words: { with: '$3', example: "$1 isn't" },
				notAfter: '<make|let|help>',
			},
			{
				find: "we|they|you [don't|doesn't] happy|sad|tired|busy|ready|good|bad|interested|married|sure|important|rich|poor",
				replace: "aren't",
				words: { with: '$3', example: "$1 aren't" },
			},
			{
				find: "i [don't] happy|sad|tired|busy|ready|sure|interested|married|afraid|hungry",
				replace: 'am not',
				words: { with: '$3', example: 'I am not' },
			},
		],
		example: { wrong: "she doesn't happy with her job", right: "she isn't happy with her job" },
	}),
	phraseRule({
		id: 'like-it',
		category: 'missing word',
		typicalOf: ['es', 'pt', 'zh', 'ru'],
		phrases: [
			{ find: '^^ i|we really? like|love|enjoy [very much] $$', replace: 'it very much' },
			{ find: "^^ i|we don't|didn't [like|liked] because", replace: 'like it', reason: 'like-it.like' },
		],
		example: { wrong: "i don't like because it is bitter", right: "i don't like it because it is bitter" },
	}),
];
