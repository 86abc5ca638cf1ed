import { expect, test } from 'vitest';
import type { LanguageModelMessage } from '#server/ports/language-model.ts';
import { fittingMessages } from './fitting-messages.ts';

const talk = (length: number) =>
	Array.from({ length }, (_, index): LanguageModelMessage => ({ role: 'user', content: String(index) }));
const upTo = (most: number) => (some: LanguageModelMessage[]) => some.length <= most;
const numbers = (some: LanguageModelMessage[] | undefined) => some?.map(({ content }) => Number(content));

test('a conversation that fits stays whole', () => {
	expect(fittingMessages(talk(5), upTo(5))).toEqual(talk(5));
});

test('the oldest messages behind the first are left out, the same ones for some turns', () => {
	expect(numbers(fittingMessages(talk(13), upTo(12)))).toEqual([0, 9, 10, 11, 12]);
	expect(numbers(fittingMessages(talk(15), upTo(12)))).toEqual([0, 9, 10, 11, 12, 13, 14]);
});

test('what does not fit at all is told', () => {
	expect(fittingMessages(talk(3), upTo(0))).toBeUndefined();
	expect(fittingMessages([], upTo(1))).toBeUndefined();
});
