import type { TextSpan } from '@henry/contract/feedback.ts';
import { type PlainWord, splitWords } from '@henry/grammar/tagged-text.ts';
import { commonVerbs, verbForms } from '@henry/grammar/verb-forms.ts';
import { comparatives } from '@henry/grammar/word-lists.ts';
import { questionsIn } from './questions-asked.ts';

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
	comparison: `${comparative}(?: \\w+)? than|more \\w+(?: \\w+)? than|less \\w+(?: \\w+)? than|as \\w+ as|not as \\w+|the ${superlative}|the most \\w+|while in|whereas|both (?:of them|pictures|photos|people|are|of these)|both|on the other hand|in contrast|compared (?:to|with)|similar to|different from|the same|unlike|in common|while the`,
	speculation:
		"maybe|perhaps|probably|possibly|might|may be|could be|must be|can't be|seems?(?: to)?|looks? (?:like|as if|as though|happy|sad|tired|nervous|excited|relaxed|worried|bored|cold|busy)|look (?:like|as if)|i guess|i suppose|i imagine|i'm not sure but|it is possible|it's possible",
} as const;
export type SpokenFunction = keyof typeof expressions | 'question';

const patterns = Object.fromEntries(
	Object.entries(expressions).map(([name, expression]) => [
		name,
		new RegExp(`(?<![\\w'])(?:${expression})(?![\\w'])`, 'gi'),
	]),
) as Record<keyof typeof expressions, RegExp>;

/** Where the words of a function stand in a text. */
export function placesOf(name: SpokenFunction, text: string): TextSpan[] {
	if (name === 'question') return questionsIn(text);
	return [...text.replaceAll('’', "'").matchAll(patterns[name])].map((match) => ({
		start: match.index,
		end: match.index + match[0].length,
	}));
}

/** Words at which a clause begins, and words at which one does unless they come first ("because it ..."). */
const joiners = new Set('and but because so when if while then'.split(' '));
const beginnings = new Set([
	...joiners,
	...'what which who where whereas i he she we they there maybe perhaps probably possibly'.split(' '),
	// Without their verb they may be objects: "i like it".
	..."it's it'll you're you'll".split(' '),
]);
/** Words after which a clause is not over: "she is", "because", "the". */
const links = new Set(
	`a an the my your his her our their to of at in on for from with by about than as that which who what where when if
	because so and but or while am is are was were be been can could will would may might must should do does did don't
	doesn't didn't not very more most i he she we they`.split(/\s+/),
);

/** Whether a clause begins with a word. */
function beginsClause(words: ReturnType<typeof splitWords>, index: number): boolean {
	const [before, word] = [words[index - 1], words[index]];
	if (!before || !word || word.afterBreak) return true;
	const isBeginning = beginnings.has(word.lower) || beginnings.has(word.lower.replace(/'.*/, ''));
	return isBeginning && !links.has(before.lower);
}

/** Finds the clause around a place of one text. */
export type Excerpt = (
	place: TextSpan,
	wordsBefore: number,
	wordsAfter: number,
) => TextSpan & { text: string };

/** Finds clauses in a text, each of whose lines is split into words once. */
export function createExcerpt(text: string): Excerpt {
	const wordsOfLines = new Map<number, PlainWord[]>();
	return (place, wordsBefore, wordsAfter) => {
		const start = text.lastIndexOf('\n', place.start - 1) + 1;
		const lineEnd = text.indexOf('\n', start);
		const words =
			wordsOfLines.get(start) ?? splitWords(text.slice(start, lineEnd === -1 ? text.length : lineEnd));
		wordsOfLines.set(start, words);
		return excerpt(text, { start, words }, place, wordsBefore, wordsAfter);
	};
}

/**
 * The clause around a place of a text: from its beginning, where that is at most so many words before the place, else
 * from the place on; and to its end, where that is at most so many words after it. What is cut short ends with "…".
 */
function excerpt(
	text: string,
	line: { start: number; words: PlainWord[] },
	place: TextSpan,
	wordsBefore: number,
	wordsAfter: number,
): TextSpan & { text: string } {
	const { start: lineStart, words } = line;
	const first = words.findIndex(({ span }) => lineStart + span.end > place.start);
	const last = words.findLastIndex(({ span }) => lineStart + span.start < place.end);
	const clauseStart = words.findLastIndex((_, index) => index <= first && beginsClause(words, index));
	const next = words.findIndex(
		({ lower, afterBreak }, index) =>
			index > last && beginsClause(words, index) && (index > last + 1 || afterBreak || joiners.has(lower)),
	);
	const clauseEnd = next === -1 ? words.length : next;
	const isCut = clauseEnd > last + 1 + wordsAfter;
	const shownLast = isCut
		? words.findLastIndex(({ lower }, index) => index <= last + wordsAfter && !links.has(lower))
		: clauseEnd - 1;
	const start = words[first - clauseStart <= wordsBefore ? clauseStart : first]?.span.start;
	const end = words[Math.max(last, shownLast)]?.span.end;
	const shown = {
		start: start === undefined ? place.start : lineStart + start,
		end: end === undefined ? place.end : lineStart + end,
	};
	return { ...shown, text: text.slice(shown.start, shown.end) + (isCut ? ' …' : '') };
}

const wordsOfQuestion = 6;

/** What a learner asks the partner: each question as it was said, up to the next one. */
export function questionsAsked(text: string): (TextSpan & { text: string })[] {
	const places = questionsIn(text);
	return places.map((place, index) =>
		createExcerpt(text.slice(0, places[index + 1]?.start))(place, 0, wordsOfQuestion),
	);
}
