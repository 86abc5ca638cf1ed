import type { WhisperHypothesis } from './whisper-decoder.ts';
import type { WhisperTokens } from './whisper-tokens.ts';
import { whisperTokenTimes } from './whisper-word-times.ts';

/** A word as Whisper wrote it, with the marks around it, and what is known of it. Times from the start of the sound. */
export type WhisperWord = {
	text: string;
	startMs: number;
	endMs: number;
	/** The natural logarithms of its tokens' probabilities. */
	logProbabilities: number[];
};

/** Puts the tokens of a hypothesis together as words. `positions`: how many of the encoder's hold the speech. */
export function whisperWords(
	{ rows, logProbabilities, followed }: WhisperHypothesis,
	{ texts }: WhisperTokens,
	positions: number,
): WhisperWord[] {
	const times = whisperTokenTimes(followed, positions);
	const words: WhisperWord[] = [];
	rows.forEach((row, index) => {
		const text = texts[row] as string;
		const word = words.at(-1);
		const endMs = times[index + 1] ?? times.at(-1) ?? 0;
		const logProbability = logProbabilities[index] as number;
		const isMark = !/[A-Za-z]/.test(text);
		if (!word || beginsWord(text, word.text)) {
			words.push({
				text: text.trim(),
				startMs: times[index] as number,
				endMs,
				logProbabilities: isMark ? [] : [logProbability],
			});
			return;
		}
		word.text += text.trim();
		if (isMark) return;
		word.endMs = endMs;
		word.logProbabilities.push(logProbability);
	});
	return words;
}

/** Also after a mark, since "twenty-five" is said as two words; but not in "T-shirt". */
function beginsWord(text: string, before: string): boolean {
	if (!/[A-Za-z]/.test(text)) return false;
	return text.startsWith(' ') || /[.,?!]$/.test(before) || (/[A-Za-z]{2}-$/.test(before) && text.length > 1);
}
