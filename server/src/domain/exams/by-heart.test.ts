import { expect, test } from 'vitest';
import { createByHeart } from './by-heart.ts';
import { goodAnswers, heard, otherTopicAnswers } from './spoken-answers-for-tests.ts';

const isByHeart = createByHeart([`${goodAnswers[0]}.`, goodAnswers[1]]);

test('a model answer said from memory is known, also with some words misheard', () => {
	expect(isByHeart(heard(goodAnswers[1]), [])).toBe(true);
	expect(isByHeart(heard(goodAnswers[0].replace('married', 'buried').replace('lunch', 'launch')), [])).toBe(
		true,
	);
});

test('an answer of the learner’s own is not, unless it was given before', () => {
	const own = heard(goodAnswers[2]);
	expect(isByHeart(own, [heard(otherTopicAnswers[0])])).toBe(false);
	expect(isByHeart(own, [heard(otherTopicAnswers[0]), own])).toBe(true);
});

test('a few words in common, and a short answer, prove nothing', () => {
	expect(isByHeart(heard(`${goodAnswers[2]} there are five people in my family`), [])).toBe(false);
	expect(isByHeart(heard('there are five people in my family my parents have been married'), [])).toBe(false);
});
