import type { SayAgainResponse } from '@henry/contract/say-again.ts';
import { plainWord } from '#web/lib/practice/content-words.ts';
import type { ReviewGrade } from '#web/lib/practice/schedule.ts';

type SaidWords = SayAgainResponse['words'];

/** From this share of the words on, a sentence was nearly right. */
const nearlyShare = 0.75;

/**
 * The grade that is proposed for what was said. A word in doubt is never counted as a mistake, but only a word that was
 * heard counts as said. Who looked at the answer first did well to say it, but did not remember it.
 */
export function proposedGrade(words: SaidWords, answerWasShown: boolean): ReviewGrade {
	const mistakes = words.filter(({ said, unsure }) => !said && !unsure).length;
	if (mistakes > words.length * (1 - nearlyShare)) return 'again';
	return words.every(({ said }) => said) && !answerWasShown ? 'good' : 'hard';
}

/** Length of the longest common subsequence of each start of `first` and each start of `second`. */
function commonLengths(first: readonly string[], second: readonly string[]): number[][] {
	const lengths = [Array<number>(second.length + 1).fill(0)];
	for (const [row, word] of first.entries()) {
		const above = lengths[row] ?? [];
		const here = [0];
		for (const [column, other] of second.entries()) {
			here.push(
				word === other ? (above[column] ?? 0) + 1 : Math.max(above[column + 1] ?? 0, here[column] ?? 0),
			);
		}
		lengths.push(here);
	}
	return lengths;
}

/** Word by word, which words of a text were typed, in their order; capitals and punctuation do not matter. */
export function typedWords(text: string, typed: string): SaidWords {
	const wanted = text.split(/\s+/).filter((word) => plainWord(word));
	const given = typed.split(/\s+/).map(plainWord);
	const plainWanted = wanted.map(plainWord);
	const lengths = commonLengths(plainWanted, given);
	const lengthAt = (row: number, column: number) => lengths[row]?.[column] ?? 0;
	const said = wanted.map(() => false);
	let [row, column] = [wanted.length, given.length];
	while (row > 0 && column > 0) {
		if (plainWanted[row - 1] === given[column - 1]) {
			row -= 1;
			column -= 1;
			said[row] = true;
		} else if (lengthAt(row - 1, column) >= lengthAt(row, column - 1)) row -= 1;
		else column -= 1;
	}
	return wanted.map((word, index) => ({ text: word, said: said[index] ?? false, unsure: false }));
}
