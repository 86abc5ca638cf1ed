import { expect, test } from 'vitest';
import { clauseMeaning, isOwn } from './spoken-time.ts';
import { createPhraseFinder, spokenWords } from './spoken-words.ts';

/** What is said about a word in a text. */
function about(word: string, content: string) {
	const words = spokenWords({ content });
	const [place] = createPhraseFinder([word])(words);
	if (!place) throw new Error(`There is no ${word}.`);
	return clauseMeaning(words, place.index, place.index + place.length);
}

test.each([
	['park', 'i went to the park', 'past'],
	['park', 'i am going to go to the park', 'future'],
	['park', "tomorrow i'll go to the park", 'future'],
	['park', 'i would like to go to the park', 'future'],
	['park', 'i want to go to the park', 'future'],
	['park', 'i often go to the park', 'present'],
	['park', 'yesterday i go to the park', 'past'],
	['park', "i've been to the park", 'past'],
	['dog', 'i went home because my dog is ill', 'present'],
	['film', 'i am tired i watched a film', 'past'],
	['pizza', 'pizza', undefined],
])('"%s" in "%s" is %s', (word, content, tense) => {
	expect(about(word, content).tense).toBe(tense);
});

test.each([
	['work', "i didn't go to work", true],
	['pet', "i don't have any pets", true],
	['london', 'i have never been to london', true],
	['work', 'i went to work but i did not eat', false],
	['music', 'i like not only music', false],
	['film', 'no i watched a film', false],
	['good', 'it was not so good', true],
])('whether "%s" in "%s" is denied is %s', (word, content, negated) => {
	expect(about(word, content).negated).toBe(negated);
});

test.each([
	['canada', 'my brother lives in canada', true],
	['dance', 'they like to dance', true],
	['canada', 'i live in canada', false],
	['brother', 'and my brother is tall', false],
])('whether "%s" in "%s" is about others is %s', (word, content, ofOthers) => {
	expect(about(word, content).ofOthers).toBe(ofOthers);
});

test.each([
	['my old dog is ill', 'dog', true],
	['i have two dogs', 'dog', true],
	['i saw a dog', 'dog', false],
])('whether somebody speaks of their own in "%s"', (content, noun, own) => {
	const words = spokenWords({ content });
	expect(isOwn(words, createPhraseFinder([noun])(words)[0]?.index ?? 0)).toBe(own);
});

test('words in doubt are not found', () => {
	const words = ['my', 'dog'].map((text, index) => ({
		text,
		startMs: index * 300,
		endMs: index * 300 + 200,
		confidence0to1: 0.5,
		unsure: text === 'dog',
	}));
	expect(createPhraseFinder(['dog'])(spokenWords({ content: 'my dog', words }))).toEqual([]);
});
