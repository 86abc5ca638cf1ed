import { expect, test } from 'vitest';
import { areOpposite, areSameByDenial, sidesIn } from './opposites.ts';

test.each([
	['i failed my exam', 'i passed my exam'],
	['i hate being alone', 'i like being alone'],
	['i did not pass', 'i passed'],
	["i don't like my old job", 'i like my new job'],
	['i get up early', 'i get up very late'],
])('"%s" is the opposite of "%s"', (one, other) => {
	expect(areOpposite(sidesIn(one), sidesIn(other))).toBe(true);
});

test.each([
	['i failed my exam', 'i did not pass my exam'],
	['it is not easy', 'it is hard'],
	["i don't like it", 'i hate it'],
])('"%s" is on the side of "%s"', (one, other) => {
	expect(areOpposite(sidesIn(one), sidesIn(other))).toBe(false);
	expect(areSameByDenial(sidesIn(one), sidesIn(other))).toBe(true);
});

test.each([
	['it was like a bad dream', 'it was a bad dream and i hate it'],
	['it was less difficult', 'it was easy'],
	['i do not smoke any more', 'i smoke less'],
	['my old friend came and my new one', 'my old friend came'],
	['it was very hard', 'i thought that it would be difficult but it was not'],
])('"%s" is not the opposite of "%s"', (one, other) => {
	expect(areOpposite(sidesIn(one), sidesIn(other))).toBe(false);
	expect(areSameByDenial(sidesIn(one), sidesIn(other))).toBe(false);
});
