import { expect, test } from 'vitest';
import { plural, singular } from './noun-forms.ts';
import { wordTable } from './word-table.ts';

test('a table holds its own words alone', () => {
	const table = wordTable({ go: 'goes' });
	expect(table.go).toBe('goes');
	for (const word of ['constructor', '__proto__', 'toString']) expect(table[word]).toBeUndefined();
});

test('a constructor is a noun like any other', () => {
	expect(plural('constructor')).toBe('constructors');
	expect(singular('constructors')).toBe('constructor');
});
