import type { GrammarRule } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';

const comparative =
	'better|worse|easier|bigger|cheaper|faster|older|younger|smaller|taller|happier|stronger|higher|larger|longer|harder|healthier|richer|safer|nicer|lower|colder|hotter|shorter';

const doers = "#subject|to|not|also|always|often|sometimes|people|can|will|don't|didn't";

/** Words that sound or look alike, and words that the mother tongue does not tell apart. */
export const confusedWordRules: GrammarRule[] = [
	phraseRule({
		id: 'then-than',
		category: 'comparison',
		typicalOf: [],
		phrases: [
			{
				find: `${comparative}|more|less|rather [then] me|you|him|her|us|them|my|your|the|a|in|before|other|others|ever|@NUM|living|going`,
				replace: 'than',
				words: { after: '$1' },
				notAfter: 'even|and|no|any|once',
			},
			{
				find: 'more @ADJ [then|that] me|you|him|her|us|them|mine|yours|before|other|others|ever',
				replace: 'than',
				words: { after: 'more $2' },
			},
			{
				find: 'more|less important|interesting|difficult|expensive|beautiful|useful|dangerous|popular [that] @NOUN $$',
				replace: 'than',
				words: { after: '$1 $2' },
			},
			{
				find: `<be> ${comparative} [that|from|of] me|him|us|them|mine|yours|before|hers|ours $`,
				replace: 'than',
				reason: 'then-than.after',
				words: { after: '$2', example: '$2 than $4' },
				notAfter: 'the|far',
			},
		],
		example: { wrong: 'it is better then before', right: 'it is better than before' },
	}),
	phraseRule({
		id: 'lose-raise-advise',
		category: 'word choice',
		typicalOf: ['es', 'pt', 'fr', 'it', 'zh', 'ru'],
		phrases: [
			{
				find: "to|will|can|could|would|might|don't|didn't|not [loose] my|your|our|their|his|her|the|it|a|weight|time|money|control|everything|some",
				replace: 'lose',
				words: { example: 'lose $3' },
			},
			{
				find: 'please|to|can|could|would|will|should|you|he|she [advice] me|you|him|her|us|them',
				replace: 'advise',
				words: { example: 'advise $3' },
			},
			{
				find: 'i|we|they|to|must|should|can|will [rise] my|our|your|their|the|a|money|awareness|children|taxes',
				replace: 'raise',
				reason: 'lose-raise-advise.make',
				words: { example: 'raise $3' },
			},
			{
				find: 'price|prices|temperature|temperatures|number|costs|cost|unemployment|level|levels <be> [raising] $',
				replace: 'rising',
				reason: 'lose-raise-advise.goes',
			},
			{
				find: 'prices|temperatures|costs|taxes|prices [raise|raised] every|a|in|very|by|because',
				replace: '$2=rise',
				reason: 'lose-raise-advise.goes',
			},
			{ find: 'the sun [raises]', replace: 'rises', reason: 'lose-raise-advise.sun' },
			{
				find: '[there] house|parents|friends|family|children|homes|jobs|kids|lives is|are|was|were',
				replace: 'their',
				reason: 'lose-raise-advise.whose',
				words: { example: 'their $2' },
				notAfter: 'the|over|out|that|people|house',
			},
			{
				find: '[quiet] good|interesting|difficult|easy|big|expensive|often|a|happy|important|different !place|time',
				replace: 'quite',
				reason: 'lose-raise-advise.fairly',
				words: { example: 'quite $2' },
				notAfter: 'very|so|a|the|and',
			},
			{
				find: 'very|so|more|most [economical] crisis|situation|problem|problems|growth|system|development|reasons',
				replace: 'economic',
				reason: 'lose-raise-advise.economy',
				words: { example: 'economic $3' },
			},
			{
				find: '[economical] crisis|situation|problem|problems|growth|system|development|policy|power',
				replace: 'economic',
				reason: 'lose-raise-advise.economy',
				words: { example: 'economic $2' },
			},
			{
				find: 'party|trip|game|holiday|weekend|day|holidays was|were|is very|so|really [funny] $',
				replace: 'fun',
				reason: 'lose-raise-advise.enjoy',
			},
		],
		example: { wrong: "i don't want to loose my job", right: "i don't want to lose my job" },
	}),
	phraseRule({
		id: 'do-make-more',
		category: 'word choice',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de'],
		phrases: [
			{
				find: `${doers} [<do>] a lot of mistakes|money|noise|friends|progress`,
				replace: '$2=make',
				reason: 'do-make-more.make',
				words: { word: '$6', example: '$2=make a lot of $6' },
			},
			{
				find: `${doers} [<do>] many|some|few|less|fewer|any|a mistake|mistakes|noise|friends|effort|joke|jokes|mess`,
				replace: '$2=make',
				reason: 'do-make-more.make-2',
				words: { example: '$2=make $3 $4' },
			},
			{
				find: '[<do>] an effort|appointment|excuse',
				replace: '$1=make',
				reason: 'do-make-more.make',
				words: { word: '$3', example: '$1=make an $3' },
			},
			{
				find: 'i|we|they|he|she|to [<make>] my|your|his|her|their|the homework|homeworks yesterday|tomorrow|today|alone',
				replace: '$2=do',
				reason: 'do-make-more.homework',
				words: { example: '$2=do $3 $4' },
			},
			{
				find: 'i|we|they|to|not|people|she|he|should|always|never [<make>] some|more|any exercise|exercises|sport|sports|gymnastics|yoga|housework',
				replace: '$2=do',
				words: { word: '$4', example: '$2=do $3 $4' },
				notAfter: 'what',
			},
			{
				find: 'i|we|they|to|not|people|she|he|should|always|never [<make>] exercise|exercises|gymnastics|yoga !easy|fun|@ADJ',
				replace: '$2=do',
				words: { word: '$3', example: '$2=do $3' },
			},
			{
				find: '[<make>] me|us|him|her|them a|the favor|favour',
				replace: '$1=do',
				reason: 'do-make-more.favour',
				words: { example: '$1=do $2 $3 $4' },
			},
			{
				find: '[<make>] the|my shopping|cleaning|cooking|washing|ironing !more|easy|easier|@ADJ|a|so',
				replace: '$1=do',
				reason: 'do-make-more.do',
				words: { example: '$1=do $2 $3' },
			},
			{
				find: '[<make>] an|a|some|this|the exam|degree|research|training|experiment $',
				replace: '$1=do',
				reason: 'do-make-more.do',
				words: { example: '$1=do $2 $3' },
			},
			{
				find: '[<make>] business|research|damage|harm with|in|on|about|to|of',
				replace: '$1=do',
				words: { word: '$2', example: '$1=do $2' },
			},
			{
				find: '[<do>] a party|barbecue|picnic $',
				replace: '$1=have',
				reason: 'do-make-more.have',
				words: { word: '$3', example: '$1=have a $3' },
			},
			{
				find: '[<do>] a trip|journey|cruise|excursion to|with|in|around|together',
				replace: '$1=go on',
				reason: 'do-make-more.go',
				words: { word: '$3', example: '$1=go on a $3' },
			},
			{
				find: '[<make|do>] a lot of photos|pictures|selfies',
				replace: '$1=take',
				reason: 'do-make-more.take',
				words: { word: '$5', example: '$1=take a lot of $5' },
			},
			{
				find: 'i|we|he|she|also|always|often|usually [<do>] football|basketball|tennis|volleyball|chess|hockey|baseball|rugby|badminton on|every|with|in|after|at',
				replace: '$2=play',
				reason: 'do-make-more.play',
				words: { example: '$2=play $3' },
			},
		],
		example: { wrong: 'i do a lot of mistakes', right: 'i make a lot of mistakes' },
	}),
	phraseRule({
		id: 'have-be-states',
		category: 'verb form',
		typicalOf: ['es', 'pt', 'fr', 'it'],
		phrases: [
			{
				find: 'i [have right] $ !now|here|there|away',
				replace: 'am right',
				words: { example: 'I am right' },
			},
			{ find: 'i [have reason] $$', replace: 'am right', words: { example: 'I am right' } },
			{
				find: 'you|we|they [have right|reason] $$ !now|here|there|away',
				replace: 'are right',
				words: { example: '$1 are right' },
			},
			{
				find: 'he|she [has|have right|reason] $$ !now|here|there|away',
				replace: 'is right',
				words: { example: '$1 is right' },
			},
			{
				find: 'he|she [has|have] afraid|ashamed|angry|lucky|hungry|thirsty|sleepy|jealous of|and|because|to',
				replace: 'is',
				words: { example: '$1 is $3' },
			},
			{
				find: 'you|we|they [have] afraid|ashamed|angry|lucky|hungry|thirsty|sleepy|jealous of|and|because|to',
				replace: 'are',
				words: { example: '$1 are $3' },
			},
			{
				find: 'i [have] afraid|ashamed|angry|lucky|hungry|thirsty|sleepy|jealous of|and|because|to',
				replace: 'am',
				words: { example: 'I am $3' },
			},
		],
		example: { wrong: 'she has afraid of dogs', right: 'she is afraid of dogs' },
	}),
];
