import type { Hints } from './talk-plan.ts';

type HintsFor = { question: RegExp; hints: Hints };

const hints = (word: string, starter: string, example: string): Hints => ({ word, starter, example });

/** By how a question asks, the first that fits. */
const byQuestion: readonly HintsFor[] = [
	{
		question: /\bwhy\b|\breason\b/,
		hints: hints('because', 'Because …', 'Because it makes me feel good.'),
	},
	{
		question: /\bhow (?:long|many years)\b|\bsince when\b/,
		hints: hints('for two years', 'For …', 'For about two years.'),
	},
	{
		question: /\bhow often\b/,
		hints: hints('twice a week', 'I do it …', 'I do it twice a week, on Tuesdays and Fridays.'),
	},
	{
		question: /\bhow (?:much|many)\b/,
		hints: hints('about three', 'About …', 'About three, I think.'),
	},
	{
		question: /\bwho\b|\bwhose\b/,
		hints: hints('a friend of mine', 'It is …', 'It is a friend of mine, who I met at school.'),
	},
	{
		question: /\bwhere\b|\bwhich (?:place|city|country)\b/,
		hints: hints('near the sea', 'It is in …', 'It is in a small town near the sea.'),
	},
	{
		question: /\bwhen\b|\bwhat time\b/,
		hints: hints('last summer', 'It was …', 'It was last summer, in July.'),
	},
	{
		question: /\b(?:would you|could you|if you)\b/,
		hints: hints('I would', 'I would …', 'I would do it, because it is interesting.'),
	},
	{
		question: /\b(?:did|was|were|had)\b/,
		hints: hints('yesterday', 'I was … and I …', 'I was at home, and I talked to my sister.'),
	},
	{
		question: /\b(?:going to|will|tomorrow|plan|plans)\b/,
		hints: hints('going to', 'I am going to …', 'I am going to visit my family.'),
	},
	{
		question: /^(?:do|are|is|can|have|has|does)\b|[,.] (?:do|are|is|can|have|has|does)\b/,
		hints: hints('sometimes', 'Yes, because … / No, because …', 'Yes, sometimes, because it is good for me.'),
	},
];
const otherwise = hints(
	'I think',
	'I think …, because …',
	'I think it is a good idea, because it saves time.',
);

/** What helps a learner to answer a question that has no hints of its own, by the way it asks. */
export function hintsFor(question: string): Hints {
	const last = (question.match(/[^.!?]+\?(?=[^?]*$)/)?.[0] ?? question).trim().toLowerCase();
	return byQuestion.find(({ question: pattern }) => pattern.test(last))?.hints ?? otherwise;
}
