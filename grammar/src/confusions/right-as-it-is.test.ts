import { expect, test } from 'vitest';
import { createWinkTagger } from '#grammar/wink-tagger.ts';
import { isRightAsItIs } from './right-as-it-is.ts';

const tag = createWinkTagger();

function isRight(text: string, preposition: string, put: string): boolean {
	const words = tag(text);
	const from = words.findLastIndex(({ lower }) => lower === preposition);
	return isRightAsItIs(words, { kind: 'other-preposition', from, to: from + 1, words: [put] });
}

test.each([
	['can we agree on that', 'on', 'with'],
	['she apologised to her boss', 'to', 'for'],
	['we talked about films', 'about', 'to'],
])('"%s": %s is right', (text, preposition, put) => {
	expect(isRight(text, preposition, put)).toBe(true);
});

test.each([
	['i think in my family', 'in', 'about'],
	['i depend of my parents', 'of', 'on'],
	['we are agree to you', 'to', 'with'],
])('"%s": %s is not', (text, preposition, put) => {
	expect(isRight(text, preposition, put)).toBe(false);
});
