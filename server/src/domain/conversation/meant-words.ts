/** Here a clause ends or goes on, so that the word before it belongs to no noun behind: "lost the bus", no "bus pass". */
const clauseEnd =
	"(?=$|[^\\w\\s']| (?:and|but|so|because|when|while|if|or|to|from|of(?! thought)|at|for|in|on|by|this|that|today|yesterday|last|again|every|twice|i|my|we|he|she|it|they|now)\\b)";
const age =
	'(\\d+|\\w+(?:teen|ty)(?: (?!years)\\w+)?|ten|eleven|twelve) years(?: old)?(?! (?:of|in|to|ago)\\b)';
const vehicle = '(plane|flight|bus|train|metro|ferry|boat|tram)';
const event =
	'((?:(?:a|an|the|my|our|your|his|her|this|some) )?(?:\\w+ )?(?:class(?:es)?|courses?|concerts?|meetings?|weddings?|conferences?|university|school|lessons?|part(?:y|ies)|events?|funerals?|match(?:es)?|church|seminars?|lectures?))\\b';

/** What speakers of Spanish say, and what they mean: a small model takes them by their word. */
const meant: readonly [string, string][] = [
	[`\\blost (the|my|our|his|her) ${vehicle}${clauseEnd}`, 'missed $1 $2'],
	[`\\blose (the|my|our|his|her) ${vehicle}${clauseEnd}`, 'miss $1 $2'],
	[`\\bi have ${age}${clauseEnd}`, 'I am $1 years old'],
	[`\\b(i|he|she|it) had ${age}${clauseEnd}`, '$1 was $2 years old'],
	[`\\bhad ${age}${clauseEnd}`, 'were $1 years old'],
	[`\\bhave ${age}${clauseEnd}`, 'are $1 years old'],
	[`\\bhas ${age}${clauseEnd}`, 'is $1 years old'],
	[
		'\\bsince (\\d+|one|two|three|four|five|six|seven|eight|nine|ten|many|some|a few) (days?|weeks?|months?|years?)\\b(?! ago\\b)',
		'for $1 $2',
	],
	[`\\bassisted to ${event}`, 'went to $1'],
	[`\\bassists to ${event}`, 'goes to $1'],
	[`\\bassist to ${event}`, 'go to $1'],
	["\\b(?:i am|i'm) constipated\\b(?!.*\\b(?:stomach|belly|toilet|bathroom)\\b)", 'I have a cold'],
	['\\bhow much costs? the\\b', 'how much is the'],
	['\\bi am agree\\b', 'I agree'],
	[`\\bmake (?:a|the) party${clauseEnd}`, 'have a party'],
	['\\bmake sports?\\b', 'do sport'],
	[
		'\\b(?:a|an) (paella|cake|soup|pizza|stew) of my (mother|father|grandmother|aunt|sister)\\b',
		"my $2's $1",
	],
];
const patterns = meant.map(([source, instead]) => [new RegExp(source, 'gi'), instead] as const);

/** The learner's words as they were meant, for a model to read. They stay as they were said everywhere else. */
export function meantWords(said: string): string {
	return patterns.reduce((text, [pattern, instead]) => text.replace(pattern, instead), said);
}
