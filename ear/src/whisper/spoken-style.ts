import type { WhisperTokens } from './whisper-tokens.ts';

/** What ends a sentence, with what may stand after it. */
const sentenceEnd = /[.?!]['"]?$/;
/** A word that is written large at its beginning alone; the marks after it. */
const capitalized = /^([A-Z][a-z']*)[^A-Za-z]*$/;
/** What mostly begins a sentence is mostly written large, and is no name all the same. */
const interjection = /^(?:Ah|Alright|Bye|Hello|Hey|Hi|However|Oh|Okay|Thanks?|Wow|Yeah|Yes)$/;
/** The pronoun is always written large. */
const pronoun = /^I(?![a-z])/;

/**
 * Written words as they are said: a sentence begins with a small letter, names and "I" keep their capitals. A word is a
 * name where the tokenizer, which learned the most frequent forms first, learned it large before it learned it small; of a
 * word of several tokens its place tells: only a name is written large inside a sentence.
 */
export function inSpokenStyle<Word extends { text: string }>(
	words: readonly Word[],
	tokens: Pick<WhisperTokens, 'encode'>,
): Word[] {
	return words.map((word, index) => {
		const [, large] = capitalized.exec(word.text) ?? [];
		if (large === undefined || pronoun.test(large)) return word;
		const before = words[index - 1]?.text;
		const begins = before === undefined || sentenceEnd.test(before);
		if (isName(large, begins, tokens)) return word;
		return { ...word, text: word.text.charAt(0).toLowerCase() + word.text.slice(1) };
	});
}

function isName(large: string, beginsSentence: boolean, { encode }: Pick<WhisperTokens, 'encode'>): boolean {
	if (interjection.test(large)) return false;
	const [asName, asWord] = [encode(` ${large}`), encode(` ${large.toLowerCase()}`)];
	if (!asName || !asWord) return !beginsSentence;
	if (asName.length === 1 && asWord.length === 1) return (asName[0] as number) < (asWord[0] as number);
	return asName.length === asWord.length ? !beginsSentence : asName.length < asWord.length;
}
