import { expect, test } from 'vitest';
import { isComplaint } from './complaints.ts';

test.each([
	['the shower in my room is broken since yesterday', true],
	['Hello, the toilet in my room does not work since yesterday.', true],
	['sorry but the heating of the flat is not working any more', true],
	['my computer stopped working', true],
	['the shower is broken because he hit me', false],
	['somebody came into my shower yesterday', false],
	['my heart does not work well', false],
	['my body is broken', false],
])('"%s" is a complaint about a thing alone: %s', (text, isOne) => {
	expect(isComplaint(text)).toBe(isOne);
});
