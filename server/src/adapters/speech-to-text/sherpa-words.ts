import type { HeardWord } from './heard-words.ts';

/** What sherpa-onnx tells: tokens with times in seconds from `start_time` on, and the logarithms of their probabilities. */
type HeardTokens = { tokens: string[]; timestamps: number[]; ys_probs: number[]; start_time: number };

/**
 * How long the sound of a token lasts after the time at which the network tells of it. The network gives no ends: this is
 * an estimate, from two or three sounds a token at some 80 ms each.
 */
const tokenMs = 200;

/**
 * Puts tokens together into words; a token with a space in front begins one. A word is as sure as the least sure of its
 * tokens, ends at the latest where the next one begins, and is in small letters where the network knows capitals alone.
 */
export function toHeardWords(result: HeardTokens): HeardWord[] {
	const words: HeardWord[] = [];
	for (const [index, token] of result.tokens.entries()) {
		const startMs = Math.round((result.start_time + (result.timestamps[index] ?? 0)) * 1_000);
		const confidence0to1 = Math.exp(result.ys_probs[index] ?? 0);
		const previous = words.at(-1);
		if (previous && !token.startsWith(' ')) {
			previous.text += token;
			previous.endMs = startMs + tokenMs;
			previous.confidence0to1 = Math.min(previous.confidence0to1, confidence0to1);
		} else {
			if (previous) previous.endMs = Math.min(previous.endMs, startMs);
			words.push({ text: token, startMs, endMs: startMs + tokenMs, confidence0to1 });
		}
	}
	return words.map((word) => ({ ...word, text: inSmallLetters(word.text.trim()) }));
}

function inSmallLetters(text: string): string {
	return text === text.toUpperCase() ? text.toLowerCase() : text;
}
