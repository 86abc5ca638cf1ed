import type { Goal } from './model-lead.ts';

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

/** Whether it can be told from a turn that speaks of other things whether it answers this goal as well. */
export const showsWhenTold = ({ asks: [ask = ''], told = [] }: Pick<Goal, 'asks' | 'told'>): boolean =>
	told.length > 0 || /^how (?:long|many)\b/i.test(ask);

/** Whether what was told already answers what a goal asks for. */
export function isTold({ asks: [ask = ''], told = [] }: Pick<Goal, 'asks' | 'told'>, text: string): boolean {
	const said = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}']+/gu, ' ')} `;
	return isAnswered(ask, text) || told.some((words) => said.includes(` ${words} `));
}
