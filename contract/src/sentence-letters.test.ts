import { expect, test } from 'vitest';
import { hasEnglishLetters, plainLetters } from './sentence-letters.ts';

test.each([
	['a well-kno\u00adwn pla\u200dce', 'a well-known place'],
	['José Øster, Łódź, Weiß, Æon', 'Jose Oster, Lodz, Weiss, AEon'],
	['don’t, don´t, don`t', "don't, don't, don't"],
	['1½ hours', '1 1⁄2 hours'],
	['tea ☕ please', 'tea   please'],
])('%s is read as %s', (text, plain) => {
	expect(plainLetters(text)).toBe(plain);
	expect(hasEnglishLetters(text)).toBe(true);
});

test.each(['Привет', '你好', 'hello мир', 'مرحبا I like tea'])('%s is not in English letters', (text) => {
	expect(hasEnglishLetters(text)).toBe(false);
});
