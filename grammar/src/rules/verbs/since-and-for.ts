import { lowerAt, startsClause, unbroken } from '#grammar/clauses.ts';
import type { Finding, GrammarRule } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { baseOf, verbForms } from '#grammar/verb-forms.ts';
import { wordLists } from '#grammar/word-lists.ts';

/** How far before "since" its verb may stand. */
const sinceReach = 6;

const perfectWithSince: GrammarRule = {
	id: 'perfect-with-since',
	category: 'tense',
	typicalOf: ['es', 'pt', 'fr', 'it', 'de', 'ru'],
	find(words) {
		return words.flatMap((word, index): Finding[] => {
			const number =
				wordLists.smallNumber.has(lowerAt(words, index + 1)) || /^\d{1,2}$/.test(lowerAt(words, index + 1));
			const length =
				number && wordLists.duration.has(lowerAt(words, index + 2)) && lowerAt(words, index + 3) !== 'ago';
			const point =
				/^(?:19|20)\d\d$|^(?:yesterday|last|january|february|march|april|june|july|august|september|october|november|december|monday)$/.test(
					lowerAt(words, index + 1),
				);
			const startsThen =
				wordLists.subject.has(lowerAt(words, index + 1)) &&
				/^(?:was|were)$/.test(lowerAt(words, index + 2)) &&
				// "he is famous since he was on tv" may be a reason.
				(/^(?:children|kids|little|small|young|at|\d+|five|six|seven|eight|ten|twelve|fifteen)$/.test(
					lowerAt(words, index + 3),
				) ||
					(lowerAt(words, index + 3) === 'born' && lowerAt(words, index + 4) !== 'in') ||
					/^(?:child|kid|baby|boy|girl|teenager|student)$/.test(lowerAt(words, index + 4)));
			if (word.lower !== 'since' && !(/^(?:for|from)$/.test(word.lower) && length)) return [];
			if (word.lower === 'since' && !length && !point && !startsThen) return [];
			for (let at = index - 1; at >= Math.max(1, index - sinceReach); at--) {
				const subject = lowerAt(words, at - 1);
				if (!wordLists.subject.has(subject)) continue;
				if (!startsClause(words, at - 1) || !unbroken(words, at - 1, index)) return [];
				return presentPerfect(words, at, subject, index, word.lower);
			}
			return [];
		});
	},
	example: { wrong: 'i live here since 2010', right: 'i have lived here since 2010' },
};

function presentPerfect(
	words: readonly TaggedWord[],
	at: number,
	subject: string,
	since: number,
	preposition: string,
): Finding[] {
	const verb = words[at];
	const next = lowerAt(words, at + 1);
	const have = /^(?:he|she|it)$/.test(subject) ? 'has' : 'have';
	if (!verb || words.slice(at + 2, since).some(({ partOfSpeech }) => /^(?:VERB|AUX)$/.test(partOfSpeech)))
		return [];
	if (/^(?:am|is|are)$/.test(verb.lower)) {
		if (
			next === 'going' ||
			next === 'not' ||
			(preposition === 'for' && !/^(?:living|working|studying|learning)$/.test(next))
		)
			return [];
		return [{ from: at, to: at + 1, replacement: `${have} been`, words: { subject } }];
	}
	const base = baseOf(verb);
	const present = verb.lower === base || verb.lower === verbForms(base).third;
	if (preposition === 'for' || !present || !/^(?:live|work|study|know|learn|play)$/.test(base)) return [];
	const fixed = `${have} ${verbForms(base).participle}`;
	return [{ from: at, to: at + 1, replacement: fixed, words: { subject } }];
}

const pastNotPerfect = phraseRule({
	id: 'past-time-then-perfect',
	category: 'tense',
	typicalOf: ['fr', 'it', 'de'],
	phrases: [
		{
			find: 'yesterday #subject [have|has @VERB] !to',
			replace: '$4:past',
			words: { with: 'yesterday' },
			notAfter: 'since|from|until',
		},
		{
			find: 'last night|week|month|year|weekend|summer #subject [have|has @VERB] !to',
			replace: '$5:past',
			words: { with: 'last $2' },
			notAfter: 'since|from|until|the',
		},
	],
	example: { wrong: 'last week we have bought a car', right: 'last week we bought a car' },
});

const beArrived = phraseRule({
	id: 'be-arrived',
	category: 'tense',
	typicalOf: ['it', 'fr', 'de'],
	phrases: [
		{
			find: '#subject [am|is|are arrived|come|went|left] yesterday|last|late|early|at|in|two|three',
			replace: '$3:past',
			words: { example: '$1 $3:past' },
		},
	],
	example: { wrong: 'he is arrived late', right: 'he arrived late' },
});

/** How long something lasts, how long ago it was, and the past that goes with it. */
export const sinceAndForRules: GrammarRule[] = [
	perfectWithSince,
	pastNotPerfect,
	beArrived,
	phraseRule({
		id: 'since-for',
		category: 'preposition',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de'],
		phrases: [
			{
				find: 'living|working|studying|learning|english|french|german|spanish|you|him|her|them|here|there [from] #smallNumber|@NUM|many years|months|weeks !ago|to|old|and',
				replace: 'for',
				words: { example: 'for $3 $4' },
			},
			{
				find: '[since] #smallNumber|@NUM|many|several minutes|hours|days|weeks|months|years !ago|before|old',
				replace: 'for',
				words: { example: 'for $2 $3' },
				notAfter: 'in|ever',
			},
			{
				find: '<live|work|study>|working|living|studying here|there [from] #smallNumber|@NUM|many years|months|weeks $',
				replace: 'for',
				words: { example: 'for $4 $5' },
			},
			{
				find: '<live|work|study>|been here|there|@NOUN|@PROPN|@ADJ? [for] #year $',
				replace: 'since',
				reason: 'since-for.starting',
				words: { example: 'since $4' },
			},
		],
		example: { wrong: 'i have known her from two years', right: 'i have known her for two years' },
	}),
	phraseRule({
		id: 'time-ago',
		category: 'word order',
		typicalOf: ['es', 'pt', 'fr'],
		phrases: [
			{
				find: 'ago #smallNumber|@NUM years|months|weeks|days $',
				replace: '$2 $3 ago',
				notAfter: '@NOUN|long',
			},
		],
		example: { wrong: 'i came here ago two years', right: 'i came here two years ago' },
	}),
	phraseRule({
		id: 'perfect-with-for',
		category: 'tense',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de', 'ru'],
		phrases: [
			{
				find: 'i|we|they|you [live|work] here|there for @NUM|many|several|some years $',
				replace: 'have $2:participle',
				notAfter: 'if|when',
			},
			{
				find: 'we|they|you [know] each other since|for',
				replace: 'have known',
				reason: 'perfect-with-for.known',
			},
		],
		example: { wrong: 'i live here for five years', right: 'i have lived here for five years' },
	}),
];
