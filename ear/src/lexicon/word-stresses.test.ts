import { expect, test } from 'vitest';
import { createWordStresses } from './word-stresses.ts';

const stresses = createWordStresses(
	'hotel\t01 21\nrecord\tnoun:10 verb:01 noun:12\nsegment\tnoun:10 verb:01 12\nupsetting\tnoun:100 verb:010\n',
);

test('a word has all its ways, however it is written', () => {
	expect(stresses.of('Hotel', 'the')).toEqual(['01', '21']);
	expect(stresses.of('hotels', 'the')).toEqual([]);
	expect(createWordStresses('').of('hotel')).toEqual([]);
});

const [noun, verb, either] = [['10', '12'], ['01'], ['10', '01', '12']];

test.each([
	['A', noun],
	['I like his', noun],
	['Please', verb],
	['Now we’ll', verb],
	["So you don't", verb],
	['great', either],
	['', either],
	// "We go to concerts", "Were you absent?", "apps that record", "those permit it", "I saw her record it", "Can records fall?"
	['We go to', either],
	['Were you', either],
	['apps that', either],
	['those', either],
	['I saw her', either],
	['Can', either],
	['they do', either],
	// The end of another sentence, or of a part of one.
	['I like the.', either],
	['Yes, I,', either],
])('behind “%s” a word that is noun and verb has the stress of what is sure', (before, ways) => {
	expect(stresses.of('record', before)).toEqual(ways);
});

test('what has one stress for both keeps it, and forms of the verb may have either', () => {
	expect(stresses.of('segment', 'I can')).toEqual(['01', '12']);
	expect(stresses.of('upsetting', 'an')).toEqual(['100', '010']);
});
