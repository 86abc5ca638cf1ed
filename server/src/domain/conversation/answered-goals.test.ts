import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadContent } from '#server/content.ts';
import { isAnswered } from './answered-goals.ts';
import { type Goal, leadModelTalk } from './model-lead.ts';

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

describe('beside a question', () => {
	const { topics } = loadContent(join(import.meta.dirname, '../../../../content'));
	const goals = (topics.find(({ key }) => key === 'hotel')?.goals ?? []).map(
		({ key, find, ask, told }): Goal => ({ key, find, asks: [ask], told }),
	);
	const leadAfter = (text: string, covered: string[], henry: string[] = ['Can I help you?']) =>
		leadModelTalk(goals, 'rolePlay', 'goals', [
			...henry.map((content) => ({ role: 'system' as const, content, covered })),
			{ role: 'user', content: text },
		]);

	test.each([
		['I want to stay three nights. What time is breakfast?', ['booking'], 'room'],
		['do you have a double room for two nights', ['booking'], 'room'],
		['Is breakfast included? I want a room with breakfast.', ['breakfast'], 'booking'],
		['What time is breakfast?', [], 'booking'],
	])('"%s" at the opening leaves %o done', (text, covered, next) => {
		expect(leadAfter(text, [])).toMatchObject({ step: 'answer', covered, current: { key: next } });
	});

	test.each([
		['A single room. Is there a swimming pool?', ['booking', 'room'], 'breakfast'],
		['A single room with breakfast. Is there a swimming pool?', ['booking', 'room', 'breakfast'], 'wish'],
		['a single room please, is there a swimming pool?', ['booking', 'room'], 'breakfast'],
		['Is there a swimming pool?', ['booking'], 'room'],
	])('"%s" later leaves %o done', (text, covered, next) => {
		const henry = ['Can I help you?', 'What kind of room would you like?'];
		expect(leadAfter(text, ['booking'], henry)).toMatchObject({
			step: 'answer',
			covered,
			current: { key: next },
		});
	});
});
