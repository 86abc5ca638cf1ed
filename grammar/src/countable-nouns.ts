import { lowerAt } from './clauses.ts';
import { plural } from './noun-forms.ts';
import type { TaggedWord } from './tagged-text.ts';
import { wordLists } from './word-lists.ts';

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
/** What the tagger takes for adjectives, but stands in the place of an article or makes one name with the noun. */
const notQualities = new Set(
	`same last next first second third fourth fifth sixth seventh eighth ninth tenth wrong extra other own such many more most few several certain only main high whole
	entire former latter left right every each another no what enough which little less half able due various primary
	secondary middle elementary much both all numerous past front back top bottom upper lower grand solo prime
	least fewer worst following previous final sole early late mid north south east west northern southern eastern western
	worth like unlike near online alive asleep sorry sure ready glad okay ok fine downtown overall total chief royal
	maximum minimum senior junior`.split(/\s+/),
);
const isQuality = ({ lower, partOfSpeech }: TaggedWord) =>
	qualities.has(lower) ||
	(partOfSpeech === 'ADJ' &&
		/^[a-z-]{3,}$/.test(lower) &&
		!notQualities.has(lower) &&
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

const morePlurals =
	`parents children kids men women neighbours neighbors grandparents shoes clothes trousers pants scissors exams classmates
	hobbies lessons jeans glasses factories politicians scientists`.split(/\s+/);

/** Nouns in the plural that learners talk about. */
export const pluralThings: ReadonlySet<string> = new Set([
	...morePlurals,
	...[...wordLists.thing].filter((noun) => !/^(?:glass|kind|type|way|point|cause)$/.test(noun)).map(plural),
]);

/** What is counted in one meaning and not in another: "more choice", "lots of onion", "we have gym". */
export const alsoUncounted: ReadonlySet<string> = new Set(
	`conflict opportunity choice detail sauce onion flavour flavor character theatre theater guitar violin battery challenge dialogue
	dialog banana egg apple pumpkin rabbit pear gym potential land garden salary budget debate language glass road
	career costume uniform vacation cinema potato tomato orange lamb duck pocket beard`.split(/\s+/),
);

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
export const unclearThings: ReadonlySet<string> = new Set(
	'kind part way type cause risk experience plan present danger course visit change process sport class culture result business drink dream cake pizza meal paint lie joke light subject person effect school capital law theory condition'.split(
		' ',
	),
);

/** Plurals that are hardly ever verbs. */
export const countedPlurals: readonly string[] = [...wordLists.thing]
	.filter((noun) => !unclearThings.has(noun))
	.map(plural)
	.concat('children', 'men', 'women', 'people', 'students', 'sweets', 'clothes', 'shoes', 'calories');
