import { expect, test } from 'vitest';
import { wordErrorRate } from './word-error-rate.ts';

test.each([
	['I like tea', 'i like tea', 0],
	['I like tea', 'i like the tea', 1 / 3],
	['I like tea', 'i tea', 1 / 3],
	['I like tea', 'you like coffee', 2 / 3],
	['I like tea', '', 1],
	['tea', 'i like the tea', 3],
])('"%s" heard as "%s" has a word error rate of %f', (reference, hypothesis, rate) => {
	expect(wordErrorRate(reference, hypothesis)).toBeCloseTo(rate);
});
