import { afterPause, lowerAt, unbroken } from '#grammar/clauses.ts';
import { isOwnVerb } from '#grammar/exceptions.ts';
import { type Finding, type GrammarRule, oneWord } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { baseOf, commonVerbs, formOf } from '#grammar/verb-forms.ts';
import { wordLists } from '#grammar/word-lists.ts';

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
	typicalOf: ['es', 'ar'],
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
			if (
				tellsWhoSpoke(words, at) ||
				(verb.lower === 'used' && lowerAt(words, at + 1) === 'to') ||
				verb.lower === 'got'
			)
				return [];
			// "he doesn't came": an irregular past shows the time
			if (
				/^do(?:es)?n't$/.test(word.lower) &&
				form === 'past' &&
				at === index + 1 &&
				!/ed$/.test(verb.lower)
			) {
				const replacement = `didn't ${base}`;
				return [{ from: index, to: at + 1, replacement }];
			}
			return [oneWord(at, base, { word: word.lower }, 'did-base.verb')];
		});
	},
	example: { wrong: "he doesn't came yesterday", right: "he didn't come yesterday" },
};

const afterModal: GrammarRule = {
	id: 'modal-base',
	category: 'verb form',
	typicalOf: [],
	find(words) {
		return words.flatMap((word, index): Finding[] => {
			if (!wordLists.modal.has(word.lower) || word.lower === 'may' || word.lower === 'will') return [];
			let at = index + 1;
			const asks = afterPause(words, index) || questionOpeners.test(lowerAt(words, index - 1));
			if (/^(?:not|also|never|always|really)$/.test(lowerAt(words, at))) at++;
			else if (asks && wordLists.subject.has(lowerAt(words, at))) at++;
			const verb = words[at];
			if (!verb || !unbroken(words, index, at + 1) || verb.partOfSpeech !== 'VERB') return [];
			const base = baseOf(verb);
			const form = formOf(verb.lower, base);
			if (!commonVerbs.has(base) || (form !== 'past' && form !== 'third') || isOwnVerb(words, at)) return [];
			if (tellsWhoSpoke(words, at)) return [];
			if (/^(?:has|had|is|are|was|were)$/.test(verb.lower)) return [];
			// "Should phones be banned?": a noun that is spelled like a verb, before the verb itself.
			if (asks && /^(?:be|have|not)$/.test(lowerAt(words, at + 1))) return [];
			return [oneWord(at, base, { word: word.lower })];
		});
	},
	example: { wrong: 'she can speaks french', right: 'she can speak french' },
};

/** The verb after "do", after modal verbs and after "not". */
export const doAndModalRules: GrammarRule[] = [
	afterDid,
	afterModal,
	phraseRule({
		id: 'modal-to',
		category: 'verb form',
		typicalOf: ['es', 'pt', 'ru'],
		phrases: [
			{
				find: '[do|does you|we|they|he|she|i can|could|must|should] @VERB',
				replace: '$3 $2',
				reason: 'modal-to.makes',
				words: { word: '$3', example: '$3 $2 $4' },
				notAfter: '#subject',
			},
			{
				find: "[don't|doesn't can] @VERB|@NOUN",
				replace: "can't",
				reason: 'modal-to.takes',
				words: { example: "can't $3" },
			},
			{
				find: "^ #subject|people|everyone|#relative [must|should|might|can't|couldn't|shouldn't|mustn't to] @VERB|be|have",
				replace: '$2',
				words: { after: '$2', example: '$2 $4' },
				notAfter: 'it|as|best|that|not|all|only|trash|garbage|tin',
			},
			{
				// "i do what i can to help"
				find: '^ #subject|people|everyone|#relative [can|could to] @VERB|be|have',
				replace: '$2',
				words: { after: '$2', example: '$2 $4' },
				notAfter: 'it|as|best|that|not|all|only|trash|garbage|tin|what|whatever|everything',
			},
			{
				find: 'i|you|he|she|we|they [will to] @VERB|be|have',
				replace: 'will',
				words: { after: 'will', example: 'will $4' },
			},
			{
				find: '[would rather to] @VERB|be',
				replace: 'would rather',
				words: { after: 'would rather', example: 'would rather $4' },
			},
			{
				find: "had|i'd|you'd|we'd|he'd|she'd|they'd [better to] @VERB|be",
				replace: 'better',
				words: { after: 'had better', example: 'better $4' },
			},
			{ find: "[let's to] @VERB|be", replace: "let's", words: { after: "let's", example: "let's $3" } },
			{
				find: 'to [can] speak|understand|go|do|buy|work|live|get|see|have|be|find|travel|help|talk|communicate|learn|study',
				replace: 'be able to',
				reason: 'modal-to.able',
			},
			{ find: '[can able to]', replace: 'can', reason: 'modal-to.or' },
		],
		example: { wrong: 'do you can drive', right: 'can you drive' },
	}),
	phraseRule({
		id: 'negative-do',
		category: 'verb form',
		typicalOf: ['es', 'pt', 'it', 'zh', 'ar', 'ru'],
		phrases: [
			{
				find: '^ he|she|it [not like|likes|have|know|want|understand|work|live|speak|go|eat]',
				replace: "doesn't $3:base",
				words: { right: "doesn't", example: "$1 doesn't $3:base" },
				notAfter: 'why|and|when|where|how|if',
			},
			{
				find: 'i|we|they|you [have not] money|time|car|brothers|sisters|friends|children|work',
				replace: "don't have",
				words: { right: "don't", example: "$1 don't have $4" },
			},
			{
				find: 'he|she [has not] money|time|car|brothers|sisters|friends|children|work',
				replace: "doesn't have",
				words: { right: "doesn't", example: "$1 doesn't have $4" },
			},
			{
				find: 'i|we|they|you [no have|like|know|understand|want|think|need|speak|work|live|go|see|remember]',
				replace: "don't $3",
				words: { right: "don't", example: "$1 don't $3" },
				notAfter: 'do|said|says|say|is|are',
			},
			{
				find: '^ he|she|it [no have|has|like|likes|know|knows|understand|want|wants|think|need|speak|speaks|work|works|live|lives|go]',
				replace: "doesn't $3:base",
				words: { right: "doesn't", example: "$1 doesn't $3:base" },
			},
			{
				find: '^ i|we|they [not have|like|know|understand|want|think|need|speak|work|live|go]',
				replace: "don't $3",
				words: { right: "don't", example: "$1 don't $3" },
				notAfter: 'why|and|when|where|how|if',
			},
		],
		example: { wrong: 'he not like fish', right: "he doesn't like fish" },
	}),
];
