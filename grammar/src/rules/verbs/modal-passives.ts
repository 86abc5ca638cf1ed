import { doneTo, isObjectStart } from '#grammar/be-and-verbs.ts';
import { hasBefore, lowerAt, unbroken } from '#grammar/clauses.ts';
import { type Finding, type GrammarRule, oneWord } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';
import { skipAdverb } from '#grammar/third-person.ts';
import { baseOf, commonVerbs, formOf, verbForms } from '#grammar/verb-forms.ts';
import { wordLists } from '#grammar/word-lists.ts';

const persons =
	/^(?:i|you|he|she|we|they|people|who|everyone|everybody|someone|somebody|nobody|parents|children|students|teachers|men|women)$/;
const lastWords =
	/^(?:by|in|with|from|for|to|at|on|if|when|because|and|but|so|without|as|until|before|after|through|easily|quickly|soon|only|immediately|anywhere|everywhere|online|again|now|today|tomorrow|next|later|every)$/;

const modalPassive: GrammarRule = {
	id: 'modal-then-participle',
	category: 'missing word',
	typicalOf: ['zh', 'ar', 'ru'],
	find(words) {
		return words.flatMap((word, index): Finding[] => {
			if (!wordLists.modal.has(word.lower) || word.afterBreak || index === 0) return [];
			const at = skipAdverb(words, lowerAt(words, index + 1) === 'not' ? index + 2 : index + 1);
			const verb = words[at];
			if (!verb || !unbroken(words, index - 1, at + 1)) return [];
			const base = baseOf(verb);
			const { participle } = verbForms(base);
			if (!commonVerbs.has(base) || verb.lower !== participle || participle === base) return [];
			if (
				!doneTo.has(base) ||
				base === 'have' ||
				(formOf(verb.lower, base) === 'past' &&
					!verb.lower.endsWith('d') &&
					!/^(?:made|built|sold|sent|taught|found|kept|caught|brought|bought|lost|hidden|told)$/.test(
						verb.lower,
					))
			)
				return [];
			const next = words[at + 1];
			if (isObjectStart(words, at + 1) || (next && !next.afterBreak && !lastWords.test(next.lower)))
				return [];
			const subject = words[index - 1];
			if (
				!subject ||
				/^(?:the|a|an|tin|trash|soda|beer|spray|garbage)$/.test(subject.lower) ||
				wordLists.possessive.has(subject.lower) ||
				persons.test(subject.lower) ||
				wordLists.relative.has(subject.lower) ||
				wordLists.job.has(subject.lower)
			)
				return [];
			if (!/^(?:NOUN|PRON|DET)$/.test(subject.partOfSpeech)) return [];
			if (
				hasBefore(words, index, 6, new Set(['what', 'which', 'things', 'thing', 'all', 'everything'])) &&
				/^(?:it|this|that)$/.test(subject.lower)
			)
				return [];
			const isRelative = words
				.slice(at + 1, at + 7)
				.some(({ lower }) => /^(?:is|are|was|were|has|will)$/.test(lower));
			if (isRelative && word.lower === 'can') return [];
			const isActive = /^(?:help|change|use|read|finish|close|spread|stop|learn|cause)$/.test(base) && !next;
			if (isActive && !/^(?:this|these|it|that)$/.test(subject.lower) && base === 'help') return [];
			return [oneWord(at, `be ${participle}`)];
		});
	},
	example: {
		wrong: 'many problems can solved if we work together',
		right: 'many problems can be solved if we work together',
	},
};

/** What happens by itself, so that it takes no "be" before its participle. */
const happening =
	'happen|occur|appear|disappear|exist|die|depend|belong|consist|remain|emerge|participate|succeed|suffer|arise|seem|matter|differ|survive|rely|benefit|agree|disagree|apologize|apologise|complain|hesitate|struggle|contribute|react|respond|listen|smile|laugh|cry|sleep|live';

export const modalPassiveRules: GrammarRule[] = [
	modalPassive,
	phraseRule({
		id: 'be-needless-with-happening',
		category: 'verb form',
		typicalOf: ['zh', 'es', 'it', 'ru', 'ar'],
		phrases: [
			...happening.split('|').flatMap((verb) => {
				const { past, third } = verbForms(verb);
				const after = /^(?:depend|rely|agree)$/.test(verb)
					? 'by|on|upon'
					: /^(?:smile|laugh|listen|respond|react|apologi[sz]e|complain|struggle|sleep|cry)$/.test(verb)
						? 'by|at|to|with|in|on|upon|about|for|out|over'
						: verb === 'succeed'
							? 'by|in|as|after|upon'
							: 'by|upon|at';
				const isAdjective = /^(?:disagree|agree|struggle|survive|live)$/.test(verb);
				// "losses were suffered", "the price was agreed in advance": of things it is right.
				const isPersonal = /^(?:agree|disagree|suffer|contribute|live)$/.test(verb);
				const who = isPersonal ? 'i|we|he|she' : '@NOUN|@PRON';
				const end = isAdjective ? ' in|with|for|when|because' : '';
				return [
					{
						find: `${who}${isPersonal ? '' : '|also|often|never|which|that'}|who [was|were ${past}]${end}${isAdjective ? '' : ` !of|${after}`}`,
						replace: past,
						words: { word: verb },
						notAfter: 'what|how',
					},
					...(isAdjective || isPersonal
						? []
						: [
								{
									find: `to|will|can|could|would|should|may|might|must|not [be ${past}] !${after}`,
									replace: verb,
									words: { word: verb },
								},
								{
									find: `@NOUN|it|which|that|he|she [is ${past}] !${after}`,
									replace: third,
									words: { word: verb },
								},
								{
									find: `@NOUN|they|we|i|who [are|am ${past}] !${after}`,
									replace: verb,
									words: { word: verb },
								},
								{ find: `has|have|had [been ${past}] !${after}`, replace: past, words: { word: verb } },
								{
									find: `is|are|was|were [being ${past}] !${after}`,
									replace: verbForms(verb).gerund,
									words: { word: verb },
								},
							]),
				];
			}),
		],
		example: {
			wrong: 'many accidents are occurred on this road',
			right: 'many accidents occur on this road',
		},
	}),
	phraseRule({
		id: 'be-located-crowded',
		category: 'verb form',
		typicalOf: ['zh', 'ar', 'es'],
		phrases: [
			['locate|situate', 'in|near|on|at|between|close|next|outside|by'],
			['crowd|pack|equip|furnish|pollute', 'with|by|in'],
			['base|focus', 'on|in'],
			['relate|connect|link|expose|dedicate|devote|attach|accustom|oppose|commit|limit', 'to|with'],
			[
				'surround|influence|affect|inspire|motivate|attract|impress|shock|embarrass|confuse|divide|separate',
				'by|into',
			],
			['involve|include|interest', 'in'],
			['compose|convince|deprive', 'of'],
			['disappoint|satisfy|concern|please|annoy', 'with|by|about'],
		].map(([verbs, prepositions]) => ({
			find: `<be> very|so|too|always|also|really|mainly|well|totally|completely|closely|mostly? [${verbs}] ${prepositions}`,
			replace: '$3:participle',
			words: { example: '$1 $3:participle $4' },
			notAfter:
				'all|to|the|what|there|does|do|did|thing|step|advice|answer|key|secret|option|aim|goal|idea|tip|rule|motto|plan|way|job|task|purpose|dream|solution|question|button|first|second|one|two|three|it',
		})),
		example: {
			wrong: 'our school is locate in the north of the city',
			right: 'our school is located in the north of the city',
		},
	}),
];
