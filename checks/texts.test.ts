import { expect, test } from 'vitest';
import { catalogueOf } from '../web/catalogues.ts';
import { hardCodedTexts, hasWords, namedKeys } from '../web/texts-in-code.ts';

const english = catalogueOf('en');
const spanish = catalogueOf('es');

type Messages = { [key: string]: string | Messages };

function entries(messages: Messages, path = ''): [string, string][] {
	return Object.entries(messages).flatMap(([key, message]) =>
		typeof message === 'string'
			? [[`${path}${key}`, message] as [string, string]]
			: entries(message, `${path}${key}.`),
	);
}

/** Messages that name forms of English, which stay English. */
const practised = /^talkReport\.patterns\.name\./;

/** What is the same in both languages: names, units, and words that Spanish shares. */
const shared = new Set([
	'Talk to Henry',
	'Henry',
	'Speakle',
	'Aptis Part One',
	'Ideas',
	'X (Twitter)',
	'LinkedIn',
	'Normal',
	'{{decibels}} dB',
]);

test('every message is translated', () => {
	const translated = Object.fromEntries(entries(spanish));
	const hasWordsOfItsOwn = (text: string) => hasWords(text.replace(/\{\{\w+\}\}/g, ''));
	const same = entries(english)
		.filter(([path, text]) => translated[path] === text && hasWordsOfItsOwn(text))
		.filter(([path, text]) => !shared.has(text) && !practised.test(path));
	expect(same).toEqual([]);
});

test('every message is used', () => {
	const { exact, patterns } = namedKeys();
	const unused = entries(english)
		.map(([path]) => {
			const [area = '', ...rest] = path.split('.');
			return { area, key: rest.join('.').replace(/_(zero|one|two|few|many|other)$/, '') };
		})
		.filter(({ area, key }) => {
			const names = [key, `${area}:${key}`];
			return !names.some((name) => exact.has(name) || patterns.some((pattern) => pattern.test(name)));
		})
		.map(({ area, key }) => `${area}:${key}`);
	expect(unused).toEqual([]);
});

test('no text that a learner reads stands in the code', () => {
	expect(hardCodedTexts()).toEqual([]);
});
