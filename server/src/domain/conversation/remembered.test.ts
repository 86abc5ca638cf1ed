import type { ToldFact } from '@henry/contract/memory.ts';
import { expect, test } from 'vitest';
import { contentForTests } from '#server/domain/talk-report/report-tools-for-tests.ts';
import { takenUp } from './remembered.ts';

const saidOf = (fact: ToldFact, turn = 0) =>
	takenUp(contentForTests.coachPhrases, { facts: [fact], takesUp: fact }, turn);
const plan = (text: string): ToldFact => ({ kind: 'plan', text });

test.each([
	['I have an exam on Friday', 'you have an exam on Friday'],
	['I have an exam tomorrow morning', 'you have an exam'],
	['Tomorrow, I have an exam', 'you have an exam'],
	["The next week we're going to visit my aunt", "you're going to visit your aunt"],
	[
		'In July I will travel to the US with my brother Iñaki',
		'in July you will travel to the US with your brother Iñaki',
	],
])('of the plan "%s" Henry asks how it went: "%s"', (text, back) => {
	expect(saidOf(plan(text))).toBe(`Hello again! Last time you told me that ${back}. How did it go?`);
});

test('what is wanted for no day may not be over', () => {
	const guitar = plan('I want to learn the guitar');
	expect(saidOf(guitar)).toBe(
		'Hello again! Last time you told me that you want to learn the guitar. How is that going?',
	);
	expect(saidOf(guitar, 1)).toBe(
		'Good to hear you again! You told me before that you want to learn the guitar. Is there anything new?',
	);
});

test('a name alone is nothing to take up', () => {
	expect(saidOf({ kind: 'name', text: 'Marta' })).toBeUndefined();
});
