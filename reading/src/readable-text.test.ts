import { expect, test } from 'vitest';
import { readableText } from './readable-text.ts';
import { americanCases, britishCases } from './reading-aloud/read-aloud-cases-for-tests.ts';

/** Without a lexicon a short word of an address is spelled; other scripts are refused. */
const unlikeTheVoice = new Set(['ana.lopez99@mail.es', '你好 friend', 'привет']);

/** The ways to read a text of one word, each as a text. */
function waysOf(word: string): string[] {
	const words = readableText(word);
	expect(words).toHaveLength(1);
	return (words[0]?.ways ?? []).map((way) => way.join(' '));
}

/** How each word of a text is usually read. */
const usual = (text: string) => readableText(text).map(({ ways }) => ways[0]?.join(' '));
const written = (text: string) => readableText(text).map((word) => word.text);

test('words are read as they stand, and keep how they are written', () => {
	const text = 'I’d like a cup of “tea”, please!';
	expect(written(text)).toEqual(['I’d', 'like', 'a', 'cup', 'of', '“tea”,', 'please!']);
	expect(usual(text)).toEqual(["i'd", 'like', 'a', 'cup', 'of', 'tea', 'please']);
});

test.each([
	['7', ['seven']],
	['12', ['twelve']],
	['0', ['zero', 'oh']],
	['1,000,000', ['one million', 'a million', 'one zero zero zero zero zero zero']],
	['3.14', ['three point one four', 'three fourteen']],
	['0.5', ['zero point five', 'oh point five', 'nought point five']],
	['3.05', ['three point zero five', 'three point oh five']],
	['2500', ['two thousand five hundred', 'twenty five hundred']],
	['215', ['two hundred fifteen', 'two fifteen', 'two one five']],
	['55', ['fifty five', 'double five']],
	['1.5m', ['one point five million', 'one point five meters']],
	['007', ['seven', 'zero zero seven', 'oh oh seven']],
])('the number %s is read in full', (word, ways) => {
	expect(waysOf(word)).toEqual(expect.arrayContaining(ways));
});

test('the usual way to read a number comes first', () => {
	expect(usual('1999 1,999 $1999 345 3.50')).toEqual([
		'nineteen ninety nine',
		'one thousand nine hundred ninety nine',
		'one thousand nine hundred ninety nine dollars',
		'three hundred forty five',
		'three point five zero',
	]);
});

test('a number of more than twelve digits is read digit by digit', () => {
	expect(waysOf('1234567890123')).toEqual(
		expect.arrayContaining([
			'one two three four five six seven eight nine zero one two three',
			'one two three four five six seven eight nine oh one two three',
		]),
	);
});

test.each([
	['1999', ['nineteen ninety nine', 'one thousand nine hundred and ninety nine']],
	['2005', ['twenty oh five', 'two thousand five', 'two thousand and five']],
	['2026', ['twenty twenty six', 'two thousand and twenty six']],
	['1066', ['ten sixty six']],
	['1900', ['nineteen hundred']],
	['100', ['one hundred', 'a hundred']],
])('%s is read as a number and as a year', (word, ways) => {
	expect(waysOf(word)).toEqual(expect.arrayContaining(ways));
});

test.each([
	['1990s', ['nineteen nineties']],
	['’80s', ['eighties']],
	['1st', ['first']],
	['22nd', ['twenty second']],
	['103rd', ['one hundred third']],
	['7:00', ["seven o'clock", 'seven']],
	['7:05', ['seven oh five', 'five past seven', 'five minutes past seven']],
	['3:30', ['three thirty', 'half past three']],
	['7:15', ['seven fifteen', 'quarter past seven', 'a quarter past seven']],
	['8:45', ['eight forty five', 'quarter to nine', 'a quarter to nine']],
	['12:50', ['twelve fifty', 'ten to one']],
	['16:20', ['sixteen twenty', 'twenty past four']],
	['½', ['half', 'a half', 'one half']],
	['1/2', ['half', 'a half', 'one half']],
	['1½', ['one and a half']],
	['3/4', ['three quarters', 'three fourths']],
	['2/3', ['two thirds']],
	['30°C', ['thirty degrees celsius', 'thirty degrees']],
	['20°.', ['twenty degrees']],
	['10:30', ['ten thirty']],
	['7:30pm', ['seven thirty p m']],
	['8am', ['eight a m']],
	['$1', ['one dollar']],
	['$20', ['twenty dollars']],
	['£1.50', ['one pound fifty', 'one pound fifty pence', 'one pound and fifty pence', 'one fifty']],
	['5€', ['five euros']],
	['50%', ['fifty percent']],
	['5km', ['five kilometers']],
	['3.5%.', ['three point five percent']],
	['A4', ['a four']],
	['MP3', ['m p three']],
	['B2B', ['b two b']],
	['covid-19', ['covid nineteen', 'covid one nine']],
	['555-1234', ['five five five one two three four']],
])('%s is read as people say it', (word, ways) => {
	expect(waysOf(word)).toEqual(expect.arrayContaining(ways));
	for (const way of waysOf(word)) expect(way).toMatch(/^[a-z' ]+$/);
});

/** Whether a text may be read so: the words of a way of each word, one after the other. */
function mayBeRead(text: string, spoken: string): boolean {
	const starts = (rest: string, [word, ...others]: ReturnType<typeof readableText>): boolean => {
		if (!word) return rest === '';
		return word.ways.some((way) => {
			const said = way.join(' ');
			const isNext = rest === said || rest.startsWith(`${said} `);
			return isNext && starts(rest.slice(said.length).trimStart(), others);
		});
	};
	return starts(spoken, readableText(text));
}

const readByVoice = [...britishCases, ...americanCases].filter(
	([text, read]) => read !== '' && !unlikeTheVoice.has(text),
);
test.each(readByVoice)('who reads %s as the voice does reads it right: %s', (text, read) => {
	const plain = read.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('litre', 'liter');
	expect(mayBeRead(text, plain)).toBe(true);
});

test.each([
	['on 5 May', 'on the fifth of may'],
	['on 5 May', 'on five may'],
	['$3.5 million', 'three point five million dollars'],
	['World War II', 'world war two'],
	['COVID-19', 'covid nineteen'],
	['120 km/h', 'one hundred and twenty kilometres per hour'],
	['120 km/h', 'one hundred twenty kilometers h'],
	['10–15 people', 'ten to fifteen people'],
	['2+2=4', 'two plus two equals four'],
	['at 7 pm', 'at seven p m'],
	['9/11', 'nine eleven'],
	['call 07700 900553', 'call oh double seven double oh nine double oh double five three'],
])('%s may be read: %s', (text, spoken) => {
	expect(mayBeRead(text, spoken)).toBe(true);
});

test('words that are read together are one word, as it is written', () => {
	expect(written('He drove at 120 km/h, he/she said.')).toEqual([
		...['He', 'drove', 'at', '120', 'km/h,', 'he/she', 'said.'],
	]);
});

test('abbreviations are read in full, with their point or without it', () => {
	expect(usual('Dr. Ruiz & Prof Li live on Baker St., e.g. at 7 a.m., (i.e. early).')).toEqual([
		...['doctor', 'ruiz', 'and', 'professor', 'li', 'live', 'on', 'baker', 'street', 'for example'],
		...['at', 'seven', 'a m', 'that is', 'early'],
	]);
	expect(waysOf('St.')).toEqual(['street', 'saint']);
});

test('capitals are read as letters, and as a word where they may be one', () => {
	expect(waysOf('BBC')).toEqual(['b b c']);
	expect(waysOf('U.S.')).toEqual(['u s']);
	expect(waysOf('NASA')).toEqual(['nasa', 'n a s a']);
	expect(waysOf('TVs')).toEqual(["t v's"]);
	expect(waysOf('UK’s')).toEqual(["uk's", "u k's"]);
	expect(usual('I LOVE THIS')).toEqual(['i', 'love', 'this']);
});

test('words with a hyphen, a dash or a slash between them are words of their own', () => {
	expect(usual('My well-known mother‑in‑law – and/or father — came.')).toEqual(
		'my well known mother in law and or father came'.split(' '),
	);
});

test('every kind of apostrophe and quotation mark is understood', () => {
	expect(usual('I\'m I’m Iʼm I´m I`m ‘tea’ "tea" «tea» dogs\'')).toEqual(
		"i'm i'm i'm i'm i'm tea tea tea dogs".split(' '),
	);
});

test('emoji and signs are not read', () => {
	expect(written('Hello 👋🏽 there 😀, 🇬🇧 ™ © * # friend❤️!')).toEqual(['Hello', 'there', 'friend❤️!']);
	expect(usual('Good👍night')).toEqual(['good night']);
});

test('accents are read without them, and shown with them', () => {
	expect(readableText('a naïve café')).toEqual([
		{ text: 'a', ways: [['a']] },
		{ text: 'naïve', ways: [['naive']] },
		{ text: 'café', ways: [['cafe']] },
	]);
});

test.each(['Привет, как дела?', '你好', 'Γειά σου', 'hello мир', 'مرحبا', 'дом', 'ｺﾝﾆﾁﾊ'])(
	'another alphabet is refused: %s',
	(text) => {
		expect(() => readableText(text)).toThrow(
			expect.objectContaining({ name: 'ReadingRefusal', message: expect.stringMatching(/from A to Z/) }),
		);
	},
);

test.each(['', '   ', '...', '😀 😀', '?!', '— —', "'"])(
	'a text with nothing to read is refused: %j',
	(text) => {
		expect(() => readableText(text)).toThrow(
			expect.objectContaining({
				name: 'ReadingRefusal',
				message: expect.stringMatching(/nothing to read/),
			}),
		);
	},
);

test('names of the language that the code is written in are words like others', () => {
	expect(usual('constructor toString __proto__ valueOf')).toEqual([
		'constructor',
		'tostring',
		'proto',
		'valueof',
	]);
});

test('a sentence of sixty words has sixty', () => {
	expect(readableText(Array.from({ length: 60 }, (_, index) => `word${index}`).join(' '))).toHaveLength(60);
});
