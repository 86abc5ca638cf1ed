import type { MinimalPairSet } from '@henry/contract/minimal-pairs.ts';

/** At most so many voices say the words of a set: variety trains the ear (Uchihara, Karas and Thomson 2024). */
const mostVoices = 5;

/** One word to tell from its partner. */
export type Round = {
	pair: readonly [string, string];
	/** Index in the pair of the word that is said. */
	said: 0 | 1;
	/** Undefined where the server names no voice. */
	voice: string | undefined;
};

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
	return items
		.map((item) => ({ item, place: random() }))
		.toSorted((first, second) => first.place - second.place)
		.map(({ item }) => item);
}

/** Every pair of a set once, in any order, one of its words at random, each in another voice than the one before. */
export function roundsOf(
	{ pairs }: MinimalPairSet,
	voices: readonly string[],
	random: () => number = Math.random,
): Round[] {
	const chosen = shuffled(voices, random).slice(0, mostVoices);
	return shuffled(pairs, random).map((pair, index) => ({
		pair,
		said: random() < 0.5 ? 0 : 1,
		voice: chosen[index % chosen.length],
	}));
}
