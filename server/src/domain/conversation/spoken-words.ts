import type { ConversationMessage } from '@henry/contract/conversation.ts';
import { wordSpans } from '@henry/contract/transcript.ts';
import { withoutDisfluencies } from '@henry/grammar/disfluencies.ts';
import { singular } from '@henry/grammar/noun-forms.ts';
import { splitWords } from '@henry/grammar/tagged-text.ts';
import { baseOf } from '@henry/grammar/verb-forms.ts';

/**
 * A word that was said. `base` is its dictionary form as a verb ("went": go), `singular` as a noun. `unsure` says that
 * the recogniser doubts it; `afterBreak` that punctuation stands before it.
 */
export type SaidWord = {
	lower: string;
	base: string;
	singular: string;
	unsure: boolean;
	afterBreak: boolean;
};

/** Endings as words of their own, so that "i'm from" is found as "i be from". */
const contractions: Record<string, string> = { m: 'am', re: 'are', ve: 'have', ll: 'will', s: 'is' };
const contraction = /^(?:(\w+)'(m|re|ve|ll)|(it|he|she|that|there|what|who|how|where|when)'(s))$/;

function splitContraction(lower: string): string[] {
	const [, first, ending, pronoun, s] = contraction.exec(lower) ?? [];
	const word = first ?? pronoun;
	return word === undefined ? [lower] : [word, contractions[ending ?? s ?? ''] ?? ''];
}

/** How many words are parted by spaces. */
export const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** The words of a message, without hesitations and repetitions. Only words with their times can be unsure. */
export function spokenWords({
	content,
	words = [],
}: Pick<ConversationMessage, 'content' | 'words'>): SaidWord[] {
	const isTranscript = words.map(({ text }) => text).join(' ') === content;
	const places = isTranscript ? wordSpans(words) : [];
	const unsurePlaces = new Set(places.flatMap(({ start }, index) => (words[index]?.unsure ? [start] : [])));
	const tagged = splitWords(content).map((word) => ({
		...word,
		partOfSpeech: 'X' as const,
		lemma: singular(word.lower),
	}));
	return withoutDisfluencies(tagged).flatMap(({ lower, span, afterBreak }) =>
		splitContraction(lower).map((part, index) => ({
			lower: part,
			base: baseOf({ lower: part, lemma: singular(part) }),
			singular: singular(part),
			unsure: unsurePlaces.has(span.start),
			afterBreak: afterBreak && index === 0,
		})),
	);
}

/** Where a phrase was said: `length` words from `index`. */
export type Place = { index: number; length: number; phrase: string };

/** Finds phrases in what was said. */
export type PhraseFinder = (words: readonly SaidWord[]) => Place[];

const isWord = (word: SaidWord | undefined, token: string) =>
	word !== undefined &&
	!word.unsure &&
	(word.lower === token || word.base === token || word.singular === token);

/** Looks for `phrases`, in their dictionary forms, among words that are sure; the longest at each place. */
export function createPhraseFinder(phrases: readonly string[]): PhraseFinder {
	const byFirstToken = new Map<string, { phrase: string; tokens: string[] }[]>();
	for (const phrase of phrases) {
		const tokens = splitWords(phrase).flatMap(({ lower }) => splitContraction(lower));
		const [first = ''] = tokens;
		byFirstToken.set(first, [...(byFirstToken.get(first) ?? []), { phrase, tokens }]);
	}
	const startingWith = (word: SaidWord) => [
		...(byFirstToken.get(word.lower) ?? []),
		...((word.base !== word.lower && byFirstToken.get(word.base)) || []),
		...((word.singular !== word.lower && word.singular !== word.base && byFirstToken.get(word.singular)) ||
			[]),
	];
	const mayStart = ({ lower, base, singular: one }: SaidWord) =>
		byFirstToken.has(lower) || byFirstToken.has(base) || byFirstToken.has(one);
	return (words) => {
		const places: Place[] = [];
		for (const [index, word] of words.entries()) {
			if (!mayStart(word)) continue;
			const found = startingWith(word)
				.sort((one, other) => other.tokens.length - one.tokens.length)
				.find(({ tokens }) => tokens.every((token, offset) => isWord(words[index + offset], token)));
			if (found) places.push({ index, length: found.tokens.length, phrase: found.phrase });
		}
		return places;
	};
}
