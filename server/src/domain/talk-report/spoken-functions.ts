import type { TextSpan } from '@henry/contract/feedback.ts';
import { splitWords } from '#server/domain/grammar/tagged-text.ts';
import { commonVerbs, verbForms } from '#server/domain/grammar/verb-forms.ts';
import { comparatives } from '#server/domain/grammar/word-lists.ts';

const anyOf = (words: Iterable<string>) => `(?:${[...words].join('|')})`;
const subject = '(?:i|you|he|she|it|we|they|my \\w+|the \\w+|our \\w+)';
/** "went", but not "put", which may be the present, and not "found" after "have". */
const past = anyOf(
	[...commonVerbs].map((base) => verbForms(base).past).filter((form) => !commonVerbs.has(form)),
);
const comparative = anyOf(Object.values(comparatives).map(({ more }) => more));
const superlative = anyOf(Object.values(comparatives).map(({ most }) => most));

/** What a stretch of speech does, by the words that do it. */
const expressions = {
	reasons: "because|so that|that's why|that is why|the reason|since i|due to",
	pastTense: `${subject} (?:was|were|didn't|wasn't|weren't|${past})`,
	linking:
		'however|although|even though|for example|for instance|first of all|firstly|secondly|finally|then|after that|on the other hand|on the one hand|also|besides|in addition|therefore|as a result|instead|anyway',
	opinion:
		"i think|i don't think|i believe|in my opinion|in my view|from my point of view|for me|i agree|i don't agree|i disagree|i prefer|i would say|i'd say|i feel that",
	question:
		"what do you think|do you agree|do you think|what about you|how about you|and you$|and you henry|would you|don't you think|which (?:one )?do you|what would you",
	comparison: `${comparative}(?: \\w+)? than|more \\w+(?: \\w+)? than|less \\w+(?: \\w+)? than|as \\w+ as|not as \\w+|the ${superlative}|the most \\w+|while in|whereas|both (?:of them|pictures|photos|people|are|of these)|both|on the other hand|in contrast|compared (?:to|with)|similar to|different from|the same|unlike|in common|while the`,
	speculation:
		"maybe|perhaps|probably|possibly|might|may be|could be|must be|can't be|seems?(?: to)?|looks? (?:like|as if|as though|happy|sad|tired|nervous|excited|relaxed|worried|bored|cold|busy)|look (?:like|as if)|i guess|i suppose|i imagine|i'm not sure but|it is possible|it's possible",
} as const;
export type SpokenFunction = keyof typeof expressions;

const patterns = Object.fromEntries(
	Object.entries(expressions).map(([name, expression]) => [
		name,
		new RegExp(`(?<![\\w'])(?:${expression})(?![\\w'])`, 'gi'),
	]),
) as Record<SpokenFunction, RegExp>;

/** Where the words of a function stand in a text. */
export function placesOf(name: SpokenFunction, text: string): TextSpan[] {
	return [...text.replaceAll('’', "'").matchAll(patterns[name])].map((match) => ({
		start: match.index,
		end: match.index + match[0].length,
	}));
}

/** Words at which something new begins, and words at which it does unless they come first ("because it ..."). */
const joiners = new Set('and but because so when if while then'.split(' '));
const beginnings = new Set([
	...joiners,
	...'what which who where i he she we they it you there maybe'.split(' '),
]);

/**
 * A piece of a text around a place, from at most so many words before it to at most so many after it, within one line
 * and, where words tell, within one clause.
 */
export function excerpt(text: string, place: TextSpan, wordsBefore: number, wordsAfter: number): TextSpan {
	const lineStart = text.lastIndexOf('\n', place.start - 1) + 1;
	const lineEnd = text.indexOf('\n', place.end);
	const before = splitWords(text.slice(lineStart, place.start)).slice(
		-wordsBefore || Number.POSITIVE_INFINITY,
	);
	const after = splitWords(text.slice(place.end, lineEnd === -1 ? undefined : lineEnd)).slice(0, wordsAfter);
	const first = before.slice(
		Math.max(
			0,
			before.findLastIndex(({ lower }) => beginnings.has(lower)),
		),
	)[0];
	const end = after.findIndex(({ lower }, index) => (index === 0 ? joiners : beginnings).has(lower));
	const last = after.slice(0, end === -1 ? undefined : end).at(-1);
	return {
		start: first ? lineStart + first.span.start : place.start,
		end: place.end + (last?.span.end ?? 0),
	};
}
