import type { GrammarRule } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';

/** Prepositions of verbs and nouns that go with what follows. */
export const phrasePrepositionRules: GrammarRule[] = [
	phraseRule({
		id: 'preposition-after-verb',
		category: 'preposition',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de', 'zh'],
		phrases: [
			{
				find: '<pay> attention [on]',
				replace: 'to',
				reason: 'preposition-after-verb.say',
				words: { say: 'pay attention to' },
			},
			{
				find: '<participate> [to|at] the|this|a|that|my|many|our',
				replace: 'in',
				words: { after: 'participate', example: '$1 in' },
			},
			{
				find: '<take> part [to|on] the|this|a|that|my|many|our',
				replace: 'in',
				reason: 'preposition-after-verb.say',
				words: { say: 'take part in' },
			},
			{
				find: 'should|must|we|they|can|i|people|to|not [respect to] each|other|others|people|my|our|their|them|him|your|her|parents|teachers',
				replace: 'respect',
				reason: 'preposition-after-verb.respect',
				words: { example: 'respect $4' },
				notAfter: 'with|in|no|of',
			},
			{
				find: '<laugh> [of|to] me|him|her|us|them|my|it',
				replace: 'at',
				words: { after: 'laugh', example: '$1 at $3' },
			},
			{
				find: '<smile> [to] me|him|her|us|them|people',
				replace: 'at',
				words: { after: 'smile', example: '$1 at $3' },
			},
			{
				find: '<think> [in] you|me|him|her|them|us|my',
				replace: 'about',
				words: { after: 'think', example: '$1 about $3' },
			},
			{ find: '<consist> [in|from|on]', replace: 'of', words: { after: 'consist', example: '$1 of' } },
		],
		example: { wrong: 'you must pay attention on the road', right: 'you must pay attention to the road' },
	}),
	phraseRule({
		id: 'influence-on',
		category: 'preposition',
		typicalOf: ['es', 'pt', 'fr', 'it', 'zh', 'ru'],
		phrases: [
			{
				find: 'solution|answer|solutions [of|for] this|these|the problem|problems|question|questions',
				replace: 'to',
				words: { say: '$1 to', example: '$1 to $3 $4' },
			},
			{
				find: 'increase|decrease|rise|reduction|change [of] prices|temperature|unemployment|population|taxes|crime|pollution',
				replace: 'in',
				reason: 'influence-on.after',
				words: { after: '$1', example: '$1 in $3' },
				notAfter: 'climate',
			},
			{
				find: 'effect|effects|influence|impact of @NOUN|social|@ADJ @NOUN? [in|to] our|my|the|people|children|young|society lives|life|people|children|society|environment|health|is|are',
				replace: 'on',
				words: { say: 'the $1 of something on something', example: 'on $6' },
			},
			{
				find: 'influence|effect|impact|influences|effects [to|for] people|society|us|our|the|children|my|them|students|health|everyone|life|their|young !better|worse|club|team|company|first|same|rest|next',
				replace: 'on',
				reason: 'influence-on.after',
				words: { after: '$1', example: '$1 on' },
				notAfter: 'in|into|to|cause|special',
			},
			{
				find: 'the answer [of] the|this|that|my|your question|questions|problem',
				replace: 'to',
				words: { say: 'the answer to', example: 'the answer to $4 $5' },
			},
			{
				find: 'solution [of] the|this|that problem|problems',
				replace: 'to',
				words: { say: 'the solution to', example: 'solution to $3 $4' },
			},
			{
				find: 'key [of] success|happiness|learning',
				replace: 'to',
				reason: 'influence-on.say',
				words: { say: 'the key to $3' },
			},
			{
				find: '^ the reason [of] this|that|the|my',
				replace: 'for',
				words: { say: 'the reason for', example: 'the reason for $4' },
			},
		],
		example: { wrong: 'it has a big influence to people', right: 'it has a big influence on people' },
	}),
	phraseRule({
		id: 'verb-without-preposition',
		category: 'preposition',
		typicalOf: ['es', 'pt', 'fr', 'it'],
		phrases: [
			{
				find: '[<tell> to] me|him|her|us|them',
				replace: '$1',
				reason: 'verb-without-preposition.tell',
				words: { example: '$1 $3' },
			},
			{
				find: '#subject|to|will|can|should|must [<discuss> about]',
				replace: '$2',
				reason: 'verb-without-preposition.discuss',
				notAfter: 'what|that|which|thing|things|topic|subject|everything|all',
			},
			{
				find: '[<enter> to|in] the|my|a|university|school',
				replace: '$1',
				reason: 'verb-without-preposition.enter',
				words: { without: '$2' },
			},
			{ find: '[<ask> to] me|him|her|us|them !<be>', replace: '$1', words: { example: '$1 $3' } },
			{
				find: '[<ask> to] my teacher|mother|father|friend|friends|boss|parents|brother|sister',
				replace: '$1',
				words: { example: '$1 my $4' },
			},
			{
				find: '[<ask> to] the teacher|doctor|waiter|police|driver|manager|students|children',
				replace: '$1',
				words: { example: '$1 the $4' },
			},
			{
				find: 'to|will|can|should|must|please|i|we|you|they [contact with] me|you|him|her|us|them|my|the|your|our',
				replace: '$2',
				reason: 'verb-without-preposition.contact',
				notAfter: 'in|have|lose|keep|no|eye',
			},
			{
				find: '[<mention|emphasize|emphasise> about|on] it|this|that|the|his|her|my',
				replace: '$1',
				reason: 'verb-without-preposition.comes',
				words: { without: '$2' },
				notAfter: 'what|that|thing|things|the|a|no|any|which',
			},
			{
				find: 'it|he|she|they|we|i|which|that [lack|lacks|lacked of]',
				replace: '$2',
				reason: 'verb-without-preposition.verb',
			},
			{
				find: '[<approach|answer> to] me|him|her|us|them',
				replace: '$1',
				reason: 'verb-without-preposition.comes-without',
				words: { example: '$1 $3' },
				notAfter: 'the|an|my|your|his|her|their|our|no|best|right|a|new|this|different',
			},
			{
				find: '[<phone> to] me|him|her|us|them|my',
				replace: '$1',
				reason: 'verb-without-preposition.phone',
				words: { example: '$1 $3' },
			},
		],
		example: { wrong: 'he told to me a story', right: 'he told me a story' },
	}),
	phraseRule({
		id: 'wait-for',
		category: 'preposition',
		typicalOf: ['es', 'pt', 'fr', 'it'],
		phrases: [
			{
				find: 'to|i|we|they|am|are|is|was|were|will [<wait>] me|him|us|them',
				replace: '$2 for',
				words: { example: '$2 for $3' },
			},
			{
				find: 'to|i|we|they|am|are|is|was|were|will [<wait>] the|my|his|her|our|their bus|train|plane|taxi|friend|friends|results|brother|sister|mother|wife|husband|answer',
				replace: '$2 for',
				reason: 'wait-for.wait',
				words: { example: '$2 for $3 $4' },
			},
			{
				find: '[<pay>] the food|meal|drinks|dinner|lunch|ticket|tickets|coffee|beer !@NOUN',
				replace: '$1 for',
				reason: 'wait-for.pay',
				words: { example: '$1 for the $3' },
			},
			{
				find: '[<apologize|apologise>] me|him|her|us|them|you',
				replace: '$1 to',
				reason: 'wait-for.apologize',
				words: { example: '$1 to $2' },
			},
			{
				find: '[belong|belongs|belonged] me|him|us|them',
				replace: '$1 to',
				reason: 'wait-for.things',
				words: { example: '$1 to $2' },
			},
		],
		example: { wrong: 'we waited the bus', right: 'we waited for the bus' },
	}),
];
