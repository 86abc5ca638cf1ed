import { expect, test } from 'vitest';
import { restAfterMs, sentencesOf, wholeSentencesOf } from './sentences.ts';

test.each([
	['Hello! How are you?', ['Hello!', 'How are you?']],
	['That sounds great, well done.', ['That sounds great, well done.']],
	[
		'That sounds like a lovely day, and I would like to hear more. What did you eat?',
		['That sounds like a lovely day,', 'and I would like to hear more.', 'What did you eat?'],
	],
	[
		'I can see why you like it because the people there are so kind.',
		['I can see why you like it', 'because the people there are so kind.'],
	],
	[
		'Oh, you went to the sea with all of your friends, lovely.',
		['Oh, you went to the sea with all of your friends, lovely.'],
	],
	[
		'Tell me about the best holiday you have ever had.',
		['Tell me about the best holiday you have ever had.'],
	],
	[
		'Yes. When you were little, what did you want to be?',
		['Yes.', 'When you were little,', 'what did you want to be?'],
	],
	[
		'That is so true. When you were little, what did you want to be?',
		['That is so true.', 'When you were little, what did you want to be?'],
	],
	['', []],
])('%s is spoken in parts', (text, parts) => {
	expect(sentencesOf(text)).toEqual(parts);
});

test('the parts of a beginning are those of the whole, so that what is being said stays', () => {
	const text =
		'Well, I think that your plan for the summer is good, because you will learn a lot. When do you leave, and how?';
	const all = sentencesOf(text);
	for (let length = 1; length <= text.length; length++) {
		const known = sentencesOf(text.slice(0, length)).slice(0, -1);
		expect(all.slice(0, known.length)).toEqual(known);
	}
});

test('a sentence that is being written is whole when something follows it, or a space says so', () => {
	expect(wholeSentencesOf('Hello there!')).toEqual([]);
	expect(wholeSentencesOf('Hello there! ')).toEqual(['Hello there!']);
	expect(wholeSentencesOf('Hello there! How are ')).toEqual(['Hello there!']);
});

test('a speaker rests longest after a sentence', () => {
	expect(restAfterMs('Hello.')).toBeGreaterThan(restAfterMs('Hello,'));
	expect(restAfterMs('Hello,')).toBeGreaterThan(restAfterMs('Hello'));
});
