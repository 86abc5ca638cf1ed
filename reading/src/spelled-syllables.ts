/** Letters that write one vowel; a Y before another vowel letter is a consonant: "play-er". */
const vowelLetters = /(?:[aeiou]|y(?![aeiou]))+/g;
/** Vowel letters that may stand for two vowels: "idea", "radio", "museum". */
const mayBeTwo = /^(?:ia|ie|io|iu|ea|eo|eu|oa|oe|oi|ua|ue|ui|uo|ei|uou)$/;
/** Consonants that begin a syllable together. */
const together = /(?:[bcdfgkpt][rl]|[cpstwg]h|qu)$/;
/** A last E that is not said, alone, before S, or before D: but "lit-tle", "box-es", "want-ed", "hun-dred". */
const silentEnd =
	/(?<=[^aeiouy])(?<![^aeiouy]l)e$|(?<=[^aeioutd])(?<![^aeiou]r)e(?=d$)|(?<=[^aeiouyszxcgh])(?<![^aeiouy]l)e(?=s$)/;
/** An E within a word that often is not: "some-thing", "eve-ry". */
const silentInside = /(?<=[aeiouy][^aeiouy])e(?=[^aeiouy])/;

type Run = { start: number; end: number };

/** Where a word's vowels are written. */
function vowelRuns(word: string): Run[] {
	return [...word.matchAll(vowelLetters)].map(({ index, 0: letters }) => {
		const isAfterQ = letters.length > 1 && word.slice(index - 1, index + 1) === 'qu';
		return { start: index + (isAfterQ ? 1 : 0), end: index + letters.length };
	});
}

const without = (runs: Run[], letter: number) =>
	runs
		.map(({ start, end }) => ({ start, end: end - 1 === letter ? letter : end }))
		.filter(({ start, end }) => start < end);

/** The same with runs that may be two vowels made two, the last ones first, until there are `count`. */
function splitRuns(word: string, runs: Run[], count: number): Run[] {
	let found = runs;
	for (let place = runs.length - 1; place >= 0 && found.length < count; place--) {
		const { start, end } = found[place] as Run;
		if (mayBeTwo.test(word.slice(start, end)))
			found = found.toSpliced(place, 1, { start, end: start + 1 }, { start: start + 1, end });
	}
	return found;
}

/** As many runs as `count`, with as few of them taken for silent as that needs; undefined where none are as many. */
function fittingRuns(word: string, count: number): Run[] | undefined {
	const all = vowelRuns(word);
	const spoken = without(all, word.search(silentEnd));
	return [spoken, without(spoken, word.search(silentInside)), all]
		.map((runs) => splitRuns(word, runs, count))
		.find((runs) => runs.length === count);
}

/** Where in the letters between two vowels the second syllable begins: with the last consonant, or with two that belong together. */
function borderIn(letters: string): number {
	if (/(?:ck|x)$/.test(letters)) return letters.length;
	const silentE = letters.lastIndexOf('e') + 1;
	const size = together.test(letters) ? 2 : Math.min(1, letters.length);
	return Math.max(silentE, letters.length - size);
}

/**
 * A written word in its syllables, of which there are `count`: "photographer" is "pho", "to", "gra", "pher". Rough rules of
 * English spelling, which are for showing alone. Undefined where the letters do not tell as many syllables.
 */
export function spelledSyllables(word: string, count: number): string[] | undefined {
	const lower = word.toLowerCase();
	if (!/^[a-z]+$/.test(lower)) return undefined;
	const runs = fittingRuns(lower, count);
	if (!runs) return undefined;
	const borders = runs.slice(1).map(({ start }, index) => {
		const { end } = runs[index] as Run;
		return end + borderIn(lower.slice(end, start));
	});
	return [0, ...borders].map((border, index) => word.slice(border, borders[index] ?? word.length));
}
