import { lowerAt } from './clauses.ts';
import { plural } from './noun-forms.ts';
import type { TaggedWord } from './tagged-text.ts';
import { wordLists } from './word-lists.ts';

/** Where a singular noun that one can count stands and no other noun follows ("two car", not "two car garage"). */
export function singularThings(words: readonly TaggedWord[]): number[] {
	return [...words.keys()].filter((index) => {
		if (!wordLists.thing.has(lowerAt(words, index))) return false;
		const next = words[index + 1];
		if (!next || next.afterBreak) return true;
		if (/^(?:lives|works|likes|loves|is|has)$/.test(next.lower)) return true;
		if (next.lower === 'to') return words[index + 2]?.partOfSpeech === 'VERB';
		return (
			!/^(?:NOUN|ADJ|PROPN|NUM)$/.test(next.partOfSpeech) &&
			!/^(?:old|long|at|by|or|to|ago|a|an)$/.test(next.lower)
		);
	});
}

/** Qualities that hardly ever make one name with the noun ("high school", "green day" do). */
const qualities = new Set(
	`big small nice good bad beautiful great new difficult easy interesting important famous large long short expensive
	cheap wonderful boring terrible huge serious quiet modern pretty dangerous useful popular young better worse bigger
	smaller longer cheaper easier safer strong stronger weak rich poor happy happier unhappy sad strange weird funny lovely
	amazing excellent perfect fantastic incredible awful horrible healthy unhealthy successful friendly kind polite honest
	lazy intelligent clever smart handsome attractive ugly fat thin tall noisy crowded clean dirty safe comfortable
	delicious tasty fresh hot cold warm cool hard heavy full-time part-time fast quick slow brilliant talented creative
	professional special simple typical traditional common normal regular ordinary foreign local
	international private public real true surprising exciting memorable unforgettable romantic peaceful stressful
	busy tiring relaxing challenging rewarding complicated complex effective efficient powerful valuable necessary
	possible impossible general personal positive negative single married old multinational historic historical ancient
	luxurious spacious magnificent fascinating impressive remarkable unique rare independent responsible organized`.split(
		/\s+/,
	),
);
const isQuality = ({ lower }: TaggedWord) => qualities.has(lower);

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

const morePlurals =
	`parents children kids men women neighbours neighbors grandparents shoes clothes trousers pants scissors exams classmates
	hobbies lessons jeans glasses factories politicians scientists`.split(/\s+/);

/** Nouns in the plural that learners talk about. */
export const pluralThings: ReadonlySet<string> = new Set([
	...morePlurals,
	...[...wordLists.thing].filter((noun) => !/^(?:glass|kind|type|way|point|cause)$/.test(noun)).map(plural),
]);
