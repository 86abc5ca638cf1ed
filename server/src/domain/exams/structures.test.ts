import type { Structure } from '@henry/contract/exam-reasons.ts';
import { expect, test } from 'vitest';
import { countVerbs, rangeOf, structuresIn } from './structures.ts';

const examples: Record<Structure, string[]> = {
	past: ['we went to the sea', 'it was raining', "she didn't come", 'my father worked there'],
	perfect: ["i've lived here", 'she has never been there', 'they have just finished'],
	future: ['i will study', "we'll see", 'i am going to travel'],
	modal: ["i can't swim", 'you should come', 'he has to work', "i'd like some tea"],
	continuous: ['she is working', "i'm looking for a job"],
	comparison: ['it is better here', 'more expensive than london', 'as big as paris'],
	verbPattern: ['i want to go', 'he likes to cook', 'we enjoy swimming'],
	reason: ['because it is cold', 'although it rains'],
	timeOrCondition: ['when i was young', 'if it rains', 'until my sister comes'],
	passive: ['the house was built by my father', 'it can be made at home'],
	pastModal: ['it would have taken too long', 'she must have been tired'],
	participleClause: ['having lost my keys i went home', 'they left without saying a word'],
	emphasis: ['what i like most is the food', 'not only did he burn it', 'had i known that'],
	relative: [
		...['a brother who lives in rome', 'people that i know', 'the city where i live'],
		...['a plumber who came late', 'the boots which i bought', 'a writer whose books i like'],
	],
	hedging: ['it may well rain', 'she is likely to win', 'he seems to like it'],
	passiveForms: ['i want to be paid', 'nobody likes being laughed at', 'it is said to be haunted'],
	prepositionRelative: ['the house in which we lived', 'people for whom it matters'],
};

test.each(Object.entries(examples))('%s is found', (structure, sentences) => {
	for (const sentence of sentences) expect(structuresIn(sentence)).toContain(structure);
});

test('a simple statement in the present has none of them', () => {
	for (const sentence of [
		'my mother is a doctor and my father works in a bank',
		'i like music and books',
		'my sister is married and she has two dogs',
		'going home is nice',
		'we put the books on the table',
	]) {
		expect(structuresIn(sentence)).toEqual([]);
	}
});

test('whoever asks who or which has no relative clause for it', () => {
	for (const question of ['i know who you are', 'we discuss which films we like', 'and which is better'])
		expect(structuresIn(question)).not.toContain('relative');
});

test('late kinds of grammar show more range than as many early ones', () => {
	expect(rangeOf(['past', 'passive'])).toBeGreaterThan(rangeOf(['past', 'future']));
	expect(rangeOf(['past', 'emphasis'])).toBeGreaterThan(rangeOf(['past', 'passive']));
});

test('a word in doubt breaks a structure', () => {
	expect(structuresIn('i want … go')).toEqual([]);
});

test('verbs are counted, also in contractions', () => {
	expect(countVerbs("i'm tired and my sister doesn't know when we can go")).toBe(5);
	expect(countVerbs('my mother my father one brother')).toBe(0);
});
