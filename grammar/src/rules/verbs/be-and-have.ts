import { lowerAt, unbroken } from '#grammar/clauses.ts';
import { type Finding, type GrammarRule, oneWord } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';
import { verbForms } from '#grammar/verb-forms.ts';
import { wordLists } from '#grammar/word-lists.ts';
import { wordTable } from '#grammar/word-table.ts';

const bePlusVerb: GrammarRule = {
	id: 'be-verb-ing',
	category: 'verb form',
	typicalOf: ['zh', 'ar'],
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
			if (wordLists.subject.has(lowerAt(words, index + 2)) || verb.lower === 'look') return [];
			if (verb.lower === 'come' && word.lower.endsWith("'s")) return [];
			// "He is cook" says what he is.
			if (
				verb.lower === 'cook' &&
				!/^(?:the|a|my|our|some|dinner|lunch|breakfast|for|food|now)$/.test(lowerAt(words, index + 2))
			)
				return [];
			if (full && /^(?:all|what|thing|who|how|where|that|whatever)$/.test(lowerAt(words, index - 2)))
				return [];
			if (
				/^(?:go|live|read|look|talk|study)$/.test(verb.lower) &&
				!/^(?:to|in|with|at|english|the|for|a|home|about|all|every|when|hard)$/.test(
					lowerAt(words, index + 2),
				)
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
			return [oneWord(index + 1, fixed, { word: word.lower })];
		});
	},
	example: { wrong: 'i am study english now', right: 'i am studying english now' },
};

const irregularParticiples: Record<string, string> = wordTable(
	Object.fromEntries(
		'go see do eat write take begin drink speak break forget give know choose come become run drive fly grow fall swim sing wear steal'
			.split(' ')
			.map((base) => [verbForms(base).past, verbForms(base).participle]),
	),
);

const haveParticiple: GrammarRule = {
	id: 'have-participle',
	category: 'verb form',
	typicalOf: [],
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
				/^(?:go|see|eat|do|take|write|speak|give|visit|travel|try|play|meet|live|be|finish|learn|study|work|start|buy|find|lose|change|hear|forget|arrive|leave)$/.test(
					verb.lower,
				);
			const fixed = irregularParticiples[verb.lower] ?? (bare ? verbForms(verb.lower).participle : undefined);
			if (!fixed || fixed === verb.lower || (!bare && verb.partOfSpeech === 'NOUN' && verb.lower === 'saw'))
				return [];
			if (/^(?:did|do)$/.test(verb.lower) && wordLists.subject.has(lowerAt(words, at + 1))) return [];
			const have = word.lower.replace(/^\w+'ve$/, 'have');
			return [oneWord(at, fixed, { have, verb: verb.lower })];
		});
	},
	example: { wrong: 'i have never saw snow', right: 'i have never seen snow' },
};

/** The verb after "be" and "have", and verbs that take no "be". */
export const beAndHaveRules: GrammarRule[] = [
	bePlusVerb,
	haveParticiple,
	phraseRule({
		id: 'be-before-verb',
		category: 'verb form',
		typicalOf: ['es', 'pt', 'fr', 'it'],
		phrases: [
			{
				find: 'he|she [is work] in|at|for|as|with|on|very|hard',
				replace: 'works',
				words: { word: 'work', say: '$1 works', without: 'is' },
			},
			{
				find: 'we|they [are work] in|at|for|as|with|on|very|hard',
				replace: 'work',
				words: { word: 'work', say: '$1 work', without: 'are' },
			},
			{
				find: 'i [am work] in|at|for|as|with|on|very|hard',
				replace: 'work',
				words: { word: 'work', say: '$1 work', without: 'am' },
			},
			{
				find: "[he's have] a|an|two|three|many|to",
				replace: 'he has',
				words: { word: 'have', say: 'he has', without: 'is' },
			},
			{
				find: "[she's have] a|an|two|three|many|to",
				replace: 'she has',
				words: { word: 'have', say: 'she has', without: 'is' },
			},
			{
				find: 'i [am agree|disagree|prefer|depend]',
				replace: '$3',
				words: { word: '$3', say: 'I $3', without: 'am' },
			},
			{
				find: "[i'm agree|disagree|prefer]",
				replace: 'I $2',
				words: { word: '$2', say: 'I $2', without: 'am' },
			},
			{
				find: 'i|we|they|you [am|are not agree|understand|know|like|want|need|speak|remember|believe]',
				replace: "don't $4",
				reason: 'be-before-verb.verb',
				words: { word: '$4', say: "$1 don't $4" },
			},
			{
				find: 'he|she|it [is not agree|understand|know|like|want|need|speak|remember|believe]',
				replace: "doesn't $4",
				reason: 'be-before-verb.verb',
				words: { word: '$4', say: "$1 doesn't $4" },
			},
			{
				find: "[i'm not agree]",
				replace: "I don't agree",
				reason: 'be-before-verb.verb',
				words: { word: 'agree', say: "I don't agree" },
			},
			{
				find: 'we|they|you [are agree|disagree|depend]',
				replace: '$3',
				words: { word: '$3', say: '$1 $3', without: 'are' },
			},
			{
				find: 'he|she|it|that [is agree|disagree|depend]',
				replace: '$3:third',
				words: { word: '$3', say: '$1 $3:third', without: 'is' },
			},
			{
				find: 'i [am want|need|know|understand|believe|have|live] !@NOUN|you|i|we',
				replace: '$3',
				words: { word: '$3', say: 'I $3', without: 'am' },
				notAfter: 'am',
			},
			{
				find: '^ [are you agree|have|want|know|speak|live|think|understand|believe]',
				replace: 'do you $3',
				reason: 'be-before-verb.ask',
				words: { word: '$3' },
			},
			{
				find: "[i'm have|want|need|know|agree|believe|remember] a|an|the|to|my|that|some|many|two|three|with|lots|it|how",
				replace: 'I $2',
				words: { word: '$2', say: 'I $2', without: 'be' },
			},
			{
				find: "[we're have|want|need|know|agree|believe|remember] a|an|the|to|my|that|some|many|two|three|with|lots|it|how",
				replace: 'we $2',
				words: { word: '$2', say: 'we $2', without: 'be' },
			},
			{
				find: "[they're have|want|need|know|agree|believe|remember] a|an|the|to|my|that|some|many|two|three|with|lots|it|how",
				replace: 'they $2',
				words: { word: '$2', say: 'they $2', without: 'be' },
			},
			{
				find: '^^ [is depend] !ent',
				replace: 'it depends',
				reason: 'be-before-verb.verb',
				words: { word: 'depend', say: 'it depends' },
			},
		],
		example: { wrong: 'he is work in a bank', right: 'he works in a bank' },
	}),
	phraseRule({
		id: 'born',
		category: 'verb form',
		typicalOf: ['es', 'pt', 'ar', 'ru'],
		phrases: [
			{ find: 'i [born|borned] in|on', replace: 'was born', words: { say: 'I was born' } },
			{
				find: 'he|she [born|borned] in|on',
				replace: 'was born',
				words: { say: '$1 was born' },
				notAfter: 'was|is',
			},
			{ find: 'i [am born] in|on', replace: 'was born', reason: 'born.your' },
			{ find: '^^ [was born i] in|on', replace: 'I was born', reason: 'born.subject' },
		],
		example: { wrong: 'i born in madrid', right: 'i was born in madrid' },
	}),
	phraseRule({
		id: 'extra-is',
		category: 'extra word',
		typicalOf: ['zh', 'ar'],
		phrases: [
			{ find: "[it's depends|means|seems|takes|costs|helps]", replace: 'it $2', words: { word: '$2' } },
		],
		example: { wrong: "it's depends on you", right: 'it depends on you' },
	}),
	phraseRule({
		id: 'have-you-participle',
		category: 'verb form',
		typicalOf: [],
		phrases: [
			{
				find: '^ i|we|they|he|she [have|has learn|finish|decide|forget|eat|speak|write|lose|begin|choose|grow] a|an|the|my|to|his|her|our|in|at|it|that|about|many|some|english',
				replace: '$2 $3:participle',
				words: { after: '$2', say: '$3:participle' },
				notAfter: 'what|that',
			},
			{
				find: 'have|has i|you|we|they|he|she [went|saw|ate|came|wrote|took|gave|drove|spoke]',
				replace: '$3:participle',
				words: { after: '$1 $2', say: '$3:participle' },
			},
		],
		example: { wrong: 'have you went there', right: 'have you gone there' },
	}),
];
