import { afterPause, lowerAt, unbroken } from '#server/domain/grammar/clauses.ts';
import type { Finding, GrammarRule } from '#server/domain/grammar/grammar-rule.ts';
import { phraseRule } from '#server/domain/grammar/phrase-rule.ts';
import type { TaggedWord } from '#server/domain/grammar/tagged-text.ts';
import { baseOf, commonVerbs, formOf, verbForms } from '#server/domain/grammar/verb-forms.ts';
import { wordLists } from '#server/domain/grammar/word-lists.ts';

/** What may stand before "did you ..." in a question. */
const questionOpeners = /^(?:what|where|why|when|how|who|which|and|but|so|or|oh|yeah|well)$/;

/** Whether "said" tells who spoke ("yes you can said Alice") and does not go with the words before. */
function tellsWhoSpoke(words: readonly TaggedWord[], index: number): boolean {
	const verb = lowerAt(words, index);
	if (/^(?:replied|returned|cried|continued|repeated|answered|began|asked)$/.test(verb)) return true;
	return (
		verb === 'said' &&
		!/^(?:anything|nothing|something|that|it|to|yes|no|hello|goodbye)$/.test(lowerAt(words, index + 1))
	);
}

const afterDid: GrammarRule = {
	id: 'did-base',
	category: 'verb form',
	find(words) {
		return words.flatMap((word, index): Finding[] => {
			if (!/^(?:did|does|do|didn't|doesn't|don't)$/.test(word.lower)) return [];
			const negative = word.lower.endsWith("n't");
			let at = index + 1;
			if (lowerAt(words, at) === 'not') at++;
			else if (!negative || word.lower !== "don't") {
				const asks = afterPause(words, index) || questionOpeners.test(lowerAt(words, index - 1));
				if (
					asks &&
					wordLists.subject.has(lowerAt(words, at)) &&
					(word.lower !== 'do' || /^(?:you|we|they)$/.test(lowerAt(words, at)))
				)
					at++;
			}
			if (at === index + 1 && !negative) return [];
			if (/^(?:really|ever|even|also)$/.test(lowerAt(words, at))) at++;
			const verb = words[at];
			if (!verb || !unbroken(words, index, at + 1) || !/^(?:VERB|AUX)$/.test(verb.partOfSpeech)) return [];
			const base = baseOf(verb);
			const form = formOf(verb.lower, base);
			if (!commonVerbs.has(base) || base === 'be' || (form !== 'past' && form !== 'third')) return [];
			if (tellsWhoSpoke(words, at) || (verb.lower === 'used' && lowerAt(words, at + 1) === 'to')) return [];
			return [
				{
					from: at,
					to: at + 1,
					replacement: base,
					reason: `After '${word.lower}' the verb has no ending: '${base}'.`,
				},
			];
		});
	},
	examples: [
		{ wrong: "i didn't went to school", right: "i didn't go to school" },
		{ wrong: 'did you went to the party', right: 'did you go to the party' },
		{ wrong: "she doesn't likes fish", right: "she doesn't like fish" },
	],
	notErrors: [
		"i didn't go to school",
		'what i did was great',
		"no i didn't it was her",
		'what it does is help',
	],
};

const afterModal: GrammarRule = {
	id: 'modal-base',
	category: 'verb form',
	find(words) {
		return words.flatMap((word, index): Finding[] => {
			if (!wordLists.modal.has(word.lower) || word.lower === 'may' || word.lower === 'will') return [];
			let at = index + 1;
			if (/^(?:not|also|never|always|really|you|we|they|i)$/.test(lowerAt(words, at))) at++;
			const verb = words[at];
			if (!verb || !unbroken(words, index, at + 1) || verb.partOfSpeech !== 'VERB') return [];
			const base = baseOf(verb);
			const form = formOf(verb.lower, base);
			if (!commonVerbs.has(base) || (form !== 'past' && form !== 'third') || verb.lower === 'found')
				return [];
			if (tellsWhoSpoke(words, at)) return [];
			if (/^(?:has|had|is|are|was|were)$/.test(verb.lower)) return [];
			return [
				{
					from: at,
					to: at + 1,
					replacement: base,
					reason: `After '${word.lower}' the verb has no ending: '${base}'.`,
				},
			];
		});
	},
	examples: [
		{ wrong: 'she can speaks french', right: 'she can speak french' },
		{ wrong: 'we should went home', right: 'we should go home' },
	],
	notErrors: ['she can speak french', 'can you put it there', 'we could have gone', 'yes you can said alice'],
};

const bePlusVerb: GrammarRule = {
	id: 'be-verb-ing',
	category: 'verb form',
	find(words) {
		const verbs = new Set(
			`go come study learn play eat make do write look speak live wait talk cook read travel take watch sleep drive prepare search try use listen buy walk`.split(
				' ',
			),
		);
		return words.flatMap((word, index): Finding[] => {
			const contracted = /^(?:i'm|he's|she's|we're|they're|you're)$/.test(word.lower);
			const full =
				/^(?:am|is|are|was|were)$/.test(word.lower) &&
				/^(?:i|he|she|we|they|you)$/.test(lowerAt(words, index - 1)) &&
				!words[index]?.afterBreak;
			const verb = words[index + 1];
			if ((!contracted && !full) || !verb || verb.afterBreak || !verbs.has(verb.lower)) return [];
			if (full && /^(?:all|what|thing|who|how|where|that|whatever)$/.test(lowerAt(words, index - 2)))
				return [];
			if (
				/^(?:go|live|read|look|talk|study)$/.test(verb.lower) &&
				!/^(?:to|in|with|at|english|the|for|a|home|about)$/.test(lowerAt(words, index + 2))
			)
				return [];
			const next = words[index + 2];
			if (next?.lower === 'for' && verb.lower === 'go') return [];
			if (
				/^(?:live)$/.test(verb.lower) &&
				!/^(?:i|i'm|he|he's|she|she's)$/.test(full ? lowerAt(words, index - 1) : word.lower)
			)
				return [];
			if (!next || (next.partOfSpeech === 'VERB' && !next.afterBreak)) return [];
			const fixed = verbForms(verb.lower).gerund;
			return [
				{
					from: index + 1,
					to: index + 2,
					replacement: fixed,
					reason: `After '${word.lower}' the verb takes -ing: '${word.lower} ${fixed}'.`,
				},
			];
		});
	},
	examples: [
		{ wrong: 'i am study english now', right: 'i am studying english now' },
		{ wrong: "she's cook dinner for us", right: "she's cooking dinner for us" },
	],
	notErrors: [
		'i am studying english',
		'all i am is a cook',
		'we are live from london',
		"he's the cook",
		"i'm good to go",
	],
};

const irregularParticiples: Record<string, string> = Object.fromEntries(
	'go see do eat write take begin drink speak break forget give know choose come become run drive fly grow fall swim sing wear steal'
		.split(' ')
		.map((base) => [verbForms(base).past, verbForms(base).participle]),
);

const haveParticiple: GrammarRule = {
	id: 'have-participle',
	category: 'verb form',
	find(words) {
		return words.flatMap((word, index): Finding[] => {
			if (!/^(?:have|has|had|haven't|hasn't|hadn't|i've|we've|they've|you've)$/.test(word.lower)) return [];
			let at = index + 1;
			if (
				wordLists.subject.has(lowerAt(words, at)) &&
				/^(?:ever|never|already)$/.test(lowerAt(words, at + 1)) &&
				/^(?:have|has)$/.test(word.lower)
			)
				at++;
			const adverb = /^(?:never|ever|already|just|not|always|also)$/.test(lowerAt(words, at));
			if (adverb) at++;
			const verb = words[at];
			if (!verb || !unbroken(words, index, at + 1)) return [];
			const bare =
				adverb &&
				/^(?:never|ever|already)$/.test(lowerAt(words, at - 1)) &&
				/^(?:go|see|eat|do|take|write|speak|give|visit|travel|try|play|meet|live)$/.test(verb.lower);
			const fixed = irregularParticiples[verb.lower] ?? (bare ? verbForms(verb.lower).participle : undefined);
			if (!fixed || fixed === verb.lower || (!bare && verb.partOfSpeech === 'NOUN' && verb.lower === 'saw'))
				return [];
			const have = word.lower.replace(/^\w+'ve$/, 'have');
			return [
				{
					from: at,
					to: at + 1,
					replacement: fixed,
					reason: `After '${have}' we say '${fixed}', not '${verb.lower}'.`,
				},
			];
		});
	},
	examples: [
		{ wrong: 'i have never saw snow', right: 'i have never seen snow' },
		{ wrong: 'she has went home', right: 'she has gone home' },
		{ wrong: 'have you ever go to london', right: 'have you ever gone to london' },
	],
	notErrors: [
		'i have never seen snow',
		'she has gone home',
		'i have come here before',
		'we always have to go',
	],
};

export const auxiliaryRules: GrammarRule[] = [
	afterDid,
	afterModal,
	bePlusVerb,
	haveParticiple,
	phraseRule({
		id: 'be-before-verb',
		category: 'verb form',
		phrases: [
			{
				find: 'i [am agree|disagree|prefer|depend]',
				replace: '$3',
				reason: "'$3' is a verb: say 'I $3', without 'am'.",
			},
			{
				find: "[i'm agree|disagree|prefer]",
				replace: 'I $2',
				reason: "'$2' is a verb: say 'I $2', without 'am'.",
			},
			{ find: 'i [am not agree]', replace: "don't agree", reason: "'agree' is a verb: say 'I don't agree'." },
			{
				find: "[i'm not agree]",
				replace: "I don't agree",
				reason: "'agree' is a verb: say 'I don't agree'.",
			},
			{
				find: 'we|they|you [are agree|disagree|depend]',
				replace: '$3',
				reason: "'$3' is a verb: say '$1 $3', without 'are'.",
			},
			{
				find: 'he|she|it|that [is agree|disagree|depend]',
				replace: '$3:third',
				reason: "'$3' is a verb: say '$1 $3:third', without 'is'.",
			},
			{
				find: 'i [am want|need|know|understand|believe|have|live] !@NOUN',
				replace: '$3',
				reason: "'$3' is a verb: say 'I $3', without 'am'.",
				notAfter: 'am',
			},
			{ find: '^^ [is depend] !ent', replace: 'it depends', reason: "'depend' is a verb: say 'it depends'." },
		],
		examples: [
			{ wrong: 'i am agree with you', right: 'i agree with you' },
			{ wrong: 'it is depend on the weather', right: 'it depends on the weather' },
			{ wrong: 'i am not agree', right: "i don't agree" },
		],
		notErrors: ['i agree with you', 'it depends on the weather', 'i am in need of help', 'we are agreed'],
	}),
	phraseRule({
		id: 'modal-to',
		category: 'verb form',
		phrases: [
			{
				find: "^ #subject|people|everyone|#relative [can|could|must|should|might|can't|couldn't|shouldn't|mustn't to] @VERB|be|have",
				replace: '$2',
				reason: "After '$2' the verb comes without 'to': '$2 $4'.",
				notAfter: 'it|as|best|that|not|all|only|trash|garbage|tin',
			},
			{
				find: 'i|you|he|she|we|they [will to] @VERB|be|have',
				replace: 'will',
				reason: "After 'will' the verb comes without 'to': 'will $4'.",
			},
			{
				find: '[would rather to] @VERB|be',
				replace: 'would rather',
				reason: "After 'would rather' the verb comes without 'to': 'would rather $4'.",
			},
			{
				find: "had|i'd|you'd|we'd|he'd|she'd|they'd [better to] @VERB|be",
				replace: 'better',
				reason: "After 'had better' the verb comes without 'to': 'better $4'.",
			},
			{
				find: "[let's to] @VERB|be",
				replace: "let's",
				reason: "After 'let's' the verb comes without 'to': 'let's $3'.",
			},
			{
				find: 'to [can] speak|understand|go|do|buy|work|live|get|see|have|be|find|travel|help|talk|communicate|learn|study',
				replace: 'be able to',
				reason: "After 'to' we say 'be able to', not 'can'.",
			},
			{ find: '[can able to]', replace: 'can', reason: "Say 'can' or 'am able to', not both." },
		],
		examples: [
			{ wrong: 'she can to swim', right: 'she can swim' },
			{ wrong: 'you must to study', right: 'you must study' },
			{ wrong: 'i want to can speak well', right: 'i want to be able to speak well' },
		],
		notErrors: [
			'she can swim',
			'i did all i could to help',
			'i want to be able to speak',
			'the best you can to win',
		],
	}),
	phraseRule({
		id: 'born',
		category: 'verb form',
		phrases: [
			{ find: 'i [born|borned] in|on', replace: 'was born', reason: "We say 'I was born'." },
			{ find: 'he|she [born|borned] in|on', replace: 'was born', reason: "We say '$1 was born'." },
			{ find: 'i [am born] in|on', replace: 'was born', reason: "Your birth is in the past: 'I was born'." },
			{
				find: '^^ [was born i] in|on',
				replace: 'I was born',
				reason: "The subject comes first: 'I was born'.",
			},
		],
		examples: [
			{ wrong: 'i born in madrid', right: 'i was born in madrid' },
			{ wrong: 'was born i in lima', right: 'I was born in lima' },
		],
		notErrors: ['i was born in madrid', 'where was i born'],
	}),
	phraseRule({
		id: 'negative-do',
		category: 'verb form',
		phrases: [
			{
				find: 'i|we|they|you [no have|like|know|understand|want|think|need|speak|work|live|go|see|remember]',
				replace: "don't $3",
				reason: "To say no, we use 'don't': '$1 don't $3'.",
				notAfter: 'do|said|says|say|is|are',
			},
			{
				find: '^ he|she|it [no have|has|like|likes|know|knows|understand|want|wants|think|need|speak|speaks|work|works|live|lives|go]',
				replace: "doesn't $3:base",
				reason: "To say no, we use 'doesn't': '$1 doesn't $3:base'.",
			},
			{
				find: '^ i|we|they [not have|like|know|understand|want|think|need|speak|work|live|go]',
				replace: "don't $3",
				reason: "To say no, we use 'don't': '$1 don't $3'.",
				notAfter: 'why|and|when|where|how|if',
			},
		],
		examples: [
			{ wrong: 'i no have time', right: "i don't have time" },
			{ wrong: 'she no like fish', right: "she doesn't like fish" },
		],
		notErrors: ["i don't have time", 'i no longer work there', 'should i not go'],
	}),
];
