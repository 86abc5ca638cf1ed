import { hasBefore, lowerAt } from '#grammar/clauses.ts';
import type { Finders } from '#grammar/grammar-rule.ts';
import { type Finding, oneWord } from '#grammar/grammar-rule.ts';

/** Words that make "I think is" right: "what I think is important", within so many words. */
const questionWords = new Set(['what', 'which', 'that', 'who', 'whatever', 'than']);
const thoughtReach = 5;

/** Words that must not be left out. */
export const missingWordsFinders: Finders = {
	'missing-it'(words) {
		const states =
			/^(?:very|so|too|raining|snowing|important|difficult|necessary|possible|impossible|sunny|cold|hot|true|better)$/;
		return words.flatMap((word, index): Finding[] => {
			if (word.lower !== 'is' || words[index + 1]?.afterBreak) return [];
			const pause = index === 0 || word.afterBreak;
			const because = lowerAt(words, index - 1) === 'because';
			const think =
				lowerAt(words, index - 1) === 'think' &&
				lowerAt(words, index - 2) === 'i' &&
				!hasBefore(words, index - 2, thoughtReach, questionWords);
			if (!pause && !because && !think) return [];
			const next = lowerAt(words, index + 1);
			if (
				!states.test(next) &&
				!(because && words[index + 1]?.partOfSpeech === 'ADJ') &&
				(pause || !/^(?:good|bad|nice|great|beautiful|interesting|easy|fun|a)$/.test(next))
			)
				return [];
			const says = /^(?:very|so|too)$/.test(next) ? `${next} ${lowerAt(words, index + 2)}` : next;
			return [oneWord(index, 'it is', { says })];
		});
	},
};
