/** What ends a sentence, with what may stand after it. */
const sentenceEnd = /[.?!]['"]?$/;
/** A word that is written large only because it begins a sentence, as far as its form tells. */
const capitalized = /^[A-Z][a-z']*[^A-Za-z]*$/;
/** The pronoun is always written large. */
const pronoun = /^I(?![a-z])/;

/**
 * Written words as they are said: those that begin a sentence with a small letter, but for "I". Names inside a sentence
 * keep their capitals; at its beginning they cannot be told from other words.
 */
export function inSpokenStyle<Word extends { text: string }>(words: readonly Word[]): Word[] {
	return words.map((word, index) => {
		const before = words[index - 1]?.text;
		const begins = before === undefined || sentenceEnd.test(before);
		if (!begins || !capitalized.test(word.text) || pronoun.test(word.text)) return word;
		return { ...word, text: word.text.charAt(0).toLowerCase() + word.text.slice(1) };
	});
}
