import { expect, test } from 'vitest';
import { learnerText } from './learner-text.ts';
import { sentencePatterns } from './sentence-patterns.ts';

const patternsIn = async (text: string) =>
	(await sentencePatterns(learnerText([{ content: text }]), [])).map(({ pattern }) => pattern);

test.each([
	['there are two parks near my house', 'thereIs'],
	["i'm working in a shop", 'presentProgressive'],
	['we went to the beach', 'pastTense'],
	['i want to live there', 'verbToVerb'],
	['she loves playing tennis', 'verbVerbIng'],
	['when i got home', 'whenClause'],
	['because it is cheap', 'because'],
	['i have a friend who lives in rome', 'whoClause'],
	['i have never been to london', 'presentPerfect'],
	['they were cooking dinner', 'pastProgressive'],
	["we're going to visit him", 'goingTo'],
	["i'll call you", 'will'],
	['you should take the bus', 'should'],
	['he has to work on sundays', 'haveTo'],
	['if you have time', 'ifClause'],
	['it is more expensive than here', 'moreThan'],
	['the train is faster than the bus', 'erThan'],
	['it was the best day', 'superlative'],
	['the book was written by my father', 'passive'],
	['i used to play football', 'usedTo'],
	['it might rain', 'might'],
	["i couldn't sleep", 'could'],
	['i was able to help', 'beAbleTo'],
	['they had already eaten', 'pastPerfect'],
	["i don't know where he lives", 'indirectQuestion'],
	['if i had more money i would travel', 'secondConditional'],
	['it is as big as madrid', 'asAs'],
	['i should have called', 'modalPerfect'],
	['i study so that i can travel', 'soThat'],
	['a city which has many parks', 'whichClause'],
])('"%s" shows %s', async (text, pattern) => {
	expect(await patternsIn(text)).toContain(pattern);
});

test.each([
	['i know who to ask and as soon as i can', ['indirectQuestion', 'asAs']],
	["i'm going to the beach", ['presentProgressive', 'goingTo']],
	['i am tired and i am used to it', ['passive', 'usedTo']],
	['i have a car', ['presentPerfect', 'haveTo']],
])('"%s" does not show %o', async (text, patterns) => {
	expect((await patternsIn(text)).filter((pattern) => patterns.includes(pattern))).toEqual([]);
});

test('patterns come with the highest level first, how often, and the learner’s own words', async () => {
	const text = 'I went home. If I had time I would read. We saw a film.';
	expect(await sentencePatterns(learnerText([{ content: text }]), [])).toEqual([
		{ pattern: 'secondConditional', level: 'B1', count: 1, evidence: 'If I had time I would' },
		{ pattern: 'ifClause', level: 'A2', count: 1, evidence: 'If I had' },
		{ pattern: 'pastTense', level: 'A1', count: 3, evidence: 'I went' },
	]);
});

test('what was corrected, or is in doubt, shows no pattern', async () => {
	const text = 'i went home and we saw it';
	const word = (spoken: string, unsure: boolean) => ({
		text: spoken,
		startMs: 0,
		endMs: 1,
		confidence0to1: 0.5,
		unsure,
	});
	const words = text.split(' ').map((spoken) => word(spoken, spoken === 'saw'));
	const corrected = [{ start: 2, end: 6 }];
	expect(await sentencePatterns(learnerText([{ content: text, words }]), corrected)).toEqual([]);
});
