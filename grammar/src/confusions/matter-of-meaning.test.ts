import { expect, test } from 'vitest';
import { createWinkTagger } from '#grammar/wink-tagger.ts';
import type { ConfusionKind } from './candidates.ts';
import { isMatterOfMeaning } from './matter-of-meaning.ts';

const tag = createWinkTagger();

function isMeant(text: string, kind: ConfusionKind, word: string, put: string): boolean {
	const words = tag(text);
	const from = words.findIndex(({ lower }) => lower === word);
	return isMatterOfMeaning(words, { kind, from, to: from + 1, words: [put] });
}

test.each([
	['we watched the games', 'noun-number', 'games', 'game'],
	['it happened in two world wars', 'noun-number', 'wars', 'war'],
	['the cheers that greeted us were loud', 'agreement', 'were', 'was'],
	['he cheats very effectively', 'adverb', 'effectively', 'effective'],
] as const)('"%s": %s is a matter of meaning', (text, kind, word, put) => {
	expect(isMeant(text, kind, word, put)).toBe(true);
});

test.each([
	['do you have a pets', 'noun-number', 'pets', 'pet'],
	['i have two big dog', 'noun-number', 'dog', 'dogs'],
	['and we says that', 'agreement', 'says', 'say'],
	['he speaks slow', 'adverb', 'slow', 'slowly'],
	['i can going home', 'verb-form', 'going', 'go'],
] as const)('"%s": %s is not', (text, kind, word, put) => {
	expect(isMeant(text, kind, word, put)).toBe(false);
});
