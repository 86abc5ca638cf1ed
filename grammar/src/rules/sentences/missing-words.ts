import { hasBefore, lowerAt } from '#grammar/clauses.ts';
import { type Finding, type GrammarRule, oneWord } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';

/** Words that make "I think is" right: "what I think is important", within so many words. */
const questionWords = new Set(['what', 'which', 'that', 'who', 'whatever', 'than']);
const thoughtReach = 5;

const missingIt: GrammarRule = {
	id: 'missing-it',
	category: 'missing word',
	typicalOf: ['es', 'pt', 'it', 'zh', 'ru'],
	find(words) {
		const states =
			/^(?:very|so|too|raining|snowing|important|difficult|necessary|possible|impossible|sunny|cold|hot|true|better)$/;
		return words.flatMap((word, index): Finding[] => {
			if (word.lower !== 'is' || words[index + 1]?.afterBreak) return [];
			const pause = index === 0 || word.afterBreak;
			const because = lowerAt(words, index - 1) === 'because';
			const think =
				lowerAt(words, index - 1) === 'think' &&
				lowerAt(words, index - 2) === 'i' &&
				!hasBefore(words, index - 2, thoughtReach, questionWords);
			if (!pause && !because && !think) return [];
			const next = lowerAt(words, index + 1);
			if (
				!states.test(next) &&
				!(because && words[index + 1]?.partOfSpeech === 'ADJ') &&
				(pause || !/^(?:good|bad|nice|great|beautiful|interesting|easy|fun|a)$/.test(next))
			)
				return [];
			const says = /^(?:very|so|too)$/.test(next) ? `${next} ${lowerAt(words, index + 2)}` : next;
			return [oneWord(index, 'it is', { says })];
		});
	},
	example: { wrong: 'is raining a lot', right: 'it is raining a lot' },
};

/** Words that must not be left out. */
export const missingWordRules: GrammarRule[] = [
	missingIt,
	phraseRule({
		id: 'missing-be',
		category: 'missing word',
		typicalOf: ['ru', 'ar', 'zh'],
		phrases: [
			{
				find: '^^ [he|she] a|an very? @ADJ? #job|#relative|person|man|woman|student|girl|boy $',
				replace: '$1 is',
				words: { example: '$1 is' },
			},
			{
				find: '^^ [he|she] my|your|our #relative $$',
				replace: '$1 is',
				words: { example: '$1 is $2 $3' },
			},
			{ find: '^^ [he|she|it] very|so @ADJ $$', replace: '$1 is', words: { example: '$1 is $2 $3' } },
			{
				find: '^^ [we|they|you] very|so @ADJ $$',
				replace: '$1 are',
				words: { example: '$1 are $2 $3' },
			},
			{
				find: '^^ [i] very|so happy|sad|tired|busy|hungry|bored|nervous|excited|sorry $',
				replace: 'i am',
				words: { example: 'I am $2 $3' },
			},
			{ find: '^^ my [name] @PROPN $$', replace: 'name is', words: { example: 'my name is' } },
		],
		example: { wrong: 'he a very good teacher', right: 'he is a very good teacher' },
	}),
	phraseRule({
		id: 'how-to-question',
		category: 'missing word',
		typicalOf: ['zh', 'es'],
		phrases: [
			{
				find: '^^ [how to] say|spell|pronounce|write|call this|that|it',
				replace: 'how do you',
				words: { example: 'how do you $3 $4' },
			},
		],
		example: { wrong: 'how to spell that', right: 'how do you spell that' },
	}),
	phraseRule({
		id: 'missing-it-in-place',
		category: 'missing word',
		typicalOf: ['es', 'pt', 'it', 'ru'],
		phrases: [
			{
				find: '^ in my|our country|city|town|village [is] very|so|too|hot|cold|difficult|easy|common|important|normal|possible',
				replace: 'it is',
				notAfter: 'what|that|which|who',
			},
		],
		example: { wrong: 'in my country is very hot', right: 'in my country it is very hot' },
	}),
	phraseRule({
		id: 'easy-to',
		category: 'missing word',
		typicalOf: ['zh', 'fr', 'ar'],
		phrases: [
			{
				find: "it is|was|isn't very|so|too|not|more? easy|difficult|hard|important|better|necessary|possible|impossible|easier|dangerous [go|find|learn|eat|come|make|do|have|see|get|tell|speak|write|meet|become|understand|choose|take|keep|use|swim]",
				replace: 'to $5',
				words: { after: '$4', example: '$4 to $5' },
			},
			{
				find: "it's very|so|too|not|more? easy|difficult|hard|important|better|necessary|possible|impossible|easier|dangerous [go|find|learn|eat|come|make|do|have|see|get|tell|speak|write|meet|become|understand|choose|take|keep|use|swim]",
				replace: 'to $4',
				words: { after: '$3', example: '$3 to $4' },
			},
		],
		example: { wrong: 'it is difficult find a job', right: 'it is difficult to find a job' },
	}),
	phraseRule({
		id: 'missing-to',
		category: 'missing word',
		typicalOf: ['zh'],
		phrases: [
			{
				find: 'i|we|they|he|she [<go>] park|beach|gym|cinema|supermarket|airport|station|market !@NOUN',
				replace: '$2 to the',
				words: { example: '$2 to the $3' },
			},
			{
				find: 'i|we|they|to|can|will|he|she|always|usually [<go>] school|work|bed|university|church !@NOUN',
				replace: '$2 to',
				words: { example: '$2 to $3' },
			},
			{
				find: 'i|we|they [<go>] the|my beach|gym|cinema|supermarket|park|office|house|school|hospital|city',
				replace: '$2 to',
				words: { example: '$2 to $3 $4' },
			},
		],
		example: { wrong: 'they went beach', right: 'they went to the beach' },
	}),
];
