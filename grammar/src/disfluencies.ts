import type { TaggedWord } from './tagged-text.ts';
import { baseOf } from './verb-forms.ts';

const hesitations = new Set('uh um er erm uhm umm uhh hm hmm mm mmm mhm ah eh ehm em'.split(' '));

/** Whether a word (in lower case) is only a sound that speakers make while they plan. */
export const isHesitation = (word: string): boolean => hesitations.has(word);

/** Words that may stand twice in correct English ("that that", "had had", "very very"). */
const mayRepeat = new Set('that had very really so no yes yeah bye ha now many much long well'.split(' '));

/**
 * The words without what speakers say while they plan: hesitations ("um") and words or pairs of words said again at
 * once ("I I went", "in the in the house") or at once put right ("he go he goes"), of which the last stays. They are no
 * errors of grammar.
 */
export function withoutDisfluencies(words: readonly TaggedWord[]): TaggedWord[] {
	const fluent: TaggedWord[] = [];
	for (const word of words) {
		if (isHesitation(word.lower)) continue;
		fluent.push(word);
		for (const length of [1, 2, 3]) {
			if (!repeats(fluent, length) && !(length === 2 && restarts(fluent))) continue;
			const [first] = fluent.splice(fluent.length - 2 * length, length);
			const kept = fluent[fluent.length - length];
			if (kept && first?.afterBreak) fluent[fluent.length - length] = { ...kept, afterBreak: true };
			break;
		}
	}
	return fluent;
}

function repeats(words: readonly TaggedWord[], length: number): boolean {
	if (words.length < 2 * length) return false;
	const again = words.slice(-length);
	const before = words.slice(-2 * length, -length);
	return before.every(
		(word, index) =>
			word.lower === again[index]?.lower && !mayRepeat.has(word.lower) && word.partOfSpeech !== 'NUM',
	);
}

/** Whether the last two words put the two before them right: another form of the same word after the same one. */
function restarts(words: readonly TaggedWord[]): boolean {
	const [subject, first, again, second] = words.slice(-4);
	if (!subject || !first || !again || !second || second.afterBreak) return false;
	return subject.lower === again.lower && first.lower !== second.lower && baseOf(first) === baseOf(second);
}
