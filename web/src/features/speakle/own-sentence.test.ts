import { maxSpeakleTextCharacters, maxSpeakleWords } from '@henry/contract/limits.ts';
import { expect, test } from 'vitest';
import { textProblem } from './own-sentence.tsx';

test.each([
	['', 'missing'],
	['مرحبا I like tea', 'notEnglish'],
	['你好', 'notEnglish'],
	['a '.repeat(maxSpeakleWords + 1), 'tooManyWords'],
	['a'.repeat(maxSpeakleTextCharacters + 1), 'tooLong'],
])('“%s” is not taken: %s', (text, problem) => {
	expect(textProblem(text)).toBe(problem);
});

test('names with letters of other languages are taken', () => {
	expect(textProblem('My teacher is Mrs Øster.')).toBeUndefined();
});
