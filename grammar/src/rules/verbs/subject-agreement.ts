import { hasBefore, lowerAt, startsClause, unbroken } from '#grammar/clauses.ts';
import { exceptWhere, isDemanded } from '#grammar/exceptions.ts';
import { type Finding, type GrammarRule, oneWord } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';
import { pluralVerb, singularOf, singularVerb, skipAdverb } from '#grammar/third-person.ts';
import { wordLists } from '#grammar/word-lists.ts';

const several = new Set(
	'people students children persons parents friends teachers workers women men others those players tourists'.split(
		' ',
	),
);
const single = new Set(
	'someone somebody anyone anybody everyone everybody person man woman student teacher friend boy girl child'.split(
		' ',
	),
);
const between = new Set(['and', 'or', 'one']);

const whoVerb: GrammarRule = {
	id: 'who-verb',
	category: 'agreement',
	typicalOf: ['zh', 'es', 'pt'],
	find(words) {
		return words.flatMap((word, index): Finding[] => {
			if (word.lower !== 'who' || !unbroken(words, index - 1, index + 3)) return [];
			const who = lowerAt(words, index - 1);
			const at = skipAdverb(words, index + 1);
			const verb = words[at];
			// "one of those who has", "a man and a woman who live"
			if (!verb || hasBefore(words, index, 5, between)) return [];
			// "the man who do you think will win"
			if (/^(?:do|does)$/.test(verb.lower) && /^(?:i|you|we|they)$/.test(lowerAt(words, at + 1))) return [];
			const isPlural = several.has(who);
			// "a lot of friend who are": the noun is wrong, not the verb
			if (!isPlural && /^(?:of|many|some|all|most|other|for|to)$/.test(lowerAt(words, index - 2))) return [];
			const fixed = isPlural ? pluralVerb(verb) : single.has(who) ? singularVerb(verb) : undefined;
			if (!fixed) return [];
			return [oneWord(at, fixed, { who }, isPlural ? undefined : 'who-verb.singular')];
		});
	},
	example: { wrong: 'people who has money are happy', right: 'people who have money are happy' },
};

const massVerb: GrammarRule = {
	id: 'mass-noun-verb',
	category: 'agreement',
	typicalOf: ['zh', 'es', 'ar'],
	find(words) {
		return words.flatMap((word, index): Finding[] => {
			if (!wordLists.mass.has(word.lower)) return [];
			const start = /^(?:the|our|my|this|modern|new)$/.test(lowerAt(words, index - 1)) ? index - 1 : index;
			const before = lowerAt(words, start - 1);
			if (!startsClause(words, start) || /^(?:and|or|how|what|where|when|why)$/.test(before)) return [];
			const verb = words[index + 1];
			const fixed = singularOf[verb?.lower ?? ''];
			if (!verb || !fixed || !unbroken(words, start, index + 2)) return [];
			// "If the money were mine": the past subjunctive.
			if (verb.lower === 'were' && /^(?:if|though|wish|wished)$/.test(before)) return [];
			if (/^(?:i|you|we|they)$/.test(lowerAt(words, index + 2))) return [];
			return [oneWord(index + 1, fixed, { word: word.lower })];
		});
	},
	example: { wrong: 'technology have changed our lives', right: 'technology has changed our lives' },
};

/** Nouns that may be many people: "my family are". */
const collective = new Set(
	'family team group class company community generation city country village town school university'.split(
		' ',
	),
);

const thingVerb: GrammarRule = {
	id: 'thing-verb',
	category: 'agreement',
	typicalOf: ['zh', 'ar'],
	find(words) {
		return words.flatMap((word, index): Finding[] => {
			const fixed = singularOf[lowerAt(words, index + 1)];
			// "if the car were mine"
			if (!fixed || fixed.startsWith('was')) return [];
			if (!wordLists.thing.has(word.lower) || collective.has(word.lower)) return [];
			let start = index - 1;
			if (words[start]?.partOfSpeech === 'ADJ') start--;
			if (!/^(?:this|that|my|the|his|her|our|a|an|another|every|each)$/.test(lowerAt(words, start)))
				return [];
			if (!startsClause(words, start) || !unbroken(words, start, index + 2)) return [];
			if (isDemanded(words, start, lowerAt(words, index + 1))) return [];
			if (/^(?:and|or|how|what|which|who|where|why|when|than)$/.test(lowerAt(words, start - 1))) return [];
			if (/^(?:i|you|we|they|there)$/.test(lowerAt(words, index + 2))) return [];
			return [oneWord(index + 1, fixed, { word: word.lower })];
		});
	},
	example: { wrong: "my phone don't work", right: "my phone doesn't work" },
};

/** Verbs with subjects that learners take for plural or singular. */
export const subjectAgreementRules: GrammarRule[] = [
	whoVerb,
	massVerb,
	thingVerb,
	phraseRule({
		id: 'this-verb',
		category: 'agreement',
		typicalOf: ['zh', 'es', 'pt'],
		phrases: [
			{
				find: '^ this [make|mean|cause|help|give|show|seem|depend|happen|bring|affect|create|allow|lead|become] !it|of',
				replace: '$2:third',
				words: { after: 'this', example: 'this $2:third' },
				notAfter: 'what|how|why|where|when|does|did|do|can|could|will|would|should|let|make|did',
			},
			{
				find: '^ that|this|it [sound|look] very|so|really|like|good|interesting|great|fun|amazing|nice',
				replace: '$2:third',
				words: { after: '$1', example: '$1 $2:third' },
				notAfter: 'does|did|do|can|could|will|would|should|make|made|let',
			},
			{
				find: '^^ who [want|know|live|like|think|need] to|the|in|a|that|it',
				replace: '$2:third',
				reason: 'this-verb.question',
				words: { example: 'who $2:third' },
			},
			{
				find: '^^ that|it [make|mean|cause|depend|happen|bring|affect|create|allow|lead] !it|of',
				replace: '$2:third',
				words: { after: '$1', example: '$1 $2:third' },
			},
		],
		example: { wrong: 'this make people happy', right: 'this makes people happy' },
	}),
	exceptWhere(
		phraseRule({
			id: 'each-verb',
			category: 'agreement',
			typicalOf: ['zh', 'es'],
			phrases: (
				[
					['have|need|want|go|like|know|do|live|think|make', '$3:third'],
					['are', 'is'],
					['were', 'was'],
				] as const
			).map(([wrong, right]) => ({
				find: `^ each|every|another person|student|child|country|teacher|man|woman|parent|one|day|family|school [${wrong}] !@NOUN`,
				replace: right,
				words: { after: '$1 $2', example: `$1 $2 ${right}` },
			})),
			example: { wrong: 'every student need help', right: 'every student needs help' },
		}),
		(words, from) => isDemanded(words, from - 2, lowerAt(words, from)),
	),
	phraseRule({
		id: 'one-of-them-is',
		category: 'agreement',
		typicalOf: ['es', 'zh'],
		phrases: (
			[
				['are', 'is'],
				['were', 'was'],
				['have', 'has'],
			] as const
		).flatMap(([wrong, right]) => [
			{
				find: `^ one|each of my|the|our|his|her|their|these @ADJ? friends|brothers|sisters|students|teachers|children|people|things|reasons|problems|cars|books|places|cities|countries|neighbours|neighbors|colleagues [${wrong}]`,
				replace: right,
				words: { word: '$1 of ...', say: right },
				notAfter: 'only|or|than|and|every',
			},
			{
				find: `^ one|each|either|neither of them [${wrong}]`,
				replace: right,
				words: { word: '$1 of them', say: right },
				notAfter: 'only|or|than|and|every',
			},
			{
				find: `^ the number of @ADJ? @NOUN [${wrong}]`,
				replace: right,
				words: { word: 'the number', say: right },
			},
			{
				find: `^ no one [${wrong}]`,
				replace: right,
				words: { word: 'no one', say: `no one ${right}` },
			},
		]),
		example: { wrong: 'one of my friends are from peru', right: 'one of my friends is from peru' },
	}),
	phraseRule({
		id: 'nobody-negative',
		category: 'extra word',
		typicalOf: ['es', 'pt', 'it', 'ru'],
		phrases: [
			{
				find: "nobody|nothing [doesn't|don't @VERB]",
				replace: '$3:third',
				words: { word: '$1', example: '$1 $3:third' },
			},
			{
				find: "nobody|nothing [didn't @VERB]",
				replace: '$3:past',
				words: { word: '$1', example: '$1 $3:past' },
			},
		],
		example: { wrong: "nobody doesn't know it", right: 'nobody knows it' },
	}),
];
