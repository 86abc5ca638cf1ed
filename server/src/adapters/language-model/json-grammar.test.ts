import { describe, expect, test } from 'vitest';
import { turnSchema } from './contract.ts';
import { endOfText, jsonGrammar, textKeysOf } from './json-grammar.ts';

describe('an object of texts', () => {
	test('is told from every other shape', () => {
		expect(textKeysOf(turnSchema)).toEqual(['reaction', 'question']);
		expect(
			textKeysOf({ type: 'object', properties: { mood: { type: 'string', enum: ['good'] } } }),
		).toBeUndefined();
		expect(
			textKeysOf({ type: 'object', properties: { text: { type: 'string' }, count: { type: 'integer' } } }),
		).toBeUndefined();
		expect(textKeysOf({ type: 'object', properties: {} })).toBeUndefined();
		expect(textKeysOf({ type: 'string' })).toBeUndefined();
	});

	test.each([
		['That is good', undefined],
		['She said \\"yes\\"', undefined],
		['She said \\', undefined],
		['An e with an accent: \\u00e', undefined],
		['That is good.", "qu', 13],
		['She said \\"yes\\"."}', 17],
		['One line\nand another', 8],
		['A wrong \\x escape', 8],
	])('a text that is written as %j ends at %j', (json, end) => {
		expect(endOfText(json)).toBe(end);
	});
});

test('a shape that nothing can be held to is refused', () => {
	expect(() => jsonGrammar({ type: 'date' })).toThrow('The shape of the answer');
});
