import type { TaggedWord, Tagger } from '@henry/grammar/tagged-text.ts';
import type { Variety } from '@henry/reading/number-words.ts';
import type { ReadWord } from '@henry/reading/reading-aloud/read-aloud.ts';
import { type Mark, withoutAccents } from '@henry/reading/reading-aloud/written-words.ts';
import { symbolsOfArpabet } from './arpabet.ts';
import { foreignName, looksSpanish, spanishPhonemes } from './foreign-names.ts';
import { isMetal, sensesOf } from './homographs.ts';
import type { Lexicon } from './lexicon.ts';
import { beginsWithVowel, withStress } from './symbols.ts';

/** A word of a text, how it is said in Kokoro's symbols (with spaces, where it is read as several words), and what follows. */
export type PronouncedWord = { text: string; phonemes: string; mark: Mark };

export type PronouncerParts = {
	variety: Variety;
	lexicon: Lexicon;
	tagger: Tagger;
	/** ARPAbet phones of a word that no lexicon has. */
	letterToSound: (word: string) => string[];
};

/** One spoken word on its way: its place in the written words, and whether a mark ends it. */
type Spoken = { text: string; owner: number; endsClause: boolean; tagged: number };

/** Says how the words of one sentence are spoken, each in its context. */
export type Pronouncer = (words: readonly ReadWord[]) => PronouncedWord[];

/**
 * Words to Kokoro's symbols: the lexicon's entry for the word's part of speech in this sentence, names by a list, words with
 * Spanish spelling by Spanish rules, the rest by letter-to-sound rules; small words in their weak forms by what follows.
 */
export function createPronouncer(parts: PronouncerParts): Pronouncer {
	return (words) => {
		const { spoken, tagged } = inContext(words, parts.tagger);
		const phonemes: string[] = [];
		for (let place = spoken.length - 1; place >= 0; place--) {
			const word = spoken[place] as Spoken;
			const next = word.endsClause ? undefined : phonemes[place + 1];
			const said = phonemesOf(word, tagged, next, parts);
			const own = spoken.length === 1 ? inFull(said) : said;
			phonemes[place] = linked(word.text, own, next, parts.variety);
		}
		return words.map(({ text, mark }, owner) => {
			const own = spoken.flatMap((word, place) =>
				word.owner === owner && phonemes[place] ? [{ letters: word.text, phonemes: phonemes[place] }] : [],
			);
			return { text, phonemes: joined(own), mark };
		});
	};
}

/** A small word alone is said in full: "her", "should". */
const inFull = (phonemes: string) =>
	phonemes.includes('ˈ') ? phonemes : withStress(phonemes.replace('ˌ', ''), 'ˈ');

function inContext(words: readonly ReadWord[], tagger: Tagger): { spoken: Spoken[]; tagged: TaggedWord[] } {
	const spoken: (Spoken & { start: number })[] = [];
	let text = '';
	for (const [owner, { spoken: parts, mark }] of words.entries()) {
		for (const [place, part] of parts.entries()) {
			const endsClause = place === parts.length - 1 && (mark !== '' || owner === words.length - 1);
			spoken.push({ text: part, owner, endsClause, tagged: -1, start: text.length });
			text += `${part}${endsClause ? mark : ''} `;
		}
	}
	const tagged = tagger(text);
	let place = 0;
	for (const word of spoken) {
		while (place < tagged.length && (tagged[place]?.span.end ?? 0) <= word.start) place++;
		word.tagged = place;
	}
	return { spoken, tagged };
}

function phonemesOf(
	word: Spoken,
	tagged: readonly TaggedWord[],
	next: string | undefined,
	{ variety, lexicon, letterToSound }: PronouncerParts,
): string {
	const { text } = word;
	const weak = weakForm(text, next, tagged[word.tagged], variety);
	if (weak !== undefined) return weak;
	const lower = text.toLowerCase();
	if (lower === 'lead' && isMetal(tagged, word.tagged)) return 'lˈɛd';
	const senses = sensesOf(tagged, word.tagged, word.endsClause);
	const plain = withoutAccents(text);
	const listed =
		lexicon.phonemesOf(text, senses) ??
		foreignName(plain.toLowerCase(), variety) ??
		(looksSpanish(text) ? spanishPhonemes(text, variety) : lexicon.phonemesOf(plain, senses)) ??
		unknown(plain, lexicon, letterToSound, variety);
	const isCapitalized = text.length > 1 && /^\p{Lu}/u.test(text);
	return isCapitalized ? withStress(listed, 'ˌ') : listed;
}

/** "a", "the", "to" and "I", which the next sound or their use changes. */
function weakForm(
	text: string,
	next: string | undefined,
	tagged: TaggedWord | undefined,
	variety: Variety,
): string | undefined {
	if (text === 'a') return 'ɐ';
	if (text === 'I') return tagged?.partOfSpeech === 'PRON' ? 'ˌI' : 'ˈI';
	const lower = text.toLowerCase();
	if (lower === 'the') return next !== undefined && beginsWithVowel(next) ? 'ði' : 'ðə';
	if (lower !== 'to') return undefined;
	if (next === undefined) return variety === 'british' ? 'tuː' : 'tu';
	return beginsWithVowel(next) ? 'tʊ' : 'tə';
}

/** A word without a vowel is spelled; another follows the rules of spelling. */
function unknown(
	word: string,
	lexicon: Lexicon,
	letterToSound: (word: string) => string[],
	variety: Variety,
): string {
	const [, stem = '', ending = ''] = /^(.+?)('s)?$/.exec(word) ?? [];
	const isSpelled = stem.length < 6 && !/[aeiouy]/i.test(stem);
	const base = isSpelled
		? spelledOut([...stem.toUpperCase()].map((letter) => lexicon.phonemesOf(letter) ?? ''))
		: symbolsOfArpabet(letterToSound(stem), variety);
	if (ending === '') return base;
	return base + (/[szʃʒʧʤ]$/.test(base) ? 'ɪz' : /[ptkfθ]$/.test(base) ? 's' : 'z');
}

/** British speech links a word that is spelled with an R at its end to a vowel after it: "far away". */
function linked(text: string, phonemes: string, next: string | undefined, variety: Variety): string {
	const links = variety === 'british' && next !== undefined && /re?$/i.test(text) && text.length > 1;
	return links && /[əː]$/.test(phonemes) && beginsWithVowel(next) ? `${phonemes}ɹ` : phonemes;
}

/** Letters in a row are one word, stressed on the last: "B B C". */
function joined(own: readonly { letters: string; phonemes: string }[]): string {
	const groups: string[][] = [];
	let wasLetter = false;
	for (const { letters, phonemes } of own) {
		const isLetter = /^\p{Lu}(?:'s)?$/u.test(letters);
		if (isLetter && wasLetter) groups.at(-1)?.push(phonemes);
		else groups.push([phonemes]);
		wasLetter = isLetter;
	}
	return groups.map(spelledOut).join(' ');
}

function spelledOut(letters: readonly string[]): string {
	return letters
		.map((name, place) => (place < letters.length - 1 ? name.replaceAll('ˈ', 'ˌ') : name))
		.join('');
}
