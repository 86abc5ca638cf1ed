import lexicon from '#data/words/missing-articles.json' with { type: 'json' };
import { lowerAt, unbroken } from '#grammar/clauses.ts';
import { isUsualQuality, qualitiesFrom, singularThings } from '#grammar/countable-nouns.ts';
import type { Finders, Finding } from '#grammar/grammar-rule.ts';
import { withArticle } from '#grammar/noun-forms.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { allForms } from '#grammar/verb-forms.ts';
import { wordSet, wordSets, wordsIn } from '#grammar/word-set.ts';

const lists = wordSets(lexicon);
const { wordsBeforeNoun, wordsBeforeUsualQuality, beforeDifferent, thingsThatDiffer } = lists;
const { determinersOfOne } = lists;

const verbsWithObject = new Set(wordsIn(lexicon.verbsWithObject).flatMap(allForms));

/** What also stands without an article: "in primary school", "by public bus". */
const oftenBare = wordSet(lexicon.oftenBare);

/** "Old boy", "pretty woman", "green day": names and forms of address. */
const nounsInNames = wordSet(lexicon.nounsInNames);

/** What needs no article as a whole: "for good reason", "it is old school". */
const fixedPairs =
	/^(?:(?:good|great|excellent|delightful|pleasant) company|poor person|good (?:reason|fun|sport|position)|strong language|open day|(?:fast|slow|quick|direct|everyday|spoken|normal|natural) speech|(?:fresh|raw|cooked|dried) (?:apple|orange|lemon|banana|tomato|onion|potato|carrot|egg|pepper)|dead album|active game|(?:cool|nice|good) man|old school|regular season|(?:traditional|national|formal|fancy|evening|full) (?:dress|costume)|.* (?:policy|uniform|class)|different experience|.* cause)$/;

/** What is more often meant in general: "explicit language", "to great advantage". */
const hardlyCounted = wordSet(lexicon.hardlyCounted);

/** Whether the word before a noun and its adjectives shows that "a" is missing there. */
function opensWithoutArticle(words: readonly TaggedWord[], index: number, noun: string): boolean {
	const word = words[index];
	if (!word || hardlyCounted.has(noun)) return false;
	const before = lowerAt(words, index - 1);
	if (/^(?:it's|he's|she's|that's|i'm|there's)$/.test(word.lower)) return true;
	if (/^(?:am|is|was)$/.test(word.lower) && /^(?:i|it|this|that|he|she|there)$/.test(before)) return true;
	if (/^(?:become|became|becoming)$/.test(word.lower)) return true;
	if (word.lower === 'be') return /^(?:to|will|can|would|should|could|must|may|might)$/.test(before);
	if (wordsBeforeUsualQuality.has(word.lower) && !isUsualQuality(words[index + 1])) return false;
	if (verbsWithObject.has(word.lower)) return /^(?:VERB|AUX)$/.test(word.partOfSpeech);
	if (
		beforeDifferent.has(word.lower) &&
		lowerAt(words, index + 1) === 'different' &&
		!thingsThatDiffer.has(noun)
	)
		return false;
	if (/^(?:on|of|about|like|by|near|to)$/.test(word.lower) && nounsInNames.has(noun)) return false;
	if (word.lower === 'of' && /^(?:child|kid|student|final)$/.test(noun)) return false;
	if (word.lower === 'of' && /^(?:pair|group|couple|number|lot|bunch|set|variety|full)$/.test(before))
		return false;
	if (word.lower === 'of' && /^(?:type|kind|sort|version|types|kinds|sorts|form|part)$/.test(before))
		return false;
	return wordsBeforeNoun.has(word.lower) && !oftenBare.has(noun);
}

/** "A" before a noun with adjectives, before professions and in phrases that need it. */
export const aBeforeNounsFinders: Finders = {
	'a-before-described-thing'(words) {
		return singularThings(words).flatMap((noun): Finding[] => {
			const from = qualitiesFrom(words, noun);
			const first = words[from];
			const name = lowerAt(words, noun);
			if (
				from === noun ||
				!first ||
				fixedPairs.test(`${lowerAt(words, noun - 1)} ${name}`) ||
				first.text !== first.lower ||
				!unbroken(words, from - 1, noun + 1)
			)
				return [];
			// "a used electric car": the article stands before a participle that is no verb here.
			if (determinersOfOne.has(lowerAt(words, from - 2)) && /(?:ed|en)$/.test(lowerAt(words, from - 1)))
				return [];
			// "it was worse trip of my life" wants "the worst"
			if (/^(?:better|worse)$/.test(first.lower) && lowerAt(words, noun + 1) === 'of') return [];
			if (!opensWithoutArticle(words, from - 1, name)) return [];
			const replacement = withArticle(first.lower);
			return [{ from, to: from + 1, replacement, words: { name } }];
		});
	},
};
