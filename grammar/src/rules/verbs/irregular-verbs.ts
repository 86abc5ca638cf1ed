import { hasBefore, lowerAt, unbroken } from '#grammar/clauses.ts';
import { type Finding, type GrammarRule, oneWord } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';
import { commonVerbs, regularPast, verbForms } from '#grammar/verb-forms.ts';

/** Regular-looking forms that are words of their own: "seed", "hanged". */
const ownWords = new Set(
	'seed quitted ringed blowed hanged shined leaded winded putted costed bursted sinked smelled lighted'.split(
		' ',
	),
);
const baseOfWrongPast = new Map(
	[...commonVerbs].flatMap((base) => {
		const wrong = regularPast(base);
		return wrong === verbForms(base).past || ownWords.has(wrong) || base === 'be'
			? []
			: [[wrong, base] as const];
	}),
);
const have = new Set(
	"have has had haven't hasn't i'm he's she's it's we're they're you're i've we've they've you've be been is are was were".split(
		' ',
	),
);

const wrongPast: GrammarRule = {
	id: 'irregular-past',
	category: 'verb form',
	typicalOf: [],
	find(words) {
		return words.flatMap((word, index): Finding[] => {
			const base = baseOfWrongPast.get(word.lower);
			if (!base || (word.lower === 'teared' && lowerAt(words, index + 1) === 'up')) return [];
			const { past, participle } = verbForms(base);
			const fixed = hasBefore(words, index, 2, have) ? participle : past;
			return [oneWord(index, fixed, { base, word: word.lower })];
		});
	},
	example: { wrong: 'he teached me english', right: 'he taught me english' },
};

/** Pasts that are nothing else, of verbs whose participle is another word. */
const pasts = new Map(
	'write speak take give steal choose drive eat forget know throw wear sing drink see tear begin'
		.split(' ')
		.map((base) => [verbForms(base).past, verbForms(base).participle]),
);

const wrongParticiple: GrammarRule = {
	id: 'passive-participle',
	category: 'verb form',
	typicalOf: [],
	find(words) {
		return words.flatMap((word, index): Finding[] => {
			if (!/^(?:is|are|was|were|been|being|it's)$/.test(word.lower)) return [];
			const at = /^(?:not|always|also|never|often|only)$/.test(lowerAt(words, index + 1))
				? index + 2
				: index + 1;
			const verb = words[at];
			const participle = pasts.get(verb?.lower ?? '');
			if (!verb || !participle || !unbroken(words, index, at + 1)) return [];
			// "all it was saw us": a subject of its own follows.
			if (/^(?:i|he|she|we|they|you|me|us|him|them)$/.test(lowerAt(words, at + 1))) return [];
			return [oneWord(at, participle, { word: word.lower, verb: verb.lower })];
		});
	},
	example: { wrong: 'the book was wrote by him', right: 'the book was written by him' },
};

const build =
	'build|make|send|spend|lose|teach|buy|sell|catch|bring|find|hold|pay|keep|write|speak|take|give|steal|choose|do|invent|produce|create|destroy|discover|clean|cook|compose|know|locate|base|divide|include';
/** Verbs that are nouns too: "the answer is change from within". */
const nounLikeBuild = 'use|design|cause|change|damage|paint|print|ban|call';

/** Irregular verbs, and forms of verbs after "be". */
export const irregularVerbRules: GrammarRule[] = [
	wrongPast,
	wrongParticiple,
	phraseRule({
		id: 'passive-ed',
		category: 'verb form',
		typicalOf: ['zh'],
		phrases: [
			{
				find: `@NOUN|it|they|which|that is|are|was|were|been not|always|also? [${build}] by|in|at|from|with|of|all`,
				replace: '$4:participle',
				words: { after: '$2', example: '$2 $4:participle $5' },
			},
			{
				find: `@NOUN|it|they|which|that is|are|was|were|been not|always|also? [${nounLikeBuild}] by`,
				replace: '$4:participle',
				words: { after: '$2', example: '$2 $4:participle $5' },
			},
			{
				find: `can|could|should|must|will|may be not|also? [${build}|${nounLikeBuild}] by|in|at|from|with|as|of|all`,
				replace: '$4:participle',
				words: { after: 'be', example: 'be $4:participle $5' },
			},
		],
		example: { wrong: 'the house was build in 1990', right: 'the house was built in 1990' },
	}),
	phraseRule({
		id: 'was-happened',
		category: 'verb form',
		typicalOf: ['zh', 'ar'],
		phrases: [
			{
				find: '[was|were happened|occurred|appeared|disappeared|died|existed|belonged]',
				replace: '$2',
				words: { without: '$1' },
			},
			{ find: '[is|are happened|died]', replace: '$2', words: { without: '$1' } },
			{
				find: 'i|he|she|it|we|they|you [am|is|are|was|were belong|consist] to|of',
				replace: '$3',
				reason: 'was-happened.verb',
				words: { without: '$2' },
			},
			{
				find: '@NOUN [is consist|consists] of',
				replace: 'consists',
				reason: 'was-happened.verb',
				words: { without: 'is' },
			},
		],
		example: { wrong: 'the accident was happened last year', right: 'the accident happened last year' },
	}),
];
