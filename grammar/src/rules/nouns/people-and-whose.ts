import { lowerAt } from '#grammar/clauses.ts';
import { pluralThings } from '#grammar/countable-nouns.ts';
import { type GrammarRule, oneWord, type Phrase } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';
import { wordLists } from '#grammar/word-lists.ts';

const severalPeople =
	/^(?:people|children|students|parents|teenagers|women|men|kids|teachers|workers|tourists|employees|adults|families|citizens|youngsters|pupils)$/;
const onePerson =
	/^(?:he|she|him|himself|herself|man|woman|boy|girl|person|someone|somebody|everyone|everybody|anyone|anybody|nobody|child|baby|one|who|another|guy|lady|god|kid|king|president|author|hero|character|dad|mum|mom|sir|mr|mrs|ms|miss|her|his|it)$/;
const isOnePerson = (lower: string) =>
	onePerson.test(lower) ||
	wordLists.relative.has(lower) ||
	wordLists.job.has(lower) ||
	(wordLists.thing.has(lower) && /(?:er|or|ist|ant|ent|ian)$/.test(lower));

/** "Young people live with his parents": the text knows several people and no single one. */
const theirForSeveral: GrammarRule = {
	id: 'their-for-several',
	isMaybe: true,
	category: 'pronoun',
	typicalOf: ['es', 'pt', 'it', 'fr'],
	find(words) {
		let several = '';
		for (const [index, word] of words.entries()) {
			if (word.afterBreak && several === '') several = '';
			if (isOnePerson(word.lower) && !(several && /^(?:his|her|it|who)$/.test(word.lower))) return [];
			if (word.partOfSpeech === 'PROPN') return [];
			if (severalPeople.test(word.lower) && lowerAt(words, index - 1) !== 'of') several = word.lower;
			if (!several || word.lower !== 'his' || index < 2) continue;
			if (
				/^(?:like|likes|liked|love|loved|know|knew|meet|met|admire|hate|hated|saw|see|respect|that|and|are|were|become|became|to|at|hear)$/.test(
					lowerAt(words, index - 1),
				)
			)
				return [];
			const next = words[index + 1];
			if (!next || next.afterBreak || !/^(?:NOUN|ADJ)$/.test(next.partOfSpeech)) return [];
			if (
				!ownedBySeveral.test(next.lower) ||
				words.slice(index + 1).some(({ lower }) => /^(?:he|she|him|himself|herself)$/.test(lower))
			)
				return [];
			return [oneWord(index, 'their', { several, next: next.lower })];
		}
		return [];
	},
	example: { wrong: 'young people live with his parents', right: 'young people live with their parents' },
};
const ownedBySeveral =
	/^(?:parents|life|lives|families|family|children|kids|house|houses|home|homes|country|countries|job|jobs|money|health|future|studies|dreams|goals|problems|phones|phone|mobile|opinion|opinions|minds|language|mother|culture|community|communities)$/;

const plurals = [...pluralThings].join('|');

/** Who and whose: pronouns and determiners that agree with what they stand for. */
export const peopleAndWhoseRules: GrammarRule[] = [
	theirForSeveral,
	phraseRule({
		id: 'whose-before-noun',
		category: 'pronoun',
		typicalOf: ['fr', 'de', 'es', 'it'],
		phrases: [
			...(
				[
					['theirs', 'their'],
					['ours', 'our'],
					['yours', 'your'],
					['hers', 'her'],
				] as const
			).map(
				([wrong, right]): Phrase => ({
					find: `with|of|in|for|to|about|from|<have|love|see|lose|use|help|like|change> [${wrong}] ${plurals}|life|family|own|opinion|house|car|country|job|money|parents|culture|language|friend|city`,
					replace: right,
					reason: 'whose-before-noun.noun',
					words: { example: `${right} $3` },
				}),
			),
			{
				find: '[there] parents|families|own|jobs|opinion|opinions|dreams|health',
				replace: 'their',
				words: { example: 'their $2' },
				notAfter:
					'are|were|is|was|here|over|live|out|in|from|go|went|be|up|down|stay|lived|meet|met|back|<get|work|sit|see|lie|stand|make|visit|know>|some|have|my|@NOUN|@PROPN',
			},
			{
				find: 'with|of|about|love|help|spend|change|improve|for|lose|leave|use|on [there] parents|families|children|kids|own|life|lives|money|jobs|time|health|homes|houses|friends|opinions|ideas|dreams|phones|country',
				replace: 'their',
				words: { example: 'their $3' },
			},
		],
		example: { wrong: 'they play with theirs toys', right: 'they play with their toys' },
	}),
	phraseRule({
		id: 'others-and-another',
		category: 'pronoun',
		typicalOf: ['es', 'pt', 'fr', 'it', 'zh'],
		phrases: [
			{
				find: "^ [other] say|think|believe|prefer|want|argue|don't|claim|would !tanks",
				replace: 'others',
				reason: 'others-and-another.noun',
				words: { example: 'others $2' },
				notAfter: 'each|the|or|every|no|any|which|if|like|unless|than',
			},
			{
				find: `[others] new|different|young? ${plurals}|people !are|were|is`,
				replace: 'other',
				reason: 'others-and-another.other',
				words: { example: 'other $2 $3' },
				notAfter: '@VERB|help|among|each',
			},
			{ find: '[an other]', replace: 'another', reason: 'others-and-another.write' },
			{
				find: 'each|every [others] $',
				replace: 'other',
				reason: 'others-and-another.s',
				words: { say: '$1 other' },
			},
			{ find: '<help|respect|listen|talk|care|think> to|about|for? [other] $$', replace: 'others' },
			{
				find: "some|many people|students|countries @VERB and|but|while [other] @VERB|are|don't",
				replace: 'others',
			},
		],
		example: {
			wrong: 'some like tea and other prefer coffee',
			right: 'some like tea and others prefer coffee',
		},
	}),
	phraseRule({
		id: 'much-many-little-few',
		category: 'noun number',
		typicalOf: ['es', 'pt', 'fr', 'it', 'zh', 'ru'],
		phrases: [
			{
				find: 'there is|was|very|too|so|have|has|with [few] water|money|food|time|rain|snow|traffic|information|work|space|light|hope|knowledge|experience|energy|furniture|milk|sugar|evidence|interest !@NOUN',
				replace: 'little',
				reason: 'much-many-little-few.counted',
				words: { word: '$4', say: 'little $4' },
			},
			{
				find: '<work|cost|talk|sleep|worry|travel> too|so|very [many] $',
				replace: 'much',
				reason: 'much-many-little-few.verb',
				words: { example: '$1 $2 much' },
				notAfter: 'how',
			},
			{
				find: `[a little] people|days|weeks|months|years|hours|minutes|friends|questions|students|problems|books|countries|words|examples|times|tourists|reasons|advantages !@NOUN`,
				replace: 'a few',
				reason: 'much-many-little-few.can',
				words: { count: '$3', say: 'a few $3' },
			},
			{
				find: '[lot of]',
				replace: 'a lot of',
				reason: 'much-many-little-few.lot',
				notAfter:
					'@ADJ|@DET|whole|this|that|each|every|another|job|large|odd|one|my|your|our|their|his|her|parking|same|you',
			},
			{
				find: 'a|one friend of [me] !and|who|@NOUN',
				replace: 'mine',
				reason: 'much-many-little-few.my',
			},
			{
				find: '[of the] them',
				replace: 'of',
				reason: 'much-many-little-few.no',
				words: { before: '$3', example: 'of $3' },
			},
			{
				find: '<have|know|see|spend|meet|make|learn|need|eat|buy|visit|get|drink|read|take|do> [a lot] new|good|interesting|different|beautiful|nice|other? people|things|friends|money|books|countries|places|time|water|food|information|problems|experience|fun|work|photos|pictures|words|mistakes|homework|movies|games|cities|money !@NOUN',
				replace: 'a lot of',
				reason: 'much-many-little-few.lot-2',
				words: { example: 'a lot of $4 $5' },
				notAfter: 'help|helps',
			},
			{
				find: `[most|many|several of] people|${plurals}`,
				replace: '$1',
				words: { say: '$1 $3' },
				notAfter: 'the|as',
			},
			{
				find: '[some of] people|students|children|parents|teachers|countries|companies|women|men|teenagers',
				replace: 'some',
				words: { say: 'some $3' },
			},
			{ find: '[the both] my|@NOUN', replace: 'both', reason: 'much-many-little-few.both' },
			{
				find: '[the most] people|students|children|young|countries|women|parents think|believe|like|prefer|want|use|have|are|say|live|know|people',
				replace: 'most',
				reason: 'much-many-little-few.means',
				words: { say: 'most $3' },
				notAfter: '<do|have>|with|what|who|that|countries|where|city|one|is|of',
			},
		],
		example: { wrong: 'there is few water in the river', right: 'there is little water in the river' },
	}),
	phraseRule({
		id: 'amount-of-counted',
		category: 'noun number',
		typicalOf: ['es', 'pt', 'fr', 'it', 'zh'],
		phrases: [
			{
				find: '[amount] of people|students|cars|children|tourists|visitors|vehicles|customers|advertisements|products|jobs|books|countries|problems|hours|companies|women|men|cities|workers',
				replace: 'number',
				words: { count: '$3', say: 'number of $3' },
			},
		],
		isMaybe: true,
		example: { wrong: 'a large amount of people live here', right: 'a large number of people live here' },
	}),
];
