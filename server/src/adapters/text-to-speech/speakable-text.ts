/** A stretch of text that is spoken in one go, and how long to rest after it. */
export type Phrase = { text: string; pauseAfterMs: number };

/** Longer phrases are cut at a comma or, failing that, between words, so that one phrase takes bounded time and memory. */
const maxPhraseCharacters = 200;
const sentencePauseMs = 350;
const clausePauseMs = 180;
const wordPauseMs = 40;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const abbreviationAtEnd = /\b(Mr|Mrs|Ms|Dr|Prof|St|vs|e\.g|i\.e)\.\s*$/i;

/**
 * Cuts a text into phrases that an English voice can speak: sentences, and clauses of very long ones. Typographic marks
 * and accented letters become their plain forms; emoji, other scripts and control characters are dropped. A text with
 * nothing to speak gives no phrases.
 */
export function toPhrases(text: string): Phrase[] {
	return splitSentences(text)
		.map(toSpeakable)
		.flatMap(splitLong)
		.filter((phrase) => /[a-z0-9]/i.test(phrase))
		.map((phrase) => ({ text: phrase, pauseAfterMs: pauseAfterMs(phrase) }));
}

function splitSentences(text: string): string[] {
	const joined: string[] = [];
	for (const { segment } of sentences.segment(text)) {
		const previous = joined.at(-1);
		if (previous !== undefined && abbreviationAtEnd.test(previous))
			joined[joined.length - 1] = previous + segment;
		else joined.push(segment);
	}
	return joined;
}

function toSpeakable(text: string): string {
	return text
		.replace(/[‘’‛′]/g, "'")
		.replace(/[“”„″«»]/g, '"')
		.replace(/\s*[–—―]\s*/g, ', ')
		.replace(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu, ' ')
		.normalize('NFKD')
		.replace(/[^ -~]/g, '')
		.replace(/ +/g, ' ')
		.trim();
}

function splitLong(text: string): string[] {
	const phrases: string[] = [];
	let rest = text;
	while (rest.length > maxPhraseCharacters) {
		const end = cutPlace(rest.slice(0, maxPhraseCharacters));
		phrases.push(rest.slice(0, end).trim());
		rest = rest.slice(end).trim();
	}
	return [...phrases, rest];
}

/** After the last clause, else after the last word, else (one endless word) at the end. */
function cutPlace(beginning: string): number {
	const clauseEnd = Math.max(...[', ', '; ', ': '].map((mark) => beginning.lastIndexOf(mark)));
	if (clauseEnd > 0) return clauseEnd + 1;
	const wordEnd = beginning.lastIndexOf(' ');
	return wordEnd > 0 ? wordEnd : beginning.length;
}

function pauseAfterMs(phrase: string): number {
	if (/[.!?]['")\]]*$/.test(phrase)) return sentencePauseMs;
	return /[,;:]$/.test(phrase) ? clausePauseMs : wordPauseMs;
}
