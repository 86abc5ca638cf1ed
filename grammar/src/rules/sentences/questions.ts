import type { GrammarRule } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';

/** Words that show that the question is part of another sentence: "where you live is important". */
const notEmbedded = "!is|was|are|matters|makes|depends|doesn't|isn't|the|a|and";

/** Questions, and those inside another sentence. */
export const questionRules: GrammarRule[] = [
	phraseRule({
		id: 'indirect-question',
		category: 'word order',
		typicalOf: ['es', 'pt', 'fr', 'it'],
		phrases: [
			{
				find: "don't|didn't know|remember|understand|see where|who|what [is|are|was|were the|my|your|his|her @NOUN] $",
				replace: '$5 $6 $4',
				words: { example: '$3 $5 $6 $4' },
			},
			{
				find: 'can|could|do you tell me where [is|are the|my @NOUN] $',
				replace: '$7 $8 $6',
				words: { example: 'where $7 $8 $6' },
			},
			// 'what is the matter' is right both ways.
			{
				find: 'know|wonder|me|remember|sure|idea|understand where|who|when|why|how [is|are|was|were the|my|your|his|her|our|their @NOUN] $',
				replace: '$4 $5 $3',
				words: { example: '$2 $4 $5 $3' },
			},
			{
				find: 'know|wonder|me|remember|sure|idea|understand what [is|are|was|were my|your|his|her|our|their @NOUN] $',
				replace: '$4 $5 $3',
				words: { example: '$2 $4 $5 $3' },
			},
			{
				find: 'know|wonder|me|remember|sure|idea|understand what time|color|colour|kind|day [is|was it|this|that] $',
				replace: '$5 $4',
				words: { example: '$2 $3 $5 $4' },
			},
			{
				find: 'know|wonder|me|remember|sure|idea|understand where|what|when|why|how [does he|she|it @VERB] $',
				replace: '$4 $5:third',
				reason: 'indirect-question.no',
				words: { no: 'does', example: '$2 $4 $5:third' },
			},
			{
				find: 'know|wonder|me|remember|idea|understand where|what|when|why|how [do you|they|we|i] @VERB $',
				replace: '$4',
				reason: 'indirect-question.no',
				words: { no: 'do', example: '$2 $4 $5' },
			},
			{
				find: 'asked|asks me|him|her|us|them where|who|how [was|were|is|are i|you|we] $',
				replace: '$5 $4',
				words: { example: '$3 $5 $4' },
			},
			{
				find: 'know|remember|understand|wonder|forgot where|who|how [is|are|was|were it|he|she|they] $',
				replace: '$4 $3',
				words: { example: '$2 $4 $3' },
				notAfter: 'you',
			},
			{
				find: 'tell|show|ask me|him|us|them where|who|how|what [is|are|was|were it|he|she|they] $',
				replace: '$5 $4',
				words: { example: '$3 $5 $4' },
			},
			{
				find: "don't|didn't know what [is|was it|this|that] $",
				replace: '$5 $4',
				words: { example: 'what $5 $4' },
			},
			{
				find: 'know|remember|me|explain|understand|sure|idea what|how|where|when|why|who [should|can|could|will i|we|he|she|they] @VERB|@AUX',
				replace: '$4 $3',
				words: { example: '$2 $4 $3' },
				notAfter: 'you|ya',
			},
			{
				find: 'know|remember|me|explain|understand|idea where|what|when|why|how [did i|he|she|we|they @VERB]',
				replace: '$4 $5:past',
				reason: 'indirect-question.no',
				words: { no: 'did', example: '$2 $4 $5:past' },
				notAfter: 'you|ya',
			},
			{
				find: 'explain|know|understand|me|remember what [does it|this|that|he|she @VERB] $',
				replace: '$4 $5:third',
				reason: 'indirect-question.no',
				words: { no: 'does', example: 'what $4 $5:third' },
			},
		],
		example: { wrong: "i don't know where is the bank", right: "i don't know where the bank is" },
	}),
	phraseRule({
		id: 'question-do',
		category: 'missing word',
		typicalOf: ['es', 'pt', 'it', 'zh', 'ar', 'ru'],
		phrases: [
			{
				find: '^^ [what you did] yesterday|today|last|there',
				replace: 'what did you do',
				words: { needs: 'did', example: 'what did you do' },
			},
			{
				find: '^^ [where you went] yesterday|today|last|on',
				replace: 'where did you go',
				words: { needs: 'did', example: 'where did you go' },
			},
			{
				find: `^^ [where|why] you|they|we live|work|study|go|want|like|come|learn|play ${notEmbedded}`,
				replace: '$1 do',
				words: { needs: 'do', example: '$1 do $2 $3' },
			},
			{
				find: `^^ [where|why he|she live|work|study|go|want|like|come|learn|play|lives|works|studies|goes|wants|likes|comes] ${notEmbedded}`,
				replace: '$1 does $2 $3:base',
				words: { needs: 'does', example: '$1 does $2 $3:base' },
			},
			{
				find: `^^ what time|kind|color|colour|sport|sports|music|food [you|they|we] live|work|study|go|want|like|come|learn|play|get|eat|prefer|start|have|need|do ${notEmbedded}`,
				replace: 'do $3',
				words: { needs: 'do', example: 'what $2 do $3 $4' },
			},
			{
				find: `^^ what kind of @NOUN [you|they|we] want|like|play|prefer|have|need|do|eat|read|watch ${notEmbedded}`,
				replace: 'do $5',
				words: { needs: 'do', example: 'do $5 $6' },
			},
			{
				find: `^^ how many|much @NOUN [you|they|we] have|want|need|know|eat|drink|see|buy|do ${notEmbedded}`,
				replace: 'do $4',
				words: { needs: 'do', example: 'do $4 $5' },
			},
			{
				find: `^^ how often|long [you|they|we] go|stay|play|work|study|eat|see|visit|do|live|travel|watch ${notEmbedded}`,
				replace: 'do $3',
				words: { needs: 'do', example: 'how $2 do $3 $4' },
			},
			{
				find: `^^ which one [you|they|we] like|prefer|want|need ${notEmbedded}`,
				replace: 'do $3',
				words: { needs: 'do', example: 'which one do $3 $4' },
			},
			{
				find: '^^ [what] you do in|on|at your free|the time|weekend|weekends|evening|evenings $$',
				replace: 'what do',
				words: { needs: 'do', example: 'what do you do' },
			},
			{
				find: '^^ [what] you think about|of @DET|@PRON? @NOUN|@PROPN|@PRON $$',
				replace: 'what do',
				words: { needs: 'do', example: 'what do you think' },
			},
		],
		example: { wrong: 'what you did yesterday', right: 'what did you do yesterday' },
	}),
	phraseRule({
		id: 'what-means',
		category: 'word order',
		typicalOf: ['es', 'pt', 'it', 'de'],
		phrases: [
			{ find: '^^ [what means this|that|it] $', replace: 'what does $3 mean' },
			{ find: '^^ [what means this|that|the word] $', replace: 'what does $3 word mean' },
		],
		example: { wrong: 'what means this word', right: 'what does this word mean' },
	}),
	phraseRule({
		id: 'how-are-you',
		category: 'word order',
		typicalOf: ['es', 'pt', 'zh', 'ar'],
		phrases: [
			{ find: '^^ how [you are] $$', replace: 'are you', words: { example: 'how are you' } },
			{
				find: '^^ where [you|they|we are] from $$',
				replace: '$3 $2',
				words: { example: 'where $3 $2 from' },
			},
			{
				find: "^^ why [you|they|we|he|she didn't|don't|doesn't|can't|couldn't|won't] @VERB",
				replace: '$3 $2',
				words: { example: 'why $3 $2 $4' },
			},
		],
		example: { wrong: 'where you are from', right: 'where are you from' },
	}),
	phraseRule({
		id: 'who-told',
		category: 'extra word',
		typicalOf: ['es', 'pt', 'it', 'zh'],
		phrases: [
			{
				find: '^^ [who did tell|say|call|give|teach|make|write] you|me|it|this|that',
				replace: 'who $3:past',
			},
		],
		example: { wrong: 'who did tell you that', right: 'who told you that' },
	}),
	phraseRule({
		id: 'does-he-do-they',
		category: 'agreement',
		typicalOf: ['zh', 'es', 'pt', 'ar'],
		phrases: [
			{
				find: 'what|where|when|why|how|much|often|time [do] he|she|it @VERB|like|do',
				replace: 'does',
				words: { with: '$3', example: 'does $3' },
			},
			{
				find: 'what|where|when|why|how|much|often|time [do] your|his|her|my #relative @VERB|like|do|work',
				replace: 'does',
				reason: 'does-he-do-they.person',
			},
			{
				find: '^^ [do] he|she @VERB|like|have|work',
				replace: 'does',
				words: { with: '$2', example: 'does $2' },
			},
			{
				find: '^^ [do] your|his|her #relative @VERB|like|have|work',
				replace: 'does',
				reason: 'does-he-do-they.person',
			},
			{
				find: 'what|where|when|why|how|much|often|time [does] you|they|we|people @VERB|like|do',
				replace: 'do',
				words: { with: '$3', example: 'do $3' },
			},
			{
				find: 'what|where|when|why|how|much|often|time [does] these|those|your|the parents|friends|children|people|shoes|tickets|books|apples|brothers|sisters',
				replace: 'do',
				reason: 'does-he-do-they.several',
			},
			{ find: 'how much [does] these|those @NOUN', replace: 'do', reason: 'does-he-do-they.several' },
		],
		example: { wrong: 'where do your brother live', right: 'where does your brother live' },
	}),
	phraseRule({
		id: 'how-much-cost',
		category: 'word order',
		typicalOf: ['es', 'pt', 'it'],
		phrases: [
			{
				find: '^^ how much [cost|costs this|that|the @NOUN] $',
				replace: 'does $4 $5 cost',
				words: { example: 'how much does $4 $5 cost' },
			},
			{
				find: '^^ how much [cost|costs it] $',
				replace: 'does it cost',
				words: { example: 'how much does it cost' },
			},
		],
		example: { wrong: 'how much cost this bag', right: 'how much does this bag cost' },
	}),
];
