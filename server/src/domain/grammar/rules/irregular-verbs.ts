import { lowerAt, unbroken } from '#server/domain/grammar/clauses.ts';
import type { Finding, GrammarRule } from '#server/domain/grammar/grammar-rule.ts';
import { hasBefore, phraseRule } from '#server/domain/grammar/phrase-rule.ts';
import { commonVerbs, regularPast, verbForms } from '#server/domain/grammar/verb-forms.ts';

/** Regular-looking forms that are words of their own: "seed", "hanged". */
const ownWords = new Set(
	'seed quitted hanged shined leaded winded putted costed bursted sinked smelled lighted'.split(' '),
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
	"have has had haven't hasn't i've we've they've you've be been is are was were".split(' '),
);

const wrongPast: GrammarRule = {
	id: 'irregular-past',
	category: 'verb form',
	reasonInSpanish: 'Este verbo es irregular: se dice «$new», no «$old».',
	typicalOf: [],
	find(words) {
		return words.flatMap((word, index): Finding[] => {
			const base = baseOfWrongPast.get(word.lower);
			if (!base) return [];
			const { past, participle } = verbForms(base);
			const fixed = hasBefore(words, index, 2, have) ? participle : past;
			return [
				{
					from: index,
					to: index + 1,
					replacement: fixed,
					reason: `'${base}' is irregular: say '${fixed}', not '${word.lower}'.`,
				},
			];
		});
	},
	examples: [
		{ wrong: 'he teached me english', right: 'he taught me english' },
		{ wrong: 'i have buyed a car', right: 'i have bought a car' },
		{ wrong: 'i was teached by him', right: 'i was taught by him' },
	],
	notErrors: ['he taught me english', 'he planted a seed', 'it stopped'],
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
	reasonInSpanish: 'En la voz pasiva va el participio: «$new», no «$old».',
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
			return [
				{
					from: at,
					to: at + 1,
					replacement: participle,
					reason: `After '${word.lower}' we say '${participle}', not '${verb.lower}'.`,
				},
			];
		});
	},
	examples: [
		{ wrong: 'the book was wrote by him', right: 'the book was written by him' },
		{ wrong: 'english is spoke here', right: 'english is spoken here' },
	],
	notErrors: ['the book was written by him', 'all it was gave me a headache'],
};

const build =
	'build|make|send|spend|lose|teach|buy|sell|catch|bring|find|hold|pay|keep|write|speak|take|give|steal|choose|do|invent|produce|create|design|use|cause|change|destroy|discover|damage|paint|clean|cook|close|print';

/** Irregular verbs, and forms of verbs after "be". */
export const irregularVerbRules: GrammarRule[] = [
	wrongPast,
	wrongParticiple,
	phraseRule({
		id: 'passive-ed',
		category: 'verb form',
		reasonInSpanish: 'En la voz pasiva va el participio: «$new», no «$old».',
		typicalOf: ['zh'],
		phrases: [
			{
				find: `@NOUN|it|they|which|that is|are|was|were|been not|always|also? [${build}] by|in|at|from|with`,
				replace: '$4:participle',
				reason: "After '$2' we say '$4:participle': '$2 $4:participle $5'.",
			},
			{
				find: `can|could|should|must|will|may be not|also? [${build}] by|in|at|from|with|as`,
				replace: '$4:participle',
				reason: "After 'be' we say '$4:participle': 'be $4:participle $5'.",
			},
		],
		examples: [
			{ wrong: 'the house was build in 1990', right: 'the house was built in 1990' },
			{ wrong: 'it can be use in many ways', right: 'it can be used in many ways' },
		],
		notErrors: ['the house was built in 1990'],
	}),
	phraseRule({
		id: 'no-ing-with-states',
		category: 'verb form',
		reasonInSpanish: 'Este verbo no se usa con «be» y -ing: «$new».',
		typicalOf: ['es', 'pt', 'it', 'zh'],
		phrases: [
			{
				find: 'i|we|you|they [am|are knowing|understanding|belonging|owning|preferring|needing]',
				replace: '$3:base',
				reason: "'$3:base' says a state, without -ing: '$1 $3:base'.",
			},
			{
				find: 'he|she|it [is knowing|understanding|belonging|owning|preferring|needing]',
				replace: '$3:third',
				reason: "'$3:base' says a state, without -ing: '$1 $3:third'.",
			},
			{
				find: 'i|we|you|they [am|are having] two|three|four|many|a|an @ADJ? brother|brothers|sister|sisters|friends|children|car|house|dog|cat|job',
				replace: 'have',
				reason: "For what is yours we say 'have': '$1 have $4 $6'.",
			},
			{
				find: 'i|we|you|they [have been knowing]',
				replace: 'have known',
				reason: "'know' says a state, without -ing: 'have known'.",
			},
		],
		examples: [
			{ wrong: 'i am understanding you', right: 'i understand you' },
			{ wrong: 'i am having two brothers', right: 'i have two brothers' },
			{ wrong: 'i have been knowing him for years', right: 'i have known him for years' },
		],
		notErrors: ['i understand you', 'the key is knowing him', 'we are having a party'],
	}),
	phraseRule({
		id: 'to-after-verb',
		category: 'verb form',
		reasonInSpanish: 'Después de este verbo va «to» y el verbo sin -ing: «$new».',
		typicalOf: ['es', 'pt', 'fr'],
		phrases: [
			{
				find: 'i|we|they|he|she|you|who [decided|decide|decides|refused|refuse|refuses|promised|promise|promises|wanted|wants|agreed|managed|hoped|hope|hopes going|doing|making|buying|working|studying|helping|calling|visiting|learning|playing|seeing|eating|living|travelling|traveling|taking|getting|having|being|moving|leaving|coming]',
				replace: '$2 to $3:base',
				reason: "After '$2' we say 'to' and the verb without -ing: '$2 to $3:base'.",
			},
			{
				find: '<keep> on? [to go|do|work|study|learn|play|try|talk|read|practice|practise|eat|live|make]',
				replace: '$4:gerund',
				reason: "After 'keep' the verb takes -ing: 'keep $4:gerund'.",
				notAfter: 'a|the|to|things|something|what',
			},
			{
				find: '<give> up [to smoke|drink|eat|work|study|play|try]',
				replace: '$4:gerund',
				reason: "After 'give up' the verb takes -ing: 'give up $4:gerund'.",
			},
			{
				find: 'would|do you mind [to open|close|help|wait|tell|give|show|repeat|speak|turn|move]',
				replace: '$5:gerund',
				reason: "After 'mind' the verb takes -ing: 'mind $5:gerund'.",
			},
		],
		examples: [
			{ wrong: 'they decided going to the beach', right: 'they decided to go to the beach' },
			{ wrong: 'i keep to study every day', right: 'i keep studying every day' },
			{ wrong: 'would you mind to open the door', right: 'would you mind opening the door' },
		],
		notErrors: ['they decided to go', 'what i keep to myself', 'he gave up smoking'],
	}),
	phraseRule({
		id: 'influence-on',
		category: 'preposition',
		reasonInSpanish: 'Este nombre lleva otra preposición: «$new», no «$old».',
		typicalOf: ['es', 'pt', 'fr', 'it', 'zh', 'ru'],
		phrases: [
			{
				find: 'influence|effect|impact|influences|effects [to|for] people|society|us|our|the|children|my|them|students|health|everyone|life|their|young',
				replace: 'on',
				reason: "After '$1' we say 'on': '$1 on'.",
				notAfter: 'in|into|to|cause|special',
			},
			{
				find: 'the answer [of] the|this|that|my|your question|questions|problem',
				replace: 'to',
				reason: "We say 'the answer to': 'the answer to $4 $5'.",
			},
			{
				find: 'solution [of] the|this|that problem|problems',
				replace: 'to',
				reason: "We say 'the solution to': 'solution to $3 $4'.",
			},
			{ find: 'key [of] success|happiness|learning', replace: 'to', reason: "We say 'the key to $3'." },
			{
				find: '^ the reason [of] this|that|the|my',
				replace: 'for',
				reason: "We say 'the reason for': 'the reason for $4'.",
			},
		],
		examples: [
			{ wrong: 'it has a big influence to people', right: 'it has a big influence on people' },
			{ wrong: 'i know the answer of the question', right: 'i know the answer to the question' },
			{ wrong: 'the key of success is work', right: 'the key to success is work' },
		],
		notErrors: [
			'it has a big influence on people',
			'it comes into effect for the children',
			'the answer of my friend',
		],
	}),
];
