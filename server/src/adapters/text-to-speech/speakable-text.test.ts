import { expect, test } from 'vitest';
import { toPhrases } from './speakable-text.ts';

const textsOf = (text: string) => toPhrases(text).map((phrase) => phrase.text);

test('a text is cut into its sentences, and a title does not end one', () => {
	expect(textsOf('I met Mr. Smith at 5 p.m. yesterday. Was he well? Yes!')).toEqual([
		'I met Mr. Smith at 5 p.m. yesterday.',
		'Was he well?',
		'Yes!',
	]);
});

test('a very long sentence is cut at its commas, and loses no word', () => {
	const long = `${'we walked along the river until it was dark, '.repeat(12)}and went home.`;
	const phrases = textsOf(long);
	expect(phrases.length).toBeGreaterThan(2);
	for (const phrase of phrases) expect(phrase.length).toBeLessThanOrEqual(200);
	for (const phrase of phrases.slice(0, -1)) expect(phrase).toMatch(/,$/);
	expect(phrases.join(' ')).toBe(long);
});

test('an endless text without marks is cut between words, and an endless word anywhere', () => {
	const words = 'word '.repeat(100).trim();
	expect(textsOf(words).join(' ')).toBe(words);
	expect(textsOf('a'.repeat(450)).map((phrase) => phrase.length)).toEqual([200, 200, 50]);
});

test('typographic marks and accents become plain, and what a voice cannot speak is dropped', () => {
	expect(textsOf('“It’s a café” – she 😀 said\u0007 你好…')).toEqual(['"It\'s a cafe", she said ...']);
});

test('a text with nothing to speak gives no phrases', () => {
	for (const text of ['', ' \n', '😀', '你好', '?! …', '\u0000\u0007']) expect(toPhrases(text)).toEqual([]);
});

test('the pause is longest after a sentence and shortest inside a clause', () => {
	const [sentence] = toPhrases('Hello.');
	const [clause] = toPhrases('Hello,');
	const [word] = toPhrases('Hello');
	expect(sentence?.pauseAfterMs).toBeGreaterThan(clause?.pauseAfterMs ?? Infinity);
	expect(clause?.pauseAfterMs).toBeGreaterThan(word?.pauseAfterMs ?? Infinity);
});
