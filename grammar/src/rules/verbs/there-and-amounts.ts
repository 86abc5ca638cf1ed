import type { GrammarRule, Phrase } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';

const weather = 'hot|cold|windy|sunny|rainy|dark|noisy|humid|warm|cloudy|foggy|late|early';

/** Sentences with "there is", "there are" and "it is". */
export const thereAndAmountRules: GrammarRule[] = [
	phraseRule({
		id: 'there-is-much',
		category: 'agreement',
		typicalOf: ['zh', 'es', 'ar'],
		phrases: (
			[
				['are', 'is'],
				['were', 'was'],
				["aren't", "isn't"],
			] as const
		).flatMap(([wrong, right]) => [
			{
				find: `there [${wrong}] also|always|still|usually? a lot|lots of @ADJ? #uncountable|#mass !@NOUN|and|@PROPN|free|related|based|proof|saving`,
				replace: right,
				words: { word: '$6', say: `there ${right}` },
			},
			{
				find: `there [${wrong}] also|always|still|usually? so|too|very? much|little @ADJ? #uncountable|#mass !@NOUN|and|@PROPN|free|related|based|proof|saving`,
				replace: right,
				words: { word: '$7', say: `there ${right}` },
			},
			{
				find: `there [${wrong}] also|always|still|usually? some|no|any|enough @ADJ? #uncountable|#mass !@NOUN|and|@PROPN|free|related|based|proof|saving|or`,
				replace: right,
				words: { word: '$6', say: `there ${right}` },
			},
		]),
		example: {
			wrong: 'there are a lot of traffic in the morning',
			right: 'there is a lot of traffic in the morning',
		},
	}),
	phraseRule({
		id: 'there-are-people',
		category: 'agreement',
		typicalOf: ['es', 'zh', 'ar'],
		phrases: [
			{
				find: 'there [is] @ADJ? people|children|students|women|men|tourists !@NOUN',
				replace: 'are',
				words: { word: '$4', say: 'there are' },
			},
			{
				find: 'there [was] @ADJ? people|children|students|women|men|tourists !@NOUN',
				replace: 'were',
				words: { word: '$4', say: 'there were' },
			},
			{
				find: '@NUM dollars|euros|pounds|kilometers|kilometres|miles|minutes [are] too expensive|much|long|far|cheap',
				replace: 'is',
				reason: 'there-are-people.speak',
				words: { say: '$1 $2 is' },
				notAfter: 'the|last|first|next|my|your|his|her|our|their|these|those|all|other|extra',
			},
		],
		example: { wrong: 'there is people who work all day', right: 'there are people who work all day' },
	}),
	phraseRule({
		id: 'it-is-hot-not-there',
		category: 'pronoun',
		typicalOf: ['es', 'pt', 'it'],
		phrases: [
			{
				find: `^ [there] is|was very|so|too|quite|really? ${weather} in|here|today|outside|during|at|when|because|and|now|yesterday|all`,
				replace: 'it',
				words: { example: 'it $2' },
				notAfter: 'is|was|are',
			},
			{
				find: `^ [there] is|was very|so|too|quite|really? ${weather} $$`,
				replace: 'it',
				words: { example: 'it $2' },
				notAfter: 'is|was|are',
			},
			{
				find: '^ [there] is|was very|so|not? important|difficult|easy|necessary|possible|impossible|better|useful|nice|interesting|dangerous|common|essential|hard|good to @VERB',
				replace: 'it',
				reason: 'it-is-hot-not-there.say',
				words: { example: 'it $2' },
				notAfter: 'is|was|are',
			},

			...(
				[
					["isn't", "aren't"],
					["wasn't", "weren't"],
				] as const
			).map(
				([wrong, right]): Phrase => ({
					find: `there [${wrong}] any|many|enough @ADJ? restaurants|shops|people|cars|students|places|parks|buses|children|problems|hotels|jobs|trees|museums|cinemas|books|friends|seats|tickets|questions !@NOUN`,
					replace: right,
					reason: 'it-is-hot-not-there.many',
					words: { say: `there ${right}` },
				}),
			),
		],
		example: { wrong: 'there is very hot in summer', right: 'it is very hot in summer' },
	}),
];
