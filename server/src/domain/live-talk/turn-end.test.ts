import { expect, test } from 'vitest';
import { clauseEnd } from './clause-end.ts';
import { pauseNeededMs, turnEnd } from './turn-end.ts';

test.each([
	['I like it because', 'open'],
	['and then I went to the', 'open'],
	['My name is', 'open'],
	['Um', 'open'],
	['If it rains tomorrow', 'open'],
	['When I was a child', 'open'],
	['I live in', 'open'],
	['When I was a child we lived in a village', 'sentence'],
	['Because it is healthy', 'sentence'],
	['Yes, I do', 'sentence'],
	['I think so.', 'sentence'],
	['I like tea', 'sentence'],
	['Where are you from?', 'question'],
	['How much does it cost', 'question'],
	['Well, do you like it', 'question'],
	['What about your', 'open'],
	['Excuse me, can you tell me', 'open'],
	['Could you please explain', 'open'],
	['Do you know him', 'question'],
	['How do you know', 'question'],
	['In my opinion', 'open'],
	['Well, let me see', 'open'],
	['She speaks very well', 'sentence'],
	['When I arrived at the station the train had already left', 'sentence'],
	['I want to say that', 'open'],
	['I would like', 'open'],
	['After the accident', 'phrase'],
	['Well, because of the rain', 'phrase'],
	['After the accident he stopped driving', 'sentence'],
	['I like that', 'sentence'],
	['Me too', 'sentence'],
	['No, not really', 'sentence'],
	['', 'sentence'],
] as const)('the words "%s" end in a way that is %s', (text, end) => {
	expect(clauseEnd(text)).toBe(end);
});

const evidence = { understood: 'I like tea', completeness0to1: 0.9, hasHesitated: false };

test.each([
	['a short answer that sounds finished', {}, 'finished'],
	['a short sentence, which may go on', { understood: 'I work in a small hotel' }, 'uncertain'],
	[
		'a sentence that was brought to its end after a pause in its middle',
		{ understood: 'I work in a small hotel', hasHesitated: true, completeness0to1: 0.1 },
		'finished',
	],
	['when something was, of which the rest may follow', { understood: 'After the accident' }, 'uncertain'],
	['a reply in some words', { understood: 'No, I have not decided yet' }, 'finished'],
	[
		'a short end, whose sound tells little, of a sentence that paused in its middle',
		{ understood: 'My father was a fisherman', hasHesitated: true, completeness0to1: 0.02 },
		'uncertain',
	],
	['a question', { understood: 'What do you think', completeness0to1: 0.1 }, 'finished'],
	[
		'words that go on, however they sound',
		{ understood: 'I like tea and', completeness0to1: 0.99 },
		'unfinished',
	],
	['a sound that goes on, whatever the words', { completeness0to1: 0.02 }, 'unfinished'],
	['words without a judgement', { completeness0to1: undefined }, 'uncertain'],
	['a judgement without words', { understood: undefined }, 'uncertain'],
] as const)('%s', (_, change, end) => {
	expect(turnEnd({ ...evidence, ...change })).toBe(end);
});

test('the pause that is needed follows the learner’s own setting, within bounds', () => {
	const unfinished = { ...evidence, completeness0to1: 0.02 };
	const needed = [600, 1_000, 1_500, 5_000].map((pauseMs) => [
		pauseNeededMs(pauseMs, evidence),
		pauseNeededMs(pauseMs, unfinished),
	]);
	expect(needed).toEqual([
		[400, 1_500],
		[400, 2_500],
		[600, 2_500],
		[2_000, 5_000],
	]);
});

test('without a judgement the learner’s own pause counts, twice where the words go on', () => {
	const unjudged = { ...evidence, completeness0to1: undefined };
	expect(pauseNeededMs(1_000, unjudged)).toBe(1_000);
	expect(pauseNeededMs(1_000, { ...unjudged, understood: 'I like tea and' })).toBe(2_000);
	expect(pauseNeededMs(4_000, { ...unjudged, understood: 'I like tea and' })).toBe(5_000);
});
