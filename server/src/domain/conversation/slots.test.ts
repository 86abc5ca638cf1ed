import { expect, test } from 'vitest';
import { fillSlots, type Mention, nounIn, textPattern } from './slots.ts';

const it = (noun: string): Mention => ({ noun, person: undefined });

test.each([
	['What {is} your {noun} like?', it('cats'), 'What are your cats like?'],
	['What {is} your {noun} like?', it('cat'), 'What is your cat like?'],
	['What {is} your {noun} like?', it('children'), 'What are your children like?'],
	['What {does} your {noun} do?', { noun: 'sister', person: 'she' } as const, 'What does your sister do?'],
	['{They are} kind.', { noun: 'sister', person: 'she' } as const, 'She is kind.'],
	['{They are} kind.', { noun: 'sisters', person: 'she' } as const, 'They are kind.'],
	['{They are} kind.', { noun: 'boss', person: 'they' } as const, 'They are kind.'],
	['What {is} your {noun} like?', { noun: 'boss', person: 'they' } as const, 'What is your boss like?'],
	['{A noun}! {Were they} good?', it('sandwich'), 'A sandwich! Was it good?'],
	['{A noun}! {Were they} good?', it('eggs'), 'Eggs! Were they good?'],
	['{A noun}! {Were they} good?', it('rice'), 'Rice! Was it good?'],
	['{A noun}! {Were they} good?', it('potato'), 'Potatoes! Were they good?'],
	['How often do you eat {nouns}?', it('apple'), 'How often do you eat apples?'],
	['Would you like to go to {name}?', it('New York'), 'Would you like to go to New York?'],
])('"%s" agrees with %o', (text, mention, filled) => {
	expect(fillSlots(text, mention)).toBe(filled);
	expect(textPattern(text).test(`I see. ${filled}`)).toBe(true);
});

test('the noun is found again in what Henry said', () => {
	expect(nounIn('{A noun}! {Were they} good?', 'Eggs! Were they good?')).toBe('eggs');
	expect(nounIn('{A noun}! {Were they} good?', 'A sandwich! Was it good?')).toBe('sandwich');
	expect(nounIn('What do you like about {name}?', 'What do you like about Lima?')).toBe('Lima');
	expect(nounIn('What did you buy?', 'What did you buy?')).toBe('');
});

test('an unknown slot is an error of the text', () => {
	expect(() => fillSlots('{Who} is it?', it('dog'))).toThrow('no slot Who');
});
