import { describe, expect, test } from 'vitest';
import { turnSchema } from './contract.ts';
import { endOfText, jsonGrammar, textsToWrite } from './json-grammar.ts';

describe('an object of texts', () => {
	test('is told from every other shape', () => {
		expect(textsToWrite(turnSchema)).toEqual([{ before: '{"reaction": "' }, { before: '", "question": "' }]);
		expect(textsToWrite({ type: 'object', properties: { count: { enum: [1, 2] } } })).toBeUndefined();
		expect(
			textsToWrite({ type: 'object', properties: { text: { type: 'string' }, count: { type: 'integer' } } }),
		).toBeUndefined();
		expect(textsToWrite({ type: 'object', properties: {} })).toBeUndefined();
		expect(textsToWrite({ type: 'string' })).toBeUndefined();
	});

	test('has texts that are given, and some that are chosen', () => {
		const about = { const: 'a "lamp"' };
		const text = { type: 'string' };
		const mood = { enum: ['good', 'bad'] };
		expect(textsToWrite({ type: 'object', properties: { about, mood, reaction: text } })).toEqual([
			{ before: '{"about": "a \\"lamp\\"", "mood": "', choices: ['good', 'bad'] },
			{ before: '", "reaction": "' },
		]);
		expect(textsToWrite({ type: 'object', properties: { reaction: text, about } })).toBeUndefined();
	});

	test('has texts whose beginning is one of several', () => {
		const reaction = { type: 'string', pattern: "^(?:It's hard to |Of course, |What a pity\\.$)" };
		expect(textsToWrite({ type: 'object', properties: { reaction } })).toEqual([
			{ before: '{"reaction": "', beginnings: ["It's hard to", 'Of course,', 'What a pity.'] },
		]);
		expect(jsonGrammar(reaction)).toContain(
			`root ::= "\\"" ("It's hard to " character* | "Of course, " character* | "What a pity.") "\\""`,
		);
		const any = { type: 'string', pattern: '[a-z]+' };
		expect(textsToWrite({ type: 'object', properties: { any } })).toBeUndefined();
		expect(() => jsonGrammar(any)).toThrow('The shape of the answer');
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
