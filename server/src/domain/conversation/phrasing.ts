/** A number that is the same for the same text, and spread evenly. */
function hash(text: string): number {
	let value = 2166136261;
	for (let place = 0; place < text.length; place++) {
		value = Math.imul(value ^ text.charCodeAt(place), 16777619) >>> 0;
	}
	return value;
}

/**
 * Chooses among phrasings: by what was said in the conversation, so that the same conversation always goes on in the same
 * way, and never one that Henry has used already while there is another.
 */
export type Phrasing = {
	/** One that has not been used yet; undefined where all have. */
	fresh(phrasings: readonly string[]): string | undefined;
	/** A fresh one, or else the one whose use is longest ago. */
	any(phrasings: readonly string[]): string;
	/** True in one of `times` conversations. */
	oneIn(times: number): boolean;
};

/** `said` is what Henry has said, `seed` what the choice depends on. */
export function createPhrasing(said: readonly string[], seed: string): Phrasing {
	const lastUse = (phrasing: string) => said.findLastIndex((text) => text.includes(phrasing));
	const choose = (phrasings: readonly string[]) => phrasings[hash(seed) % Math.max(1, phrasings.length)];
	const fresh = (phrasings: readonly string[]) =>
		choose(phrasings.filter((phrasing) => lastUse(phrasing) === -1));
	return {
		fresh,
		any: (phrasings) =>
			fresh(phrasings) ?? phrasings.toSorted((one, other) => lastUse(one) - lastUse(other))[0] ?? '',
		oneIn: (times) => hash(`${seed} ${said.length}`) % times === 0,
	};
}
