import { expect, test } from 'vitest';
import { createWordStresses } from './word-stresses.ts';

const stresses = createWordStresses(
	'hotel\t01 21\nrecord\tnoun:10 verb:01 noun:12\nsegment\tnoun:10 verb:01 12\n',
);

test('a word has all its ways, however it is written', () => {
	expect(stresses.of('Hotel', 'the')).toEqual(['01', '21']);
	expect(stresses.of('hotels', 'the')).toEqual([]);
	expect(createWordStresses('').of('hotel', '')).toEqual([]);
});

test('what is a noun or a verb is stressed as such where the word before tells, and either way where it does not', () => {
	expect(stresses.of('record', 'A')).toEqual(['10', '12']);
	expect(stresses.of('record', 'to')).toEqual(['01']);
	expect(stresses.of('record', 'great')).toEqual(['10', '01', '12']);
	expect(stresses.of('record', '')).toEqual(['10', '01', '12']);
	expect(stresses.of('segment', 'can')).toEqual(['01', '12']);
});
