/** A word as an engine heard it, with the marks that it may carry. Times from the start of the utterance. */
export type HeardWord = { text: string; startMs: number; endMs: number; confidence0to1: number };

/** From which confidence on an engine is believed. */
export type Doubt = {
	/** Words with a lower confidence are marked as doubtful. */
	unsureBelow0to1: number;
	/** An utterance whose words have a lower mean confidence was not heard: it has no words. */
	nothingHeardBelow0to1: number;
};

const marksAround = /^[^\p{L}\p{N}$£€#&]+|[^\p{L}\p{N}%]+$/gu;

/** The word as it is said, without the marks around it; the pronoun "I" as it is written. */
function plainText(text: string): string {
	return text
		.replaceAll('’', "'")
		.replace(marksAround, '')
		.replace(/^i(?=$|')/, 'I');
}

/** What a sentence ends with, also in quotation marks; who breaks off ("…") has ended none. */
const sentenceMark = /(?<![.…])([.!?])['"”’)]*$/;

/** The mark with which a word ends a sentence, as the engine wrote it. */
function markBehind(text: string): { mark?: '.' | '?' } {
	const mark = sentenceMark.exec(text)?.[1];
	return mark ? { mark: mark === '?' ? '?' : '.' } : {};
}

/** A word as a transcript tells it: times in whole milliseconds, whether it is in doubt, and whether a sentence ends with it. */
type TranscribedWord = HeardWord & { unsure: boolean; mark?: '.' | '?' };

/**
 * An engine's words as a transcript of speech of `speechMs`: their marks apart from them, in order and within the speech,
 * doubtful words marked; no words where hardly anything was heard.
 */
export function asTranscript(
	heard: readonly HeardWord[],
	speechMs: number,
	{ unsureBelow0to1, nothingHeardBelow0to1 }: Doubt,
): TranscribedWord[] {
	const words = heard
		.map((word) => ({ ...word, ...markBehind(word.text), text: plainText(word.text) }))
		.filter(({ text }) => text);
	const sum = words.reduce((total, { confidence0to1 }) => total + confidence0to1, 0);
	if (sum < nothingHeardBelow0to1 * words.length) return [];
	let previousEndMs = 0;
	return words.map(({ startMs, endMs, confidence0to1, ...word }) => {
		const start = Math.min(Math.max(Math.round(startMs), previousEndMs), speechMs);
		const end = Math.min(Math.max(Math.round(endMs), start), speechMs);
		previousEndMs = end;
		return { ...word, startMs: start, endMs: end, confidence0to1, unsure: confidence0to1 < unsureBelow0to1 };
	});
}
