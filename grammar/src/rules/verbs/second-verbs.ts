import { hasBefore, lowerAt, unbroken } from '#grammar/clauses.ts';
import { type Finding, type GrammarRule, oneWord } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';
import { objectOpeners, plainVerbs, secondGerunds, secondVerbs } from '#grammar/second-verb-lists.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { skipAdverb } from '#grammar/third-person.ts';
import { baseOf, commonVerbs, formOf } from '#grammar/verb-forms.ts';
import { wordLists } from '#grammar/word-lists.ts';

const someone = 'me|him|her|us|them|people|students|children|everyone|everybody';

/** What makes "you can to ..." right: "all you can to help". */
const limits = new Set(
	'all everything what whatever anything best much thing things hard little as long far whoever more than something'.split(
		' ',
	),
);

/** Whether what stands before "can to" makes it right; "that" does after a noun only. */
function isLimited(words: readonly TaggedWord[], index: number): boolean {
	if (hasBefore(words, index, 7, limits)) return true;
	for (let at = index - 1; at >= Math.max(1, index - 7); at--)
		if (lowerAt(words, at) === 'that') return !/^(?:VERB|ADJ)$/.test(words[at - 1]?.partOfSpeech ?? '');
	return false;
}

const modalTo: GrammarRule = {
	id: 'modal-to-anywhere',
	category: 'verb form',
	typicalOf: ['es', 'pt', 'ru', 'ar'],
	find(words) {
		return words.flatMap((word, index): Finding[] => {
			if (!wordLists.modal.has(word.lower) || /^(?:may|might|would)$/.test(word.lower)) return [];
			if (lowerAt(words, index + 1) !== 'to' || !unbroken(words, index - 1, index + 3)) return [];
			const verb = words[index + 2];
			if (!verb || !commonVerbs.has(verb.lower)) return [];
			if (!/^(?:PRON|NOUN|PROPN)$/.test(words[index - 1]?.partOfSpeech ?? '')) return [];
			if (verb.lower === 'be' && /^(?:honest|fair|sure|safe|frank|on)$/.test(lowerAt(words, index + 3)))
				return [];
			if (isLimited(words, index) || /^(?:can|will)$/.test(lowerAt(words, index - 1))) return [];
			if (/^(?:trash|garbage|tin|soda|beer|watering|good|the)$/.test(lowerAt(words, index - 1))) return [];
			return [{ from: index, to: index + 2, replacement: word.lower, words: { verb: verb.lower } }];
		});
	},
	example: { wrong: 'the government should to build schools', right: 'the government should build schools' },
};

const modalEnding: GrammarRule = {
	id: 'modal-ending',
	category: 'verb form',
	typicalOf: [],
	find(words) {
		return words.flatMap((word, index): Finding[] => {
			if (!wordLists.modal.has(word.lower) || word.lower === 'may' || !unbroken(words, index - 1, index + 2))
				return [];
			const at = skipAdverb(words, lowerAt(words, index + 1) === 'not' ? index + 2 : index + 1);
			const verb = words[at];
			const subject = words[index - 1];
			if (!verb || !subject || !/^(?:PRON|NOUN)$/.test(subject.partOfSpeech)) return [];
			if (/^(?:what|which|where|how|who)$/.test(subject.lower)) return [];
			if (
				word.lower === 'will' &&
				subject.partOfSpeech === 'NOUN' &&
				!/s$|^(?:people|children)$/.test(subject.lower)
			)
				return [];
			if (/^(?:the|a|that|can|could|as|than)$/.test(lowerAt(words, index - 2)) && word.lower === 'can')
				return [];
			const base = baseOf(verb);
			const form = formOf(verb.lower, base);
			if (verb.lower === 'has') return [oneWord(at, 'have', { word: word.lower })];
			if (verb.partOfSpeech !== 'VERB' || !commonVerbs.has(base) || base === 'have' || base === 'be')
				return [];
			if (form !== 'gerund' && form !== 'third' && !(word.lower === 'will' && form === 'past')) return [];
			if (/^(?:found|left|meaning|works|replied|returned|cried|said|asked|thought)$/.test(verb.lower))
				return [];
			return [oneWord(at, base, { word: word.lower }, 'modal-ending.verb')];
		});
	},
	example: { wrong: 'you should sleeping more', right: 'you should sleep more' },
};

/** A second verb after another word: with "to" or bare. */
export const secondVerbRules: GrammarRule[] = [
	modalTo,
	modalEnding,
	phraseRule({
		id: 'will-be-able',
		category: 'verb form',
		typicalOf: ['es', 'de', 'ru', 'zh'],
		phrases: [
			{
				find: "will|would|won't|might|must|should|may [can|could] @VERB|be|have|do|go !to",
				replace: 'be able to',
				words: { after: '$1', example: '$1 be able to $3' },
			},
		],
		example: { wrong: 'i hope you will can come', right: 'i hope you will be able to come' },
	}),
	phraseRule({
		id: 'to-after-plan',
		category: 'verb form',
		typicalOf: ['zh', 'fr', 'ar'],
		phrases: [
			{
				find: `i|we|they|he|she|people|who|you|don't|doesn't|didn't|really|always|would|i'd|can't|parents|students|children [want|wants|wanted|need|needs|hope|hopes|decided|decide|forgot|forget|tried|try|tries|learned|learnt|refuse|refused|promised|agreed|managed|plan|prefer] ${plainVerbs} !that`,
				replace: '$2 to',
				words: { after: '$2', example: '$2 to $3' },
				notAfter:
					'what|whatever|all|if|as|that|who|when|where|whenever|does|did|do|or|how|which|than|like|and',
			},
			{
				find: 'if i|you|we|they [want|need] learn|improve|buy|speak|become|understand|visit|find|know|make|get|live|be|have',
				replace: '$3 to',
				words: { after: '$3', example: '$3 to $4' },
			},
			{
				find: `am|is|are|was|were|i'm|he's|she's|we're|they're|you're|not [able|planning|willing|ready|going] ${plainVerbs} !to|@ADV`,
				replace: '$2 to',
				words: { after: '$2', example: '$2 to $3' },
			},
			{
				find: `<know|learn|understand|explain|forget|discover> [how] ${secondVerbs} !<be>|@VERB|@AUX|works`,
				replace: 'how to',
				reason: 'to-after-plan.say',
				words: { example: 'how to $3' },
			},
			{
				find: `<teach|show|tell> me|him|her|us|them|you|people|students|children [how] ${secondVerbs} !<be>|@VERB|@AUX|works`,
				replace: 'how to',
				reason: 'to-after-plan.say',
				words: { example: 'how to $4' },
			},
			{
				find: `don't|not|didn't|doesn't know [what|where] do|go|say|eat|buy|choose|study|live !you|we|they|i|he|she`,
				replace: '$3 to',
				reason: 'to-after-plan.say',
				words: { example: '$3 to $4' },
			},
			{
				find: `i|he|she|we|they|who|mother|father|teacher|boss|doctor|parents|friend <ask|tell|advise|allow|encourage|force|invite|teach|remind> ${someone} [${plainVerbs}|clean|call|help|stop|use|work|wait|play] !you|i|we|they|he|she`,
				replace: 'to $4',
				words: { after: '$2 $3', example: '$2 $3 to $4' },
				notAfter: "did|do|does|don't|didn't|what|that|will|would",
			},
			{
				find: `#subject|parents|really|also|don't|doesn't <want> ${someone} [${plainVerbs}|help|work]`,
				replace: 'to $4',
				words: { after: '$2 $3', example: '$2 $3 to $4' },
				notAfter: 'what|that|who',
			},
			{
				find: `is|was|it's|be very|so|not|really? better|necessary|possible|impossible|difficult|easy|easier|essential|useful|good|important [${plainVerbs}|learn|live|travel] ${objectOpeners}|in|with|at|to|there|here`,
				replace: 'to $4',
				words: { after: '$3', example: '$3 to $4' },
				notAfter: 'that|what',
			},
			{
				find: `is|was a|the? good|bad|best|better idea|way|thing|opportunity|chance [${plainVerbs}] ${objectOpeners}|in|with|at|to|there|here`,
				replace: 'to $5',
				words: { after: '$4', example: '$4 to $5' },
			},
			{
				find: `my|his|her|our|their dream|goal|plan|hobby|job|wish|aim is|was [${plainVerbs}] ${objectOpeners}|in|with|at|there`,
				replace: 'to $4',
				words: { after: '$3', example: '$2 $3 to $4' },
			},
		],
		example: { wrong: 'i need improve my english', right: 'i need to improve my english' },
	}),
	phraseRule({
		id: 'to-with-ing',
		category: 'verb form',
		typicalOf: ['zh', 'ar'],
		phrases: [
			{
				find: `is|was|it's very|so|not|really|more? better|possible|impossible|difficult|easy|easier|hard|nice|great to [${secondGerunds}]`,
				replace: '$5:base',
				words: { example: 'to $5:base' },
			},
			...['it is|was', "it's"].map((it) => {
				const verb = it.split(' ').length + 4;
				return {
					find: `${it} very|so|not|really|more? necessary|essential|useful|important to [${secondGerunds}]`,
					replace: `$${verb}:base`,
					words: { example: `to $${verb}:base` },
					notAfter: 'because|since|as|and|but|so',
				};
			}),
			{
				find: `how|opportunity|ability|decided|decide|want|wants|wanted|need|needs|needed|hope|learn|able|try|tried|ready|have|has|had to [${secondGerunds}]`,
				replace: '$3:base',
				reason: 'to-with-ing.verb',
				words: { after: '$1 to', example: 'to $3:base' },
				notAfter: 'open|opened',
			},
			{
				find: `i|we|you|they|he|she|people|#relative|i'm|he's|she's|we're|they're|you're|not am|is|are|was|were? going to [going|visiting|buying|making|doing|having|being|getting|seeing|taking|studying|learning|eating|living|finding|telling|saying|helping]`,
				replace: '$5:base',
				reason: 'to-with-ing.verb',
				words: { after: 'going to', example: 'going to $5:base' },
			},
		],
		example: { wrong: 'it is important to learning languages', right: 'it is important to learn languages' },
	}),
	phraseRule({
		id: 'for-purpose',
		category: 'preposition',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de'],
		phrases: [
			{
				find: `[for] study|find|get|buy|make|see|meet|visit|do|have|take|help|pay|eat|protect|reduce|save|read|write|give|keep|learn|teach|practice|practise|live|be|go|play|cook ${objectOpeners}|to|in|there|better`,
				replace: 'to',
				words: { example: 'to $2' },
				notAfter:
					'room|pay|bill|time|in|out|up|you|thanks|thank|famous|known|responsible|sorry|good|bad|talent|passion|used|much|apologise|apologised|apologize|apologized|blame|blamed',
			},
			{
				find: `way|time|place|opportunity|money|chance [for to? ${plainVerbs}]`,
				replace: 'to $4',
				reason: 'for-purpose.verb',
				words: { after: '$1', example: '$1 to $4' },
			},
		],
		example: {
			wrong: 'we went to the supermarket for buy some food',
			right: 'we went to the supermarket to buy some food',
		},
	}),
];
