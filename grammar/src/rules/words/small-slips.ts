import { endsClauseBefore, hasBefore, lowerAt, unbroken } from '#grammar/clauses.ts';
import { pluralThings } from '#grammar/countable-nouns.ts';
import type { Finding, GrammarRule } from '#grammar/grammar-rule.ts';
import { startsThing } from '#grammar/phrase-heads.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';
import { allForms } from '#grammar/verb-forms.ts';
import { wordLists } from '#grammar/word-lists.ts';

const forms = (...verbs: string[]): ReadonlySet<string> => new Set(verbs.flatMap(allForms));
/** Verbs that may be followed by a clause about someone: "I told my mother that I love her". */
const telling = forms(
	'tell',
	'say',
	'show',
	'promise',
	'remind',
	'ask',
	'inform',
	'convince',
	'teach',
	'warn',
	'assure',
	'think',
	'know',
	'believe',
	'wish',
	'hope',
	'see',
	'make',
	'send',
	'write',
);
const taken = forms(
	'read',
	'see',
	'buy',
	'watch',
	'meet',
	'love',
	'like',
	'visit',
	'know',
	'find',
	'use',
	'have',
	'need',
	'want',
	'make',
	'eat',
	'receive',
	'get',
	'choose',
	'learn',
	'hear',
	'lose',
	'do',
	'take',
	'write',
	'wear',
	'study',
);
const notThings =
	/^(?:day|time|moment|year|way|reason|fact|idea|feeling|hour|week|month|opinion|situation|place|chance|problem|question|kind|type)s?$/;

const doubledObject: GrammarRule = {
	id: 'doubled-object',
	category: 'pronoun',
	typicalOf: ['ar', 'it'],
	find(words) {
		return words.flatMap((word, index): Finding[] => {
			const noun = lowerAt(words, index - 1);
			if (!/^(?:that|which|who|whom)$/.test(word.lower) || word.afterBreak || notThings.test(noun)) return [];
			if (
				!wordLists.thing.has(noun) &&
				!pluralThings.has(noun) &&
				!/^(?:people|person|food|clothes|things|music)$/.test(noun)
			)
				return [];
			if (!wordLists.subject.has(lowerAt(words, index + 1)) || !taken.has(lowerAt(words, index + 2)))
				return [];
			const object = lowerAt(words, index + 3);
			if (!/^(?:it|them|him)$/.test(object) || !unbroken(words, index - 1, index + 4)) return [];
			if (
				!endsClauseBefore(words, index + 4) &&
				!/^(?:last|is|was|are|were|when|there)$/.test(lowerAt(words, index + 4))
			)
				return [];
			if (hasBefore(words, index, 6, telling) || hasBefore(words, index, 5, new Set(['so', 'such'])))
				return [];
			const verb = words[index + 2];
			if (!verb) return [];
			return [
				{
					from: index + 2,
					to: index + 4,
					replacement: verb.text,
					words: { word: word.lower, noun, verb: verb.lower, object },
				},
			];
		});
	},
	example: {
		wrong: 'the book that i read it last week was good',
		right: 'the book that i read last week was good',
	},
};

const spending = forms('spend', 'waste');

const spendOn: GrammarRule = {
	id: 'spend-on-things',
	category: 'preposition',
	typicalOf: ['es', 'pt', 'fr', 'it', 'de', 'zh', 'ru'],
	find(words) {
		return words.flatMap((word, index): Finding[] => {
			if (!spending.has(word.lower)) return [];
			let at = index + 1;
			while (at < index + 6 && !/^(?:money|time|hours|euros|dollars)$/.test(lowerAt(words, at))) at++;
			const preposition = lowerAt(words, at + 1);
			if (at >= index + 6 || !/^(?:in|for)$/.test(preposition) || !unbroken(words, index, at + 3)) return [];
			if (!startsThing(words, at + 2) || /ing$|^front$/.test(lowerAt(words, at + 2))) return [];
			const things = [2, 3, 4].map((offset) => lowerAt(words, at + offset));
			const isThing = things.some((thing) =>
				/^(?:phones?|clothes|shoes|food|games?|books?|things?|products?|advertis\w+|internet|education|studies|hobby|hobbies|sports?|travel|trips?|technology|computers?|homework|social|entertainment)$/.test(
					thing,
				),
			);
			if (!isThing) return [];
			return [{ from: at + 1, to: at + 2, replacement: 'on', words: { word: word.lower } }];
		});
	},
	example: { wrong: 'he wasted all his money in a phone', right: 'he wasted all his money on a phone' },
};

/** Small words that are too many, missing or mixed up, and whom a relative clause means. */
export const smallSlipRules: GrammarRule[] = [
	doubledObject,
	spendOn,
	phraseRule({
		id: 'small-slip',
		category: 'word choice',
		typicalOf: ['es', 'pt', 'fr', 'it', 'zh', 'ar'],
		phrases: [
			{
				find: 'people|students|parents|experts|scientists|who|many|some|they|we [are agree|disagree]',
				replace: '$3',
				reason: 'small-slip.verb',
			},
			{ find: '[besides of]', replace: 'besides', reason: 'small-slip.besides' },
			{
				find: '<be> [same like|than|as] the|my|your|me|you|him|her|a|in|before|to',
				replace: 'the same as',
				reason: 'small-slip.same',
			},
			{
				find: 'someone|somebody|person|people|friend|friends|man|woman [which] i|you|he|she|we|they',
				replace: 'who',
				reason: 'small-slip.people',
				words: { example: '$1 who' },
				notAfter: '<ask|tell|show|teach>|of',
			},
			{
				find: 'who|to|will|always|should|can|must [<listen>] you !know|see|two|guys|are|can|have|will|should|must',
				replace: '$2 to',
				reason: 'small-slip.after',
				words: { after: '$2', example: '$2 to you' },
			},
			{
				find: '[<look> like] very|so|really tired|happy|sad|old|young|nice|beautiful|interesting|angry|difficult|expensive|dangerous|good|delicious|healthy|friendly|strong $',
				replace: '$1',
				reason: 'small-slip.adjective',
			},
			{
				find: "to|can|will|must|should|don't|i|we|they|you|people|not [obey|avoid|encourage|convince|motivate|support|hurt|respect|persuade|harm|help to] the|my|our|their|your|me|him|her|us|them|people|others|other|children !@VERB",
				replace: '$2',
				reason: 'small-slip.comes',
				words: { example: '$2 $4' },
			},
			{
				find: '<be> [to] late|small|big|expensive|young|old|tired|busy|difficult|far|much|heavy $',
				replace: 'too',
				reason: 'small-slip.good',
			},
			{
				find: '<be> the [more] important|intelligent|beautiful|interesting|expensive|difficult|famous|popular|dangerous|modern #thing|person|people of|in the|my|our|all !two|pair',
				replace: 'most',
				reason: 'small-slip.all',
				words: { example: 'the most $4' },
				notAfter: 'one|some',
			},
			{
				find: 'please|must|can|could [wait] me|us|him|her|them $',
				replace: 'wait for',
				reason: 'small-slip.wait',
				words: { example: 'wait for $3' },
			},
			{
				find: "to|can|will|don't|never|doesn't|didn't|not [loose] $",
				replace: 'lose',
				reason: 'small-slip.lose',
				notAfter: '<let|break|cut|turn>',
			},
			{ find: 'the [loose|lose] of', replace: 'loss', reason: 'small-slip.loss' },
			{
				find: '[in|on last|next] summer|winter|spring|autumn|weekend|christmas $',
				replace: '$2',
				words: { example: '$2 $3' },
				notAfter: 'interested|believe|the|<come|check|get|move|be|fly|log>',
			},
			{
				find: '[in|on last|next] summer|winter|weekend|week|month|year i|we|he|she|they|my|it',
				replace: '$2',
				words: { example: '$2 $3' },
				notAfter: 'interested|believe|the|<come|check|get|move|be|fly|log>',
			},
			{
				find: '<invest> more|money|time|much|a? lot? [on]',
				replace: 'in',
				reason: 'small-slip.invest',
			},
			{
				find: '<think> only? [in] himself|themselves|yourself|myself|ourselves|herself',
				replace: 'about',
				reason: 'small-slip.think',
			},
			{
				find: '<be> very|so|too [challenge|relax|tire|confuse|excite] $',
				replace: '$3:gerund',
				reason: 'small-slip.how',
				notAfter: 'i|he|she|we|they|you|people',
			},
			{
				find: 'i|he|she|we|they|you|people <be> very|so|too|more [relax|bore|tire|excite|confuse|surprise|interest|disappoint|stress|depress|worry] $',
				replace: '$4:past',
				reason: 'small-slip.feel',
			},
			{
				find: 'i|he|she|we|they|you|people <be> very|so|too|more [interest] in|on|about',
				replace: 'interested',
				reason: 'small-slip.feel',
			},
			{
				find: '<give> me|us|you|them|people more [free] $',
				replace: 'freedom',
				reason: 'small-slip.freedom',
			},
			{
				find: '^^ the most important|interesting|difficult [is] that',
				replace: 'thing is',
				reason: 'small-slip.thing',
				words: { after: 'the most $3' },
			},
			{
				find: '[a lot] people|things|money|time|friends|problems|places|students|children|information|cars|countries|ways|books !in|@VERB|@AUX',
				replace: 'a lot of',
				reason: 'small-slip.lot',
				words: { example: 'a lot of $3' },
				notAfter: '<cost|help|like|love|travel|talk|know|spend|give>',
			},
		],
		example: { wrong: 'many people are agree with this idea', right: 'many people agree with this idea' },
	}),
];
