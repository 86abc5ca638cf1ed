import type { RicherWords } from '@henry/contract/content-files.ts';
import type { TalkReport } from '@henry/contract/conversation.ts';
import type { TextSpan } from '@henry/contract/feedback.ts';
import { touch } from '@henry/grammar/places.ts';
import type { LearnerText } from './learner-text.ts';
import { createExcerpt } from './spoken-functions.ts';

type RicherWays = NonNullable<TalkReport['richer']>;

const mostShown = 3;
const wordsBefore = 6;
const wordsAfter = 8;

/** Finds richer ways to say what was said. */
export type FindRicherWays = (learner: LearnerText, wrong: readonly TextSpan[]) => RicherWays;

/** After an article or "so", another word may not fit: "a very tired man", "so very tired". */
const misfits = '(?<!\\b(?:an?|so|too|not|as) )';

/** `words`: the phrases that there are richer ones for. */
export function createRicherWays(words: RicherWords): FindRicherWays {
	const phrases = words.map(({ notBefore, ...way }) => {
		const next = notBefore.length > 0 ? `(?! (?:${notBefore.join('|')})\\b)` : '';
		return { ...way, pattern: new RegExp(`${misfits}(?<![\\w'])${way.said}(?![\\w'])${next}`, 'i') };
	});

	/**
	 * What a learner said rightly and was heard to say for sure, in its clause, and the clause with richer words; those of
	 * `wrong` places are left alone. Each phrase once, and one in a clause.
	 */
	return ({ text, unsure }, wrong) => {
		const plain = text.replaceAll('’', "'");
		const excerpt = createExcerpt(text);
		const taken: TextSpan[] = [];
		const found: RicherWays = [];
		for (const { pattern, B2, C1 } of phrases) {
			const match = pattern.exec(plain);
			if (!match || found.length === mostShown) continue;
			const place = { start: match.index, end: match.index + match[0].length };
			const clause = excerpt(place, wordsBefore, wordsAfter);
			const isTaken = taken.some(({ start, end }) => start < clause.end && clause.start < end);
			if (isTaken || [...unsure, ...wrong].some((other) => touch(other, clause))) continue;
			taken.push(clause);
			const isCapital = /^\p{Lu}/u.test(match[0]);
			const at = place.start - clause.start;
			const withWords = (richer: string) =>
				clause.text.slice(0, at) +
				(isCapital ? richer.charAt(0).toUpperCase() + richer.slice(1) : richer) +
				clause.text.slice(at + match[0].length);
			found.push({ said: clause.text, B2: withWords(B2), C1: withWords(C1) });
		}
		return found;
	};
}
