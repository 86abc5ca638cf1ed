import { afterPause, lowerAt, unbroken } from '#grammar/clauses.ts';
import { type Finding, type GrammarRule, oneWord } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';
import { isBareVerb, verbForms } from '#grammar/verb-forms.ts';

/** What one says about the past now: "when I was a child, I think". */
const comments =
	/^(?:think|guess|believe|know|mean|remember|feel|hope|say|suppose|wonder|understand|wish|let|put|cut|read|hit|cost|hurt|set)$/;

const whenIWas: GrammarRule = {
	id: 'when-i-was',
	category: 'tense',
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
				// "i played the flute when i was a kid and now i play the guitar"
				if (
					!afterPause(words, index) &&
					words.slice(index, at).some(({ lower }) => /^(?:and|but|now)$/.test(lower))
				)
					return [];
				const { past } = verbForms(verb.lower);
				return [oneWord(at + 1, past, { who: lowerAt(words, index + 1), was: lowerAt(words, index + 2) })];
			}
			return [];
		});
	},
	example: { wrong: 'when i was a child i play football', right: 'when i was a child i played football' },
};

/** Tenses that a word or phrase asks for. */
export const phraseTenseRules: GrammarRule[] = [
	whenIWas,
	phraseRule({
		id: 'in-the-past',
		category: 'tense',
		typicalOf: ['zh', 'ar'],
		phrases: [
			{
				find: '^^ the? last time i|we|he|she|they [go|see|visit|eat|come|meet|play|travel|speak|talk]',
				replace: '$5:past',
				words: { word: 'last time' },
			},
			{
				find: '^^ in the past people|we|they|i|children|women|men [work|live|go|use|eat|travel|play|write|make|talk|walk|study|spend|communicate|need|do|get|buy|watch] !to',
				replace: '$5:past',
				words: { word: 'in the past' },
			},
			{
				find: '^^ in the past people|we|they|i|children|women|men [have] a|an|the|no|many|more|less|few|fewer|only|big|large|little|different|their|our|good|better|bigger|time|money',
				replace: 'had',
				words: { word: 'in the past' },
			},
			{
				find: '^^ in the past people|we|they|children|women|men [are]',
				replace: 'were',
				words: { word: 'in the past' },
			},
		],
		example: { wrong: 'last time i go there', right: 'last time i went there' },
	}),
	phraseRule({
		id: 'first-time-perfect',
		category: 'tense',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de'],
		phrases: [
			{
				find: "is|it's the first|second|third time that? i|we|you|they [come|see|go|do|hear|visit|eat|try|travel|meet|speak|use|play|fly|drive]",
				replace: 'have $7:participle',
				words: { with: 'the $3 time' },
			},
		],
		example: {
			wrong: 'this is the first time i come here',
			right: 'this is the first time i have come here',
		},
	}),
	phraseRule({
		id: 'never-been',
		category: 'missing word',
		typicalOf: ['zh'],
		phrases: [
			{ find: '^^ [how long] you|they been', replace: 'how long have' },
			{
				find: '^ i|we|they|you [never been]',
				replace: 'have never been',
				reason: 'never-been.been',
				words: { say: 'have' },
			},
			{
				find: '^ he|she|it [never been]',
				replace: 'has never been',
				reason: 'never-been.been',
				words: { say: 'has' },
			},
			{ find: '^ [did you ever been]', replace: 'have you ever been' },
		],
		example: { wrong: 'i never been to london', right: 'i have never been to london' },
	}),
	phraseRule({
		id: 'after-will',
		category: 'tense',
		typicalOf: ['pt', 'fr', 'it', 'ru'],
		phrases: [
			{
				find: 'after|until|before i|we|you|they [will @VERB]',
				replace: '$4:base',
				words: { after: '$1', example: '$2 $4:base' },
				notAfter: 'day|year|week|month|soon|look|looking|long|ever|never',
			},
			{
				find: 'after|until|before he|she|it [will @VERB]',
				replace: '$4:third',
				words: { after: '$1', example: '$2 $4:third' },
				notAfter: 'day|year|week|month|soon|look|looking|long|ever|never',
			},
		],
		example: { wrong: 'i wait until he will come', right: 'i wait until he comes' },
	}),
	phraseRule({
		id: 'wish-past',
		category: 'tense',
		typicalOf: ['zh', 'ru'],
		phrases: [
			{ find: 'i wish i|we|he|she|they|you [can]', replace: 'could', words: { example: '$3 could' } },
			{
				find: 'i wish i|we|they|you [have|know|live|speak] a|an|the|more|to|how|in|english|enough|time|better',
				replace: '$4:past',
				reason: 'wish-past.past',
				words: { example: '$3 $4:past' },
			},
		],
		example: { wrong: 'i wish i can fly', right: 'i wish i could fly' },
	}),
];
