import lexicon from '#data/words/countable-nouns.json' with { type: 'json' };
import { lowerAt } from './clauses.ts';
import { plural } from './noun-forms.ts';
import type { TaggedWord } from './tagged-text.ts';
import { wordLists } from './word-lists.ts';
import { wordSet } from './word-set.ts';

/**
 * Where a singular noun that one can count stands and no other noun follows ("two car", not "two car garage"); a word of `verbs` is
 * taken for a verb.
 */
export function singularThings(
	words: readonly TaggedWord[],
	verbs: ReadonlySet<string> = new Set(),
): number[] {
	return [...words.keys()].filter((index) => {
		if (!wordLists.thing.has(lowerAt(words, index))) return false;
		const next = words[index + 1];
		if (
			/^(?:after|by|to|for|and)$/.test(next?.lower ?? '') &&
			lowerAt(words, index + 2) === lowerAt(words, index)
		)
			return false;
		if (!next || next.afterBreak) return true;
		if (/^(?:lives|works|likes|loves|is|has)$/.test(next.lower) || verbs.has(next.lower)) return true;
		if (next.lower === 'to') return words[index + 2]?.partOfSpeech === 'VERB';
		return (
			!/^(?:NOUN|ADJ|PROPN|NUM)$/.test(next.partOfSpeech) &&
			!/^(?:old|long|at|by|or|to|ago|a|an)$/.test(next.lower)
		);
	});
}

/** Qualities that hardly ever make one name with the noun ("high school", "green day" do). */
const qualities = wordSet(lexicon.qualities);
/** What the tagger takes for adjectives, but stands in the place of an article or makes one name with the noun. */
const notPlainAdjectives = wordSet(lexicon.notPlainAdjectives);
const isQuality = ({ lower, partOfSpeech }: TaggedWord) =>
	qualities.has(lower) ||
	(partOfSpeech === 'ADJ' &&
		/^[a-z-]{3,}$/.test(lower) &&
		!notPlainAdjectives.has(lower) &&
		!/[^u]est$/.test(lower));

/** Whether a word is one of the qualities that learners most often name. */
export const isUsualQuality = (word: TaggedWord | undefined): boolean =>
	!!word && (qualities.has(word.lower) || /^(?:very|really)$/.test(word.lower));

/** The place of the first adjective in a row before a noun (with "very" before it), or of the noun itself. */
export function qualitiesFrom(words: readonly TaggedWord[], noun: number): number {
	let from = noun;
	while (from > 0 && !words[from]?.afterBreak) {
		const before = words[from - 1];
		if (!before || !isQuality(before)) break;
		from--;
	}
	const isDegree = /^(?:very|really)$/.test(lowerAt(words, from - 1));
	return isDegree && from < noun && !words[from]?.afterBreak ? from - 1 : from;
}

const morePlurals = wordSet(lexicon.morePlurals);

/** Nouns in the plural that learners talk about. */
export const pluralThings: ReadonlySet<string> = new Set([
	...morePlurals,
	...[...wordLists.thing].filter((noun) => !/^(?:glass|kind|type|way|point|cause)$/.test(noun)).map(plural),
]);

/** What is counted in one meaning and not in another: "more choice", "lots of onion", "we have gym". */
export const alsoUncounted: ReadonlySet<string> = wordSet(lexicon.alsoUncounted);

/** A noun in the singular that can be counted, with its adjectives; `from` is its first word. */
export type ThingPhrase = { from: number; noun: number; name: string };

/** "I like meeting my friends": more often a verb than a thing. */
const isDoing = (word: string) => /ing$/.test(word) && !/^(?:.?.?.?ing|building|wedding|ceiling)$/.test(word);

/** Such nouns before which there is a word, but no article, number or other noun ("buy new car"). */
export function bareThings(words: readonly TaggedWord[]): ThingPhrase[] {
	return singularThings(words).flatMap((noun): ThingPhrase[] => {
		const from = qualitiesFrom(words, noun);
		const first = words[from];
		const name = lowerAt(words, noun);
		if (!first || first.afterBreak || first.text !== first.lower || isDoing(name)) return [];
		return [{ from, noun, name }];
	});
}

/** Nouns that are also verbs, adjectives or go uncounted: "these culture", "many cause". */
export const unclearThings: ReadonlySet<string> = wordSet(lexicon.unclearThings);

/** Plurals that are hardly ever verbs. */
export const countedPlurals: readonly string[] = [...wordLists.thing]
	.filter((noun) => !unclearThings.has(noun))
	.map(plural)
	.concat('children', 'men', 'women', 'people', 'students', 'sweets', 'clothes', 'shoes', 'calories');
