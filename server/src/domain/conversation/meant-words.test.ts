import { expect, test } from 'vitest';
import { meantWords } from './meant-words.ts';

test.each([
	['i have 30 years', 'I am 30 years old'],
	['i have 30 years old', 'I am 30 years old'],
	['i have twenty five years and two children', 'I am twenty five years old and two children'],
	['i have thirteen years i live in madrid', 'I am thirteen years old i live in madrid'],
	['my sister she has nineteen years', 'my sister she is nineteen years old'],
	['when i had ten years we moved', 'when i was ten years old we moved'],
	['my parents have sixty years', 'my parents are sixty years old'],
	[
		'he broke my heart when he had twenty years, now i laugh',
		'he broke my heart when he was twenty years old, now i laugh',
	],
	['we lost the plane', 'we missed the plane'],
	['i lost the bus this morning', 'i missed the bus this morning'],
	['we lost our flight to london', 'we missed our flight to london'],
	['i lose my train every day', 'i miss my train every day'],
	['i assisted to a conference', 'i went to a conference'],
	['she assists to the same university', 'she goes to the same university'],
	['i am working here since two years', 'i am working here for two years'],
	['it is better since two years ago', 'it is better since two years ago'],
	['i am constipated today', 'I have a cold today'],
])('"%s" means: %s', (said, meant) => {
	expect(meantWords(said)).toBe(meant);
});

test.each([
	'i have ten years experience as a waiter',
	'i have ten years of experience',
	'i have twenty years working in this company',
	'he has fifteen years more than me',
	'my company has twenty years experience',
	'we have ten years to pay it',
	'i have eleven years left',
	'my parents have thirty years working together',
	'i lost my bus pass',
	'my son lost his train ticket',
	'i lost the metro card',
	'they assist to old people',
	'i am constipated and my stomach hurts',
	'we want to make the party stronger',
])('stays as it was said: %s', (said) => {
	expect(meantWords(said)).toBe(said);
});
