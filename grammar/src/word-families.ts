import { furtherFamilies } from './further-word-families.ts';

/** The noun, adjective, adverb and verb that share a stem; a language learner puts one of them for another. */
type WordFamily = { noun: string; adjective: string; adverb: string; verb: string };

/**
 * Noun, adjective, adverb, verb; "-" where there is none that is mixed up. Several of a kind with "/": the first is said.
 * A noun with "+" hardly ever stands before another noun ("health food" does); an adjective with "=" is a noun as well.
 */
const table = `
ability+ able - -
absence absent - -
accuracy+ accurate accurately -
achievement - - achieve
activity active actively -
addiction addicted - -
adventure adventurous - -
aggression aggressive aggressively -
agreement - - agree
ambition ambitious - -
anger angry angrily -
arrival - - arrive
art artistic - -
attraction attractive attractively attract
availability available - -
beauty beautiful beautifully -
behaviour - - behave
belief - - believe
bravery+ brave bravely -
calmness+ calm calmly -
care careful carefully -
certainty+ certain certainly -
choice - - choose
clarity+ clear clearly clarify
comfort/comfortability comfortable comfortably -
communication communicative - communicate
competition competitive competitively compete
complexity+ complex= - -
confidence confident confidently -
consumption - - consume
convenience convenient conveniently -
courage courageous - -
creativity+/creation creative= creatively create
crowd crowded - -
cruelty+ cruel cruelly -
culture cultural culturally -
curiosity curious - -
danger dangerous dangerously -
darkness dark= - -
decision - - decide
dependence dependent= - depend
destruction destructive - destroy
development - - develop
difference+ different differently differ
difficulty+ difficult - -
discovery - - discover
discussion - - discuss
education educational - educate
effectiveness+ effective effectively -
efficiency efficient efficiently -
elegance+ elegant elegantly -
emotion emotional emotionally -
employment - - employ
energy energetic - -
enjoyment enjoyable - enjoy
entertainment - - entertain
environment environmental - -
equality equal= equally -
existence - - exist
expense expensive - -
explanation - - explain
fairness+ fair fairly -
fame famous - -
fashion fashionable - -
flexibility flexible - -
fluency fluent fluently -
freedom free= freely -
friendliness+ friendly - -
friendship friendly - -
generosity+ generous generously -
greed greedy - -
growth - - grow
guilt guilty - -
happiness+ happy happily -
harm harmful - -
health healthy healthily -
honesty+ honest honestly -
hunger hungry - -
imagination imaginative - imagine
importance+ important importantly -
improvement - - improve
inconvenience inconvenient - -
independence independent= independently -
influence influential - -
innocence+ innocent= - -
intelligence intelligent intelligently -
introduction - - introduce
invention - - invent
jealousy+ jealous - -
kindness+ kind= kindly -
laziness+ lazy - -
loneliness+ lonely - -
loss - - lose
loyalty loyal - -
luck lucky luckily -
luxury luxurious - -
maturity+ mature - -
meaning meaningful - -
mess messy - -
modesty+ modest - -
motivation motivated - motivate
mystery mysterious - -
nature natural= naturally -
necessity+ necessary necessarily -
nervousness+ nervous nervously -
noise noisy - -
obesity obese - -
organization organized - organize
passion passionate - -
patience+ patient= patiently -
peace peaceful peacefully -
politeness+ polite politely -
pollution polluted - pollute
popularity popular - -
possibility+ possible possibly -
poverty poor= poorly -
power powerful - -
privacy private= privately -
production productive - produce
profit profitable - -
protection - - protect
reduction - - reduce
relaxation - - relax
reliability reliable - -
relevance+ relevant - -
respect respectful - -
responsibility+ responsible responsibly -
risk risky - -
romance romantic= - -
sadness+ sad sadly -
safety safe= safely -
satisfaction satisfied - satisfy
security secure securely -
sensitivity+ sensitive - -
seriousness+ serious seriously -
shame ashamed - -
shyness+ shy shyly -
silence silent silently -
similarity+ similar similarly -
simplicity+ simple simply -
skill skilled - -
solution - - solve
spice spicy - -
strangeness+ strange strangely -
strength strong strongly strengthen
stupidity+ stupid - -
success successful successfully succeed
suitability suitable - -
survival - - survive
taste tasty - -
thirst thirsty - -
tiredness+ tired - -
tolerance tolerant - -
tradition traditional traditionally -
truth true truly -
unemployment unemployed= - -
usefulness+ useful usefully -
value valuable - -
variety various - vary
violence violent violently -
weakness+ weak weakly weaken
wealth wealthy - -
wisdom wise wisely -
`;

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

for (const line of (table + furtherFamilies).trim().split(/\n+/)) {
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

/** Nouns that do not stand before another noun as "health" does in "health food". */
export const standsAlone: ReadonlySet<string> = loose;
/** Adjectives that are nouns too: "the safe", "a patient". */
export const isNounToo: ReadonlySet<string> = nominal;
