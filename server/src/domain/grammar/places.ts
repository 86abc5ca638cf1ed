import type { TextSpan } from '@henry/contract/feedback.ts';

/** A word that was heard: as a transcript has it. */
export type HeardWord = { text: string; unsure: boolean };

/** Where the words in doubt stand in a text; what the text does not hold is left out. */
export function placesOfUnsure(text: string, words: readonly HeardWord[]): TextSpan[] {
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
