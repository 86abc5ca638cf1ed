import { lowerAt, unbroken } from '#grammar/clauses.ts';
import { exceptWhere, isAskedTime } from '#grammar/exceptions.ts';
import { type Finding, type GrammarRule, oneWord } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';
import { baseOf, commonVerbs, formOf, verbForms } from '#grammar/verb-forms.ts';

const notQuestion =
	'know|ask|asks|asked|tell|told|wonder|wondering|sure|see|remember|about|of|is|was|decide|idea|day|days|time|moment|year|future|matter|on|out|so|question|guess|imagine|doubt|sees|curious|depends|care|say|confirm|announced|explained|decided';

const ifMoreWould: GrammarRule = {
	id: 'if-more-would',
	category: 'tense',
	typicalOf: ['zh', 'ru', 'ar'],
	find(words) {
		return words.flatMap((word, index): Finding[] => {
			const verb = lowerAt(words, index + 2);
			if (word.lower !== 'if' || !/^(?:i|we|they|people)$/.test(lowerAt(words, index + 1))) return [];
			const isWish =
				(verb === 'have' && /^(?:more|enough|a|money|wings|the)$/.test(lowerAt(words, index + 3))) ||
				(verb === 'win' && lowerAt(words, index + 3) === 'the') ||
				(verb === 'am' && /^(?:rich|president|you|the|young|younger)$/.test(lowerAt(words, index + 3)));
			if (!isWish || !unbroken(words, index, index + 4)) return [];
			for (let at = index + 4; at <= index + 9; at++) {
				if (words[at]?.afterBreak && at < index + 5) return [];
				if (!/^(?:would|i'd|we'd)$/.test(lowerAt(words, at))) continue;
				const next = lowerAt(words, at + 1);
				if (/^(?:like|love|recommend|suggest|say|prefer|appreciate|rather|be|have|you|not)$/.test(next))
					return [];
				const past = verb === 'am' ? 'were' : verbForms(verb).past;
				return [oneWord(index + 2, past)];
			}
			return [];
		});
	},
	example: {
		wrong: 'if i have more time i would learn german',
		right: 'if i had more time i would learn german',
	},
};

const whenDoing: GrammarRule = {
	id: 'when-without-be',
	category: 'verb form',
	typicalOf: ['zh', 'ar'],
	find(words) {
		return words.flatMap((word, index): Finding[] => {
			if (!/^(?:when|because|if)$/.test(word.lower)) return [];
			const subject = lowerAt(words, index + 1);
			const verb = words[index + 2];
			if (!verb || !/^(?:i|we|they|you|he|she)$/.test(subject) || !unbroken(words, index, index + 3))
				return [];
			const base = baseOf(verb);
			if (!commonVerbs.has(base) || base === 'be' || formOf(verb.lower, base) !== 'gerund') return [];
			// "when i growing up i knew him" lacks "was"
			if (words.slice(index + 3, index + 11).some((other) => formOf(other.lower, baseOf(other)) === 'past'))
				return [];
			const fixed = /^(?:he|she)$/.test(subject) ? verbForms(base).third : base;
			return [oneWord(index + 2, fixed, { subject })];
		});
	},
	example: { wrong: 'i make mistakes when i speaking', right: 'i make mistakes when i speak' },
};

/** Tenses in conditions, with lengths of time and with "never". */
export const tenseDetailRules: GrammarRule[] = [
	ifMoreWould,
	whenDoing,
	exceptWhere(
		phraseRule({
			id: 'will-after-when',
			category: 'tense',
			typicalOf: ['pt', 'fr', 'it', 'ru'],
			phrases: [
				{
					find: 'when [i will be]',
					replace: 'i am',
					words: { after: '$1', example: '$1 I am' },
					notAfter: notQuestion,
				},
				{
					find: 'when [we|they|you will be]',
					replace: '$2 are',
					words: { after: '$1', example: '$1 $2 are' },
					notAfter: notQuestion,
				},
				{
					find: 'when [he|she|it will @VERB|be|come|go]',
					replace: '$2 $4:third',
					words: { after: '$1', example: '$1 $2 $4:third' },
					notAfter: notQuestion,
				},
				{
					find: 'if [i|we|they will] have|use|get|find|study|work|go|finish',
					replace: '$2',
					words: { after: 'if', example: 'if $2 $4' },
					notAfter: notQuestion,
				},
				{
					find: 'when [i|we|they|you will] have|finish|arrive|come|go|get|use|grow|retire|need|become|find|graduate|return',
					replace: '$2',
					words: { after: '$1', example: '$1 $2 $4' },
					notAfter: notQuestion,
				},
			],
			example: { wrong: 'i will travel when i will be retired', right: 'i will travel when i am retired' },
		}),
		isAskedTime,
	),
	phraseRule({
		id: 'past-not-participle',
		category: 'verb form',
		typicalOf: [],
		phrases: [
			{
				find: '^ i|we|they|he|she|you [forgotten|gone|taken|eaten|written|spoken|broken|chosen|given|known|drunk|begun|grown|fallen|stolen|driven] a|an|the|my|to|his|her|our|in|at|on|it|that|about|many|some',
				replace: '$2:past',
				words: { example: '$1 $2:past' },
				notAfter: 'have|had|has|should|be|get',
			},
		],
		example: { wrong: 'i forgotten my keys at home', right: 'i forgot my keys at home' },
	}),
	phraseRule({
		id: 'have-been-doing',
		category: 'tense',
		typicalOf: ['zh', 'fr', 'ar'],
		phrases: [
			{
				find: 'i|we have been [studied|worked|lived|waited|learned|played|travelled|tried|read|written|cooked]',
				replace: '$4:gerund',
			},
		],
		example: { wrong: 'i have been studied english', right: 'i have been studying english' },
	}),
	phraseRule({
		id: 'first-time-past',
		category: 'tense',
		typicalOf: ['zh', 'es', 'ar'],
		phrases: [
			{
				find: 'was the first time that|when? i|we|he|she|they [travel|travels|go|goes|see|sees|visit|visits|eat|eats|fly|flies|leave|leaves|meet|meets|drive|drives|speak|speaks|come|comes|feel|feels|try|tries]',
				replace: '$7:past',
			},
		],
		example: {
			wrong: 'it was the first time that i travel alone',
			right: 'it was the first time that i travelled alone',
		},
	}),
	phraseRule({
		id: 'how-long-preposition',
		category: 'preposition',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de', 'ru', 'ar'],
		phrases: [
			{
				find: '[during] #smallNumber|@NUM minutes|hours|days|weeks|months|years',
				replace: 'for',
				words: { example: 'for $2 $3' },
			},
			{ find: '[during] a long|short time', replace: 'for', words: { example: 'for a $3 time' } },
			{
				find: '[since] one|a|an|half hour|year|month|week|long !ago|before',
				replace: 'for',
				words: { example: 'for $2 $3' },
				notAfter: 'time|long|has|is|was|ever',
			},
			{
				find: '[since long|ages time?] $',
				replace: 'for a long time',
				reason: 'how-long-preposition.time',
				notAfter: 'time|long|ever|has',
			},
			{
				find: "haven't|hasn't @VERB him|her|it|them|you|anything? [from|for] last|yesterday|monday|then|#year|christmas|childhood",
				replace: 'since',
				reason: 'how-long-preposition.beginning',
				words: { example: 'since $5' },
			},
			{
				find: "have|has|'ve lived|worked|been|studied|known here|there|him|her|it|in? @PROPN|@NOUN? [from] #year|childhood|january|2020|2021|2022|2023 $",
				replace: 'since',
				reason: 'how-long-preposition.beginning',
				words: { example: 'since $6' },
			},
		],
		example: { wrong: 'i studied french during three years', right: 'i studied french for three years' },
	}),
];
