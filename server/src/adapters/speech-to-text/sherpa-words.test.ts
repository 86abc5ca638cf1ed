import { expect, test } from 'vitest';
import { toHeardWords } from './sherpa-words.ts';

/** A token every 200 ms, as sure as is told. */
function heard(tokens: string[], probabilities = tokens.map(() => 0.9), startSeconds = 0) {
	return toHeardWords({
		tokens,
		timestamps: tokens.map((_, index) => index * 0.2),
		ys_probs: probabilities.map(Math.log),
		start_time: startSeconds,
	});
}
const textsOf = (tokens: string[]) => heard(tokens).map(({ text }) => text);

test('tokens become words, which begin with a space or at the start', () => {
	expect(textsOf(['TO', 'DAY', ' WE', "'LL", ' GO'])).toEqual(['today', "we'll", 'go']);
});

test('capitals become small letters where there are no others', () => {
	expect(textsOf([' I', ' MET', ' A', ' MAN'])).toEqual(['i', 'met', 'a', 'man']);
	expect(textsOf([' We', ' met', ' An', 'na', '.'])).toEqual(['We', 'met', 'Anna.']);
});

test('a word is as sure as the least sure of its tokens', () => {
	const words = heard([' AF', 'TER', ' ALL'], [0.9, 0.3, 0.8]);
	expect(words.map(({ confidence0to1 }) => confidence0to1.toFixed(2))).toEqual(['0.30', '0.80']);
});

test('times are those of the utterance, in order, and a word ends where the next begins', () => {
	expect(heard([' AF', 'TER', ' ALL'], undefined, 2).map(({ startMs, endMs }) => [startMs, endMs])).toEqual([
		[2000, 2400],
		[2400, 2600],
	]);
});
