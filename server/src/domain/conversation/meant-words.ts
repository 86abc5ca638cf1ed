/** What speakers of Spanish say, and what they mean: a small model takes them by their word. */
const meant: readonly [RegExp, string][] = [
	[
		/\b(lost|lose|loses|losing) (the|my|our|his|her) (plane|flight|bus|train|metro|ferry|boat|tram)\b/gi,
		'missed $2 $3',
	],
	[
		/\bi have (\d+|\w+(?:teen|ty)(?: \w+)?|ten|eleven|twelve) years(?! (?:of|in|left|to|ago))\b/gi,
		'I am $1 years old',
	],
	[
		/\b(?:have|has|had) (\d+|\w+(?:teen|ty)(?: \w+)?|ten|eleven|twelve) years(?! (?:of|in|left|to|ago))\b/gi,
		'is $1 years old',
	],
	[
		/\bsince (\d+|one|two|three|four|five|six|seven|eight|nine|ten|many|some|a few) (days?|weeks?|months?|years?)\b/gi,
		'for $1 $2',
	],
	[/\bassist(ed|s)? to\b/gi, 'went to'],
	[/\b(?:i am|i'm) constipated\b/gi, 'I have a cold'],
	[/\b(how) much cost(s)? the\b/gi, '$1 much is the'],
	[/\bi am agree\b/gi, 'I agree'],
	[/\bmake (?:a|the) party\b/gi, 'have a party'],
	[/\bmake sports?\b/gi, 'do sport'],
	[
		/\b(?:a|an) (paella|cake|soup|pizza|stew) of my (mother|father|grandmother|aunt|sister)\b/gi,
		"my $2's $1",
	],
];

/** The learner's words as they were meant, for a model to read. They stay as they were said everywhere else. */
export function meantWords(said: string): string {
	return meant.reduce((text, [pattern, instead]) => text.replace(pattern, instead), said);
}
