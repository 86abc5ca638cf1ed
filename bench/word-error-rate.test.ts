import { expect, test } from 'vitest';
import { wordErrorRate } from './word-error-rate.ts';

test('equal words are no error, whatever their case and punctuation', () => {
	expect(wordErrorRate('He goes home.', 'he goes home')).toBe(0);
});

test('a substitution, an insertion and a deletion each count once', () => {
	expect(wordErrorRate('he goes home now', 'he went home now')).toBe(0.25);
	expect(wordErrorRate('he goes home now', 'he goes back home now')).toBe(0.25);
	expect(wordErrorRate('he goes home now', 'he home now')).toBe(0.25);
});

test('nothing heard is every word wrong', () => {
	expect(wordErrorRate('he goes home', '')).toBe(1);
});
