import { expect, test } from 'vitest';
import { answerKind } from './acknowledgement.ts';
import { createPhraseFinder, spokenWords } from './spoken-words.ts';

const news = {
	good: createPhraseFinder(['happy', 'good', 'great', 'fun']),
	bad: createPhraseFinder(['bad', 'tired', 'nervous']),
	neutral: createPhraseFinder(['good at']),
};

test.each([
	['i have never been so happy in my life', 'good'],
	['it was never so much fun before', 'good'],
	['i am not happy in this flat', 'bad'],
	['it was not so good this week', 'bad'],
	['i was so tired last night', 'bad'],
	['i was not nervous at all today', 'plain'],
	['i have never been good at maths', 'plain'],
	['it was great but i was tired', 'plain'],
])('"%s" sounds: %s', (content, kind) => {
	expect(answerKind(spokenWords({ content }), news)).toBe(kind);
});
