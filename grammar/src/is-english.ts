import lexicon from '#data/words/is-english.json' with { type: 'json' };
import { splitWords } from './tagged-text.ts';
import { allForms, commonVerbs } from './verb-forms.ts';
import { wordLists } from './word-lists.ts';
import { wordSet } from './word-set.ts';

/** Frequent words of English that the lists of the rules do not have. */
const frequentEnglish = new Set([
	...wordSet(lexicon.frequentEnglish),
	...[...commonVerbs].flatMap(allForms),
	...Object.values(wordLists).flatMap((words) => [...words]),
]);
/** Frequent words of the languages that are likely here, in Latin letters, which English has not. */
const frequentForeign = wordSet(lexicon.frequentForeign);

/** English words that other languages have as well: they prove nothing against those. */
const shared = new Set('a no me he in an am was so do on come as will die war man'.split(' '));

/** So many words of another language are no accident. */
const fewestForeign = 2;
/** Of fewer words, none need be frequent. */
const fewestWords = 6;
/** Of a learner's English about two thirds of the words are frequent ones, of any other language hardly any. */
const leastShare = 0.15;

/** Whether a text may be English: in Latin letters, with frequent words of English and fewer of another language. */
export function isEnglish(text: string): boolean {
	const letters = text.match(/\p{L}/gu)?.length ?? 0;
	const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
	if (latin < letters / 2) return false;
	const words = splitWords(text).filter(({ lower }) => /\p{L}/u.test(lower));
	const foreignWords = words.filter(({ lower }) => frequentForeign.has(lower));
	const englishWords = words.filter(({ lower }) => frequentEnglish.has(lower));
	const provingWords = englishWords.filter(({ lower }) => !shared.has(lower));
	if (foreignWords.length >= fewestForeign && foreignWords.length > provingWords.length) return false;
	return words.length < fewestWords || englishWords.length >= words.length * leastShare;
}
