import { endsClauseBefore, hasBefore, lowerAt, unbroken } from '#grammar/clauses.ts';
import type { Finders, Finding } from '#grammar/grammar-rule.ts';
import { headFrom } from '#grammar/phrase-heads.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { allForms } from '#grammar/verb-forms.ts';
import { wordLists } from '#grammar/word-lists.ts';

/** Verbs that have an object: "play football", "see a friend". */
const withObject: ReadonlySet<string> = new Set(
	`have like love enjoy play speak study learn use help make know see buy read watch visit eat drink cook clean need want
	meet find do write understand teach sing bring prepare finish start practice practise improve wear sell send hate
	take get call listen`
		.split(/\s+/)
		.flatMap(allForms),
);
const doers =
	/^(?:i|you|he|she|we|they|it|people|who|to|can|could|will|would|should|must|don't|didn't|doesn't|and|students|children|parents|always|often|usually|also|not|friends|brother|sister|mother|father|wife|husband)$/;

/** Adverbs that come last, as rows of words, and those that come before the verb. */
const lastAdverbs = [
	'very well',
	'very much',
	'so much',
	'a lot',
	'too much',
	'every day',
	'every week',
	'every weekend',
	'every morning',
	'every evening',
	'every night',
	'every year',
	'every month',
	'every sunday',
	'every saturday',
	'yesterday',
	'last week',
	'last year',
	'last month',
	'last weekend',
	'last night',
	'fluently',
	'perfectly',
	'quickly',
	'carefully',
	'easily',
	'slowly',
	'correctly',
].map((adverb) => adverb.split(' '));

/** The words of an adverb that stands at `index`. */
function adverbAt(words: readonly TaggedWord[], index: number): string[] | undefined {
	return lastAdverbs.find((adverb) =>
		adverb.every((word, offset) => lowerAt(words, index + offset) === word),
	);
}

const frequency = /^(?:always|never|often|usually|rarely|seldom)$/;
const notMain =
	/^(?:am|is|are|was|were|be|been|do|does|did|have|has|had|say|said|says|think|knew|remember|remembered|can|will)$/;
const mainVerbs: ReadonlySet<string> = new Set(
	`like love enjoy play speak study learn use help make see buy read watch visit eat drink cook clean need want meet find
	write understand teach bring wear listen talk travel work live sleep walk stay take get give feel arrive spend drive go`
		.split(/\s+/)
		.flatMap((verb) => allForms(verb).filter((form) => !form.endsWith('ing'))),
);

const qualities =
	/^(?:big|small|beautiful|interesting|important|difficult|expensive|famous|modern|delicious|nice|rich|intelligent|dangerous|quiet|popular|huge|boring|funny|traditional|comfortable|strange|serious|typical)$/;
const causing: ReadonlySet<string> = new Set(
	[
		'make',
		'find',
		'keep',
		'consider',
		'leave',
		'call',
		'get',
		'think',
		'see',
		'believe',
		'render',
		'turn',
		'what',
		'how',
	].flatMap((verb) => allForms(verb)),
);

/** Adverbs and adjectives that stand where they do not belong. */
export const misplacedWordsFinders: Finders = {
	'adverb-before-object'(words) {
		return words.flatMap((word, index): Finding[] => {
			if (
				!withObject.has(word.lower) ||
				/^(?:have|has|had)$/.test(word.lower) ||
				!doers.test(lowerAt(words, index - 1))
			)
				return [];
			const adverb = adverbAt(words, index + 1);
			if (!adverb) return [];
			const from = index + 1;
			const object = from + adverb.length;
			const isAmount = /^(?:a lot|so much|too much|very much)$/.test(adverb.join(' '));
			if (
				isAmount &&
				!/^(?:like|love|enjoy|hate)/.test(word.lower.replace('d', '')) &&
				!/^(?:like|love|enjoy|hate)/.test(word.lower)
			)
				return [];
			const first = words[object];
			// "she likes so much attention", "i know very well the dangers"
			if (
				/^(?:so|too) much|^a lot/.test(adverb.join(' ')) &&
				!/^(?:the|my|your|his|her|our|their|this|these)$/.test(first?.lower ?? '')
			)
				return [];
			if (/^(?:know|knows|knew|understand|understands|understood)$/.test(word.lower)) return [];
			if (
				!first ||
				/^(?:i|he|she|we|they|you|that|this|it|what|then|here|there|her|when|yesterday|tonight|today|tomorrow|last|next|every)$/.test(
					first.lower,
				)
			)
				return [];
			if (
				!/^(?:DET|NOUN|PRON|ADJ|NUM)$/.test(first.partOfSpeech) &&
				!/^(?:the|my|a|an|your|our|his|their)$/.test(first.lower)
			)
				return [];
			const isLanguage = /^(?:english|spanish|french|german|italian|chinese|russian)$/.test(first.lower);
			const head = isLanguage && endsClauseBefore(words, object + 1) ? object : headFrom(words, object);
			if (head === undefined || head > object + 3 || !unbroken(words, index, head + 1)) return [];
			if (
				/^(?:day|days|night|morning|time|times|week|evening|afternoon|year|years|weekend|monday|hours|home)$/.test(
					lowerAt(words, head),
				)
			)
				return [];
			const next = lowerAt(words, head + 1);
			if (!endsClauseBefore(words, head + 1) || /^(?:who|which|that)$/.test(next)) return [];
			if (/^(?:VERB|AUX)$/.test(words[head + 1]?.partOfSpeech ?? '') && !words[head + 1]?.afterBreak)
				return [];
			const said = words
				.slice(object, head + 1)
				.map(({ text }) => text)
				.join(' ');
			const how = adverb.join(' ');
			return [
				{
					from,
					to: head + 1,
					replacement: `${said} ${how}`,
					words: { verb: word.lower, object: said, how },
				},
			];
		});
	},
	'frequency-after-verb': (words) =>
		words.flatMap((word, index): Finding[] => {
			const adverb = lowerAt(words, index + 1);
			if (!mainVerbs.has(word.lower) || notMain.test(word.lower)) return [];
			if (!frequency.test(adverb) && adverb !== 'also') return [];
			const subject = lowerAt(words, index - 1);
			const isPlain =
				!/^(?:do|does|did)$/.test(lowerAt(words, index - 2)) &&
				/^(?:i|you|he|she|we|they|people|parents|children|friends|students|mother|father|brother|sister|who)$/.test(
					subject,
				);
			const next = words[index + 2];
			if (!isPlain || !next || !unbroken(words, index - 1, index + 3)) return [];
			const opens =
				/^(?:DET|NOUN|PRON|ADJ|PROPN)$/.test(next.partOfSpeech) || /^(?:the|my|a)$/.test(next.lower);
			if (
				!opens ||
				/^(?:i|he|she|we|they|as|because|if|when|before|after|so|that|since|again|more|enough)$/.test(
					next.lower,
				)
			)
				return [];
			if (
				adverb === 'also' &&
				!/^(?:the|my|a|an|your|our|some|many|his|her|their)$/.test(next.lower) &&
				next.partOfSpeech !== 'NOUN'
			)
				return [];
			return [
				{
					from: index,
					to: index + 2,
					replacement: `${adverb} ${word.text}`,
					words: { adverb, word: word.lower },
				},
			];
		}),
	'adjective-after-noun'(words) {
		return words.flatMap((word, index): Finding[] => {
			const noun = words[index + 1];
			const adjective = words[index + 2];
			if (!/^an?$/.test(word.lower) || !noun || !adjective || !wordLists.thing.has(noun.lower)) return [];
			if (
				!qualities.test(adjective.lower) ||
				!unbroken(words, index, index + 3) ||
				!endsClauseBefore(words, index + 3)
			)
				return [];
			// "is a car expensive", "are a cat and a dog expensive"
			const before = lowerAt(words, index - 1);
			if (
				/^(?:is|are|was|were)$/.test(before) &&
				!/^(?:it|this|that|there|he|she|which|who)$/.test(lowerAt(words, index - 2))
			)
				return [];
			if (/^(?:and|or)$/.test(before)) return [];
			const next = lowerAt(words, index + 3);
			if (
				/^(?:and|or|but|for|that|at|from|to|as|cause|the|my|if|in|of)$/.test(next) ||
				hasBefore(words, index, 4, causing)
			)
				return [];
			const article = /^[aeiou]/.test(adjective.lower) ? 'an' : 'a';
			const replacement = `${article} ${adjective.text} ${noun.text}`;
			return [{ from: index, to: index + 3, replacement }];
		});
	},
};
