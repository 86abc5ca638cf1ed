import { hasBefore, lowerAt, unbroken } from '#grammar/clauses.ts';
import { type Finding, type GrammarRule, oneWord, type Phrase } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';
import { pureVerbs } from '#grammar/second-verb-lists.ts';
import { isOfNounBefore } from '#grammar/second-verbs.ts';
import { skipAdverb } from '#grammar/third-person.ts';
import { baseOf, isBareVerb, verbForms } from '#grammar/verb-forms.ts';

const stranding = new Set(
	'what that which who all things thing everything anything something do does did to let'.split(' '),
);
const nounLike = /^(?:change|finish|start|visit|increase|rise|lose|travel)$/;

const haveThenBase: GrammarRule = {
	id: 'have-then-base',
	category: 'verb form',
	typicalOf: ['zh', 'ar', 'es'],
	find(words) {
		return words.flatMap((word, index): Finding[] => {
			if (!/^(?:have|has|had|haven't|hasn't|hadn't|i've|we've|they've|you've)$/.test(word.lower)) return [];
			const asks =
				/^(?:have|has)$/.test(word.lower) &&
				(index === 0 || word.afterBreak) &&
				/^(?:you|they|we|i|he|she)$/.test(lowerAt(words, index + 1));
			const at = skipAdverb(words, index + (asks ? 2 : 1));
			const verb = words[at];
			const next = words[at + 1];
			if (verb?.partOfSpeech !== 'VERB' || !isBareVerb(verb.lower) || !unbroken(words, index, at + 1))
				return [];
			if (!asks && (!/^(?:PRON|NOUN|PROPN)$/.test(words[index - 1]?.partOfSpeech ?? '') || word.afterBreak))
				return [];
			// "the rights we have protect us", "have you change for a pound"
			if (!asks && isOfNounBefore(words, index - 1)) return [];
			if (
				asks &&
				nounLike.test(verb.lower) &&
				!/^(?:DET|PRON)$/.test(next?.partOfSpeech ?? '') &&
				!(/^(?:finish|start|lose)$/.test(verb.lower) && next === undefined)
			)
				return [];
			if (
				verb.lower === 'live' ||
				verb.lower === 'say' ||
				(nounLike.test(verb.lower) && next?.lower === 'to')
			)
				return [];
			const { participle } = verbForms(verb.lower);
			if (
				participle === verb.lower ||
				!(pureVerbs.has(verb.lower) || nounLike.test(verb.lower)) ||
				hasBefore(words, index, 5, stranding)
			)
				return [];
			if (
				next &&
				!next.afterBreak &&
				(!/^(?:DET|PRON|ADP|ADJ|ADV|NUM|NOUN|PART)$/.test(next.partOfSpeech) ||
					/^(?:i|he|she|we|they)$/.test(next.lower))
			)
				return [];
			return [oneWord(at, participle, { word: word.lower, verb: verb.lower })];
		});
	},
	example: { wrong: 'they have build a new bridge', right: 'they have built a new bridge' },
};

const isThenThird: GrammarRule = {
	id: 'is-then-third',
	category: 'verb form',
	typicalOf: ['zh', 'ar', 'es'],
	find(words) {
		return words.flatMap((word, index): Finding[] => {
			if (word.lower !== 'is' || word.afterBreak || index === 0) return [];
			const verb = words[index + 1];
			const next = words[index + 2];
			if (verb?.partOfSpeech !== 'VERB' || !unbroken(words, index - 1, index + 2)) return [];
			const base = baseOf(verb);
			if (!pureVerbs.has(base) && !/^(?:open|close|start|live|want|need|like|love|work)$/.test(base))
				return [];
			if (verbForms(base).third !== verb.lower || base === verb.lower || base === 'be') return [];
			if (
				!/^(?:NOUN|PRON|PROPN)$/.test(words[index - 1]?.partOfSpeech ?? '') ||
				hasBefore(words, index, 9, stranding) ||
				hasBefore(words, index, 9, new Set(['how', 'where', 'why', 'whatever', 'whether', 'if']))
			)
				return [];
			if (!next || next.afterBreak || !/^(?:DET|PRON|ADP|PART|VERB)$/.test(next.partOfSpeech)) return [];
			return [{ from: index, to: index + 2, replacement: verb.lower }];
		});
	},
	example: { wrong: 'the shop is opens at nine', right: 'the shop opens at nine' },
};

const beBeen: GrammarRule = {
	id: 'have-been-not-be',
	category: 'verb form',
	typicalOf: ['fr', 'it', 'de', 'es'],
	find(words) {
		return words.flatMap((word, index): Finding[] => {
			if (!/^(?:am|is|are)$/.test(word.lower)) return [];
			const subject = /^(?:i|you|he|she|it|we|they)$/.test(lowerAt(words, index + 1)) ? 1 : 0;
			if (lowerAt(words, index + 1 + subject) !== 'been' || !unbroken(words, index, index + 2 + subject))
				return [];
			const fixed = word.lower === 'is' ? 'has' : 'have';
			return [oneWord(index, fixed, { word: word.lower })];
		});
	},
	example: {
		wrong: 'how long are you been learning english',
		right: 'how long have you been learning english',
	},
};

/** The participle after "have", and verbs that stand with a needless or wrong "be" or "do". */
export const perfectFormRules: GrammarRule[] = [
	beBeen,
	haveThenBase,
	isThenThird,
	phraseRule({
		id: 'be-plus-interested',
		category: 'verb form',
		typicalOf: ['zh', 'ar', 'ru'],
		phrases: [
			{
				find: "am|is|are|was|were|be|i'm|he's|she's|we're|they're very|really|not|also? [interest|disappoint|satisfy|frustrate|involve|engage] in|with|about|by|at",
				replace: '$3:past',
				reason: 'be-plus-interested.after',
				words: { example: '$3:past $4' },
				notAfter: 'there|it|this|that|what|which',
			},
			{
				find: "am|are|was|were|be|i'm|he's|she's|we're|they're very|really|not|so? [worry] about",
				replace: 'worried',
				reason: 'be-plus-interested.after',
				words: { example: 'worried about' },
			},
			{
				find: "am|is|are|was|were|i'm|he's|she's|we're|they're|you're not? [suppose] to",
				replace: 'supposed',
				reason: 'be-plus-interested.supposed',
			},
			{
				find: "am|is|are|was|were|get|got|getting|i'm|he's|she's|they're not? [marry|divorce] $",
				replace: '$3:past',
				words: { after: '$1' },
			},
			{
				find: "am|are|is|i'm|we're|they're|he's|she's not? [use] to @VERB|it|the|this|that|having|being|living|working",
				replace: 'used',
				reason: 'be-plus-interested.used',
				notAfter: 'what|how|which|that',
			},
			{
				find: 'i|he|she|we|they was|were [invite|force|arrest|fire|elect|hire|injure|kill|inform|educate] to|by|in|for|from|as|at|when|because',
				replace: '$3:participle',
				words: { after: '$2' },
			},
			{
				find: 'people|animals|children|students|workers|soldiers was|were [kill|injure|invite|force|arrest|rescue|fire|hire] in|by|to|at|because|from|during|for',
				replace: '$3:participle',
				words: { after: '$2' },
			},
		],
		example: { wrong: 'we are interest in your offer', right: 'we are interested in your offer' },
	}),
	phraseRule({
		id: 'state-not-going-on',
		category: 'verb form',
		typicalOf: ['it', 'es', 'pt', 'ru', 'zh'],
		phrases: [
			{
				find: 'i|we|they|you|people [am|are knowing|owning|believing|preferring|containing|belonging|needing|wanting|agreeing|disagreeing]',
				replace: '$3:base',
				words: { word: '$3:base', say: '$1 $3:base' },
			},
			{
				find: 'i|we|they|you|people [am|are understanding] you|everything|what|that|the|this|english|spanish',
				replace: 'understand',
				words: { word: 'understand', say: '$1 understand' },
			},
			{
				find: 'he|she|#relative [is knowing|owning|believing|preferring|needing|wanting|agreeing|disagreeing]',
				replace: '$3:third',
				words: { word: '$3:base', say: '$3:third' },
			},
			{
				find: 'he|she [is understanding] you|everything|what|that|the|this|english|spanish',
				replace: 'understands',
				words: { word: 'understand', say: 'understands' },
			},
			{
				find: 'it|@NOUN [is belonging|consisting] to|of',
				replace: '$3:third',
				words: { word: '$3:base', say: '$3:third' },
				notAfter: 'of',
			},
			{
				find: 'it|box|book|bottle|bag|drink|food|product|cake [is containing]',
				replace: 'contains',
				words: { word: 'contain', say: 'contains' },
				notAfter: 'of',
			},
			{
				find: 'it|food|soup|cake|coffee|pizza [is tasting] good|great|delicious|like|bad|nice',
				replace: 'tastes',
				reason: 'state-not-going-on.no',
			},
			{
				find: 'i [am thinking] that it|this|he|she|they|we <be>',
				replace: 'think',
				reason: 'state-not-going-on.opinion',
			},
			...['he|she|it|@NOUN [is having]', 'i|we|they|people [am|are having]'].flatMap((start): Phrase[] =>
				[
					'two|three|four|five|many|no brothers|sisters|cats|dogs|cars|houses|pets|bedrooms|rooms|bathrooms|floors !over|for',
					'a|an? long|short|blue|brown|green|black|blonde|curly|big hair|eyes',
				].map(
					(owned): Phrase => ({
						find: `${start} ${owned}`,
						replace: '$2=have',
						reason: 'state-not-going-on.owns',
					}),
				),
			),
		],
		example: { wrong: 'my uncle is owning a restaurant', right: 'my uncle owns a restaurant' },
	}),
];
