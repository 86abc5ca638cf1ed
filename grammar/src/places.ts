import type { TextSpan } from '@henry/contract/feedback.ts';
import type { TranscriptWord } from '@henry/contract/transcript.ts';

/** What the grammar needs to know of a word that was heard. */
export type DoubtedWord = Pick<TranscriptWord, 'text' | 'unsure'>;

/** Where the words in doubt stand in a text; what the text does not hold is left out. */
export function placesOfUnsure(text: string, words: readonly DoubtedWord[]): TextSpan[] {
	const lower = text.toLowerCase();
	let from = 0;
	return words.flatMap(({ text: word, unsure }) => {
		const place = lower.indexOf(word.toLowerCase(), from);
		if (place === -1) return [];
		from = place + word.length;
		return unsure ? [{ start: place, end: from }] : [];
	});
}

/** Whether two places overlap or stand next to each other. */
export function touch(one: TextSpan, other: TextSpan): boolean {
	return one.start <= other.end + 1 && other.start <= one.end + 1;
}

/** A place that lies so many characters further on. */
export function moved({ start, end }: TextSpan, by: number): TextSpan {
	return { start: start + by, end: end + by };
}
