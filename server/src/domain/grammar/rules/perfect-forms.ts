import { lowerAt, unbroken } from '#server/domain/grammar/clauses.ts';
import { type Finding, type GrammarRule, oneWord } from '#server/domain/grammar/grammar-rule.ts';
import { hasBefore, phraseRule } from '#server/domain/grammar/phrase-rule.ts';
import { pureVerbs } from '#server/domain/grammar/second-verb-lists.ts';
import { skipAdverb } from '#server/domain/grammar/third-person.ts';
import { baseOf, isBareVerb, verbForms } from '#server/domain/grammar/verb-forms.ts';

const stranding = new Set(
	'what that which who all things thing everything anything something do does did to let'.split(' '),
);
const nounLike = /^(?:change|finish|start|visit|increase|rise|lose|travel)$/;

const haveThenBase: GrammarRule = {
	id: 'have-then-base',
	category: 'verb form',
	reasonInSpanish: 'Después de «have» va el participio: «$new», no «$old».',
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
			return [oneWord(at, participle, `After '${word.lower}' we say '${participle}', not '${verb.lower}'.`)];
		});
	},
	examples: [
		{ wrong: 'they have build a new bridge', right: 'they have built a new bridge' },
		{ wrong: 'i have meet many people here', right: 'i have met many people here' },
		{ wrong: 'have you finish your homework', right: 'have you finished your homework' },
	],
	notErrors: ['they have built a bridge', 'the things that i have make me happy', 'we have work to do'],
};

const isThenThird: GrammarRule = {
	id: 'is-then-third',
	category: 'verb form',
	reasonInSpanish: 'El verbo ya está completo y no lleva «is»: «$new».',
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
			return [
				{
					from: index,
					to: index + 2,
					replacement: verb.lower,
					reason: `'${verb.lower}' is the verb here and needs no 'is'.`,
				},
			];
		});
	},
	examples: [
		{ wrong: 'the shop is opens at nine', right: 'the shop opens at nine' },
		{ wrong: 'he is goes to work by bike', right: 'he goes to work by bike' },
	],
	notErrors: ['what it is makes no difference', 'the shop is open', 'how good it is depends on you'],
};

/** The participle after "have", and verbs that stand with a needless or wrong "be" or "do". */
export const perfectFormRules: GrammarRule[] = [
	haveThenBase,
	isThenThird,
	phraseRule({
		id: 'be-plus-interested',
		category: 'verb form',
		reasonInSpanish: 'Después de «be» va «$new», no «$old».',
		typicalOf: ['zh', 'ar', 'ru'],
		phrases: [
			{
				find: "am|is|are|was|were|be|i'm|he's|she's|we're|they're very|really|not|also? [interest|disappoint|satisfy|frustrate|involve|engage] in|with|about|by|at",
				replace: '$3:past',
				reason: "After 'be' we say '$3:past': '$3:past $4'.",
			},
			{
				find: "am|are|was|were|be|i'm|he's|she's|we're|they're very|really|not|so? [worry] about",
				replace: 'worried',
				reason: "After 'be' we say 'worried': 'worried about'.",
			},
			{
				find: "am|is|are|was|were|i'm|he's|she's|we're|they're|you're not? [suppose] to",
				replace: 'supposed',
				reason: "We say 'supposed to'.",
			},
			{
				find: "am|is|are|was|were|get|got|getting|i'm|he's|she's|they're not? [marry|divorce] $",
				replace: '$3:past',
				reason: "After '$1' we say '$3:past'.",
			},
			{
				find: "am|are|is|i'm|we're|they're|he's|she's not? [use] to @VERB|it|the|this|that|having|being|living|working",
				replace: 'used',
				reason: "We say 'used to' for what is no longer strange.",
				notAfter: 'what|how|which|that',
			},
			{
				find: 'i|he|she|we|they was|were [invite|force|arrest|fire|elect|hire|injure|kill|inform|educate] to|by|in|for|from|as|at|when|because',
				replace: '$3:participle',
				reason: "After '$2' we say '$3:participle'.",
			},
			{
				find: 'people|animals|children|students|workers|soldiers was|were [kill|injure|invite|force|arrest|rescue|fire|hire] in|by|to|at|because|from|during|for',
				replace: '$3:participle',
				reason: "After '$2' we say '$3:participle'.",
			},
		],
		examples: [
			{ wrong: 'we are interest in your offer', right: 'we are interested in your offer' },
			{ wrong: 'you are suppose to wear a tie', right: 'you are supposed to wear a tie' },
			{ wrong: 'i was invite to a wedding', right: 'i was invited to a wedding' },
		],
		notErrors: ['we are interested in it', 'they were killed in the war', 'she is used to it'],
	}),
	phraseRule({
		id: 'state-not-going-on',
		category: 'verb form',
		reasonInSpanish: 'Este verbo no se usa aquí con -ing: «$new».',
		typicalOf: ['it', 'es', 'pt', 'ru', 'zh'],
		phrases: [
			{
				find: 'i|we|they|you|people [am|are knowing|owning|believing|preferring|containing|belonging|meaning|needing|wanting|understanding|agreeing|disagreeing]',
				replace: '$3:base',
				reason: "'$3:base' is hardly ever used with -ing: say '$1 $3:base'.",
			},
			{
				find: 'he|she|it|@NOUN [is knowing|owning|believing|preferring|containing|belonging|meaning|needing|wanting|understanding|agreeing|disagreeing|consisting|tasting]',
				replace: '$3:third',
				reason: "'$3:base' is hardly ever used with -ing: say '$3:third'.",
			},
			{ find: 'i [am thinking] that', replace: 'think', reason: "For an opinion we say 'I think'." },
			{
				find: 'he|she|it|@NOUN [is having] two|three|four|many|blue|brown|long|short|no',
				replace: 'has',
				reason: "For what one owns we say 'has', without -ing.",
			},
			{
				find: 'i|we|they|people [am|are having] two|three|four|many|blue|brown|long|no',
				replace: 'have',
				reason: "For what one owns we say 'have', without -ing.",
			},
			{
				find: '@NOUN|it|which|that [is|are having] a|an bad|good|big|great|negative|positive|huge|strong|important influence|effect|impact|role',
				replace: '$2=have',
				reason: "We say 'have an influence', without -ing.",
			},
		],
		examples: [
			{ wrong: 'my uncle is owning a restaurant', right: 'my uncle owns a restaurant' },
			{ wrong: 'she is having two cats', right: 'she has two cats' },
			{ wrong: 'i am thinking that it is too late', right: 'i think that it is too late' },
		],
		notErrors: ['she is having a party', 'they are having lunch', 'he is thinking about it'],
	}),
	phraseRule({
		id: 'do-in-requests',
		category: 'verb form',
		reasonInSpanish: 'Aquí se dice «$new».',
		typicalOf: ['es', 'it', 'zh', 'ar'],
		phrases: [
			{
				find: "^^ [don't to] @VERB|be",
				replace: "don't",
				reason: "After 'don't' the verb comes without 'to': 'don't $3'.",
			},
			{
				find: '^^ please [to @VERB]',
				replace: '$3',
				reason: "After 'please' the verb comes without 'to': 'please $3'.",
			},
			{
				find: '^^ [not] forget|worry|touch|smoke|do|go|be|tell|talk',
				replace: "don't",
				reason: "We ask someone not to do it with 'don't': 'don't $2'.",
			},
			{
				find: '^^ how long [it takes] to|from|by',
				replace: 'does it take',
				reason: "A question needs 'does': 'how long does it take'.",
			},
			{
				find: '^^ how [you say|pronounce|spell|call|write] @PRON|@DET|@NOUN',
				replace: 'do you $3',
				reason: "A question needs 'do': 'how do you $3'.",
			},
			{
				find: '^^ how much [costs this|that|it|a|the @NOUN?] $',
				replace: 'does $4 $5 cost',
				reason: "A question needs 'does': 'how much does $4 $5 cost'.",
			},
			{
				find: '[did you|they be]',
				replace: 'were $2',
				reason: "The past question of 'be' has no 'did': 'were $2'.",
			},
			{
				find: '[did he|she|it be]',
				replace: 'was $2',
				reason: "The past question of 'be' has no 'did': 'was $2'.",
			},
			{
				find: "[didn't can] @VERB|be|come|go",
				replace: "couldn't",
				reason: "The past of 'can' is 'could': 'couldn't $3'.",
			},
			{
				find: '^ if i|we|they|he|she [would know|live|understand]',
				replace: '$4:past',
				reason: "After 'if' we use the past: 'if $2 $4:past'.",
				notAfter: 'wonder|ask|asked|know|sure|see|as|wondering|question|doubt',
			},
		],
		examples: [
			{ wrong: 'how long it takes to get there', right: 'how long does it take to get there' },
			{ wrong: "she didn't can come", right: "she couldn't come" },
			{ wrong: 'please to close the door', right: 'please close the door' },
		],
		notErrors: ['i know how long it takes to get there', 'please close the door', 'did you behave'],
	}),
];
