import lexicon from '#data/words/word-families.json' with { type: 'json' };

/** The noun, adjective, adverb and verb that share a stem; a language learner puts one of them for another. */
type WordFamily = { noun: string; adjective: string; adverb: string; verb: string };

/*
 * A family: noun, adjective, adverb, verb; "-" where there is none that is mixed up. Several of a kind with "/": the first is said.
 * A noun with "+" hardly ever stands before another noun ("health food" does); an adjective with "=" is a noun as well.
 */

/** Nouns of the weather and such, which learners put for the adjective after "very". */
const moreNouns =
	'sun sunny|rain rainy|cloud cloudy|wind windy|storm stormy|fog foggy|snow snowy|salt salty|dirt dirty|colour colourful|color colorful|pain painful|help helpful|humor humorous|doubt doubtful|mud muddy|sugar sugary|industry industrial|science scientific';

const families: WordFamily[] = [];
const loose = new Set<string>();
const nominal = new Set<string>();

function read(cell: string, marked: Set<string>): string[] {
	if (cell === '-') return [''];
	return cell.split('/').map((word) => {
		const bare = word.replace(/[+=]$/, '');
		if (bare !== word) marked.add(bare);
		return bare;
	});
}

for (const line of lexicon.families) {
	const [noun = '-', adjective = '-', adverb = '-', verb = '-'] = line.split(' ');
	for (const oneNoun of read(noun, loose))
		families.push({
			noun: oneNoun,
			adjective: read(adjective, nominal)[0] ?? '',
			adverb: adverb === '-' ? '' : adverb,
			verb: verb === '-' ? '' : verb,
		});
}
for (const pair of moreNouns.split('|')) {
	const [noun = '', adjective = ''] = pair.split(' ');
	families.push({ noun, adjective, adverb: '', verb: '' });
}

const by = (kind: keyof WordFamily) =>
	new Map(
		families
			.toReversed()
			.filter((family) => family[kind] !== '')
			.map((family) => [family[kind], family] as const),
	);

/** Families by one of their words. */
export const familyOf = {
	noun: by('noun'),
	adjective: by('adjective'),
	adverb: by('adverb'),
	verb: by('verb'),
};
