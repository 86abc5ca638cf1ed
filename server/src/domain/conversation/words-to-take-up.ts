import { splitWords } from '@henry/grammar/tagged-text.ts';
import { isContentWord } from '#server/domain/exams/content-words.ts';

/** Words that carry little of what somebody tells. */
const plainWords = new Set(
	`day days today yesterday tomorrow time times year years week weeks good bad new old nice like likes liked use used
	thank thanks two first last`.split(/\s+/),
);
const fewestLetters = 3;
const mostNamed = 2;

/** What of a turn is worth taking up: groups of words that carry what was told, such as "driving test". */
export function wordsToTakeUp(text: string): string[] {
	const groups: string[][] = [[]];
	for (const { lower, text: word } of splitWords(text)) {
		const carries = isContentWord(lower) && !plainWords.has(lower) && lower.length >= fewestLetters;
		if (carries) groups.at(-1)?.push(word);
		else if (groups.at(-1)?.length !== 0) groups.push([]);
	}
	const found = groups.filter((words) => words.length > 0).map((words) => words.join(' '));
	return [...new Set(found)];
}

const mirrored: Record<string, string> = { my: 'your', our: 'your', your: 'my', a: 'the', an: 'the' };

/** The last thing that a turn names, as the other party names it: "my baby" is "your baby", "a headache" "the headache". */
export function thingNamed(text: string): string | undefined {
	const lower = text.toLowerCase();
	const named = wordsToTakeUp(lower).flatMap((words) => {
		const [, determiner] = new RegExp(`\\b(my|our|your|an?|the) ${words}\\b`).exec(lower) ?? [];
		return determiner ? [`${mirrored[determiner] ?? determiner} ${words}`] : [];
	});
	return named.at(-1);
}

/** Those that a model is told to take up: the last, which most often matter most. */
export const namedOf = (groups: readonly string[]) => groups.slice(-mostNamed);
