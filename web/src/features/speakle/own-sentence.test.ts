import { expect, test } from 'vitest';
import { textProblem } from './own-sentence.tsx';

test.each([
	['', 'missing'],
	['مرحبا I like tea', 'notEnglish'],
	['你好', 'notEnglish'],
	['a '.repeat(60), 'tooManyWords'],
	['a'.repeat(2_000), 'tooLong'],
])('“%s” is not taken: %s', (text, problem) => {
	expect(textProblem(text)).toBe(problem);
});

test('names with letters of other languages are taken', () => {
	expect(textProblem('My teacher is Mrs Øster.')).toBeUndefined();
});
