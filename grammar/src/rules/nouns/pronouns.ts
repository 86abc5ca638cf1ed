import { lowerAt, startsClause, unbroken } from '#grammar/clauses.ts';
import type { Finding, GrammarRule } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';
import { wordLists } from '#grammar/word-lists.ts';

const doubleSubject: GrammarRule = {
	id: 'double-subject',
	category: 'pronoun',
	typicalOf: ['fr', 'ar'],
	find(words) {
		const findings: Finding[] = [];
		for (let index = 0; index + 3 < words.length; index++) {
			const noun = lowerAt(words, index + 1);
			const pronoun = lowerAt(words, index + 2);
			const verb = lowerAt(words, index + 3);
			if (!/^(?:my|his|her|our)$/.test(lowerAt(words, index)) || !wordLists.relative.has(noun)) continue;
			if (!/^(?:he|she)$/.test(pronoun) || !/^(?:is|was|has|works|lives|likes|loves|has)$/.test(verb))
				continue;
			if (!startsClause(words, index) || !unbroken(words, index, index + 4)) continue;
			if (
				/^(?:and|or|than|when|if|because|as|like|hi|hello|thank|thanks|after|before|since|who|where)$/.test(
					lowerAt(words, index - 1),
				)
			)
				continue;
			findings.push({
				from: index + 1,
				to: index + 3,
				replacement: words[index + 1]?.text ?? '',
				words: { noun, verb, pronoun },
			});
		}
		return findings;
	},
	example: { wrong: 'my mother she is a teacher', right: 'my mother is a teacher' },
};

/** Pronouns: one too many, the wrong case, one "not" too many. */
export const pronounRules: GrammarRule[] = [
	doubleSubject,
	phraseRule({
		id: 'double-negative',
		category: 'pronoun',
		typicalOf: ['es', 'pt', 'fr', 'it', 'ru'],
		phrases: [
			{
				find: "don't|doesn't|didn't|can't|couldn't <have|see|know|say|do|eat|hear|buy|understand|want|need|find|get> [nothing] !@VERB|@AUX|but|@ADJ",
				replace: 'anything',
				words: { after: '$1' },
			},
			{
				find: "don't|doesn't|didn't|can't|couldn't <have|see|know|meet|find|hear|like> [nobody] !@VERB|@AUX|but",
				replace: 'anybody',
				words: { after: '$1' },
			},
			{
				find: "don't|doesn't|didn't|can't <go> [nowhere] !@VERB|@AUX|but",
				replace: 'anywhere',
				words: { after: '$1' },
			},
			{
				find: "[don't never] @VERB",
				replace: 'never',
				reason: 'double-negative.never',
				words: { without: '$1' },
			},
		],
		example: { wrong: "i don't have nothing", right: "i don't have anything" },
	}),
	phraseRule({
		id: 'object-as-subject',
		category: 'pronoun',
		typicalOf: [],
		phrases: [
			{
				find: '^^ [him] is|was|has|works|lives|likes',
				replace: 'he',
				words: { not: 'him', example: 'he $2' },
			},
			{ find: '^^ [them] are|were|have', replace: 'they', words: { not: 'them', example: 'they $2' } },
			{ find: '^^ [me] am', replace: 'I', words: { not: 'me', example: 'I am' } },
		],
		example: { wrong: 'him is my best friend', right: 'he is my best friend' },
	}),
	phraseRule({
		id: 'pronoun-after-preposition',
		category: 'pronoun',
		typicalOf: ['es', 'pt', 'it', 'zh'],
		phrases: (
			[
				['he', 'him'],
				['they', 'them'],
				['we', 'us'],
			] as const
		).flatMap(([subject, object]) => [
			{
				find: `with|about|from [${subject}] because|every|yesterday|in|on|at|today`,
				replace: object,
				words: { after: '$1', example: `$1 ${object}` },
				notAfter: '@NOUN|@PRON',
			},
			{
				find: `with|about|from|to|for [${subject}] $$`,
				replace: object,
				words: { after: '$1', example: `$1 ${object}` },
			},
		]),
		example: { wrong: 'i live with they in madrid', right: 'i live with them in madrid' },
	}),
	phraseRule({
		id: 'who-for-people',
		category: 'pronoun',
		typicalOf: ['de', 'ar', 'ru'],
		phrases: [
			{
				find: 'people|man|woman|person|friend|girl|boy|teacher|friends|brother|sister [which] are|have|was|were|live|work|like|speak|want|know|lives|works|has|can|helps|likes',
				replace: 'who',
				words: { example: '$1 who $3' },
			},
		],
		example: { wrong: 'i have a friend which lives in rome', right: 'i have a friend who lives in rome' },
	}),
	phraseRule({
		id: 'because-of-subject',
		category: 'pronoun',
		typicalOf: [],
		phrases: [{ find: '[because of] i|he|she|we|they', replace: 'because', words: { before: '$3' } }],
		example: { wrong: 'because of i was tired', right: 'because i was tired' },
	}),
	phraseRule({
		id: 'feel-me',
		category: 'pronoun',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de'],
		phrases: [
			{
				find: 'i [<feel> me|myself] so|very|really|good|bad|happy|sad|tired|nervous|comfortable|better|great|fine|alone',
				replace: '$2',
				words: { say: 'I $2 $4', without: '$3' },
			},
		],
		example: { wrong: 'i feel me good here', right: 'i feel good here' },
	}),
	phraseRule({
		id: 'their-before-noun',
		category: 'pronoun',
		typicalOf: ['zh', 'es', 'ar'],
		phrases: [
			{
				find: '<help|love|see|leave|teach|spend|lose|use|change|improve|visit|keep|with|of|for|about|in> [they] children|kids|parents|families|friends|lives|money|own|jobs|phones|homes|houses|problems|rights',
				replace: 'their',
				words: { example: 'their $3' },
			},
		],
		example: { wrong: 'parents play with they children', right: 'parents play with their children' },
	}),
	phraseRule({
		id: 'people-they',
		category: 'pronoun',
		typicalOf: ['fr', 'ar', 'es'],
		phrases: [
			{
				find: "^ some|many|most|all|other|young|old [people|countries|students|children|parents|teachers|companies|families they] don't|have|are|can|can't|want|think|need|do|should|will",
				replace: '$2',
				words: { say: '$2 $4' },
				notAfter: 'of|and|to|for|with|like|about',
			},
		],
		example: { wrong: "some countries they don't have water", right: "some countries don't have water" },
	}),
	phraseRule({
		id: 'no-after-not',
		category: 'pronoun',
		typicalOf: ['es', 'pt', 'fr', 'it', 'ru'],
		phrases: [
			{
				find: "don't|doesn't|didn't <have|like|eat|see|know|want|need|buy|speak|make|get|do|drink|find|read> [no] @NOUN !no",
				replace: 'any',
				words: { after: '$1' },
			},
			{
				find: "can't|couldn't|won't <have|see|find|do|get|buy|eat|make> [no] @NOUN",
				replace: 'any',
				words: { after: '$1' },
			},
		],
		example: { wrong: "i don't have no hobbies", right: "i don't have any hobbies" },
	}),
];
