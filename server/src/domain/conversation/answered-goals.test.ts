import { expect, test } from 'vitest';
import { isAnswered } from './answered-goals.ts';
import { leadModelTalk } from './model-lead.ts';

test.each([
	['How long have you had it?', 'i have a headache since three days', true],
	['How long have you had it?', 'my back hurts for two weeks', true],
	['How long have you had it?', 'it began three months ago', true],
	['How long have you had it?', 'i have a headache', false],
	['How long have you had it?', 'i take it for my mother', false],
	['How many nights are you staying?', 'a double room for two nights', true],
	['How many bags do you have?', 'i have one big bag', true],
	['How many bags do you have?', 'i lost my bags', false],
	['What is the problem?', 'i have had it since monday', false],
])('"%s" after "%s": %s', (question, told, isTold) => {
	expect(isAnswered(question, told)).toBe(isTold);
});

test('what was told without being asked is not asked for later', () => {
	const goals = ['What is the problem?', 'How long have you had it?', 'When is it worst?'].map(
		(ask, index) => ({
			key: String(index),
			find: ask,
			asks: [ask],
		}),
	);
	const lead = leadModelTalk(goals, 'rolePlay', 'goals', [
		{ role: 'system', content: 'What is the problem?', covered: [] },
		{ role: 'user', content: 'i have a pain in my back since monday' },
	]);
	expect(lead).toMatchObject({ step: 'nextGoal', goal: { key: '2' }, covered: ['0', '1'] });
});
