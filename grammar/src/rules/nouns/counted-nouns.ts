import { lowerAt, unbroken } from '#grammar/clauses.ts';
import { type Finding, type GrammarRule, oneWord } from '#grammar/grammar-rule.ts';
import { plural } from '#grammar/noun-forms.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { wordLists } from '#grammar/word-lists.ts';
import { isLastOfPhrase } from './people-in-general.ts';

/** Also a verb of people: "many risk their lives", "several plan to". */
const alsoVerb =
	/^(?:risk|cause|plan|visit|change|process|paint|drink|dream|lie|result|experience|book|need|place|present|question|answer|work|joke|benefit|benefits|train|worry|influence|group|set|face|point|struggle|drive|factor|phone|email|message|text|post|challenge|contact|function|farm|shop|film|hope|judge|study|study|travel)$/;
const counts = /^(?:many|several|various|numerous|countless|both)$/;
const ofMany = /^(?:lot|lots|plenty|number|variety|couple)$/;
const numbers = wordLists.smallNumber;
/** What goes uncounted after "a lot of", "different". */
const alsoUncounted =
	/^(?:room|story|choice|detail|experience|success|school|culture|sport|business|class|television|medicine|fish|pizza|cake|risk|drama|danger|capital|violin|character|language|theory|process|law|condition|difference|paper|glass|egg|onion|sauce|chocolate|conflict|opportunity|potential|guitar|land|garden|cause|effect|life|war|time|work|light|space|thought|speech|video|theatre|theater|gym|design|research|art|noise|trouble|crime|fruit|food|money|music|help|love|fun|stress|traffic|pollution|history|weather|vacation|holiday|practice|tea|battery|fire|stone|paint|chicken|dress|debate|hospital|budget|uniform|career|salary|church|cinema|opera|college|university|person|meal|training|damage|kind|course|form|duck|lamb|pumpkin|potato|tomato|orange|banana|apple|pear|rabbit|road|people)$/;
const qualityWord =
	/^(?:main|different|other|interesting|important|famous|foreign|new|old|good|bad|big|small|young|beautiful|possible|useful|easy|difficult|academic|similar|common|popular|single|short|long|great|little|cultural|social|special|more|serious|historical|positive|negative|delicious|expensive|cheap|funny|amazing|specific|strange)$/;

function qualitiesFrom(words: readonly TaggedWord[], noun: number): number {
	let from = noun;
	while (
		from > noun - 3 &&
		!words[from]?.afterBreak &&
		(qualityWord.test(lowerAt(words, from - 1)) ||
			(words[from - 1]?.partOfSpeech === 'ADJ' &&
				!counts.test(lowerAt(words, from - 1)) &&
				!/^(?:few|much|last|next|first|second|third|same|such|own|high|more|most)$/.test(
					lowerAt(words, from - 1),
				) &&
				!numbers.has(lowerAt(words, from - 1))))
	)
		from--;
	return from;
}

const furtherThings: ReadonlySet<string> = new Set(['solution', 'advantage']);

/** "Several interesting person", "two main type of", "plenty of tourist visit". */
const countedThing: GrammarRule = {
	id: 'counted-noun',
	category: 'noun number',
	typicalOf: ['zh', 'ar', 'ru'],
	find(words) {
		return words.flatMap((word, noun): Finding[] => {
			if (noun === 0 || !(wordLists.thing.has(word.lower) || furtherThings.has(word.lower))) return [];
			const from = qualitiesFrom(words, noun);
			const count = lowerAt(words, from - 1);
			const before = words[from - 2];
			const opens =
				!before ||
				words[from - 1]?.afterBreak ||
				/^(?:VERB|AUX|ADP|SCONJ|CCONJ)$/.test(before.partOfSpeech) ||
				/^(?:so|too|how|that|are|only|these|those|the|my|our|his|their|her)$/.test(before.lower);
			const isCount =
				counts.test(count) &&
				opens &&
				!(count === 'both' && /^(?:and|as|of)$/.test(lowerAt(words, noun + 1))) &&
				!(count === 'various' && from - 1 === 0 && noun === 1) &&
				!/^(?:as|good|great)$/.test(before?.lower ?? '');
			const isNumber =
				numbers.has(count) &&
				from < noun &&
				/^(?:are|were|have|has|had|the|these|those|into|of|with|mention|see|for|give|following|and)$/.test(
					before?.lower ?? '',
				) &&
				word.lower !== 'person' &&
				!/^(?:part|one|of)$/.test(lowerAt(words, from - 3)) &&
				(before?.lower !== 'the' || words[from - 3]?.partOfSpeech !== 'NOUN');
			const isLot =
				count === 'of' &&
				ofMany.test(lowerAt(words, from - 2)) &&
				!alsoUncounted.test(word.lower) &&
				!/^(?:the|same)$/.test(lowerAt(words, from - 3));
			const isSome =
				count === 'some' &&
				/^(?:are|were)$/.test(before?.lower ?? '') &&
				lowerAt(words, from - 3) === 'there' &&
				!alsoUncounted.test(word.lower);
			const isBigNumber =
				words[from - 1]?.partOfSpeech === 'NUM' &&
				!/^(?:one|1|[12]\d\d\d)$/.test(count) &&
				!/^(?:minute|hour|day|week|month|year|metre|meter|mile|euro|kilo|kilometre|kilometer|litre|liter|percent|dollar|point)$/.test(
					word.lower,
				) &&
				/^(?:about|around|over|nearly|almost|than|were|are)$/.test(before?.lower ?? '') &&
				!alsoUncounted.test(word.lower);
			if (!isCount && !isNumber && !isLot && !isSome && !isBigNumber) return [];
			if (!unbroken(words, from - 1, noun + 1) || !isLastOfPhrase(words, noun)) return [];
			const next = words[noun + 1];
			if (/^(?:at|up|out|off|old|long|ago|into|it|them)$/.test(next?.lower ?? '') && !next?.afterBreak)
				return [];
			if (
				from === noun &&
				alsoVerb.test(word.lower) &&
				next &&
				(next.afterBreak ? false : /^(?:DET|PRON|PART|SCONJ|ADV)$/.test(next.partOfSpeech))
			)
				return [];
			if (next && !next.afterBreak && /(?:ing|ed|made|based|driven)$/.test(next.lower)) return [];
			const many = plural(word.lower);
			const quantity = isLot ? `${lowerAt(words, from - 2)} of` : count;
			return [oneWord(noun, many, { quantity })];
		});
	},
	example: {
		wrong: 'i met several interesting person there',
		right: 'i met several interesting people there',
	},
};

const bareOpener =
	/^(?:from|between|of|with|about|have|has|had|visit|visited|meet|met|know|try|tried|learn|speak|see|are|were|use|for|to|into|very|many|such|so|study|share|offer|need|get|like|discover|experience|face|do|teach)$/;

/** "They come from very different culture". */
const differentNoun: GrammarRule = {
	id: 'very-different-things',
	category: 'noun number',
	typicalOf: ['zh', 'ar', 'ru'],
	find(words) {
		return words.flatMap((word, noun): Finding[] => {
			if (!/^(?:different|various)$/.test(lowerAt(words, noun - 1))) return [];
			if (
				!wordLists.thing.has(word.lower) ||
				/^(?:story|matter|experience|way|time|person|thing|world|light|direction|language)$/.test(word.lower)
			)
				return [];
			let at = noun - 2;
			while (/^(?:very|completely|totally|so|many)$/.test(lowerAt(words, at))) at--;
			if (!bareOpener.test(lowerAt(words, at)) || !unbroken(words, at, noun + 1)) return [];
			if (/(?:ed|ing)$/.test(lowerAt(words, noun + 1)) || lowerAt(words, noun + 1) === 'to') return [];
			if (/^(?:offers|shocks)$/.test(lowerAt(words, noun + 1))) return [];
			if (/^(?:such|so)$/.test(lowerAt(words, at)) || !isLastOfPhrase(words, noun)) return [];
			const many = plural(word.lower);
			return [oneWord(noun, many, { before: lowerAt(words, noun - 1) })];
		});
	},
	example: {
		wrong: 'they come from very different culture',
		right: 'they come from very different cultures',
	},
};

const enoughOf =
	'seat chair teacher student worker nurse doctor job bus hospital computer customer employee roommate ticket plate cup';

/** The number of a noun after what counts it. */
export const countedNounRules: GrammarRule[] = [
	countedThing,
	differentNoun,
	phraseRule({
		id: 'enough-several-almost-all',
		category: 'noun number',
		typicalOf: ['zh', 'ar', 'es', 'ru'],
		phrases: [
			{
				find: `enough [${enoughOf.split(' ').join('|')}] $`,
				replace: '$2:plural',
				words: { example: 'enough $2:plural' },
				notAfter: '@NOUN|@ADJ|good|decent|big|old|strong|nice|great|fast|smart|large|small|long|wide|bad',
			},
			{
				find: 'enough [seat|chair|teacher|worker|nurse|job|computer|customer|employee] to|for|in|at',
				replace: '$2:plural',
				words: { example: 'enough $2:plural' },
				notAfter: '@NOUN|@ADJ|good|decent|big|old|strong|nice|great|fast|smart|large|small|long|wide|bad',
			},
			{
				find: '[several|many time] i|we|he|she',
				replace: '$1 times',
				reason: 'enough-several-almost-all.more',
				notAfter: 'so|as|how|the|this|that',
			},
			{
				find: '[almost] people|students|children|families|teenagers|countries|women|men|parents|houses|teachers|companies|households|schools|cities|products|places|adults|citizens',
				replace: 'almost all',
				reason: 'enough-several-almost-all.noun',
				words: { say: 'almost all $2' },
				notAfter: '<be>|@ADJ|it',
			},
			{
				find: '[less] friends|children|problems|opportunities|chances|cars|jobs|students|tourists|accidents|hours|mistakes|vehicles|possibilities|choices|responsibilities|books|things|trees|animals|advertisements|calories',
				replace: 'fewer',
				reason: 'enough-several-almost-all.can',
				words: { count: '$2', say: 'fewer $2' },
				notAfter: 'or|than|@NUM|no|more|<be>',
			},
		],
		example: {
			wrong: 'there are not enough seat for everybody',
			right: 'there are not enough seats for everybody',
		},
	}),
	phraseRule({
		id: 'people-as-plural',
		category: 'noun number',
		typicalOf: ['zh', 'ar', 'fr', 'it', 'es'],
		phrases: [
			{
				find: 'young|old|most|some|rich|successful|elderly|older|younger|normal [peoples] !@NOUN|of|lives|life|home|homes|houses|rights|minds|opinions|business|problems|dreams',
				replace: 'people',
				words: { example: '$1 people' },
			},
			{
				find: 'all the [person] who|that|in|from !wins|wants|is|has',
				replace: 'people',
				reason: 'people-as-plural.person',
			},
			{ find: 'the [youngs] !@NOUN', replace: 'young', reason: 'people-as-plural.or' },
			{
				find: 'the [olds|elderlies] !of|@NOUN',
				replace: 'elderly',
				reason: 'people-as-plural.elderly',
				notAfter: 'village|church|tribal|by',
			},
			{
				find: '[youngs|olds] people|person',
				replace: '$1:singular',
				reason: 'people-as-plural.adjectives',
				words: { example: '$1:singular people' },
			},
			{
				find: '^ [youngs] are|have|want|like|think|should|can|need|prefer|spend|use|do|live|will|must',
				replace: 'young people',
				reason: 'people-as-plural.young',
			},
		],
		example: { wrong: 'young peoples like new things', right: 'young people like new things' },
	}),
];
