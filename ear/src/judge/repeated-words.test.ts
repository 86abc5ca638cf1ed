import { expect, test } from 'vitest';
import { repeatedWords } from './repeated-words.ts';

/** Phones a to f beside silence; those not heard in a frame are unlikely. */
const letters = 'sabcdef';
const targets = 2 * letters.length;
const phonesOf = (word: string) => [...word].map((letter) => letters.indexOf(letter));
const words = ['abab', 'cdcd', 'ef'].map((word) => [phonesOf(word)]);

/** What of the text "abab cdcd ef" is said once more, where this is said before a word, a letter a frame. */
function repeated(spoken: string, beforeWord: number) {
	const posteriors = new Float32Array(spoken.length * targets).fill(-9);
	for (const [frame, letter] of [...spoken].entries()) {
		const phone = letters.indexOf(letter);
		for (const target of [2 * phone, 2 * phone + 1]) posteriors[frame * targets + target] = -0.1;
	}
	return repeatedWords({ startFrame: 0, endFrame: spoken.length, beforeWord }, words, posteriors, targets);
}

test.each([
	['a word that was said before', 'sccddcdds', 2, { from: 1, to: 2 }],
	['a sentence begun anew, after its first words', 'aabbabcdcd', 2, { from: 0, to: 2 }],
	['a sentence begun anew, before them', 'aabbaabbccddcds', 0, { from: 0, to: 2 }],
	['one whose last word broke off', 'aabbaabbccdd', 0, { from: 0, to: 2 }],
	['other words', 'ffaafee', 1, undefined],
	['words of another place', 'aabbaabb', 3, undefined],
])('%s', (_, spoken, beforeWord, range) => {
	expect(repeated(spoken, beforeWord)).toEqual(range);
});
