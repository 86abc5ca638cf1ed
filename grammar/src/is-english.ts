import { splitWords } from './tagged-text.ts';
import { allForms, commonVerbs } from './verb-forms.ts';
import { wordLists } from './word-lists.ts';

/** Frequent words of English that the lists of the rules do not have. */
const english = new Set([
	...`the a an and of to is it it's i'm that that's this these those for with from at by about into than if or but not no so
	don't doesn't didn't can't isn't wasn't i you we they he she his her him me us my your our their them there there's here
	are were was am been being because when where what which who why how very really too also always never often sometimes
	usually now then today tomorrow yesterday week year time day night morning as in on do will good bad big small new old
	happy sad tired many much more most some any every all other people thing things friend friends mother father brother
	sister home house school work job family food water beach first last next after before only just still well yes okay`.split(
		/\s+/,
	),
	...[...commonVerbs].flatMap(allForms),
	...Object.values(wordLists).flatMap((words) => [...words]),
]);
/** Frequent words of the languages that are likely here, in Latin letters, which English has not. */
const foreign = new Set(
	`el la los las un una de del que en es por para con pero muy mi su le lo se yo soy está porque hay como o os um uma e 	da na eu sou não com mas muito meu minha à ao les des une et est je tu il elle nous vous pas dans pour avec mais très
	mon ma on ce du au qui di che è per non sono gli una della nel ma molto mio mia poi ich du er sie wir ihr und der das
	dem ein eine ist bin nicht mit von zu auf für auch aber sehr kann ik het een niet maar `.split(/\s+/),
);

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
	const foreignWords = words.filter(({ lower }) => foreign.has(lower));
	const englishWords = words.filter(({ lower }) => english.has(lower));
	const provingWords = englishWords.filter(({ lower }) => !shared.has(lower));
	if (foreignWords.length >= fewestForeign && foreignWords.length > provingWords.length) return false;
	return words.length < fewestWords || englishWords.length >= words.length * leastShare;
}
