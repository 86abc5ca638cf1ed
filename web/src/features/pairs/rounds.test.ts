import { expect, test } from 'vitest';
import { roundsOf } from './rounds.ts';

const set = {
	key: 'ship-sheep',
	hint: { en: 'Short.', es: 'Corta.' },
	pairs: Array.from({ length: 10 }, (_, index): [string, string] => [`a${index}`, `b${index}`]),
};

test('every pair comes once, and no voice follows itself', () => {
	const rounds = roundsOf(set, ['one', 'two', 'three', 'four', 'five', 'six']);
	expect(rounds.map(({ pair }) => pair).toSorted()).toEqual(set.pairs);
	expect(new Set(rounds.map(({ voice }) => voice)).size).toBe(5);
	const followsItself = rounds.some(({ voice }, index) => voice === rounds[index - 1]?.voice);
	expect(followsItself).toBe(false);
});

test('both words of the pairs are said, and without a named voice none is asked for', () => {
	const random = [0.9, 0.1];
	let place = 0;
	const rounds = roundsOf(set, [], () => random[place++ % 2] ?? 0);
	expect(new Set(rounds.map(({ said }) => said))).toEqual(new Set([0, 1]));
	expect(rounds.every(({ voice }) => voice === undefined)).toBe(true);
});
