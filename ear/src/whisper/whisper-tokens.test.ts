import { expect, test } from 'vitest';
import { rowOf, tinyTokenizer, tinyTokens } from './whisper-for-tests.ts';
import { readWhisperTokens } from './whisper-tokens.ts';

test('knows letters and the marks of sentences, in the order of their numbers, and special tokens', () => {
	expect(tinyTokens.texts.slice(0, 6)).toEqual([' hello', ' my', ' friend', ' he', 'llo', '.']);
	expect(tinyTokens.texts).not.toContain('7');
	expect(tinyTokens.rows.endOfText).toBe(13);
	expect(tinyTokens.numbers[tinyTokens.rows.noTimestamps]).toBe(50_363);
});

test('puts a text together from the pairs that were learned first', () => {
	expect(tinyTokens.encode(' hello')).toEqual([rowOf(' hello')]);
	expect(tinyTokens.encode(' heo')).toEqual([rowOf(' he'), rowOf('o')]);
	expect(tinyTokens.encode(' hex')).toBeUndefined();
});

test('refuses a tokenizer with other tokens than the networks know', () => {
	const spoken = { pattern: '^a$', special: [50_257, 50_364] as [number, number], count: 5 };
	expect(() => readWhisperTokens(tinyTokenizer, spoken)).toThrow('107 tokens, expected 5');
});
