const number = '(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|no|many|several)';
const sinceWhen =
	/\bsince \w+|\b(?:for|during) (?:\w+ ){1,3}(?:minutes?|hours?|days?|nights?|weeks?|months?|years?)\b|\b(?:\w+ ){1,2}(?:minutes|hours|days|weeks|months|years) ago\b/;

/** Whether what was told already answers a question: how long something has been so, or how many of a thing there are. */
export function isAnswered(question: string, told: string): boolean {
	const lower = told.toLowerCase();
	if (/^how long\b/i.test(question)) return sinceWhen.test(lower);
	const [, counted] = /^how many (\w+?)s?\b/i.exec(question) ?? [];
	return counted !== undefined && new RegExp(`\\b${number} (?:\\w+ )?${counted}s?\\b`).test(lower);
}
