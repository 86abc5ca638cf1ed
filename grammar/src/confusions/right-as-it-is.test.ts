import { expect, test } from 'vitest';
import { createWinkTagger } from '#grammar/wink-tagger.ts';
import type { ConfusionKind } from './candidates.ts';
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

function staysAsItIs(text: string, kind: ConfusionKind, word: string, put: string): boolean {
	const words = tag(text);
	const from = words.findLastIndex(({ lower }) => lower === word);
	return isRightAsItIs(words, { kind, from, to: from + 1, words: [put] });
}

test.each([
	["my mum's always telling me off", 'verb-form', 'telling', 'told'],
	['they were showing us the house', 'verb-form', 'showing', 'shown'],
	['neither of my sisters eats meat', 'agreement', 'eats', 'eat'],
	['none of them were there', 'agreement', 'were', 'was'],
	['all the houses in my street are white', 'agreement', 'are', 'is'],
	["i'm quite good at languages", 'noun-number', 'languages', 'language'],
	['it was lovely in the evenings', 'noun-number', 'evenings', 'evening'],
	['she goes to church on sundays', 'noun-number', 'sundays', 'sunday'],
	['neither of my brothers drives', 'noun-number', 'brothers', 'brother'],
	['there were no rooms', 'noun-number', 'rooms', 'room'],
	['it needs a lot of repairs', 'noun-number', 'repairs', 'repair'],
	['she never spent a day in hospital', 'missing-article', 'hospital', 'the'],
	['i slept during most of the film', 'other-preposition', 'during', 'for'],
	['last weekend my parents came', 'missing-preposition', 'my', 'with'],
	['if you come tell me', 'missing-to', 'tell', 'to'],
	['i helped carry the boxes', 'missing-to', 'carry', 'to'],
	["she's out late", 'adverb', 'late', 'lately'],
] as const)('"%s" stays as it is (%s, %s)', (text, kind, word, put) => {
	expect(staysAsItIs(text, kind, word, put)).toBe(true);
});

test.each([
	['i am telling by my boss', 'verb-form', 'telling', 'told'],
	['my sister eat meat', 'agreement', 'eat', 'eats'],
	['the house in my street are white', 'agreement', 'are', 'is'],
	['i have a good friends', 'noun-number', 'friends', 'friend'],
	['there are a lot of room', 'noun-number', 'room', 'rooms'],
	['she works in hospitals and office', 'missing-article', 'office', 'the'],
	['we talked during two hours', 'other-preposition', 'during', 'for'],
	['we talked during hours', 'other-preposition', 'during', 'for'],
	['i want tell you something', 'missing-to', 'tell', 'to'],
	['he speaks slow', 'adverb', 'slow', 'slowly'],
] as const)('"%s" may be put right (%s, %s)', (text, kind, word, put) => {
	expect(staysAsItIs(text, kind, word, put)).toBe(false);
});
