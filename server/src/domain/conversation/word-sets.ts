import type { WordSets } from '@henry/contract/scenarios.ts';

/** Phrases with every `@name` replaced by the words of that set. Throws where a set does not exist. */
export function expandPhrases(phrases: readonly string[], sets: WordSets): string[] {
	return phrases.flatMap((phrase) => {
		if (!phrase.startsWith('@')) return [phrase];
		const set = sets[phrase.slice(1)];
		if (!set) throw new Error(`There is no set of words ${phrase}.`);
		return expandPhrases(set, sets);
	});
}
