/** Words before which a word is a noun, and before which it is a verb: "a record", "to record". */
const beforeNouns = new Set(
	'a an the my your his her its our their this that these those no some any every each another of in for with'.split(
		' ',
	),
);
const beforeVerbs = new Set(
	`to i you we they please will won't would wouldn't can can't could couldn't shall should shouldn't must mustn't may might
	do don't does doesn't did didn't let's`.split(/\s+/),
);

/** On which of its vowels a word is stressed. */
export type WordStresses = {
	/**
	 * The ways to stress a word behind the word `before`, or the empty text: a digit a vowel, as the CMU Pronouncing Dictionary
	 * writes them (1 the main stress, 2 a weaker one, 0 none). None for a word of one vowel, and for one that is not known.
	 */
	of(word: string, before: string): string[];
};

function senseBehind(before: string): 'noun' | 'verb' | undefined {
	if (beforeNouns.has(before)) return 'noun';
	return beforeVerbs.has(before) ? 'verb' : undefined;
}

/** Reads models/judge/stress.txt, which training/judge/stress_ways.py writes. */
export function createWordStresses(file: string): WordStresses {
	const waysOf = new Map<string, string>();
	for (const line of file.trimEnd().split('\n')) {
		const [word = '', ways = ''] = line.split('\t');
		waysOf.set(word, ways);
	}
	return {
		of(word, before) {
			const ways = (waysOf.get(word.toLowerCase()) ?? '').split(' ').filter((way) => way !== '');
			const sense = senseBehind(before.toLowerCase());
			const fitting = ways.filter((way) => !sense || !way.includes(':') || way.startsWith(`${sense}:`));
			return fitting.map((way) => way.replace(/^.*:/, ''));
		},
	};
}
