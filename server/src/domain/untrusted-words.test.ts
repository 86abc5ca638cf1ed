import { expect, test } from 'vitest';
import { asOneLine, holdsHiddenCharacters, holdsLink, isPlainlyWritten } from './untrusted-words.ts';

test.each([
	'Read more at https://evil.example/x',
	'ftp://files.example',
	'See www.evil.example',
	'Go to evil.com and log in',
	'bit.ly/3xyz has the answer',
	'Write to henry@evil.example',
	'javascript:alert(1)',
	'Click mailto:a',
])('"%s" leads somewhere', (text) => {
	expect(holdsLink(text)).toBe(true);
});

test.each([
	'I went to the market. Me too!',
	'That is 3.5 pounds, e.g. for bread.',
	'We met at 10.30 in the morning.',
	"It's nice. It’s late.",
	'He said: "Tell me more."',
	'Mr. Smith lives in St. Ives, U.S.A.',
	'I work at Amazon and like it',
])('"%s" does not', (text) => {
	expect(isPlainlyWritten(text)).toBe(true);
});

test.each(['a\u0000b', 'red \u001b[31m', 'turned \u202e around', 'line\u2028separator', 'back\bspace'])(
	'hidden characters are found in %j',
	(text) => {
		expect(holdsHiddenCharacters(text)).toBe(true);
	},
);

test('letters of every language and emoji are no hidden characters', () => {
	expect(holdsHiddenCharacters('¿Qué tal? 你好 👩‍👩‍👧 naïve\n\tnext')).toBe(false);
});

test('a line of the output stays one line, whatever an error says', () => {
	expect(asOneLine('wrong\n{"level":30,"msg":"all is well"}\r\n\u001b[2Kgone\u2028more')).toBe(
		'wrong {"level":30,"msg":"all is well"} [2Kgone more',
	);
});
