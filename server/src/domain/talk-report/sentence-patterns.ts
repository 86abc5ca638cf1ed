import type { SentencePattern, TalkFacts } from '@henry/contract/conversation.ts';
import type { TextSpan } from '@henry/contract/feedback.ts';
import { touch } from '@henry/grammar/places.ts';
import { allForms, commonVerbs, verbForms } from '@henry/grammar/verb-forms.ts';
import { comparatives } from '@henry/grammar/word-lists.ts';
import { breathe } from '#server/domain/breathe.ts';
import type { LearnerText } from './learner-text.ts';

const anyOf = (words: Iterable<string>) => `(?:${[...words].join('|')})`;
const bases = [...commonVerbs];
const base = anyOf(bases);
const participles = new Set(bases.map((verb) => verbForms(verb).participle));
const participle = anyOf(participles);
/** "taken", "seen": forms that are no simple past, and that nobody takes for adjectives. */
const plainParticiple = anyOf(
	bases
		.filter(
			(verb) => verbForms(verb).participle !== verbForms(verb).past && !['be', 'do', 'go'].includes(verb),
		)
		.map((verb) => verbForms(verb).participle)
		.filter((form) => !commonVerbs.has(form)),
);
const past = anyOf(bases.map((verb) => verbForms(verb).past).filter((form) => !commonVerbs.has(form)));
const gerund = anyOf(bases.map((verb) => verbForms(verb).gerund));
const anyForm = anyOf(new Set(bases.flatMap(allForms)));
const subject = '(?:i|you|he|she|it|we|they|my \\w+|the \\w+|our \\w+)';
const comparative = anyOf(Object.values(comparatives).map(({ more }) => more));
const superlative = anyOf(Object.values(comparatives).map(({ most }) => most));
const adverb = '(?: (?:not|never|always|already|just|also|ever|really|still|usually|often))?';
const have = "(?:have|has|i've|you've|we've|they've|haven't|hasn't)";
const be = "(?:am|is|are|i'm|you're|he's|she's|it's|we're|they're|isn't|aren't)";

/** The patterns from the CEFR-J Grammar Profile (Tono 2018), each with the level it has there, and the words that show it. */
const profile: Record<SentencePattern, { level: 'A1' | 'A2' | 'B1' | 'B2'; words: string }> = {
	thereIs: { level: 'A1', words: "there(?:'s| is| are| was| were)" },
	presentProgressive: { level: 'A1', words: `${be}${adverb} (?!going to \\w+)${gerund}` },
	pastTense: { level: 'A1', words: `${subject} ${past}` },
	verbToVerb: {
		level: 'A1',
		words: `(?:want|wants|wanted|like|likes|need|needs|try|tried|hope|decided|plan|started|love) to ${base}`,
	},
	verbVerbIng: {
		level: 'A1',
		words: `(?:like|likes|liked|love|loves|enjoy|enjoys|enjoyed|hate|prefer|stop|stopped|started|finish|finished|mind) ${gerund}`,
	},
	whenClause: { level: 'A1', words: `when ${subject} ${anyForm}` },
	because: { level: 'A1', words: `because ${subject}` },
	whoClause: {
		level: 'A1',
		words: `(?:people|person|man|woman|friend|friends|boy|girl|someone|somebody|teacher|colleague|colleagues) who ${anyForm}`,
	},
	presentPerfect: { level: 'A2', words: `${have}${adverb} (?:been|${participle})` },
	pastProgressive: { level: 'A2', words: `(?:was|were|wasn't|weren't)${adverb} ${gerund}` },
	goingTo: { level: 'A2', words: `${be}${adverb} going to ${base}` },
	will: {
		level: 'A2',
		words: `(?:will|won't|i'll|you'll|he'll|she'll|it'll|we'll|they'll)${adverb} ${base}`,
	},
	should: { level: 'A2', words: `(?:should|shouldn't)${adverb} ${base}` },
	haveTo: { level: 'A2', words: `(?:have|has|had) to ${base}` },
	ifClause: { level: 'A2', words: `if ${subject} ${anyForm}` },
	moreThan: { level: 'A2', words: `more \\w+ than` },
	erThan: { level: 'A1', words: `${comparative} than` },
	superlative: { level: 'A1', words: `the (?:${superlative}|most \\w+)` },
	passive: { level: 'A2', words: `(?:is|are|was|were)${adverb} ${plainParticiple}` },
	usedTo: { level: 'B1', words: `(?:${subject}|who) used to ${base}` },
	might: { level: 'B1', words: `${subject} (?:might|may) (?:not )?\\w+` },
	could: { level: 'B1', words: `(?:could|couldn't)${adverb} ${base}` },
	beAbleTo: { level: 'B1', words: `(?:${be}|was|were|be)${adverb} able to ${base}` },
	pastPerfect: { level: 'B1', words: `(?:had|hadn't|i'd|we'd|they'd)${adverb} (?:been|${plainParticiple})` },
	indirectQuestion: {
		level: 'B1',
		words: '(?:know|wonder|remember|understand|explain) (?:what|where|why|how|who|when) (?!to )\\w+',
	},
	secondConditional: {
		level: 'B1',
		words: `if ${subject} (?:were|${past})(?: \\w+){0,12}? (?:would|wouldn't|could|i'd|we'd)`,
	},
	asAs: { level: 'B2', words: 'as (?!well|soon|far|long|much)\\w+ as' },
	modalPerfect: {
		level: 'B2',
		words: `(?:could|would|should|might|must)(?:n't| not)? have (?:been|${participle})`,
	},
	soThat: { level: 'B2', words: `so that ${subject}` },
	whichClause: { level: 'B2', words: `\\w+ which (?:is|are|was|were|has|have|${anyForm})` },
};

const expressions = Object.entries(profile).map(([pattern, { level, words }]) => ({
	pattern: pattern as SentencePattern,
	level,
	expression: new RegExp(`(?<![\\w'])(?:${words})(?![\\w'])`, 'gi'),
}));

/**
 * The patterns that a learner used, the highest level first, each with how often and the first words that show it.
 * Places that were corrected, or that the recogniser doubts, do not count.
 */
export async function sentencePatterns(
	{ text, unsure }: LearnerText,
	corrected: readonly TextSpan[],
): Promise<TalkFacts['patterns']> {
	const plain = text.replaceAll('’', "'");
	const doubtful = [...unsure, ...corrected];
	const found: TalkFacts['patterns'] = [];
	for (const { pattern, level, expression } of expressions) {
		await breathe();
		const places = [...plain.matchAll(expression)]
			.map((match) => ({ start: match.index, end: match.index + match[0].length }))
			.filter((place) => !doubtful.some((other) => touch(other, place)));
		const [first] = places;
		if (!first) continue;
		found.push({ pattern, level, count: places.length, evidence: text.slice(first.start, first.end) });
	}
	return found.sort((one, other) => other.level.localeCompare(one.level) || other.count - one.count);
}
