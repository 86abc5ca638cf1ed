import type { TextSpan } from '@henry/contract/feedback.ts';
import type { TranscriptWord } from '@henry/contract/transcript.ts';
import { splitWords } from './tagged-text.ts';

/** What the grammar needs to know of a word that was heard. */
export type HeardWord = Pick<TranscriptWord, 'text' | 'unsure' | 'mark'>;

/** So many words further on a heard word is looked for, and so many without the next one behind it: a learner may edit the text. */
const furthestWords = 20;
const nearWords = 2;

/** Where the words that were heard stand in a text, in their order; what the text does not hold is left out. */
export function placesOfHeard<Word extends HeardWord>(
	text: string,
	heard: readonly Word[],
): { word: Word; span: TextSpan }[] {
	const written = splitWords(text);
	const parts = heard.map((word) => splitWords(word.text).map(({ lower }) => lower));
	const stands = (index: number, place: number) =>
		(parts[index] ?? []).every((part, offset) => written[place + offset]?.lower === part);
	let from = 0;
	return heard.flatMap((word, index) => {
		const count = parts[index]?.length ?? 0;
		const last = Math.min(written.length - count, from + furthestWords);
		for (let place = from; count > 0 && place <= last; place++) {
			if (!stands(index, place)) continue;
			if (place > from + nearWords && !stands(index + 1, place + count)) continue;
			from = place + count;
			const [start, end] = [written[place]?.span.start ?? 0, written[from - 1]?.span.end ?? 0];
			return [{ word, span: { start, end } }];
		}
		return [];
	});
}

/** Where the words in doubt stand in a text; what the text does not hold is left out. */
export function placesOfUnsure(text: string, heard: readonly HeardWord[]): TextSpan[] {
	return placesOfHeard(text, heard).flatMap(({ word, span }) => (word.unsure ? [span] : []));
}

/** Whether two places overlap or stand next to each other. */
export function touch(one: TextSpan, other: TextSpan): boolean {
	return one.start <= other.end + 1 && other.start <= one.end + 1;
}

/** A place that lies so many characters further on. */
export function moved({ start, end }: TextSpan, by: number): TextSpan {
	return { start: start + by, end: end + by };
}
