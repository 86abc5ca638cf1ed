/** Words behind which a word is a noun, whatever follows: "a record". */
const nounBehind = /(?:^| )(?:an?|the|my|your|his|its|our|their|no|every|any|of|in|for|with)$/;
/**
 * And behind which it is a verb: "please record", "I can record". Other words do not tell: "can records be", "we do concerts",
 * "to concerts", "were you absent".
 */
const verbBehind =
	/(?:^| )(?:please|let's|i|(?:i|you|he|she|it|we|they)(?:'ll| (?:will|would|can|could|shall|should|must|may|might)| (?:wo|would|ca|could|should|must|do|does|did)n't))$/;
/** A form of the verb may be stressed as the noun is, and the other way round: "an upsetting film". */
const mixedForm = /(?:ing|ed)$/;

/** On which of its vowels a word is stressed. */
export type WordStresses = {
	/**
	 * The ways to stress a word behind `before`, what is said before it, as it is written: a digit a vowel, as the CMU
	 * Pronouncing Dictionary writes them (1 the main stress, 2 a weaker one, 0 none). None for a word of one vowel, and for one
	 * that is not known.
	 */
	of(word: string, before?: string): string[];
};

/** Whether a word is a noun or a verb, where that is sure. What stands before a mark says nothing. */
function senseOf(word: string, before: string): 'noun' | 'verb' | undefined {
	const said = before
		.toLowerCase()
		.replaceAll('’', "'")
		.split(/[^a-z' ]/);
	const last = said.at(-1)?.trimEnd() ?? '';
	if (mixedForm.test(word)) return undefined;
	if (nounBehind.test(last)) return 'noun';
	return verbBehind.test(last) ? 'verb' : undefined;
}

/** Reads models/ear/stress.txt, which training/judge/stress_ways.py writes. */
export function createWordStresses(file: string): WordStresses {
	const waysOf = new Map<string, string>();
	for (const line of file.trimEnd().split('\n')) {
		const [word = '', ways = ''] = line.split('\t');
		waysOf.set(word, ways);
	}
	return {
		of(word, before = '') {
			const spelling = word.toLowerCase();
			const ways = (waysOf.get(spelling) ?? '').split(' ').filter((way) => way !== '');
			const sense = senseOf(spelling, before);
			const fitting = ways.filter((way) => !sense || !way.includes(':') || way.startsWith(`${sense}:`));
			return fitting.map((way) => way.replace(/^.*:/, ''));
		},
	};
}
